"""The QR code that a phone's camera reads, as one SVG path that the browser draws in its own colours."""

from dataclasses import dataclass


@dataclass(frozen=True)
class QrCode:
    """`size` in modules, the quiet margin included; `path` in the units of that size."""

    size: int
    path: str


MARGIN = 4  # modules: without it cameras miss the square


def draw(text: str) -> QrCode:
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    path = "".join(
        f"M{x + MARGIN} {y + MARGIN}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark
    )
    return QrCode(len(rows) + 2 * MARGIN, path)

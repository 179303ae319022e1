"""The square that a phone's camera reads, as one path that the browser draws in its own colours."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Square:
    """`size` in modules, the quiet margin included; `path` in the units of that size."""

    size: int
    path: str


MARGIN = 4  # modules: without it cameras miss the square


def draw(text: str) -> Square:
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    path = "".join(
        f"M{x + MARGIN} {y + MARGIN}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark
    )
    return Square(len(rows) + 2 * MARGIN, path)

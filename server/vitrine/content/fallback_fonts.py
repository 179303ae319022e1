"""What stands for a family until its files are there: fonts that visitors have, brought to its widths and heights.

How wide and high is measured on the demo's texts (fallback_sizes.py). Called by font_pairs.py, for the sheet of each
family of the pairs, and by export.py, for that of the four families.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from vitrine.content.fallback_sizes import ARABIC_SIZES, HEIGHTS, SIZES
from vitrine.content.fonts import NASKH, STAND_INS, Font, Kind, Names

# What the visitor's own font stands for: Latin letters and signs. Those of other scripts come from other files.
_LATIN = "U+0000-036F, U+1E00-1EFF, U+2000-2BFF"
_ARABIC = (
    "U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, "
    "U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC"
)


@dataclass(frozen=True)
class Nearby:
    """A font that visitors have, under the names by which browsers find it."""

    regular: Names
    bold: Names


DEJAVU_SERIF = Nearby(("DejaVu Serif", "DejaVuSerif"), ("DejaVu Serif Bold", "DejaVuSerif-Bold"))
DEJAVU_SANS = Nearby(("DejaVu Sans", "DejaVuSans"), ("DejaVu Sans Bold", "DejaVuSans-Bold"))
DEJAVU_MONO = Nearby(
    ("Droid Sans Mono", "DroidSansMono", "DejaVu Sans Mono", "DejaVuSansMono"),
    ("DejaVu Sans Mono Bold", "DejaVuSansMono-Bold"),
)
# Of the same widths: what Windows, macOS and iOS have, and its twins.
TIMES = Nearby(
    ("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif", "Tinos"),
    ("Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "LiberationSerif-Bold", "Tinos Bold"),
)
ARIAL = Nearby(
    ("Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo"),
    ("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold"),
)
COURIER = Nearby(
    ("Courier New", "CourierNewPSMT", "Liberation Mono", "LiberationMono", "Cousine"),
    ("Courier New Bold", "CourierNewPS-BoldMT", "Liberation Mono Bold", "LiberationMono-Bold", "Cousine Bold"),
)
NOTO_SERIF = Nearby(
    ("Noto Serif", "Noto Serif Regular", "NotoSerif", "NotoSerif-Regular"), ("Noto Serif Bold", "NotoSerif-Bold")
)
ROBOTO = Nearby(("Roboto", "Roboto Regular", "Roboto-Regular"), ("Roboto Bold", "Roboto-Bold"))
NOTO_NASKH = Nearby(NASKH.regular, NASKH.bold)

# Of rules for one family the last whose font is there counts: a bare Linux, a desk, a phone.
NEARBY: dict[Kind, tuple[Nearby, ...]] = {
    "serif": (DEJAVU_SERIF, TIMES, NOTO_SERIF),
    "sans-serif": (DEJAVU_SANS, ARIAL, ROBOTO),
    "monospace": (DEJAVU_MONO, COURIER),
}
NEARBY_ARABIC = (DEJAVU_SANS, NOTO_NASKH)


def _number(value: float) -> str:
    return f"{round(value, 1):g}%"


def _fitted(name: str, nearby: Names, weight: int, size: float, package: str | None, letters: str) -> str:
    sources = ", ".join(f'local("{known}")' for known in nearby)
    heights = ""
    # A line is as high as its space, which is the Latin face's: Arabic is fitted by width alone.
    if package is not None:
        properties = ("ascent-override", "descent-override", "line-gap-override")
        heights = "".join(
            f"  {name}: {_number(value / size * 100)};\n"
            for name, value in zip(properties, HEIGHTS[package], strict=True)
        )
    unicode_range = f"  unicode-range: {letters};\n" if letters else ""
    return (
        f'@font-face {{\n  font-family: "{name}";\n  font-weight: {weight};\n  src: {sources};\n'
        f"  size-adjust: {_number(size)};\n{heights}{unicode_range}}}\n"
    )


def latin_faces(name: str, package: str, kind: Kind, own: Names = (), letters: str = _LATIN) -> Iterator[str]:
    """`own`: what the family itself is called, which stands for nothing."""
    for nearby in NEARBY[kind]:
        if nearby.regular[0] in own:
            continue
        regular, bold, regular_capitals, bold_capitals = SIZES[package][nearby.regular[0]]
        yield _fitted(f"{name} Meanwhile", nearby.regular, 400, regular, package, letters)
        yield _fitted(f"{name} Meanwhile", nearby.bold, 700, bold, package, letters)
        if kind == "monospace":
            continue  # capitals are as wide as the rest
        yield _fitted(f"{name} Meanwhile Capitals", nearby.regular, 400, regular_capitals, package, letters)
        yield _fitted(f"{name} Meanwhile Capitals", nearby.bold, 700, bold_capitals, package, letters)


def arabic_faces(name: str, font: Font) -> Iterator[str]:
    for nearby in NEARBY_ARABIC:
        if nearby.regular[0] in font.regular:
            continue
        regular, bold = ARABIC_SIZES[font.package][nearby.regular[0]]
        yield _fitted(f"{name} Meanwhile", nearby.regular, 400, regular, None, _ARABIC)
        yield _fitted(f"{name} Meanwhile", nearby.bold, 700, bold, None, _ARABIC)


def fallback_css() -> str:
    """What stands for the four families, and for the Arabic letters that every page has."""
    faces: dict[str, None] = {}  # two families may share their Arabic
    for one in STAND_INS.values():
        latin = latin_faces(one.name, one.latin.package, one.kind, one.latin.regular, letters="")
        faces |= dict.fromkeys((*latin, *arabic_faces(one.arabic_name, one.arabic)))
    return "/* Written by `make gen` from server/vitrine/content. Do not edit. */\n\n" + "\n".join(faces)

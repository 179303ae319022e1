"""The font files that stand in for the four families where a visitor's machine has them not, by script.

Every page carries the sheet of Latin and Arabic; the others' is linked where a text has such letters (rendering/).
CJK and the rest are left to the visitor's own fonts: those files would weigh more than the page.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from vitrine.content.styles import FontFamily

# What each file holds: the files are cut so (@fontsource).
SUBSETS: dict[str, str] = {
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, "
    "U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    "latin-ext": "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, "
    "U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    "arabic": "U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, "
    "U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC",
    "vietnamese": "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, "
    "U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB",
    "greek": "U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF",
    "greek-ext": "U+1F00-1FFF",
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
    "cyrillic-ext": "U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F",
    "hebrew": "U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F",
}
EVERYWHERE = ("latin", "latin-ext", "arabic")
BY_SCRIPT = tuple(subset for subset in SUBSETS if subset not in EVERYWHERE)

Names = tuple[str, ...]
Kind = Literal["serif", "sans-serif", "monospace"]


@dataclass(frozen=True)
class Font:
    """A font that many machines have, and the package whose files are as wide."""

    package: str
    regular: Names
    bold: Names


TIMES = Font("tinos", ("Times New Roman", "TimesNewRomanPSMT"), ("Times New Roman Bold", "TimesNewRomanPS-BoldMT"))
ARIAL = Font("arimo", ("Arial", "ArialMT"), ("Arial Bold", "Arial-BoldMT"))
COURIER = Font("cousine", ("Courier New", "CourierNewPSMT"), ("Courier New Bold", "CourierNewPS-BoldMT"))
GEORGIA = Font("gelasio", ("Georgia",), ("Georgia Bold", "Georgia-Bold"))
# Gelasio has no Greek and no Cyrillic, which Georgia has; Hebrew is in neither.
GEORGIA_WIDER = Font(TIMES.package, GEORGIA.regular, GEORGIA.bold)
# Arabic letters have two faces: Times and Georgia are written with a book's pen, Arial and Courier without.
NASKH = Font(
    "noto-naskh-arabic",
    ("Noto Naskh Arabic", "NotoNaskhArabic", "NotoNaskhArabic-Regular"),
    ("Noto Naskh Arabic Bold", "NotoNaskhArabic-Bold"),
)
PLEX_ARABIC = Font(
    "ibm-plex-sans-arabic",
    ("IBM Plex Sans Arabic", "IBMPlexSansArabic", "IBMPlexSansArabic-Regular"),
    ("IBM Plex Sans Arabic Bold", "IBMPlexSansArabic-Bold"),
)


@dataclass(frozen=True)
class StandIn:
    """What a family is called in our sheets, and what it is drawn with."""

    name: str
    kind: Kind
    latin: Font
    arabic: Font
    arabic_name: str
    greek_and_cyrillic: Font
    hebrew: Font

    def font(self, subset: str) -> Font:
        if subset == "arabic":
            return self.arabic
        if subset == "hebrew":
            return self.hebrew
        return self.greek_and_cyrillic if subset.startswith(("greek", "cyrillic")) else self.latin


SERIF, SANS = "Vitrine Arabic Serif", "Vitrine Arabic Sans"
STAND_INS: dict[FontFamily, StandIn] = {
    "Times New Roman": StandIn("Vitrine Times", "serif", TIMES, NASKH, SERIF, TIMES, TIMES),
    "Arial": StandIn("Vitrine Arial", "sans-serif", ARIAL, PLEX_ARABIC, SANS, ARIAL, ARIAL),
    "Courier New": StandIn("Vitrine Courier", "monospace", COURIER, PLEX_ARABIC, SANS, COURIER, COURIER),
    "Georgia": StandIn("Vitrine Georgia", "serif", GEORGIA, NASKH, SERIF, GEORGIA_WIDER, TIMES),
}


def font_packages() -> dict[str, dict[str, str]]:
    """For the page: whose file shows a family's letters of a subset."""
    return {family: {subset: one.font(subset).package for subset in SUBSETS} for family, one in STAND_INS.items()}


def face_rule(name: str, font: Font, subset: str, weight: int, *, root: str = "../..") -> str:
    """`root`: from the sheet to the folder of the packages."""
    file = f"{root}/node_modules/@fontsource/{font.package}/files/{font.package}-{subset}-{weight}-normal.woff2"
    sources = [f'local("{known}")' for known in (font.regular if weight == 400 else font.bold)]
    sources.append(f'url("{file}") format("woff2")')
    named = ",\n    ".join(sources)
    return (
        f'@font-face {{\n  font-family: "{name}";\n  font-weight: {weight};\n  font-display: optional;\n'
        f"  src:\n    {named};\n  unicode-range:\n    {SUBSETS[subset]};\n}}\n"
    )


def _faces(subsets: tuple[str, ...]) -> Iterator[str]:
    for one in STAND_INS.values():
        for subset in subsets:
            for weight in (400, 700):
                name = one.arabic_name if subset == "arabic" else one.name
                yield face_rule(name, one.font(subset), subset, weight)


def faces_css(subsets: tuple[str, ...]) -> str:
    """'optional': ours is shown if it is there before the first paint, else at the next visit."""
    return "/* Written by `make gen` from server/vitrine/content. Do not edit. */\n\n" + "\n".join(
        dict.fromkeys(_faces(subsets))  # two families may share their Arabic
    )

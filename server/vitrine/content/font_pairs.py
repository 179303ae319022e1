"""Font pairs: a family for titles and one for texts, which an owner chooses for his whole site at once. Three of them
are for free sites too.

Each family has a sheet of its own, linked where a page wears it (public/rendering/assets.py). It brings the Arabic
letters that suit it; other scripts are those of one of the four families (fonts.py). Until its files are there, the
visitor's own fonts stand for it (fallback_fonts.py).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from vitrine.content.fallback_fonts import arabic_faces, latin_faces
from vitrine.content.fonts import (
    NASKH,
    PLEX_ARABIC,
    SANS,
    SERIF,
    STAND_INS,
    SUBSETS,
    Font,
    Kind,
    face_rule,
)
from vitrine.content.styles import FontFamily, Role

PairFamily = Literal[
    "Playfair Display",
    "EB Garamond",
    "Lora",
    "Fraunces",
    "Source Sans 3",
    "Work Sans",
    "Space Grotesk",
    "IBM Plex Mono",
]
FontPair = Literal["vernissage", "salon", "lettres", "recit", "revue", "atelier", "manifeste", "code"]
OWN_SUBSETS = ("latin", "latin-ext", "vietnamese")

# Whose letters stand for those of scripts that the families have not, and what stands last.
BEYOND: dict[Kind, FontFamily] = {"serif": "Times New Roman", "sans-serif": "Arial", "monospace": "Courier New"}


@dataclass(frozen=True)
class Arabic:
    """Arabic letters: the files, and their name in our sheets."""

    font: Font
    name: str


BOOK = Arabic(NASKH, SERIF)
PLAIN = Arabic(PLEX_ARABIC, SANS)
EL_MESSIRI = Arabic(Font("el-messiri", (), ()), "Vitrine El Messiri")
MARKAZI = Arabic(Font("markazi-text", (), ()), "Vitrine Markazi")
CAIRO = Arabic(Font("cairo", (), ()), "Vitrine Cairo")


@dataclass(frozen=True)
class Family:
    """`width`: of its letters beside Georgia's (textWidth.ts)."""

    package: str
    kind: Kind
    arabic: Arabic
    width: float

    @property
    def variable(self) -> str:
        return f"--font-{self.package}"

    def font_package(self, subset: str) -> str:
        if subset == "arabic":
            return self.arabic.font.package
        if subset in OWN_SUBSETS:
            return self.package
        return STAND_INS[BEYOND[self.kind]].font(subset).package


FAMILIES: dict[PairFamily, Family] = {
    "Playfair Display": Family("playfair-display", "serif", EL_MESSIRI, 0.94),
    "EB Garamond": Family("eb-garamond", "serif", MARKAZI, 0.96),
    "Lora": Family("lora", "serif", BOOK, 0.97),
    "Fraunces": Family("fraunces", "serif", BOOK, 1.0),
    "Source Sans 3": Family("source-sans-3", "sans-serif", PLAIN, 0.87),
    "Work Sans": Family("work-sans", "sans-serif", CAIRO, 0.98),
    "Space Grotesk": Family("space-grotesk", "sans-serif", CAIRO, 1.0),
    "IBM Plex Mono": Family("ibm-plex-mono", "monospace", PLAIN, 1.0),
}


@dataclass(frozen=True)
class Pair:
    titles: PairFamily
    texts: PairFamily


PAIRS: dict[FontPair, Pair] = {
    "vernissage": Pair("Playfair Display", "Source Sans 3"),
    "salon": Pair("Playfair Display", "EB Garamond"),
    "lettres": Pair("EB Garamond", "EB Garamond"),
    "recit": Pair("Lora", "Source Sans 3"),
    "revue": Pair("Work Sans", "Lora"),
    "atelier": Pair("Fraunces", "Work Sans"),
    "manifeste": Pair("Space Grotesk", "Work Sans"),
    "code": Pair("IBM Plex Mono", "Source Sans 3"),
}
FONT_PAIRS: tuple[FontPair, ...] = get_args(FontPair)
FREE_PAIRS: tuple[FontPair, ...] = ("salon", "revue", "atelier")
TITLE_ROLES: tuple[Role, ...] = ("display", "statement", "heading", "subheading", "quote", "itemTitle")


def sheets_of(pair: FontPair) -> tuple[str, ...]:
    """The sheets of its families, by name."""
    chosen = PAIRS[pair]
    return tuple(dict.fromkeys(FAMILIES[family].package for family in (chosen.titles, chosen.texts)))


def described_families() -> dict[str, dict[str, object]]:
    """For the page: how each is named in sheets, how wide it is, and whose file shows its letters of a subset."""
    return {
        name: {
            "sheet": family.package,
            "variable": family.variable,
            "width": family.width,
            "isMonospaced": family.kind == "monospace",
            "packages": {subset: family.font_package(subset) for subset in SUBSETS},
        }
        for name, family in FAMILIES.items()
    }


def _arabic_faces(arabic: Arabic) -> Iterator[str]:
    if arabic in (BOOK, PLAIN):
        return  # every page has them (fonts.py)
    for weight in (400, 700):
        yield face_rule(arabic.name, arabic.font, "arabic", weight, root="../../..")
    yield from arabic_faces(arabic.name, arabic.font)


def _stacks(name: str, family: Family) -> str:
    def stack(meanwhile: str) -> str:
        arabic = family.arabic.name
        own = (name, arabic, f"{arabic} Meanwhile", meanwhile, STAND_INS[BEYOND[family.kind]].name)
        return ", ".join((*(f'"{one}"' for one in own), family.kind))

    capitals = f"{name} Meanwhile" + ("" if family.kind == "monospace" else " Capitals")
    return (
        f":root {{\n  {family.variable}: {stack(f'{name} Meanwhile')};\n"
        f"  {family.variable}-capitals: {stack(capitals)};\n}}\n"
    )


def _sheet(called: PairFamily) -> str:
    family, name = FAMILIES[called], f"Vitrine {called}"
    files = Font(family.package, (), ())
    faces = [face_rule(name, files, subset, weight, root="../../..") for subset in OWN_SUBSETS for weight in (400, 700)]
    return "/* Written by `make gen` from server/vitrine/content. Do not edit. */\n\n" + "\n".join(
        (*faces, *_arabic_faces(family.arabic), *latin_faces(name, family.package, family.kind), _stacks(name, family))
    )


def family_sheets() -> dict[str, str]:
    """By name."""
    return {FAMILIES[called].package: _sheet(called) for called in FAMILIES}

"""Font pairs: a family for titles and one for texts, which an owner chooses for his whole site at once. Three of them
are for free sites too.

Each family has a sheet of its own, linked where a page wears it (public/rendering/assets.py). It brings the Arabic
letters that suit it; other scripts are those of one of the four families (fonts.py). Until its files are there, the
visitor's own fonts stand for it, brought to its widths and heights: measured on the demo's texts, e2e/fonts.spec.ts
measures again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from vitrine.content.fonts import (
    NASKH,
    PLEX_ARABIC,
    SANS,
    SERIF,
    STAND_INS,
    SUBSETS,
    Font,
    Names,
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

Kind = Literal["serif", "sans-serif", "monospace"]
# Of rules for one family the last whose font is there counts (fallback-fonts.css): a bare Linux, a desk, a phone.
NEARBY: dict[Kind, tuple[Nearby, ...]] = {
    "serif": (DEJAVU_SERIF, TIMES, NOTO_SERIF),
    "sans-serif": (DEJAVU_SANS, ARIAL, ROBOTO),
    "monospace": (DEJAVU_MONO, COURIER),
}
NEARBY_ARABIC = (DEJAVU_SANS, NOTO_NASKH)
# Whose letters stand for those of scripts that the families have not, and what stands last.
BEYOND: dict[Kind, FontFamily] = {"serif": "Times New Roman", "sans-serif": "Arial", "monospace": "Courier New"}


@dataclass(frozen=True)
class Sizes:
    """By how much a nearby font is made larger or smaller, in per cent; capitals are fitted apart."""

    regular: float
    bold: float
    regular_capitals: float
    bold_capitals: float


@dataclass(frozen=True)
class Arabic:
    """Arabic letters: the files, their name in our sheets, and how nearby fonts are fitted (regular, bold)."""

    font: Font
    name: str
    fits: tuple[tuple[float, float], ...] = ()  # none: every page has them (fonts.css)


BOOK = Arabic(NASKH, SERIF)
PLAIN = Arabic(PLEX_ARABIC, SANS)
EL_MESSIRI = Arabic(Font("el-messiri", (), ()), "Vitrine El Messiri", ((97.6, 86.1), (113.5, 115.1)))
MARKAZI = Arabic(Font("markazi-text", (), ()), "Vitrine Markazi", ((75.9, 67.6), (88.2, 90.4)))
CAIRO = Arabic(Font("cairo", (), ()), "Vitrine Cairo", ((99.1, 90.2), (115.1, 120.7)))


@dataclass(frozen=True)
class Family:
    """`ascent`, `descent`: in per cent of its size. `width`: of its letters beside Georgia's (textWidth.ts)."""

    package: str
    kind: Kind
    arabic: Arabic
    ascent: float
    descent: float
    width: float
    fits: tuple[Sizes, ...]

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
    "Playfair Display": Family(
        *("playfair-display", "serif", EL_MESSIRI, 108.2, 25.1, 0.94),
        (Sizes(87.2, 80.8, 85, 82.7), Sizes(111.4, 107.1, 97.9, 97.4), Sizes(94.1, 90.4, 96.5, 96)),
    ),
    "EB Garamond": Family(
        *("eb-garamond", "serif", MARKAZI, 100.7, 29.8, 0.96),
        (Sizes(73.2, 73.1, 85.2, 82.4), Sizes(93.6, 96.9, 98.2, 96.9), Sizes(79, 81.8, 96.8, 95.5)),
    ),
    "Lora": Family(
        *("lora", "serif", BOOK, 100.6, 27.2, 0.97),
        (Sizes(90.3, 84.2, 87.8, 83.8), Sizes(115.5, 111.6, 101.2, 98.7), Sizes(97.5, 94.2, 99.8, 97.2)),
    ),
    "Fraunces": Family(
        *("fraunces", "serif", BOOK, 97.8, 25.5, 1.0),
        (Sizes(90.3, 87.1, 91.2, 89), Sizes(115.4, 115.6, 105, 104.7), Sizes(97.4, 97.5, 103.6, 103.2)),
    ),
    "Source Sans 3": Family(
        *("source-sans-3", "sans-serif", PLAIN, 102.4, 40, 0.87),
        (Sizes(81.7, 76.4, 82.2, 77.1), Sizes(92.9, 91.4, 82.7, 85.5), Sizes(93.6, 97.4, 90.4, 93.2)),
    ),
    "Work Sans": Family(
        *("work-sans", "sans-serif", CAIRO, 93, 24.3, 0.98),
        (Sizes(98.1, 86.9, 99, 89), Sizes(111.5, 103.9, 99.6, 98.7), Sizes(112.4, 110.7, 108.8, 107.6)),
    ),
    "Space Grotesk": Family(
        *("space-grotesk", "sans-serif", CAIRO, 98.4, 29.2, 1.0),
        (Sizes(95.4, 84.6, 90.2, 81.3), Sizes(108.5, 101.2, 90.8, 90.1), Sizes(109.4, 107.8, 99.2, 98.3)),
    ),
    "IBM Plex Mono": Family(
        *("ibm-plex-mono", "monospace", PLAIN, 102.5, 27.5, 1.0),
        (Sizes(99.6, 99.6, 99.6, 99.6), Sizes(100, 100, 100, 100)),
    ),
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
TITLE_ROLES: tuple[Role, ...] = ("display", "statement", "heading", "subheading", "itemTitle")


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


def _number(value: float) -> str:
    return f"{round(value, 1):g}%"


def _fitted(name: str, nearby: Names, weight: int, size: float, letters: str, family: Family | None) -> str:
    sources = ", ".join(f'local("{known}")' for known in nearby)
    heights = ""
    if family is not None:  # a line is as high as its space, which is the Latin face's: Arabic is fitted by width alone
        heights = (
            f"  ascent-override: {_number(family.ascent / size * 100)};\n"
            f"  descent-override: {_number(family.descent / size * 100)};\n  line-gap-override: 0%;\n"
        )
    return (
        f'@font-face {{\n  font-family: "{name}";\n  font-weight: {weight};\n  src: {sources};\n'
        f"  size-adjust: {_number(size)};\n{heights}  unicode-range: {letters};\n}}\n"
    )


def _meanwhile(name: str, family: Family) -> Iterator[str]:
    for nearby, sizes in zip(NEARBY[family.kind], family.fits, strict=True):
        yield _fitted(f"{name} Meanwhile", nearby.regular, 400, sizes.regular, _LATIN, family)
        yield _fitted(f"{name} Meanwhile", nearby.bold, 700, sizes.bold, _LATIN, family)
        if family.kind == "monospace":
            continue  # capitals are as wide as the rest
        yield _fitted(f"{name} Meanwhile Capitals", nearby.regular, 400, sizes.regular_capitals, _LATIN, family)
        yield _fitted(f"{name} Meanwhile Capitals", nearby.bold, 700, sizes.bold_capitals, _LATIN, family)


def _arabic_faces(arabic: Arabic) -> Iterator[str]:
    if not arabic.fits:
        return
    for weight in (400, 700):
        yield face_rule(arabic.name, arabic.font, "arabic", weight, root="../../..")
    for nearby, (regular, bold) in zip(NEARBY_ARABIC, arabic.fits, strict=True):
        yield _fitted(f"{arabic.name} Meanwhile", nearby.regular, 400, regular, _ARABIC, None)
        yield _fitted(f"{arabic.name} Meanwhile", nearby.bold, 700, bold, _ARABIC, None)


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
        (*faces, *_arabic_faces(family.arabic), *_meanwhile(name, family), _stacks(name, family))
    )


def family_sheets() -> dict[str, str]:
    """By name."""
    return {FAMILIES[called].package: _sheet(called) for called in FAMILIES}

"""Measures the font files: how much a visitor's own font grows or shrinks to stand for ours, and how high ours is.

Writes server/vitrine/content/fallback_sizes.py, from which `make gen` writes the sheets. For whoever changes a font:
`python tools/fallback_fonts.py`. e2e/fonts.spec.ts measures again, in a browser.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from PIL import ImageFont

from vitrine.content.fallback_fonts import NEARBY, NEARBY_ARABIC, Nearby
from vitrine.content.font_pairs import FAMILIES
from vitrine.content.fonts import NASKH, PLEX_ARABIC, STAND_INS

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "server" / "vitrine" / "content" / "fallback_sizes.py"
PACKAGES = ROOT / "web" / "node_modules"
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
SIZE = 2048  # as finely as most fonts are drawn
ARABIC = re.compile("[^\u0600-\u06ff]+")
HEAD = '''"""Written by tools/fallback_fonts.py, which measures the font files. Do not edit."""

'''


def of_expo(package: str) -> tuple[Path, Path]:
    name = "".join(part.capitalize() for part in package.split("-"))
    folder = PACKAGES / "@expo-google-fonts" / package
    return folder / f"400Regular/{name}_400Regular.ttf", folder / f"700Bold/{name}_700Bold.ttf"


def of_ours(package: str, subset: str = "latin") -> tuple[Path, Path]:
    folder = PACKAGES / "@fontsource" / package / "files"
    return folder / f"{package}-{subset}-400-normal.woff2", folder / f"{package}-{subset}-700-normal.woff2"


def of_dejavu(name: str) -> tuple[Path, Path]:
    return DEJAVU / f"{name}.ttf", DEJAVU / f"{name}-Bold.ttf"


# By the first of its names. Tinos, Arimo and Cousine are as wide as what they are drawn after.
FILES = {
    "DejaVu Serif": of_dejavu("DejaVuSerif"),
    "DejaVu Sans": of_dejavu("DejaVuSans"),
    "Droid Sans Mono": of_dejavu("DejaVuSansMono"),
    "Times New Roman": of_ours("tinos"),
    "Arial": of_ours("arimo"),
    "Courier New": of_ours("cousine"),
    "Noto Serif": of_expo("noto-serif"),
    "Roboto": of_expo("roboto"),
    "Noto Naskh Arabic": of_expo("noto-naskh-arabic"),
}


def sentences(*languages: str) -> str:
    """What the demo says."""
    sections = json.loads((ROOT / "demo" / "site.json").read_text("utf-8"))["sections"].values()
    written = [section["languages"][code] for code in languages for section in sections]
    texts = json.dumps(written, ensure_ascii=False, separators=(",", ":"))
    return " ".join(re.findall(r'"([^"]* [^"]*)"', texts))


def width(file: Path, text: str) -> float:
    font = ImageFont.truetype(file, SIZE, layout_engine=ImageFont.Layout.RAQM)
    return sum(font.getlength(text[start : start + 500]) for start in range(0, len(text), 500))


def ratios(ours: tuple[Path, Path], nearby: Nearby, text: str) -> list[float]:
    """Of the regular face and the bold one, in per cent."""
    theirs = FILES[nearby.regular[0]]
    return [round(width(own, text) / width(other, text) * 100, 1) for own, other in zip(ours, theirs, strict=True)]


def heights(ours: tuple[Path, Path]) -> list[float]:
    """Ascent, descent and the gap between lines, in per cent of the size."""
    font = ImageFont.truetype(ours[0], SIZE).font
    gap = max(0, font.height - font.ascent - font.descent)
    return [round(value / SIZE * 100, 1) for value in (font.ascent, font.descent, gap)]


def main() -> None:
    text = sentences("FR", "EN")
    capitals = text.upper()
    # Spaces, points and digits are the Latin face's: a mark without width keeps the words apart.
    arabic = ARABIC.sub("\u200c", sentences("AR"))
    kinds = {one.latin.package: one.kind for one in STAND_INS.values()}
    kinds |= {family.package: family.kind for family in FAMILIES.values()}
    arabics = {NASKH.package, PLEX_ARABIC.package, *(family.arabic.font.package for family in FAMILIES.values())}
    measured = {
        "HEIGHTS": {package: heights(of_ours(package)) for package in kinds},
        "SIZES": {
            package: {
                nearby.regular[0]: [
                    *ratios(of_ours(package), nearby, text),
                    *ratios(of_ours(package), nearby, capitals),
                ]
                for nearby in NEARBY[kind]
            }
            for package, kind in kinds.items()
        },
        "ARABIC_SIZES": {
            package: {nearby.regular[0]: ratios(of_ours(package, "arabic"), nearby, arabic) for nearby in NEARBY_ARABIC}
            for package in sorted(arabics)
        },
    }
    written = "\n".join(f"{name} = {json.dumps(value)}" for name, value in measured.items())
    TARGET.write_text(f"{HEAD}{written}\n", "utf-8")
    subprocess.run(["ruff", "format", "--quiet", TARGET], check=True)


if __name__ == "__main__":
    main()

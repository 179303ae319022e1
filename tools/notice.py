"""Writes NOTICE: whose work is in the built pages, under which licence (`make notice`). `--check` says if it is stale.

Read from the build itself, not from the list of dependencies: most of that never reaches a visitor. Scripts, styles and
icons are named by Vite (web/vite.config.ts, `license`); fonts are found by their bytes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
NOTICE = ROOT / "NOTICE"
FONT_PACKAGES = ("@fontsource*/*", "@expo-google-fonts/*")
FONTS = (".woff2", ".woff", ".ttf", ".otf")
RULE = "-" * 80
HEAD = """Vitrine
Copyright (c) 2026 the Vitrine authors
Licensed under the MIT License (LICENSE).

The pages of Vitrine, as they are sent to browsers and as they stand in the wheel, contain the work of others. It is
listed here with its licences. The Python packages that Vitrine is installed with are not part of it: each of them
brings its own licence. Names and marks of companies among the icons belong to these companies.

Written by `make notice`. Do not edit.
"""


class Work(NamedTuple):
    """One package that is shipped, and the licence that it asks to be shipped with."""

    name: str
    licence: str
    text: str


class CannotTell(Exception):
    """A sentence about what is shipped without a known licence."""


def words_of(package: dict[str, Any], text: str) -> str:
    """Some packages name their licence and forget its text: then their author is who is to be named."""
    if text.strip():
        return "\n".join(line.rstrip() for line in text.strip().splitlines())
    author = package.get("author")
    name = author.get("name") if isinstance(author, dict) else author
    if not name:
        raise CannotTell(f"{package['name']} is shipped, and says neither its licence's words nor its author")
    return f"Copyright (c) {name}. The package has no text of its licence."


def package_json(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    return found


def bundled(build: Path) -> list[Work]:
    entries = json.loads((build / ".vite" / "licenses.json").read_text("utf-8"))
    return [
        Work(
            entry["name"],
            entry.get("identifier", "unknown"),
            words_of(package_json(PACKAGES / entry["name"]), entry.get("text", "")),
        )
        for entry in entries
    ]


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fonts(build: Path) -> list[Work]:
    shipped = {digest(file): file.name for file in build.rglob("*") if file.suffix in FONTS}
    works = []
    for folder in sorted(folder for name in FONT_PACKAGES for folder in PACKAGES.glob(name)):
        files = {digest(file) for file in folder.rglob("*") if file.suffix in FONTS}
        if files & shipped.keys():
            package = package_json(folder)
            # Where the package has a licence beside its font's, it is the font that is shipped.
            own = folder / "LICENSE_FONT"
            text = (own if own.exists() else folder / "LICENSE").read_text("utf-8")
            licence = package["license"].rpartition(" AND ")[2]
            works.append(Work(package["name"], licence, words_of(package, text)))
        for known in files:
            shipped.pop(known, None)
    if shipped:
        raise CannotTell(f"fonts of no package are shipped: {', '.join(sorted(shipped.values()))}")
    return works


def notice(works: set[Work]) -> str:
    """Packages of the same words stand together, in the order of their names."""
    together: dict[tuple[str, str], list[str]] = {}
    for work in sorted(works):
        together.setdefault((work.licence, work.text), []).append(work.name)
    parts = [f"{', '.join(names)}\n({licence})\n\n{text}\n" for (licence, text), names in together.items()]
    return f"\n{RULE}\n\n".join([HEAD, *parts])


def main(only_check: bool) -> int:
    builds = (WEB / "dist", WEB / "dist-render")
    try:
        written = notice({work for build in builds for work in (*bundled(build), *fonts(build))})
    except CannotTell as reason:
        print(f"NOTICE: {reason}", file=sys.stderr)
        return 1
    if not only_check:
        NOTICE.write_text(written, "utf-8")
    elif not NOTICE.exists() or NOTICE.read_text("utf-8") != written:
        print("stale: NOTICE names other works than the built pages contain; run `make notice`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))

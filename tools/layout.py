"""Begins a layout from tools/skeleton: its folder, its description and its line. `make layout NAME=…`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKELETON = ROOT / "tools" / "skeleton"
DESCRIPTIONS = "server/vitrine/content/layouts"
VIEWS = "web/src/site/layouts"
# Words that this folder's files, Python, TypeScript or the registries have already.
TAKEN = ("skeleton", "layout", "layouts", "islands", "rules", "views", "drawings", "loaders")


class NoSuchName(Exception):
    """One line that says why."""


def check_name(name: str, root: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]{2,23}", name):
        raise NoSuchName(f"NAME={name}: a layout's name is 3 to 24 small letters and digits: make layout NAME=poster")
    if name in TAKEN or (root / VIEWS / name).exists() or (root / DESCRIPTIONS / f"{name}.py").exists():
        raise NoSuchName(f"NAME={name}: there is something of that name already")


def renamed(text: str, name: str) -> str:
    """The skeleton calls itself 'skeleton' wherever a layout says its own name."""
    return text.replace("SKELETON", name.upper()).replace("Skeleton", name.capitalize()).replace("skeleton", name)


def registered(registry: str, name: str) -> str:
    """Behind the others, so that owners find these where they were."""
    line = f"from vitrine.content.layouts.{name} import {name.upper()}"
    imports = re.compile(r"(?:^from vitrine\.content\.layouts\.\w+ import \w+\n)+", re.MULTILINE)
    registry = imports.sub(lambda found: "\n".join(sorted([*found[0].splitlines(), line])) + "\n", registry, count=1)
    return re.sub(r"(_IN_ORDER = \(\n(?:    \w+,\n)*)", rf"\g<1>    {name.upper()},\n", registry, count=1)


def begin(name: str, root: Path = ROOT) -> list[Path]:
    check_name(name, root)
    registry = root / DESCRIPTIONS / "__init__.py"
    fresh = {registry: registered(registry.read_text("utf-8"), name)}
    for file in sorted(SKELETON.iterdir()):
        place = DESCRIPTIONS if file.suffix == ".py" else VIEWS + f"/{name}"
        fresh[root / place / renamed(file.name, name)] = renamed(file.read_text("utf-8"), name)
    for path, text in fresh.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return list(fresh)


if __name__ == "__main__":
    try:
        print(*(path.relative_to(ROOT) for path in begin(sys.argv[1] if len(sys.argv) > 1 else "")), sep="\n")
    except NoSuchName as reason:
        print(f"make layout: {reason}", file=sys.stderr)
        sys.exit(2)

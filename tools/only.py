"""`make test ONLY=…`: which runners have to do with it, and what to tell them. Used by tools/test.py."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

SIDES = {"server/tests": "pytest", "web/src": "vitest", "web/e2e": "playwright"}


class Chosen(NamedTuple):
    """Words for each runner's command; None: it has nothing to do."""

    pytest: list[str] | None = None
    vitest: list[str] | None = None
    playwright: list[str] | None = None


def chosen_by(only: str, root: Path) -> Chosen:
    """A path from the top (a folder, a file, `file.py::name`, `file.spec.ts:line`), or a part of a test's name."""
    path = only.partition(":")[0].rstrip("/")
    if path and (root / path).exists():
        side = next((runner for folder, runner in SIDES.items() if f"{path}/".startswith(f"{folder}/")), None)
        inside = only if side == "pytest" else only.removeprefix("web/")
        return Chosen(**{side: [inside]}) if side else Chosen()
    # The server's tests are sentences too, written with underscores.
    sentence = re.sub(r"\W+", "_", only).strip("_")
    words = re.escape(only)
    return Chosen(["-k", sentence], ["-t", words], ["-g", words])

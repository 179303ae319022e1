"""The dashboard's sheets take sizes of type and room from the scale of web/src/ui/tokens.css: a gate of `make check`.

The site's own pages are not asked: a layout has its own rhythm (docs/layouts.md).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
TOKENS = WEB / "ui" / "tokens.css"
SHEETS = ("ui/**/*.css", "dashboard/**/*.css", "editor/**/*.css", "entries/guide.css")
MOST_STEPS = 9

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SCALED = re.compile(r"(?<![\w-])(font|font-size|(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?)\s*:\s*([^;{}]+)")
# What is in proportion to something else (em, %, vw, cqw) is no step, and a hairline is as wide everywhere.
LITERAL = re.compile(r"(?<![\w.#-])-?(?!1px\b)(?=[\d.]*[1-9])\d*\.?\d+(?:rem|px|pt)\b")
STEP = re.compile(r"--(text|space)-(\d+):")
USED = re.compile(r"var\(--((?:text|space)-\d+)\)")


def steps_of(tokens: str) -> set[str]:
    return {f"{kind}-{number}" for kind, number in STEP.findall(tokens)}


def strays(text: str, steps: set[str]) -> Iterator[tuple[int, str]]:
    """Line and declaration of what is not a step."""
    text = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    for found in SCALED.finditer(text):
        if LITERAL.search(found[2]) or not set(USED.findall(found[2])) <= steps:
            yield text.count("\n", 0, found.start()) + 1, " ".join(found[0].split())


def check(web: Path, tokens: str) -> list[str]:
    steps = steps_of(tokens)
    wrong = [
        f"tokens.css: more than {MOST_STEPS} steps of {kind}"
        for kind in ("text", "space")
        if sum(step.startswith(kind) for step in steps) > MOST_STEPS
    ]
    for sheet in sorted({found for pattern in SHEETS for found in web.glob(pattern)}):
        wrong += [
            f"{sheet.relative_to(web)}:{line}: {declaration} is no step of ui/tokens.css"
            for line, declaration in strays(sheet.read_text(), steps)
        ]
    return wrong


if __name__ == "__main__":
    problems = check(WEB, TOKENS.read_text())
    print("\n".join(problems))
    sys.exit(1 if problems else 0)

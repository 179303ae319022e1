"""Writes the table of attacks in docs/attacks.md from the tests that made them; `--check` says when a row is stale.

Which rows there are, their words and their tests are read from the tests' source (`attack(…)`, see
server/tests/factories/attacks.py). How often each was tried is what the last run recorded; a figure never makes the
table stale.
"""

from __future__ import annotations

import ast
import json
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "server" / "tests"
RESULTS = ROOT / ".build" / "results" / "attacks"
PAGE = ROOT / "docs" / "attacks.md"
BEGIN, END = "<!-- attacks: written by tools/attacks.py -->", "<!-- /attacks -->"
HEAD = "| attack | attempts | result | test |\n|---|---|---|---|\n"


@dataclass(frozen=True)
class Row:
    what: str
    result: str
    test: str


def _word(call: ast.Call, name: str) -> str:
    value = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
    if not isinstance(value, ast.Constant) or not isinstance(value.value, str):
        raise SystemExit(f"attack(…) in line {call.lineno}: {name} must be a plain string, so that it can be read")
    return value.value


def rows_of(path: Path) -> list[Row]:
    found: list[Row] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "attack":
            [what] = node.args
            if not isinstance(what, ast.Constant) or not isinstance(what.value, str):
                raise SystemExit(f"{path}:{node.lineno}: attack(…) must begin with a plain string")
            test = path.relative_to(TESTS.parent).as_posix()
            found.append(Row(what.value, _word(node, "result"), test))
    return found


def rows() -> list[Row]:
    return [row for path in sorted(TESTS.rglob("test_*.py")) for row in rows_of(path)]


def written() -> list[tuple[Row, str]]:
    """The table as it stands: each row with its figure."""
    table = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:2] == "| "]
    return [(Row(what, result, test.strip("`")), count) for what, count, result, test in cells[1:]]


def recorded() -> dict[str, str]:
    found = [json.loads(path.read_text("utf-8")) for path in RESULTS.glob("*.json")]
    return {row["what"]: f"{row['attempts']:,}" for row in found}


def main(only_check: bool) -> int:
    wanted = rows()
    if only_check:
        stale = {row for row, _count in written()} ^ set(wanted)
        for row in sorted(stale, key=lambda row: row.what):
            print(f"docs/attacks.md: {row.what!r} ({row.test}) is stale; run `python tools/attacks.py`")
        return 1 if stale else 0
    counts = {row.what: count for row, count in written()} | recorded()
    lines = [f"| {row.what} | {counts.get(row.what, '–')} | {row.result} | `{row.test}` |\n" for row in wanted]
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _old, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{HEAD}{''.join(lines)}{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))

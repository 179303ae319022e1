"""A test that saw an attack fail leaves a row for the table in docs/attacks.md, which tools/attacks.py writes.

`attack("what is tried", attempts=n, result="what comes of it")` stands at the test's end: a failed test leaves nothing.
Of a test with parameters each case says how often it tried: the row has their sum, of one engine.
"""

import hashlib
import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Protocol

import pytest

RESULTS = Path(__file__).parents[3] / ".build" / "results" / "attacks"
_CASES: defaultdict[str, dict[frozenset[Any], int]] = defaultdict(dict)  # row → case → attempts, of this run


class Attack(Protocol):
    def __call__(self, what: str, *, attempts: int, result: str) -> None: ...


def _case(node: Any) -> frozenset[Any]:
    indices = node.callspec.indices if hasattr(node, "callspec") else {}
    return frozenset((name, index) for name, index in indices.items() if name != "database_engine")


@pytest.fixture
def attack(request: pytest.FixtureRequest) -> Attack:
    def record(what: str, *, attempts: int, result: str) -> None:
        RESULTS.mkdir(parents=True, exist_ok=True)
        name = hashlib.sha256(f"{request.path.name} {what}".encode()).hexdigest()[:16]
        _CASES[name][_case(request.node)] = attempts
        row = {"what": what, "attempts": sum(_CASES[name].values()), "result": result}
        (RESULTS / f"{name}.json").write_text(json.dumps(row, ensure_ascii=False), "utf-8")

    return record

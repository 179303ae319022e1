"""A test that saw an attack fail leaves a row for the table in docs/security.md, which tools/attacks.py writes.

`attack("what is tried", attempts=n, result="what comes of it")` stands at the test's end: a failed test leaves nothing.
"""

import hashlib
import json
from pathlib import Path
from typing import Protocol

import pytest

RESULTS = Path(__file__).parents[3] / ".build" / "results" / "attacks"


class Attack(Protocol):
    def __call__(self, what: str, *, attempts: int, result: str) -> None: ...


@pytest.fixture
def attack(request: pytest.FixtureRequest) -> Attack:
    def record(what: str, *, attempts: int, result: str) -> None:
        RESULTS.mkdir(parents=True, exist_ok=True)
        row = {"what": what, "attempts": attempts, "result": result}
        name = hashlib.sha256(f"{request.path.name} {what}".encode()).hexdigest()[:16]
        (RESULTS / f"{name}.json").write_text(json.dumps(row, ensure_ascii=False), "utf-8")

    return record

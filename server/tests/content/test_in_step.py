"""Lists in step: the same cases as the pages have (web/src/editor/inStep.test.ts)."""

import json
from typing import Any

import pytest

from vitrine.content.export import SOURCES
from vitrine.content.in_step import NotInStep, in_step
from vitrine.content.sections import SECTIONS

CASES: dict[str, Any] = json.loads((SOURCES / "contract" / "inStep.cases.json").read_text("utf-8"))
SKILLS = next(held for held in SECTIONS["skills"].lists if held.name == CASES["list"])


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["name"])
def test_what_every_language_has_once_one_list_changes(case: dict[str, Any]) -> None:
    asked = (SKILLS, case["before"], case["leader"], case["after"])
    if case["result"] is None:
        with pytest.raises(NotInStep):
            in_step(*asked, source=CASES["source"], is_meant=case["isMeant"])
    else:
        assert in_step(*asked, source=CASES["source"], is_meant=case["isMeant"]) == case["result"]

"""What `make test` runs and says at its end (tools/only.py, verdict.py): if it counts wrongly, distrust the rest."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from only import Chosen, chosen_by
from verdict import (
    Count,
    Pardon,
    Took,
    forget_reports,
    judged_tries,
    junit_count,
    last_line,
    longest,
    playwright_count,
    read_pardons,
    vitest_count,
)

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 11, 15)
JOURNEY = "drafts.spec.ts › a draft comes back"
TRIED_TWICE = Count(passed=5, unsteady=(JOURNEY,))


def since(days: int) -> Pardon:
    return Pardon(TODAY - timedelta(days=days), JOURNEY, "a slow disk")


def test_a_second_try_is_a_failure() -> None:
    count, said = judged_tries(TRIED_TWICE, [], TODAY)
    assert (count.passed, count.failed) == (4, 1)
    assert said == [f"passed at the second try only, which is a failure: {JOURNEY}"]
    assert last_line([count]) == "4 passed, 1 failed"


@pytest.mark.parametrize("days", [0, 30])
def test_a_second_try_is_pardoned_for_thirty_days_and_still_named(days: int) -> None:
    count, said = judged_tries(TRIED_TWICE, [since(days)], TODAY)
    assert (count.passed, count.failed) == (5, 0)
    assert said == [f"passed at the second try only, pardoned for now: {JOURNEY}"]


@pytest.mark.parametrize("days", [31, -1])
def test_a_pardon_that_is_old_or_of_tomorrow_is_a_failure_itself(days: int) -> None:
    steady, said = judged_tries(Count(passed=5), [since(days)], TODAY)
    assert (steady.passed, steady.failed) == (5, 1)
    assert JOURNEY in said[0]
    assert judged_tries(TRIED_TWICE, [since(days)], TODAY)[0].failed == 2


def test_pardons_are_read_with_their_day_and_reason() -> None:
    assert read_pardons(f"# a remark\n\n2026-11-15 | {JOURNEY} | a slow disk\n") == [since(0)]


@pytest.mark.parametrize(
    "line", [JOURNEY, f"2026-11-15 | {JOURNEY}", f"2026-11-15 | {JOURNEY} |", f"hier | {JOURNEY} | x"]
)
def test_a_pardon_without_day_or_reason_is_none(line: str) -> None:
    with pytest.raises(ValueError, match=r"values to unpack|reason|isoformat"):
        read_pardons(line)


def test_the_list_that_is_kept_can_be_read() -> None:
    read_pardons((ROOT / "tools" / "unsteady.txt").read_text())


def test_the_longest_come_from_all_runners() -> None:
    counts = {"a": Count(took=(Took(1, "x"), Took(3, "y"))), "b": Count(took=(Took(2, "z"),))}
    assert longest(counts, 2) == [(Took(3, "y"), "a"), (Took(2, "z"), "b")]


def test_the_last_line_adds_up_and_names_what_was_skipped() -> None:
    assert last_line([Count(3, 1), Count(2)]) == "5 passed, 1 failed"
    assert last_line([Count(3, 1), Count(2, 0, 4)]) == "5 passed, 1 failed, 4 skipped"


def test_a_report_of_pytest(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite tests="4" failures="1" errors="1" skipped="1">'
        '<testcase classname="server.tests.test_a" name="test_b" time="1.5"/>'
        '<testcase classname="server.tests.test_a" name="test_c"><failure message="assert 1&#10;  == 2"/></testcase>'
        '<testcase classname="server.tests.test_a" name="test_d"><error/></testcase></testsuite></testsuites>'
    )
    names = [f"tests.test_a::test_{letter}" for letter in "bcd"]
    took = tuple(Took(seconds, name) for seconds, name in zip((1.5, 0, 0), names, strict=True))
    assert junit_count(report) == Count(1, 2, 1, took=took, broken=(f"{names[1]}: assert 1 == 2", names[2]))


def written(report: Path, content: dict[str, Any]) -> Path:
    report.write_text(json.dumps(content))
    return report


def test_a_report_of_vitest_counts_a_file_that_broke(tmp_path: Path) -> None:
    tests = [
        {"fullName": "c d", "status": "passed", "duration": 1500},
        {"fullName": "c e", "status": "failed", "failureMessages": ["\x1b[31mexpected\x1b[39m 1"]},
    ]
    passed = {"name": "/a/b.test.ts", "status": "failed", "assertionResults": tests}
    broken = {"name": "/a/e.test.ts", "status": "failed", "assertionResults": []}
    numbers = {"numPassedTests": 1, "numFailedTests": 1, "numPendingTests": 2, "numTodoTests": 1}
    report = written(tmp_path / "vitest.json", {**numbers, "testResults": [passed, broken]})
    took, said = (Took(1.5, "b.test.ts › c d"),), ("b.test.ts › c e: expected 1",)
    assert vitest_count(report) == Count(1, 2, 3, took=took, broken=said)


def test_a_report_of_playwright_names_second_tries_by_their_groups(tmp_path: Path) -> None:
    tries = [{"duration": 1000}, {"duration": 500}]
    spec = {"file": "a.spec.ts", "line": 3, "title": "c", "tests": [{"status": "flaky", "results": tries}]}
    failed = [{"duration": 1, "errors": [{"message": "not\nvisible"}]}, {"duration": 1, "errors": [{"message": "x"}]}]
    other = {"file": "a.spec.ts", "line": 9, "title": "d", "tests": [{"status": "unexpected", "results": failed}]}
    suites = [{"title": "a.spec.ts", "suites": [{"title": "b", "specs": [spec, other]}]}]
    stats = {"expected": 2, "flaky": 1, "unexpected": 1, "skipped": 1}
    report = written(tmp_path / "playwright.json", {"stats": stats, "errors": [{}], "suites": suites})
    name = "a.spec.ts › b › c"
    took = (Took(1.5, name), Took(0.002, "a.spec.ts › b › d"))
    assert playwright_count(report) == Count(3, 2, 1, (name,), took, ("a.spec.ts › b › d: not visible",))


@pytest.mark.parametrize(
    ("only", "chosen"),
    [
        ("server/tests/tiers", Chosen(pytest=["server/tests/tiers"])),
        ("server/tests/tiers/test_tier.py::test_x", Chosen(pytest=["server/tests/tiers/test_tier.py::test_x"])),
        ("web/src/site/Site.test.tsx", Chosen(vitest=["src/site/Site.test.tsx"])),
        ("web/e2e/drafts.spec.ts:12", Chosen(playwright=["e2e/drafts.spec.ts:12"])),
        ("web/e2e/", Chosen(playwright=["e2e/"])),
        ("docs", Chosen()),
        ("a draft, kept?", Chosen(["-k", "a_draft_kept"], ["-t", r"a\ draft,\ kept\?"], ["-g", r"a\ draft,\ kept\?"])),
    ],
)
def test_one_path_or_one_name_is_for_the_runners_that_have_it(only: str, chosen: Chosen) -> None:
    assert chosen_by(only, ROOT) == chosen


def test_a_second_run_begins_without_the_reports_of_the_first_and_with_its_attacks(tmp_path: Path) -> None:
    (tmp_path / "attacks").mkdir()
    (tmp_path / "attacks" / "one.json").write_text("{}")
    (tmp_path / "pytest-0.xml").write_text("<testsuites/>")
    forget_reports(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")] == ["attacks/one.json"]

"""What the runners' reports come to: counts, failures, the slowest tests. Used by tools/test.py."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

WORDS_OF_A_FAILURE = 300


class Took(NamedTuple):
    seconds: float
    test: str


class Count(NamedTuple):
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    took: tuple[Took, ...] = ()
    broken: tuple[str, ...] = ()  # what failed, and its first words about why
    seconds: float = 0  # the whole runner


def forget_reports(folder: Path) -> None:
    """Those of an earlier run; not the folder of attacks, which tools/attacks.py reads."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.is_file():
            old.unlink()


# The runners' reports -------------------------------------------------------------------------------------------------


def gate_count(report: Path) -> Count:
    seen: dict[str, bool] = json.loads(report.read_text())
    broken = tuple(name for name, is_good in seen.items() if not is_good)
    return Count(len(seen) - len(broken), len(broken), broken=broken)


def junit_count(report: Path) -> Count:
    total = failed = skipped = 0
    took, broken = [], []
    for suite in ET.parse(report).getroot().iter("testsuite"):
        total += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
        for case in suite.iter("testcase"):
            name = f"{case.get('classname', '').removeprefix('server.')}::{case.get('name', '')}"
            took.append(Took(float(case.get("time", 0)), name))
            broken += [_said(name, why.get("message", "")) for why in (*case.iter("failure"), *case.iter("error"))]
    return Count(total - failed - skipped, failed, skipped, took=tuple(took), broken=tuple(broken))


def vitest_count(report: Path) -> Count:
    seen = json.loads(report.read_text())
    broken_files = sum(1 for file in seen["testResults"] if file["status"] == "failed" and not file["assertionResults"])
    skipped = seen["numPendingTests"] + seen.get("numTodoTests", 0)
    tests = [
        (f"{Path(file['name']).name} › {test['fullName']}", test)
        for file in seen["testResults"]
        for test in file["assertionResults"]
    ]
    # What did not run has no duration.
    took = (Took(test["duration"] / 1000, name) for name, test in tests if test.get("duration"))
    broken = (_said(name, "\n".join(test["failureMessages"])) for name, test in tests if test["status"] == "failed")
    failed = seen["numFailedTests"] + broken_files
    return Count(seen["numPassedTests"], failed, skipped, took=tuple(took), broken=tuple(broken))


def playwright_count(report: Path) -> Count:
    seen = json.loads(report.read_text())
    stats = seen["stats"]
    specs = [spec for suite in seen["suites"] for spec in _specs(suite)]
    took = (
        Took(sum(result["duration"] for test in tests for result in test["results"]) / 1000, title)
        for title, tests in specs
    )
    broken = (
        _said(title, _first_error(test)) for title, tests in specs for test in tests if test["status"] == "unexpected"
    )
    return Count(
        stats["expected"],
        stats["unexpected"] + len(seen["errors"]),
        stats["skipped"],
        tuple(took),
        tuple(broken),
    )


def _first_error(test: dict[str, Any]) -> str:
    return next((error["message"] for result in test["results"] for error in result.get("errors", [])), "")


def _specs(suite: dict[str, Any], *groups: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for spec in suite.get("specs", []):
        yield " › ".join((spec["file"], *groups, spec["title"])), spec["tests"]
    for group in suite.get("suites", []):
        yield from _specs(group, *groups, group["title"])


_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def _said(test: str, why: str) -> str:
    """One line of a list: the whole stands further up, in the runner's own words."""
    words = " ".join(_COLOURS.sub("", why).split())
    return f"{test}: {words[:WORDS_OF_A_FAILURE]}" if words else test


# The end --------------------------------------------------------------------------------------------------------------


def slowest(counts: dict[str, Count], how_many: int) -> list[tuple[Took, str]]:
    """Over all runners, each with its runner's name."""
    everything = [(took, name) for name, count in counts.items() for took in count.took]
    return sorted(everything, key=lambda entry: -entry[0].seconds)[:how_many]


def last_line(counts: Collection[Count]) -> str:
    passed, failed = sum(count.passed for count in counts), sum(count.failed for count in counts)
    skipped = sum(count.skipped for count in counts)
    return f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")

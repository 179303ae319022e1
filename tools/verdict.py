"""What the runners' reports come to: counts, second tries, the longest tests. Read by tools/test.py."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NamedTuple

PARDON_LASTS = timedelta(days=30)


class Took(NamedTuple):
    seconds: float
    test: str


class Count(NamedTuple):
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    unsteady: tuple[str, ...] = ()  # passed, but only at the second try; among `passed` until judged
    took: tuple[Took, ...] = ()
    seconds: float = 0  # the whole runner


class Pardon(NamedTuple):
    """A line of tools/unsteady.txt: this journey may need its second try, since that day and for this reason."""

    since: date
    test: str
    reason: str


def forget_reports(folder: Path) -> None:
    """Those of an earlier run; not the folder of attacks, which tools/attacks.py reads."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.is_file():
            old.unlink()


# The three runners' reports ------------------------------------------------------------------------------------------


def junit_count(report: Path) -> Count:
    total = failed = skipped = 0
    took = []
    for suite in ET.parse(report).getroot().iter("testsuite"):
        total += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
        for case in suite.iter("testcase"):
            name = f"{case.get('classname', '').removeprefix('server.')}::{case.get('name', '')}"
            took.append(Took(float(case.get("time", 0)), name))
    return Count(total - failed - skipped, failed, skipped, took=tuple(took))


def vitest_count(report: Path) -> Count:
    seen = json.loads(report.read_text())
    broken_files = sum(1 for file in seen["testResults"] if file["status"] == "failed" and not file["assertionResults"])
    skipped = seen["numPendingTests"] + seen.get("numTodoTests", 0)
    took = (
        Took(test["duration"] / 1000, f"{Path(file['name']).name} › {test['fullName']}")
        for file in seen["testResults"]
        for test in file["assertionResults"]
        if test.get("duration")  # what did not run has none
    )
    return Count(seen["numPassedTests"], seen["numFailedTests"] + broken_files, skipped, took=tuple(took))


def playwright_count(report: Path) -> Count:
    seen = json.loads(report.read_text())
    stats = seen["stats"]
    specs = [spec for suite in seen["suites"] for spec in _specs(suite)]
    unsteady = (title for title, tests in specs if any(test["status"] == "flaky" for test in tests))
    took = (
        Took(sum(result["duration"] for test in tests for result in test["results"]) / 1000, title)
        for title, tests in specs
    )
    return Count(
        stats["expected"] + stats["flaky"],
        stats["unexpected"] + len(seen["errors"]),
        stats["skipped"],
        tuple(unsteady),
        tuple(took),
    )


def _specs(suite: dict[str, Any], *groups: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Titles without line numbers: a pardon outlives a line that is added above."""
    for spec in suite.get("specs", []):
        yield " › ".join((spec["file"], *groups, spec["title"])), spec["tests"]
    for group in suite.get("suites", []):
        yield from _specs(group, *groups, group["title"])


# Second tries ---------------------------------------------------------------------------------------------------------


def read_pardons(text: str) -> list[Pardon]:
    """Lines of `day | journey | reason`; '#' begins a remark. A line that is not one raises ValueError."""
    pardons = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        since, test, reason = (part.strip() for part in line.split("|", 2))
        if not test or not reason:
            raise ValueError(f"without a journey or a reason: {line}")
        pardons.append(Pardon(date.fromisoformat(since), test, reason))
    return pardons


def judged_tries(count: Count, pardons: list[Pardon], today: date) -> tuple[Count, list[str]]:
    """A second try is a failure unless it is pardoned, and so is a pardon that grew old; and a sentence for each."""
    fresh = {pardon.test for pardon in pardons if pardon.since <= today <= pardon.since + PARDON_LASTS}
    old = [pardon for pardon in pardons if pardon.test not in fresh]
    unpardoned = [test for test in count.unsteady if test not in fresh]
    said = [f"passed at the second try only, which is a failure: {test}" for test in unpardoned]
    said += [f"passed at the second try only, pardoned for now: {test}" for test in count.unsteady if test in fresh]
    said += [
        f"in tools/unsteady.txt for longer than {PARDON_LASTS.days} days, a failure: {pardon.test}" for pardon in old
    ]
    judged = count._replace(passed=count.passed - len(unpardoned), failed=count.failed + len(unpardoned) + len(old))
    return judged, said


# The end --------------------------------------------------------------------------------------------------------------


def longest(counts: dict[str, Count], how_many: int = 10) -> list[tuple[Took, str]]:
    """Over all runners, each with its runner's name."""
    everything = [(took, name) for name, count in counts.items() for took in count.took]
    return sorted(everything, key=lambda entry: -entry[0].seconds)[:how_many]


def last_line(counts: Collection[Count]) -> str:
    passed, failed = sum(count.passed for count in counts), sum(count.failed for count in counts)
    skipped = sum(count.skipped for count in counts)
    return f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")

"""Every check and test, in the order of what they cost: `make test`. Ends with the counts of all runners added up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from check import ROOT, WEB, run_gates

RESULTS = ROOT / ".build" / "results"


class Count(NamedTuple):
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    unsteady: tuple[str, ...] = ()  # passed, but only at the second try


def start(command: list[str], folder: Path, log: Path | None = None, **env: str) -> subprocess.Popen[bytes]:
    """Where `log` is given the output goes there: two runners at once must not mix their lines."""
    output = log.open("wb") if log else None
    if log or not sys.stdout.isatty():
        env["NO_COLOR"] = "1"
    return subprocess.Popen(
        command, cwd=folder, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=output, stderr=output
    )


def judged(runner: subprocess.Popen[bytes], report: Path, read: Callable[[Path], Count], nothing_ran: int = 0) -> Count:
    """The report's counts; a runner that ends badly without a failed test is itself one failure."""
    code = runner.wait()
    count = read(report) if report.exists() else Count()
    if code not in (0, nothing_ran) and not count.failed:
        count = count._replace(failed=1)
    return count


def junit_count(report: Path) -> Count:
    total = failed = skipped = 0
    for suite in ET.parse(report).getroot().iter("testsuite"):
        total += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return Count(total - failed - skipped, failed, skipped)


def vitest_count(report: Path) -> Count:
    seen = json.loads(report.read_text())
    broken_files = sum(1 for file in seen["testResults"] if file["status"] == "failed" and not file["assertionResults"])
    skipped = seen["numPendingTests"] + seen.get("numTodoTests", 0)
    return Count(seen["numPassedTests"], seen["numFailedTests"] + broken_files, skipped)


def playwright_count(report: Path) -> Count:
    seen = json.loads(report.read_text())
    stats = seen["stats"]
    unsteady = tuple(_titles(seen["suites"], "flaky"))
    return Count(
        stats["expected"] + stats["flaky"], stats["unexpected"] + len(seen["errors"]), stats["skipped"], unsteady
    )


def _titles(suites: list[dict[str, Any]], status: str) -> Iterator[str]:
    for suite in suites:
        yield from _titles(suite.get("suites", []), status)
        for spec in suite.get("specs", []):
            if any(test["status"] == status for test in spec["tests"]):
                yield f"{spec['file']}:{spec['line']} {spec['title']}"


def run_unit_tests() -> Count:
    report = RESULTS / "vitest.json"
    reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "--passWithNoTests", *reporters]
    return judged(start(command, WEB), report, vitest_count)


def run_server_tests() -> dict[str, Count]:
    """A process per engine, and a third for tests that mostly wait; the first shows its progress."""
    choices = {
        "pytest on SQLite": ["--engine=sqlite", "-m", "not patient"],
        "pytest on PostgreSQL": ["--engine=postgresql", "--only-databases", "-m", "not patient"],
        "pytest, patient, both": ["-m", "patient"],
    }
    runners = {}
    for number, (name, chosen) in enumerate(choices.items()):
        report = RESULTS / f"pytest-{number}.xml"
        log = report.with_suffix(".log") if number else None
        command = [sys.executable, "-m", "pytest", "-q", *chosen, f"--junitxml={report}", *sys.argv[1:]]
        runners[name] = (start(command, ROOT, log), report, log)
    counts = {}
    for name, (runner, report, log) in runners.items():
        counts[name] = judged(runner, report, junit_count, nothing_ran=5)
        if log:
            print(f"\n— {name} —\n{log.read_text()}", flush=True)
    return counts


def run_journeys() -> Count:
    report = RESULTS / "playwright.json"
    command = ["node", "node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests"]
    return judged(start(command, WEB, PLAYWRIGHT_JSON_OUTPUT_FILE=str(report)), report, playwright_count)


def announced(what: str) -> None:
    print(f"\n== {what}", flush=True)


def main() -> int:
    started = time.monotonic()
    RESULTS.mkdir(parents=True, exist_ok=True)
    for old in RESULTS.iterdir():
        old.unlink()
    counts: dict[str, Count] = {}
    announced("static gates")
    counts["gates"] = Count(*run_gates())
    announced("unit tests of the pages")
    counts["vitest"] = run_unit_tests()
    announced("server tests, on SQLite and on PostgreSQL")
    counts |= run_server_tests()
    announced("journeys in a browser")
    counts["playwright"] = run_journeys()
    announced(f"all runners, {time.monotonic() - started:.0f} s")
    for name, count in counts.items():
        print(f"  {name:22} {count.passed:5} passed {count.failed:4} failed {count.skipped:4} skipped")
    for name, count in counts.items():
        for title in count.unsteady:
            print(f"  {name}: passed only at the second try: {title}")
    passed, failed, skipped = (sum(column) for column in zip(*(count[:3] for count in counts.values()), strict=True))
    print(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

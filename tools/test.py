"""Every check and test: `make test`. Ends with the counts of all runners added up.

The server's tests wait a good part of their time for other processes and for clocks, so the gates and the pages' unit
tests run beside them. The journeys come last and alone: what a browser shows in time is a part of what they look at.

`make test ONLY=…` runs one file or the tests of one name (tools/only.py), without the gates.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from check import ROOT, WEB, run_gates
from only import Chosen, chosen_by
from verdict import (
    Count,
    forget_reports,
    judged_tries,
    junit_count,
    last_line,
    longest,
    playwright_count,
    read_pardons,
    vitest_count,
)

RESULTS = ROOT / ".build" / "results"


class Runner(NamedTuple):
    process: subprocess.Popen[bytes]
    started: float
    report: Path
    log: Path | None = None


def start(command: list[str], folder: Path, report: Path, log: Path | None = None, **env: str) -> Runner:
    """Where `log` is given the output goes there: two runners at once must not mix their lines."""
    output = log.open("wb") if log else None
    if log or not sys.stdout.isatty():
        env["NO_COLOR"] = "1"
    process = subprocess.Popen(
        command, cwd=folder, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=output, stderr=output
    )
    return Runner(process, time.monotonic(), report, log)


def judged(runner: Runner, read: Callable[[Path], Count], nothing_ran: int = 0) -> Count:
    """The report's counts; a runner that ends badly without a failed test is itself one failure."""
    code = runner.process.wait()
    count = read(runner.report) if runner.report.exists() else Count()
    if code not in (0, nothing_ran) and not count.failed:
        count = count._replace(failed=1)
    return count._replace(seconds=time.monotonic() - runner.started)


def check_statically() -> Count:
    started = time.monotonic()
    passed, failed = run_gates()
    return Count(passed, failed, seconds=time.monotonic() - started)


def run_unit_tests(chosen: list[str]) -> Count:
    report = RESULTS / "vitest.json"
    reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "--passWithNoTests", *reporters, *chosen]
    count = judged(start(command, WEB, report), vitest_count)
    # Tests of other names are 'skipped' to Vitest: nobody asked for them.
    return count._replace(skipped=0) if "-t" in chosen else count


def run_server_tests(chosen: list[str], shows_progress: bool) -> dict[str, Count]:
    """A process per engine, and a third for tests that mostly wait; the first may show its progress."""
    kinds = {
        "pytest on SQLite": ["--engine=sqlite", "-m", "not patient"],
        "pytest on PostgreSQL": ["--engine=postgresql", "--only-databases", "-m", "not patient"],
        "pytest, patient, both": ["-m", "patient"],
    }
    runners = []
    for number, kind in enumerate(kinds.values()):
        report = RESULTS / f"pytest-{number}.xml"
        log = None if shows_progress and number == 0 else report.with_suffix(".log")
        command = [sys.executable, "-m", "pytest", "-q", *kind, f"--junitxml={report}", *chosen]
        runners.append(start(command, ROOT, report, log))
    with ThreadPoolExecutor(len(runners)) as waiting:
        counts = list(waiting.map(lambda runner: judged(runner, junit_count, nothing_ran=5), runners))
    for name, runner in zip(kinds, runners, strict=True):
        if runner.log:
            print(f"\n— {name} —\n{runner.log.read_text()}", flush=True)
    return dict(zip(kinds, counts, strict=True))


def run_journeys(chosen: list[str]) -> Count:
    report = RESULTS / "playwright.json"
    command = ["node", "node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests", *chosen]
    # CHROMIUM may be a name or a path from another folder; what prepare.py made of it is neither.
    env = {"PLAYWRIGHT_JSON_OUTPUT_FILE": str(report), "CHROMIUM": str(ROOT / ".build" / "bin" / "chromium")}
    return judged(start(command, WEB, report, log=None, **env), playwright_count)


def announced(what: str) -> None:
    print(f"\n== {what}", flush=True)


def run(chosen: Chosen, with_gates: bool) -> dict[str, Count]:
    counts: dict[str, Count] = {}
    is_alone = not with_gates and chosen.vitest is None
    with ThreadPoolExecutor(1) as beside:
        server_tests = None
        if chosen.pytest is not None:
            server_tests = beside.submit(run_server_tests, chosen.pytest, shows_progress=is_alone)
        if with_gates:
            announced("static gates")
            counts["gates"] = check_statically()
        if chosen.vitest is not None:
            announced("unit tests of the pages")
            counts["vitest"] = run_unit_tests(chosen.vitest)
        if server_tests is not None:
            announced("server tests, on SQLite and on PostgreSQL (.build/results/pytest-*.log)")
            counts |= server_tests.result()
    if chosen.playwright is not None:
        announced("journeys in a browser")
        counts["playwright"] = run_journeys(chosen.playwright)
    return counts


def main() -> int:
    started = time.monotonic()
    forget_reports(RESULTS)
    pardons = read_pardons((ROOT / "tools" / "unsteady.txt").read_text())
    only = os.environ.get("ONLY", "").strip()
    counts = run(chosen_by(only, ROOT) if only else Chosen([], [], []), with_gates=not only)
    said: list[str] = []
    if "playwright" in counts:
        counts["playwright"], said = judged_tries(counts["playwright"], pardons, datetime.now(UTC).date())
    announced("the longest tests")
    for took, runner in longest(counts):
        print(f"  {took.seconds:6.1f} s  {runner}: {took.test}")
    announced(f"all runners, {time.monotonic() - started:.0f} s")
    for name, count in counts.items():
        numbers = f"{count.passed:5} passed {count.failed:4} failed {count.skipped:4} skipped"
        print(f"  {name:22} {numbers} {count.seconds:6.0f} s")
    for sentence in said:
        print(f"  {sentence}")
    # At the very end, where a log that is cut still has it.
    for name, count in counts.items():
        for test in count.broken:
            print(f"  failed, {name}: {test}")
    print(f"\n{last_line(counts.values())}", flush=True)
    # Nothing ran is no success: ONLY names what is not there.
    all_is_well = any(count.passed for count in counts.values()) and not any(count.failed for count in counts.values())
    return 0 if all_is_well else 1


if __name__ == "__main__":
    sys.exit(main())

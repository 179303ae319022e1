"""Checks and tests: `make test`. Ends with the time of each part, the slowest tests and the counts of all runners.

Three lanes share the machine: the server's tests, the journeys, and what gives way to both: gates and unit tests.
docs/testing.md tells what QUICK, FULL, CHANGED, ENGINE and ONLY run; tools/choice.py reads them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from check import ROOT, WEB
from choice import BadRequest, Choice, read_choice
from sandbox import Interrupted, Sandbox
from verdict import Count, forget_reports, gate_count, junit_count, last_line, playwright_count, slowest, vitest_count

RESULTS = ROOT / ".build" / "results"
SLOWEST_SHOWN = 20
PYTEST_WORKERS = 2
NOTHING_RAN = 5  # pytest's exit code
# Beside the other two the gates and the unit tests use what those leave idle: journeys take longest, and begin at once.
GIVES_WAY = ["nice", "-n", "10"]


class Part(NamedTuple):
    name: str
    command: list[str]
    folder: Path
    report: Path
    read: Callable[[Path], Count]
    environment: dict[str, str] | None = None

    @property
    def log(self) -> Path:
        return self.report.with_suffix(".log")


# The parts of a run ---------------------------------------------------------------------------------------------------


def gates_part() -> Part:
    report = RESULTS / "gates.json"
    return Part("gates", [sys.executable, "tools/check.py", f"--report={report}"], ROOT, report, gate_count)


def vitest_part(words: list[str]) -> Part:
    report = RESULTS / "vitest.json"
    mode = ["related", "--run"] if words[:1] == ["related"] else ["run"]
    files = words[1:] if words[:1] == ["related"] else words
    reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
    command = ["node", "node_modules/vitest/vitest.mjs", *mode, "--passWithNoTests", *reporters, *files]
    # Tests of other names are 'skipped' to Vitest: nobody asked for them.
    by_name = "-t" in words
    return Part(
        *("vitest", command, WEB, report),
        lambda path: vitest_count(path)._replace(skipped=0) if by_name else vitest_count(path),
    )


def pytest_part(words: list[str], choice: Choice) -> Part:
    report = RESULTS / "pytest.xml"
    # Whole files go to a worker, so what a module starts is started once.
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *words]
    if choice.only:
        command += ["-n0"]
    else:
        command += [f"-n{PYTEST_WORKERS}", "--dist=loadfile", "--no-loadscope-reorder"]
    if choice.engine:
        command += [f"--engine={choice.engine}"]
    return Part("pytest", command, ROOT, report, junit_count)


def playwright_part(words: list[str]) -> Part:
    report = RESULTS / "playwright.json"
    command = ["node", "node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests", *words]
    # CHROMIUM may be a name or a path from another folder; what prepare.py made of it is neither.
    environment = {"PLAYWRIGHT_JSON_OUTPUT_FILE": str(report), "CHROMIUM": str(ROOT / ".build" / "bin" / "chromium")}
    return Part("playwright", command, WEB, report, playwright_count, environment)


def lanes(choice: Choice) -> list[list[Part]]:
    words = choice.arguments
    server = [pytest_part(words.pytest, choice)] if words.pytest is not None else []
    journeys = [playwright_part(words.playwright)] if words.playwright is not None else []
    others = [gates_part()] if choice.with_gates else []
    others += [vitest_part(words.vitest)] if words.vitest is not None else []
    if server and journeys:
        others = [part._replace(command=[*GIVES_WAY, *part.command]) for part in others]
    return [lane for lane in (server, journeys, others) if lane]


# Running them ---------------------------------------------------------------------------------------------------------


class Started(NamedTuple):
    part: Part
    process: subprocess.Popen[bytes]
    at: float


def start(part: Part, sandbox: Sandbox, shows_output: bool) -> Started:
    """Runners side by side must not mix their lines: each writes a log, which is shown when it failed."""
    environment = {**os.environ, "TMPDIR": str(sandbox.folder), **(part.environment or {})}
    if not shows_output or not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    output = None if shows_output else part.log.open("wb")
    # A session of its own: Ctrl-C is for this process, which then ends the others.
    process = subprocess.Popen(
        part.command,
        cwd=part.folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    if output:
        output.close()
    return Started(part, process, time.monotonic())


def judge(started: Started, code: int) -> Count:
    """The report's counts; a runner that ends badly without a failed test is itself one failure."""
    part = started.part
    count = part.read(part.report) if part.report.exists() else Count()
    ran_nothing = part.name == "pytest" and code == NOTHING_RAN
    if code and not ran_nothing and not count.failed:
        count = count._replace(failed=1, broken=(f"the runner ended with {code}: {' '.join(part.command)}",))
    return count._replace(seconds=time.monotonic() - started.at)


def run(plan: list[list[Part]], sandbox: Sandbox) -> Iterator[tuple[Part, Count]]:
    """Each lane runs its parts one after the other, the lanes run side by side."""
    shows_output = len(plan) == 1 and len(plan[0]) == 1
    waiting = [iter(lane) for lane in plan]
    running = [start(next(lane), sandbox, shows_output) for lane in waiting]
    while running:
        time.sleep(0.1)
        for place, started in reversed(list(enumerate(running))):
            code = started.process.poll()
            if code is None:
                continue
            following = next(waiting[place], None)
            count = judge(started, code)
            if following:
                running[place] = start(following, sandbox, shows_output)
            else:
                del running[place], waiting[place]
            if count.failed and not shows_output:
                print(f"\n— {started.part.name} —\n{started.part.log.read_text(errors='replace')}", flush=True)
            yield started.part, count


def summary_of(count: Count) -> str:
    numbers = f"{count.passed:5} passed {count.failed:4} failed {count.skipped:4} skipped"
    return f"{numbers} {count.seconds:6.0f} s"


def main() -> int:
    started = time.monotonic()
    try:
        choice = read_choice(os.environ)
        plan = lanes(choice)
    except BadRequest as reason:
        print(f"make test: {reason}", file=sys.stderr)
        return 2
    forget_reports(RESULTS)
    counts: dict[str, Count] = {}
    if began := os.environ.get("TEST_STARTED"):  # by the Makefile, before it prepared
        counts["preparing"] = Count(seconds=time.time() - int(began))
        started -= counts["preparing"].seconds
    try:
        with Sandbox() as sandbox:
            for part, count in run(plan, sandbox):
                counts[part.name] = count
                print(f"{'✗' if count.failed else '✓'} {part.name:12} {summary_of(count)}", flush=True)
    except Interrupted as signal:
        print(f"make test: {signal}: everything that it started has ended", file=sys.stderr)
        return signal.exit_code
    print(f"\n== the {SLOWEST_SHOWN} slowest tests")
    for took, runner in slowest(counts, SLOWEST_SHOWN):
        print(f"  {took.seconds:6.1f} s  {runner}: {took.test}")
    print(f"\n== all parts, {time.monotonic() - started:.0f} s")
    for name, count in counts.items():
        print(f"  {name:12} {summary_of(count)}")
    # At the very end, where a log that is cut still has it.
    for name, count in counts.items():
        for test in count.broken:
            print(f"  failed, {name}: {test}")
    print(f"\n{last_line(counts.values())}", flush=True)
    if any(count.failed for count in counts.values()):
        return 1
    if not any(count.passed for count in counts.values()):
        print(f"make test: no test ran{f': none is called {choice.only!r}' if choice.only else ''}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What `make test` runs, says at its end and leaves behind (tools/): if it counts wrongly, distrust the rest."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from choice import Arguments, BadRequest, arguments_for_changes, read_choice
from test import lanes
from tests.services.ports import wait_until
from verdict import (
    Count,
    Took,
    forget_reports,
    gate_count,
    junit_count,
    last_line,
    playwright_count,
    slowest,
    vitest_count,
)

ROOT = Path(__file__).parents[2]


def test_the_slowest_come_from_all_runners() -> None:
    counts = {"a": Count(took=(Took(1, "x"), Took(3, "y"))), "b": Count(took=(Took(2, "z"),))}
    assert slowest(counts, 2) == [(Took(3, "y"), "a"), (Took(2, "z"), "b")]


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


def test_a_report_of_playwright_names_tests_by_their_groups(tmp_path: Path) -> None:
    good = {"status": "expected", "results": [{"duration": 1500}]}
    spec = {"file": "a.spec.ts", "line": 3, "title": "c", "tests": [good]}
    failed = [{"duration": 2, "errors": [{"message": "not\nvisible"}, {"message": "x"}]}]
    other = {"file": "a.spec.ts", "line": 9, "title": "d", "tests": [{"status": "unexpected", "results": failed}]}
    suites = [{"title": "a.spec.ts", "suites": [{"title": "b", "specs": [spec, other]}]}]
    stats = {"expected": 2, "flaky": 0, "unexpected": 1, "skipped": 1}
    report = written(tmp_path / "playwright.json", {"stats": stats, "errors": [{}], "suites": suites})
    took = (Took(1.5, "a.spec.ts › b › c"), Took(0.002, "a.spec.ts › b › d"))
    assert playwright_count(report) == Count(2, 2, 1, took, ("a.spec.ts › b › d: not visible",))


def test_a_report_of_the_gates(tmp_path: Path) -> None:
    report = written(tmp_path / "gates.json", {"mypy": True, "tsc": False})
    assert gate_count(report) == Count(1, 1, broken=("tsc",))


# What is asked for ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("only", "arguments"),
    [
        ("server/tests/sites/tiers", Arguments(pytest=["server/tests/sites/tiers"])),
        (
            "server/tests/sites/tiers/test_tier.py::test_x",
            Arguments(pytest=["server/tests/sites/tiers/test_tier.py::test_x"]),
        ),
        ("web/src/site/Site.test.tsx", Arguments(vitest=["src/site/Site.test.tsx"])),
        ("web/e2e/drafts.spec.ts:12", Arguments(playwright=["e2e/drafts.spec.ts:12"])),
        ("web/e2e/", Arguments(playwright=["e2e/"])),
        (
            "a draft, kept?",
            Arguments(["-k", "a_draft_kept"], ["-t", r"a\ draft,\ kept\?"], ["-g", r"a\ draft,\ kept\?"]),
        ),
    ],
)
def test_one_path_or_one_name_is_for_the_runners_that_have_it(only: str, arguments: Arguments) -> None:
    choice = read_choice({"ONLY": only})
    assert choice.arguments == arguments
    assert not choice.with_gates


@pytest.mark.parametrize(
    ("environment", "steps"),
    [
        ({}, ["server", "test", "web", "api-types", "browser"]),
        ({"QUICK": "1"}, ["server", "test", "web", "api-types"]),
        ({"ONLY": "web/src"}, ["server", "test", "web"]),
        ({"ONLY": "web/e2e"}, ["server", "test", "web", "browser"]),
    ],
)
def test_a_browser_is_installed_for_journeys_alone(environment: dict[str, str], steps: list[str]) -> None:
    assert [step for step in read_choice(environment).steps() if step != "proxies"] == steps


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"ENGINE": "mysql"}, "ENGINE is one of sqlite and postgresql, not 'mysql'"),
        ({"FULL": "yes"}, "FULL is 1 or nothing, not 'yes'"),
        ({"FULL": "1", "QUICK": "1"}, "exclude each other"),
        ({"QUICK": "1", "ENGINE": "postgresql"}, "QUICK starts no PostgreSQL"),
        ({"ONLY": "docs"}, "no test stands there"),
        ({"ONLY": "server/tests/test_gone.py"}, "there is no such file"),
        ({"ONLY": "web/e2e/gone.spec.ts:3"}, "there is no such file"),
        ({"ONLY": "docs/gone.md"}, "there is no such file"),
    ],
)
def test_a_request_that_means_nothing_is_one_line_and_exit_code_2(environment: dict[str, str], reason: str) -> None:
    with pytest.raises(BadRequest, match=reason):
        read_choice(environment)
    clean = {name: value for name, value in os.environ.items() if name not in ("FULL", "QUICK")}
    command = [sys.executable, str(ROOT / "tools" / "choice.py")]
    done = subprocess.run(command, env={**clean, **environment}, capture_output=True, text=True)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("make test: ") and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("files", "arguments"),
    [
        (["docs/security.md"], Arguments()),
        (["requirements.txt"], Arguments([], [], [])),
        (["server/vitrine/content/styles.py"], Arguments(pytest=["server/tests"])),
        (["server/tests/platform/test_keyring.py"], Arguments(pytest=["server/tests/platform/test_keyring.py"])),
        (["web/src/site/Site.tsx"], Arguments(vitest=["related", "src/site/Site.tsx"])),
        (["web/e2e/drafts.spec.ts"], Arguments(playwright=["e2e/drafts.spec.ts"])),
        (["web/e2e/support/owner.ts"], Arguments(playwright=["e2e"])),
    ],
)
def test_changed_files_choose_the_tests_that_they_concern(files: list[str], arguments: Arguments) -> None:
    assert arguments_for_changes(files, ROOT) == arguments


def test_a_changed_module_chooses_its_package_and_the_tests_that_import_it() -> None:
    chosen = arguments_for_changes(["server/vitrine/sites/tiers/keys.py"], ROOT).pytest
    assert chosen is not None
    assert "server/tests/sites/tiers" in chosen
    assert not any(test.startswith("server/tests/sites/tiers/") for test in chosen)
    inner = arguments_for_changes(["server/vitrine/sites/media/workshop/workshop.py"], ROOT).pytest
    assert inner is not None
    assert "server/tests/sites/media" in inner
    assert all("vitrine.sites.tiers.keys" in (ROOT / test).read_text() for test in chosen if test.endswith(".py"))


# How the parts share the machine --------------------------------------------------------------------------------------


def test_the_journeys_begin_at_once_and_the_gates_give_way() -> None:
    usual, quick = (lanes(read_choice(environment)) for environment in ({}, {"QUICK": "1"}))
    assert [[part.name for part in lane] for lane in usual] == [["pytest"], ["playwright"], ["gates", "vitest"]]
    assert {part.name for lane in usual for part in lane if part.command[0] == "nice"} == {"gates", "vitest"}
    assert [[part.name for part in lane] for lane in quick] == [["pytest"], ["gates", "vitest"]]
    assert not any(part.command[0] == "nice" for lane in quick for part in lane)


# What is left behind --------------------------------------------------------------------------------------------------


def test_a_second_run_begins_without_the_reports_of_the_first_and_with_its_attacks(tmp_path: Path) -> None:
    (tmp_path / "attacks").mkdir()
    (tmp_path / "attacks" / "one.json").write_text("{}")
    (tmp_path / "pytest-0.xml").write_text("<testsuites/>")
    forget_reports(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")] == ["attacks/one.json"]


# A server in a session of its own, whose starter dies, as a killed test does; it ignores being asked to end.
STARTER = """
import os, subprocess, sys, tempfile
server = "import os, signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
server += "print(os.getpid(), flush=True); time.sleep(600)"
starter = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {server!r}], start_new_session=True)"
"""
LEAVES_A_SERVER = f"""
{STARTER}
from sandbox import Interrupted, Sandbox
try:
    with Sandbox() as sandbox:
        print(sandbox.folder, flush=True)
        (sandbox.folder / "left").write_text("something")
        subprocess.run([sys.executable, "-c", starter])
        if sys.argv[1:] == ["fail"]:
            sys.stdin.readline()
            raise SystemExit(1)
        subprocess.run(["sleep", "600"])
except Interrupted as interrupted:
    sys.exit(interrupted.exit_code)
"""


@pytest.mark.skipif(
    sys.platform != "linux", reason="other systems have no subreaper: a terminal's group is ended there"
)
@pytest.mark.real_server
@pytest.mark.parametrize("end", ["SIGINT", "SIGTERM", "SIGHUP", "fail"])
def test_nothing_that_a_run_started_outlives_it(end: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    command = [sys.executable, "-c", LEAVES_A_SERVER, end]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout and run.stdin
        folder, server = Path(run.stdout.readline().strip()), int(run.stdout.readline())
        assert (folder / "left").exists()
        if end == "fail":
            run.stdin.write("\n")
            run.stdin.flush()
        else:
            run.send_signal(signal.Signals[end])
        code = run.wait(60)
    assert code == (1 if end == "fail" else 128 + signal.Signals[end])
    assert not folder.exists()
    assert_ended(server)


def assert_ended(server: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(server, 0)
        # Killed, and not yet waited for by whoever adopted it.
        assert Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


A_TEST_THAT_LEAVES_A_SERVER = f"""
{STARTER}
def test_that_is_cut_off():
    starting = subprocess.Popen([sys.executable, "-c", starter], stdout=subprocess.PIPE, text=True)
    with open(os.environ["STARTED"], "w") as told:
        print(tempfile.gettempdir(), starting.stdout.readline(), file=told)
    starting.wait()
    subprocess.run(["sleep", "600"])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="as above")
@pytest.mark.real_server
@pytest.mark.parametrize(("end", "workers"), [("SIGINT", "-n0"), ("SIGTERM", "-n0"), ("SIGTERM", "-n1")])
def test_nothing_that_pytest_started_outlives_it(end: str, workers: str, tmp_path: Path) -> None:
    (tmp_path / "test_left.py").write_text(A_TEST_THAT_LEAVES_A_SERVER)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    started = tmp_path / "started"
    path = f"{ROOT / 'tools'}{os.pathsep}{ROOT / 'server'}"
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "STARTED": str(started)}
    plugins = ["-p", "xdist", "-p", "tests.sandboxed"]
    command = [sys.executable, "-m", "pytest", "-q", "-s", *plugins, workers]
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE) as run:
        wait_until(lambda: run.poll() is not None or (started.exists() and "\n" in started.read_text()), "the test")
        folder, server = started.read_text().split()
        assert Path(folder).name.startswith("vitrine-test-")
        run.send_signal(signal.Signals[end])
        run.communicate(timeout=60)
    assert not Path(folder).exists()
    assert_ended(int(server))

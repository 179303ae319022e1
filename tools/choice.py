"""What `make test` was asked for: ONLY, QUICK, FULL, CHANGED and ENGINE, read from the environment.

The Makefile runs it before anything is installed: it prints the steps of tools/prepare.py that the run needs, or one
line and exit code 2 for a request that means nothing. tools/test.py reads the same.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ENGINES = ("sqlite", "postgresql")
RUNNERS = {"server/tests": "pytest", "web/src": "vitest", "web/e2e": "playwright"}
# A change of these concerns every test of its side.
SERVER_WIDE = (
    "server/tests/conftest.py",
    "server/tests/factories/",
    "server/tests/services/",
    "server/vitrine/content/",
)
INSTALLED = ("pyproject.toml", "requirements", "web/package", "web/vite", "tools/prepare.py")


class BadRequest(Exception):
    """One line that says what cannot be meant."""


class Arguments(NamedTuple):
    """What each runner's command ends with; None: the runner has nothing to do."""

    pytest: list[str] | None = None
    vitest: list[str] | None = None
    playwright: list[str] | None = None


class Choice(NamedTuple):
    arguments: Arguments
    with_gates: bool = True
    is_quick: bool = False
    is_full: bool = False
    engine: str | None = None  # run every database test on this one
    only: str = ""

    def steps(self) -> list[str]:
        """For tools/prepare.py. Server tests render built pages; only journeys need a browser, only gates all types."""
        steps = ["server", "test", "web"]
        if self.with_gates:
            steps.append("api-types")
        if self.arguments.pytest is not None and not self.is_quick:
            steps.append("proxies")
        if self.arguments.playwright is not None:
            steps.append("browser")
        return steps


def read_choice(environment: Mapping[str, str], root: Path = ROOT) -> Choice:
    def is_set(name: str) -> bool:
        value = environment.get(name, "").strip()
        if value not in ("", "0", "1"):
            raise BadRequest(f"{name} is 1 or nothing, not {value!r}")
        return value == "1"

    only, engine = environment.get("ONLY", "").strip(), environment.get("ENGINE", "").strip() or None
    is_quick, is_full, is_changed = is_set("QUICK"), is_set("FULL"), is_set("CHANGED")
    if engine not in (None, *ENGINES):
        raise BadRequest(f"ENGINE is one of {' and '.join(ENGINES)}, not {engine!r}")
    if sum((is_quick, is_full, is_changed)) > 1:
        raise BadRequest("QUICK, FULL and CHANGED exclude each other")
    if is_quick and engine == "postgresql":
        raise BadRequest("QUICK starts no PostgreSQL: leave out ENGINE, or QUICK")
    if only and is_changed:
        raise BadRequest("ONLY and CHANGED exclude each other")
    if only:
        return Choice(_arguments_for(only, root), False, is_quick, is_full, engine, only)
    if is_changed:
        return Choice(arguments_for_changes(changed_files(root), root), engine=engine)
    return Choice(Arguments([], [], None if is_quick else []), True, is_quick, is_full, engine)


def _arguments_for(only: str, root: Path) -> Arguments:
    """A path from the top (a folder, a file, `file.py::name`, `file.spec.ts:line`), or a part of a test's name."""
    path = only.partition(":")[0].rstrip("/")
    if path and (root / path).exists():
        runner = next((runner for folder, runner in RUNNERS.items() if f"{path}/".startswith(f"{folder}/")), None)
        if runner is None:
            raise BadRequest(f"ONLY={only}: no test stands there; tests are in {', '.join(RUNNERS)}")
        return Arguments(**{runner: [only if runner == "pytest" else only.removeprefix("web/")]})
    if re.fullmatch(r"\S+/\S*|\S+\.\w{1,4}", path):  # nothing but a path looks like this
        raise BadRequest(f"ONLY={only}: there is no such file")
    # The server's tests are sentences too, written with underscores.
    sentence = re.sub(r"\W+", "_", only).strip("_")
    words = re.escape(only)
    return Arguments(["-k", sentence], ["-t", words], ["-g", words])


# CHANGED=1 ------------------------------------------------------------------------------------------------------------


def changed_files(root: Path) -> list[str]:
    """Since the branch left origin/main (without one: since the last commit), committed or not."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
        return done.stdout.splitlines() if done.returncode == 0 else []

    base = next(iter(git("merge-base", "HEAD", "origin/main")), "HEAD")
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def arguments_for_changes(files: Iterable[str], root: Path) -> Arguments:
    """Server: the tests of the same package and those that import a changed module. Pages: what Vitest finds related.

    Journeys: changed specs alone. Which journeys a change of a screen concerns no tool can tell.
    """
    files = list(files)
    if any(file.startswith(INSTALLED) for file in files):
        return Arguments([], [], [])
    journeys = [file.removeprefix("web/") for file in files if re.fullmatch(r"web/e2e/\w[\w-]*\.spec\.ts", file)]
    if any(file.startswith("web/e2e/support/") for file in files):
        journeys = ["e2e"]
    pages = [file.removeprefix("web/") for file in files if re.match(r"web/src/.*\.(tsx?|css|json)$", file)]
    server = _server_tests(files, root)
    return Arguments(server or None, ["related", *pages] if pages else None, journeys or None)


def _tests_beside(module: str, root: Path) -> str | None:
    """The tests' folder nearest to 'vitrine/sites/media/workshop/worker': 'server/tests/sites/media'."""
    package = Path(module).relative_to("vitrine").parent
    folders = [folder for folder in (package, *package.parents) if folder.parts]
    return next((f"server/tests/{folder}" for folder in folders if (root / "server" / "tests" / folder).is_dir()), None)


def _server_tests(files: list[str], root: Path) -> list[str]:
    if any(file.startswith(SERVER_WIDE) for file in files):
        return ["server/tests"]
    chosen = {file for file in files if re.match(r"server/tests/.*test_\w+\.py$", file) and (root / file).exists()}
    modules = [file.removeprefix("server/").removesuffix(".py") for file in files if file.startswith("server/vitrine/")]
    folders = {folder for module in modules if (folder := _tests_beside(module, root))}
    chosen |= folders
    names = [re.escape(module.removesuffix("/__init__").replace("/", ".")) for module in modules]
    if names:
        imports = re.compile(rf"^(?:from|import) (?:{'|'.join(names)})\b", re.MULTILINE)
        tests = (root / "server" / "tests").rglob("test_*.py")
        chosen |= {path.relative_to(root).as_posix() for path in tests if imports.search(path.read_text("utf-8"))}
    inside = tuple(f"{folder}/" for folder in folders)
    return sorted(test for test in chosen if not test.startswith(inside))


if __name__ == "__main__":
    try:
        print(*read_choice(os.environ).steps())
    except BadRequest as reason:
        print(f"make test: {reason}", file=sys.stderr)
        sys.exit(2)

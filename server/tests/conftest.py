"""Fixtures every test may ask for: databases on both engines, S3, mail. Domain fixtures stand in factories/."""

import asyncio
import gc
import os
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import hypothesis
import pytest
from _pytest.logging import LoggingPlugin

from tests.factories.app import (  # noqa: F401  (fixtures)
    CHEAP_HASHER,
    app,
    operator,
    other_owner,
    owner,
    settings,
    stack,
    visitor,
)
from tests.factories.attacks import attack  # noqa: F401  (fixture)
from tests.factories.command import run  # noqa: F401  (fixture)
from tests.levels import IS_FULL, IS_QUICK, usually
from tests.sandboxed import pytest_configure  # noqa: F401  (hook)
from tests.services.installed import wheel  # noqa: F401  (fixture)
from tests.services.mailbox import Mailbox, run_mailbox
from tests.services.object_store import ObjectStore, run_object_store
from tests.services.postgres import Postgres, run_postgres
from tests.services.statements import share_compiled_statements
from tests.services.warm import WarmChild, end_kept
from vitrine.accounts.passwords import passwords
from vitrine.platform.jobs import runner
from vitrine.platform.logs import PlainLines
from vitrine.platform.processes import pool
from vitrine.public.rendering import renderer
from vitrine.public.rendering.cache import watch
from vitrine.sites.media.workshop import workshop

# How long an example takes is the machine's affair: other settings of a test stand beside it.
hypothesis.settings.register_profile(
    "vitrine",
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
    database=None,
    derandomize=not IS_FULL,  # else one run in a thousand fails for another reason than its change
    max_examples=usually(25, full=100),
)
hypothesis.settings.load_profile("vitrine")
share_compiled_statements()

ENGINES = ("sqlite", "postgresql")
REAL_SERVERS = {"postgres", "object_store"}  # fixtures; QUICK starts none
_numbers = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine", choices=ENGINES, help="run every database test on this engine (default: docs/testing.md)"
    )


def pytest_sessionstart(session: pytest.Session) -> None:
    """What the server logged stands under a test that failed: with the reason beside the message, as in its own log."""
    plugin = session.config.pluginmanager.get_plugin("logging-plugin")
    if isinstance(plugin, LoggingPlugin):
        plugin.report_handler.setFormatter(PlainLines())


def pytest_collection_finish() -> None:
    """What was imported stays: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # as a server does (app.py)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_engine" in metafunc.fixturenames:
        metafunc.parametrize("database_engine", _engines_of(metafunc), scope="session")


def _engines_of(metafunc: pytest.Metafunc) -> Sequence[str]:
    def is_marked(name: str) -> bool:
        return metafunc.definition.get_closest_marker(name) is not None

    if is_marked("postgresql"):
        return ["postgresql"]
    if chosen := metafunc.config.getoption("--engine"):
        return [chosen]
    return ENGINES if IS_FULL or (is_marked("both_engines") and not IS_QUICK) else ["sqlite"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = {item for item in items if _is_left_out(config, item)}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]
    # What takes longest comes first, so that the workers end together.
    items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in ("long", "real_server")))


def _is_left_out(config: pytest.Config, item: pytest.Item) -> bool:
    def is_marked(name: str) -> bool:
        return item.get_closest_marker(name) is not None

    if is_marked("full") and not IS_FULL:
        return True
    if is_marked("postgresql") and (IS_QUICK or config.getoption("--engine") == "sqlite"):
        return True
    if not IS_QUICK:
        return False
    starts_server = is_marked("real_server") or not REAL_SERVERS.isdisjoint(getattr(item, "fixturenames", ()))
    return starts_server or is_marked("long")


@pytest.fixture(scope="session", autouse=True)
def _no_settings_from_the_shell() -> None:
    for name in [name for name in os.environ if name.startswith(("VITRINE_", "AWS_"))]:
        del os.environ[name]


@pytest.fixture(scope="session", autouse=True)
def _cheap_hashes() -> None:
    """What argon2 costs is tested once; the other tests need its answers only."""
    passwords.use_hasher(CHEAP_HASHER)


@pytest.fixture(autouse=True)
def _slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page or a file that a busy machine has no time for is a 503, rightly; tests that are about it say how long."""
    for name in ("MAX_RENDER_S", "MAX_START_S", "MAX_WHOLE_S"):
        monkeypatch.setattr(renderer, name, 120.0)
    monkeypatch.setattr(workshop, "MAX_JOB_S", 600.0)  # what a file may cost is the processor's time


@pytest.fixture(autouse=True)
def _jobs_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine every job would run beside every test; the tests that are about one say `look`, or set this."""
    monkeypatch.setattr(runner, "FIRST_LOOK_AFTER_S", 3600.0)


@pytest.fixture(autouse=True)
def _others_commits_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command writes beside the application is seen by the next request, not a twentieth of a second later.
    And a machine that stood still for half a second makes no page unknown."""
    monkeypatch.setattr(watch, "CURRENT_FOR_SECONDS", 0.0)
    monkeypatch.setattr(watch, "CAUGHT_UP_WITHIN_SECONDS", 60.0)


@pytest.fixture(autouse=True)
def _warm_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.node.get_closest_marker("cold"):
        monkeypatch.setattr(pool, "Child", WarmChild)


@pytest.fixture(scope="session", autouse=True)
def _end_of_warm_processes() -> Iterator[None]:
    yield
    end_kept()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with run_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def object_store() -> Iterator[ObjectStore]:
    """A real S3; a bucket comes into being with its first object."""
    with run_object_store() as store:
        yield store


@pytest.fixture(params=["file"] if IS_QUICK else ["file", "s3"])
def blobs_url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty place for files, in a folder and in a real S3; the S3 one is reached by the AWS_* environment."""
    if request.param == "file":
        return (tmp_path / "files").as_uri()
    service: ObjectStore = request.getfixturevalue("object_store")
    for name, value in service.environment().items():
        monkeypatch.setenv(name, value)
    return f"s3://vitrine/test-{next(_numbers)}"


@pytest.fixture(scope="session")
def _mail_server() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def mailbox(_mail_server: Mailbox) -> Mailbox:
    _mail_server.clear()
    return _mail_server


def _migrate(url: str) -> None:
    from vitrine.platform.storage.schema import migrate

    # In a thread of its own: the tests' event loop is not ours to run.
    with ThreadPoolExecutor(max_workers=1) as thread:
        thread.submit(lambda: asyncio.run(migrate(url))).result()


@pytest.fixture(scope="session")
def _migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "vitrine.sqlite"
    _migrate(f"sqlite+aiosqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def _migrated_postgres(postgres: Postgres) -> str:
    _migrate(postgres.create("migrated"))
    return "migrated"


@pytest.fixture
def blank_database_url(database_engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database without any table, on each engine: for the tests of migrations."""
    if database_engine == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'blank.sqlite'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"blank_{next(_numbers)}"
    yield postgres.create(name)
    postgres.drop(name)


@pytest.fixture
def database_url(database_engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A migrated database without any row, on each engine: one that was migrated once, copied or emptied."""
    if database_engine == "sqlite":
        copy = tmp_path / "vitrine.sqlite"
        shutil.copyfile(request.getfixturevalue("_migrated_sqlite"), copy)
        yield f"sqlite+aiosqlite:///{copy}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    yield postgres.empty(request.getfixturevalue("_migrated_postgres"))

"""Fixtures every test may ask for: databases on both engines, S3, mail. Domain fixtures stand in factories/."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from _pytest.logging import LoggingPlugin
from argon2 import PasswordHasher
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

from tests.factories.app import app, operator, other_owner, owner, settings, stack, visitor  # noqa: F401  (fixtures)
from tests.factories.attacks import attack  # noqa: F401  (fixture)
from tests.factories.command import run  # noqa: F401  (fixture)
from tests.services.mailbox import Mailbox, run_mailbox
from tests.services.object_store import ObjectStore, run_object_store
from tests.services.postgres import Postgres, run_postgres
from tests.services.warm import WarmChild, end_kept
from vitrine.accounts.passwords import passwords
from vitrine.jobs import runner
from vitrine.logs import PlainLines
from vitrine.media.workshop import workshop
from vitrine.rendering import renderer
from vitrine.storage import database

# How long an example takes is the machine's affair: other settings of a test stand beside it.
hypothesis.settings.register_profile(
    "vitrine", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], database=None
)
hypothesis.settings.load_profile("vitrine")

ENGINES = ("sqlite", "postgresql")
_numbers = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=ENGINES, help="run the database tests on this engine only (default: both)")
    parser.addoption("--only-databases", action="store_true", help="leave out the tests that use no database")


def pytest_sessionstart(session: pytest.Session) -> None:
    """What the server logged stands under a test that failed: with the reason beside the message, as in its own log."""
    plugin = session.config.pluginmanager.get_plugin("logging-plugin")
    if isinstance(plugin, LoggingPlugin):
        plugin.report_handler.setFormatter(PlainLines())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_engine" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--engine")
        engines = [chosen] if chosen else ENGINES
        if metafunc.definition.get_closest_marker("postgresql"):
            engines = ["postgresql"]
        metafunc.parametrize("database_engine", engines, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make test` runs a process per engine and one for the patient; what needs no database runs in the first alone."""
    if config.getoption("--engine") == "sqlite":
        of_the_other = [item for item in items if item.get_closest_marker("postgresql")]
        config.hook.pytest_deselected(items=of_the_other)
        items[:] = [item for item in items if item not in of_the_other]
    if config.getoption("--only-databases"):
        away = [item for item in items if "database_engine" not in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=away)
        items[:] = [item for item in items if item not in away]


@pytest.fixture(scope="session", autouse=True)
def _no_settings_from_the_shell() -> None:
    for name in [name for name in os.environ if name.startswith(("VITRINE_", "AWS_"))]:
        del os.environ[name]


@pytest.fixture(autouse=True)
def _cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What argon2 costs is tested once; the other tests need its answers only."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))
    passwords._hash_of_nobody.cache_clear()


@pytest.fixture(autouse=True)
def _slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that the machine has no time for is a 503, rightly; the tests that are about that say how long."""
    for name in ("MAX_RENDER_S", "MAX_START_S", "MAX_WHOLE_S"):
        monkeypatch.setattr(renderer, name, 120.0)


@pytest.fixture(autouse=True)
def _jobs_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine every job would run beside every test; the tests that are about one say `look`, or set this."""
    monkeypatch.setattr(runner, "FIRST_LOOK_AFTER_S", 3600.0)


@pytest.fixture(autouse=True)
def _warm_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.node.get_closest_marker("cold"):
        for module in (renderer, workshop):
            monkeypatch.setattr(module, "Child", WarmChild)


@pytest.fixture(scope="session", autouse=True)
def _end_of_warm_processes() -> Iterator[None]:
    yield
    end_kept()


@pytest.fixture(scope="session", autouse=True)
def _statements_compiled_once() -> Iterator[None]:
    """SQLAlchemy keeps the SQL that it made of a statement with the engine. Tests have an engine each, and would spend
    a fifth of their time on making it anew: here all engines of a kind share it."""
    compiled: LRUCache[Any, Any] = LRUCache(2000)

    def create_sharing_engine(*words: Any, **options: Any) -> AsyncEngine:
        engine = create_async_engine(*words, **options)
        engine.sync_engine._compiled_cache = compiled
        return engine

    with pytest.MonkeyPatch.context() as patch:
        # A dialect is a part of the key.
        patch.setattr(DefaultDialect, "__eq__", lambda self, other: type(self) is type(other))
        patch.setattr(DefaultDialect, "__hash__", lambda self: hash(type(self)))
        patch.setattr(database, "create_async_engine", create_sharing_engine)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with run_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def object_store() -> Iterator[ObjectStore]:
    """A real S3; a bucket comes into being with its first object."""
    with run_object_store() as store:
        yield store


@pytest.fixture(params=["file", "s3"])
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
    from vitrine.storage.schema import migrate

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

"""A transaction: committed whole before its caller goes on, or not at all, whoever fails or goes away."""

import asyncio
import threading
from typing import Any

import apsw
import pytest
from sqlalchemy import func, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tests.factories.app import Owner, commits
from vitrine.platform.http.problems import problem_of
from vitrine.platform.storage import sqlite
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.sqlite import Cursor
from vitrine.sites.site.tables import OldSlug, Site

pytestmark = pytest.mark.both_engines


@pytest.fixture
async def database(owner: Owner) -> Database:
    await owner.choose("FR")
    return owner.app.services.database


async def _name(database: Database) -> str:
    async with database.reading() as session:
        return str(await session.scalar(select(Site.owner_name)))


async def _rename(database: Database, name: str, *then: Any) -> None:
    async with database.writing() as session:
        await session.execute(update(Site).values(owner_name=name))
        for statement in then:
            await session.execute(statement)


async def test_it_is_committed_where_the_block_ends_well_and_counted(database: Database) -> None:
    before = commits(database)
    await _rename(database, "Maëlle")
    assert (await _name(database), commits(database)) == ("Maëlle", before + 1)


async def test_a_statement_that_is_refused_is_a_conflict_told_without_its_values(database: Database) -> None:
    before, committed = await _name(database), commits(database)
    nobodys = {"slug": "secret-slug", "site_id": "0" * 32, "left_at": now()}
    with pytest.raises(IntegrityError) as told:
        await _rename(database, "Nobody", OldSlug.__table__.insert().values(nobodys))  # type: ignore[attr-defined]
    assert "secret-slug" not in str(told.value)
    problem = problem_of(told.value)
    assert problem is not None and problem.status == 409
    assert (await _name(database), commits(database)) == (before, committed)
    await _rename(database, "Maëlle")
    assert await _name(database) == "Maëlle"


async def test_writers_take_turns(database: Database) -> None:
    async def count_up() -> None:
        async with database.writing() as session:
            name = await session.scalar(select(Site.owner_name).with_for_update())
            await session.execute(update(Site).values(owner_name=str(int(name or "") + 1)))

    await _rename(database, "0")
    await asyncio.gather(*(count_up() for _ in range(20)))
    assert await _name(database) == "20"


async def test_whoever_goes_away_leaves_no_half_of_it_and_nobody_waiting(database: Database) -> None:
    before, began = await _name(database), asyncio.Event()

    async def wait_for_ever() -> None:
        async with database.writing() as session:
            await session.execute(update(Site).values(owner_name="Nobody"))
            began.set()
            await asyncio.Event().wait()

    waiting = asyncio.create_task(wait_for_ever())
    await began.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await _name(database) == before
    await _rename(database, "Maëlle")
    assert await _name(database) == "Maëlle"


@pytest.fixture
def on_sqlite(database: Database) -> Database:
    if not database.is_sqlite:
        pytest.skip("of SQLite, which is in our own process")
    return database


async def test_a_commit_that_nobody_waits_for_comes_to_its_end(
    on_sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    committing, may_commit = threading.Event(), threading.Event()
    ordinary = sqlite._end

    def end(*asked: Any) -> None:
        committing.set()
        assert may_commit.wait(10)
        ordinary(*asked)

    with monkeypatch.context() as slow:
        slow.setattr(sqlite, "_end", end)
        writing = asyncio.create_task(_rename(on_sqlite, "Maëlle"))
        assert await asyncio.to_thread(committing.wait, 10)
        writing.cancel()
        await asyncio.sleep(0)
    may_commit.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await _name(on_sqlite) == "Maëlle"
    await _rename(on_sqlite, "Aïcha")
    assert await _name(on_sqlite) == "Aïcha"


async def test_another_process_that_writes_is_not_waited_for_on_the_event_loop(on_sqlite: Database) -> None:
    await _rename(on_sqlite, "Maëlle")
    other = apsw.Connection(str(on_sqlite.engine.url.database))
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(_rename(on_sqlite, "Aïcha"))
    for _ in range(20):  # which nobody would come to who waited for it on the event loop
        await asyncio.sleep(0.01)
    assert not waiting.done()
    other.execute("COMMIT")
    await waiting
    other.close()
    assert await _name(on_sqlite) == "Aïcha"


async def test_no_statement_runs_on_the_event_loop(
    on_sqlite: Database, owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may wait for the disk, and so would every visitor."""
    threads: list[int] = []
    ordinary = Cursor._run

    def run(self: Cursor, *asked: Any) -> None:
        threads.append(threading.get_ident())
        ordinary(self, *asked)

    monkeypatch.setattr(Cursor, "_run", run)
    assert (await owner.save("about", texts={"heading": "Bonjour"})).status_code == 200
    assert len(threads) > 5 and threading.get_ident() not in threads


@pytest.mark.postgresql
async def test_a_line_that_is_lost_is_told_and_not_used_again(database: Database) -> None:
    with pytest.raises(SQLAlchemyError) as told:
        await _rename(database, "Nobody", select(func.pg_terminate_backend(func.pg_backend_pid())), text("SELECT 1"))
    problem = problem_of(told.value)
    assert problem is not None and problem.status == 503
    await _rename(database, "Maëlle")
    assert await _name(database) == "Maëlle"


async def test_a_database_can_be_closed_twice(database: Database) -> None:
    another = Database(database.url)
    await _rename(another, "Maëlle")
    await another.close()
    await another.close()

"""A transaction of statements alone: as whole, as durable and as well told as a session's, on both engines."""

import asyncio
import threading
from typing import Any, cast

import apsw
import pytest
from sqlalchemy import Table, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql import ClauseElement

from tests.factories.app import Owner
from vitrine.site.tables import OldSlug, Site
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.plain import Brief, NeedsSession, NotAtOnce, ask, columns_of, whole
from vitrine.storage.rows import held, take, write_counted
from vitrine.storage.sqlite import Connection

pytestmark = pytest.mark.both_engines

_site, _old = cast("Table", Site.__table__), cast("Table", OldSlug.__table__)
RENAME = update(_site).values(owner_name=bindparam("new"))
NOTE = insert(_old)
SITE = select(*columns_of(Site))


@pytest.fixture
async def database(owner: Owner) -> Database:
    await owner.choose("FR")
    return owner.app.services.database


async def _name(database: Database) -> str:
    async with database.reading() as session:
        return str(await session.scalar(select(Site.owner_name)))


async def _rename(database: Database, name: str, *then: tuple[ClauseElement, dict[str, Any]]) -> None:
    async with database.writing_briefly() as brief:
        await ask(brief, RENAME, {"new": name})
        for statement, values in then:
            await ask(brief, statement, values)


async def _need_more(database: Database) -> None:
    async with database.writing_briefly() as brief:
        await ask(brief, RENAME, {"new": "Nobody"})
        whole(brief)


async def test_it_is_committed_where_the_block_ends_well_and_counted(database: Database) -> None:
    commits = database.commit_count
    await _rename(database, "Maëlle")
    assert (await _name(database), database.commit_count) == ("Maëlle", commits + 1)


async def test_nothing_of_it_is_left_where_it_raises_say_because_it_needs_a_session(database: Database) -> None:
    before, commits = await _name(database), database.commit_count
    with pytest.raises(NeedsSession):
        await _need_more(database)
    assert (await _name(database), database.commit_count) == (before, commits)
    await _rename(database, "Maëlle")
    assert await _name(database) == "Maëlle"


async def test_a_statement_that_fails_is_told_without_its_values_and_hurts_nobody_after_it(database: Database) -> None:
    wrong = {"slug": "secret-slug", "site_id": "0" * 32, "left_at": now()}
    with pytest.raises((IntegrityError, NotAtOnce)) as told:
        await _rename(database, "Nobody", (NOTE, wrong))
    assert "secret-slug" not in str(told.value)
    await _rename(database, "Maëlle")
    assert await _name(database) == "Maëlle"


async def test_a_row_that_was_taken_is_held_and_written_as_it_was_changed(database: Database) -> None:
    async with database.writing_briefly() as brief:
        site = await take(brief, Site, SITE, {})
        assert site is not None and held(brief, Site, site.id) is site and held(brief, Site, "another") is None
        revision = site.revision
        site.owner_name = "Maëlle"
        await write_counted(brief, site, "revision")
        assert site.revision == revision + 1
        await write_counted(brief, site, "revision")  # of what is written nothing is left to be written
    async with database.reading() as session:
        stored = (await session.scalars(select(Site))).one()
    assert (stored.owner_name, stored.revision) == ("Maëlle", revision + 2)


async def test_many_take_turns(database: Database) -> None:
    async def count(brief: Brief) -> None:
        [row] = await ask(brief, _FOR_UPDATE, {})
        await asyncio.sleep(0)
        await ask(brief, RENAME, {"new": str(int(row.owner_name) + 1)})

    async def one() -> None:
        async with database.writing_briefly() as brief:
            await count(brief)

    await _rename(database, "0")
    await asyncio.gather(*(one() for _ in range(20)))
    assert await _name(database) == "20"


_FOR_UPDATE: ClauseElement = select(Site.owner_name).with_for_update()


async def test_whoever_goes_away_leaves_no_half_of_it_and_nobody_waiting(database: Database) -> None:
    before = await _name(database)
    began = asyncio.Event()

    async def wait_for_ever() -> None:
        async with database.writing_briefly() as brief:
            await ask(brief, RENAME, {"new": "Nobody"})
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


async def test_on_sqlite_a_commit_that_nobody_waits_for_comes_to_its_end(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not database.is_sqlite:
        pytest.skip("PostgreSQL ends by itself what was sent to it")
    committing, may_commit = threading.Event(), threading.Event()
    ordinary = Connection.commit

    def commit(self: Connection) -> None:
        committing.set()
        assert may_commit.wait(10)
        ordinary(self)

    with monkeypatch.context() as slow:
        slow.setattr(Connection, "commit", commit)
        writing = asyncio.create_task(_rename(database, "Maëlle"))
        await asyncio.to_thread(committing.wait, 10)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
    next_one = asyncio.create_task(_rename(database, "Aïcha"))  # does not disturb it, and waits for it
    await asyncio.sleep(0.1)
    assert not next_one.done()
    may_commit.set()
    await next_one
    assert await _name(database) == "Aïcha"


async def test_on_sqlite_another_process_that_writes_is_waited_for_elsewhere(database: Database) -> None:
    if not database.is_sqlite:
        pytest.skip("PostgreSQL has many writers")
    await _rename(database, "Maëlle")
    other = apsw.Connection(str(database.engine.url.database))
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(_rename(database, "Aïcha"))
    for _ in range(20):  # which nobody would come to who waited for it on the event loop
        await asyncio.sleep(0.01)
    assert not waiting.done()
    other.execute("COMMIT")
    await waiting
    other.close()
    assert await _name(database) == "Aïcha"


async def test_on_postgresql_a_line_that_is_lost_is_told_and_not_used_again(database: Database) -> None:
    if database.is_sqlite:
        pytest.skip("SQLite has no lines to lose")
    end = select(func.pg_terminate_backend(func.pg_backend_pid()).label("ended"))
    with pytest.raises(SQLAlchemyError):
        await _rename(database, "Nobody", (end, {}))
    await _rename(database, "Maëlle")
    assert await _name(database) == "Maëlle"

"""SQLite: statements that are asked for at one moment share a commit, and nothing else."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest
from sqlalchemy import Table, bindparam, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from tests.factories.app import Owner
from vitrine.site.tables import OldSlug, Site
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.sqlite import Asked, Connection, Told

pytestmark = pytest.mark.both_engines

_old = cast("Table", OldSlug.__table__)
NOTE = insert(_old)


@pytest.fixture
async def database(owner: Owner) -> Database:
    database = owner.app.services.database
    if not database.is_sqlite:
        pytest.skip("PostgreSQL commits by itself what is asked of it at the same time")
    await owner.choose("FR")
    return database


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many went with each shared commit."""
    counts: list[int] = []
    ordinary = Connection.ask_together

    def ask_together(self: Connection, asked: Sequence[Asked]) -> list[Told]:
        counts.append(len(asked))
        return ordinary(self, asked)

    monkeypatch.setattr(Connection, "ask_together", ask_together)
    return counts


async def site_id(database: Database) -> str:
    async with database.reading() as session:
        return str(await session.scalar(select(Site.id)))


async def note(database: Database, site: str, slug: str) -> Any:
    return await database.write_at_once(NOTE, {"slug": slug, "site_id": site, "left_at": now()})


async def noted(database: Database) -> set[str]:
    async with database.reading() as session:
        return set(await session.scalars(select(OldSlug.slug).where(OldSlug.slug != bindparam("no", ""))))


async def test_what_is_asked_at_one_moment_is_committed_at_once(database: Database, together: list[int]) -> None:
    site = await site_id(database)
    slugs = {f"a-{number}" for number in range(3)}
    await asyncio.gather(*(note(database, site, slug) for slug in slugs))
    assert together == [3]
    assert await noted(database) == slugs


async def test_who_comes_while_others_are_written_goes_next(database: Database, together: list[int]) -> None:
    site = await site_id(database)
    async with database.places.pen():
        asked = [asyncio.create_task(note(database, site, f"b-{number}")) for number in range(2)]
        await asyncio.sleep(0.02)
        asked.append(asyncio.create_task(note(database, site, "b-2")))
        await asyncio.sleep(0.02)
    await asyncio.gather(*asked)
    assert together == [3]
    assert await noted(database) == {"b-0", "b-1", "b-2"}


async def test_what_one_does_wrong_is_told_him_alone(database: Database, together: list[int]) -> None:
    site = await site_id(database)
    slugs = ("c-0", "c-0", "c-1")  # as many as write at a time in the background
    told = await asyncio.gather(*(note(database, site, slug) for slug in slugs), return_exceptions=True)
    assert [isinstance(one, IntegrityError) for one in told] == [False, True, False]
    assert together == [3]
    assert await noted(database) == {"c-0", "c-1"}
    await note(database, site, "c-2")
    assert "c-2" in await noted(database)


async def test_a_commit_that_fails_fails_for_all(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    site = await site_id(database)
    ordinary = Connection.execute

    def execute(self: Connection, statement: str, parameters: Sequence[Any] = ()) -> Any:
        if statement == "COMMIT":
            ordinary(self, "INSERT INTO there_is_no_such_table VALUES (1)")
        return ordinary(self, statement, parameters)

    with monkeypatch.context() as broken:
        broken.setattr(Connection, "execute", execute)
        told = await asyncio.gather(*(note(database, site, f"d-{n}") for n in range(3)), return_exceptions=True)
    assert all(isinstance(one, DBAPIError) for one in told)
    assert await noted(database) == set()
    await note(database, site, "d-3")
    assert await noted(database) == {"d-3"}


async def test_who_goes_away_leaves_it_to_be_done(database: Database) -> None:
    site = await site_id(database)
    async with database.places.pen():
        gone, stays = (asyncio.create_task(note(database, site, slug)) for slug in ("e-0", "e-1"))
        await asyncio.sleep(0.02)
        gone.cancel()
        await asyncio.sleep(0.02)
    await stays
    assert gone.cancelled()
    assert await noted(database) == {"e-0", "e-1"}

"""Statements that go to the driver as they are: what they tell is what a session would have told, on both engines."""

import asyncio
from datetime import date, timedelta
from typing import Any, cast

import apsw
import pytest
from sqlalchemy import Table, bindparam, insert, inspect, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tests.factories.app import Owner
from vitrine.accounts.tables import Account, Session
from vitrine.http.problems import problem_of
from vitrine.site.tables import SectionState, Site
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import new_id, now
from vitrine.storage.database import Database
from vitrine.storage.many import document_of, given
from vitrine.storage.plain import ask, columns_of, in_words, stored
from vitrine.storage.sqlite_at_once import AtOnceOnSqlite
from vitrine.visits.tables import VisitDay

pytestmark = pytest.mark.both_engines

SITE = select(*columns_of(Site)).where(Site.slug == bindparam("slug"))
_site = cast("Table", Site.__table__)
RENAME = update(_site).where(_site.c.slug == bindparam("of_slug")).values(owner_name=bindparam("new"))


async def _slug(owner: Owner) -> str:
    await owner.choose("FR")
    return str((await owner.site())["slug"])


async def test_a_row_is_the_object_that_a_session_makes_of_it(owner: Owner) -> None:
    slug, database = await _slug(owner), owner.app.services.database
    [row] = await database.read_at_once(SITE, {"slug": slug})
    made = stored(Site, row)
    async with database.reading() as session:
        loaded = (await session.scalars(select(Site))).one()
    names = [column.key for column in inspect(Site).column_attrs]
    assert {name: getattr(made, name) for name in names} == {name: getattr(loaded, name) for name in names}
    assert made.languages == ["FR"] and made.updated_at is not None and made.updated_at.tzinfo
    assert inspect(made).detached
    async with database.writing() as session:
        session.add(made)
        made.owner_name = "Maëlle"
    async with database.reading() as session:
        assert await session.scalar(select(Site.owner_name)) == "Maëlle"


@pytest.mark.parametrize("table", [Account, Session, Site])
def test_columns_are_in_the_order_of_attributes(table: Any) -> None:
    assert [column.key for column in inspect(table).columns] == [one.key for one in inspect(table).column_attrs]


async def test_what_is_asked_in_a_transaction_is_part_of_it(owner: Owner) -> None:
    slug, database = await _slug(owner), owner.app.services.database

    async def fail_after_writing() -> None:
        async with database.writing() as session:
            await ask(session, RENAME, {"of_slug": slug, "new": "nobody"})
            assert (await session.scalars(select(Site))).one().owner_name == "nobody"
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail_after_writing()
    [row] = await database.read_at_once(SITE, {"slug": slug})
    assert row.sites_owner_name != "nobody"
    async with database.writing() as session:
        await ask(session, RENAME, {"of_slug": slug, "new": "somebody"})
    [row] = await database.read_at_once(SITE, {"slug": slug})
    assert row.sites_owner_name == "somebody"


async def test_who_goes_away_during_a_transaction_leaves_nothing_open(owner: Owner) -> None:
    slug, database = await _slug(owner), owner.app.services.database
    begun = asyncio.Event()

    async def write_and_wait() -> None:
        async with database.writing() as session:
            await ask(session, RENAME, {"of_slug": slug, "new": "nobody"})
            begun.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(write_and_wait())
    await begun.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await database.write_at_once(RENAME.returning(_site.c.id), {"of_slug": slug, "new": "somebody"})
    [row] = await database.read_at_once(SITE, {"slug": slug})
    assert row.sites_owner_name == "somebody"


async def test_what_a_session_would_fill_in_has_to_be_given(owner: Owner) -> None:
    with pytest.raises(TypeError, match="has to be given"):
        in_words(insert(SectionState), owner.app.services.database.engine.dialect, {"site_id": "", "section": ""})


async def test_a_value_that_is_missing_is_told_before_anything_is_asked(owner: Owner) -> None:
    with pytest.raises(KeyError):
        await owner.app.services.database.read_at_once(SITE, {})


async def test_what_the_database_refuses_is_told_without_its_words(owner: Owner) -> None:
    database = owner.app.services.database
    day = {"site_id": "nobody's", "day": date(2026, 1, 1), "dimension": "page", "counts": {}, "total": 0}
    with pytest.raises(SQLAlchemyError) as told:
        await database.write_at_once(insert_for(database.engine.dialect.name, VisitDay), day)
    assert "nobody's" not in str(told.value)
    problem = problem_of(told.value)
    assert problem is not None and problem.status == 409  # as by a session
    assert await database.read_at_once(SITE, {"slug": await _slug(owner)})  # and its line is as good as before


async def test_what_is_refused_in_a_transaction_is_told_as_a_session_would(owner: Owner) -> None:
    database = owner.app.services.database
    day = {"site_id": "nobody's", "day": date(2026, 1, 1), "dimension": "page", "counts": {}, "total": 0}
    statement = insert_for(database.engine.dialect.name, VisitDay)

    async def write() -> None:
        async with database.writing() as session:
            await ask(session, statement, day)

    with pytest.raises(IntegrityError) as told:
        await write()
    assert "nobody's" not in str(told.value)


async def test_a_glance_that_fails_is_asked_again_the_ordinary_way(owner: Owner) -> None:
    slug, database = await _slug(owner), owner.app.services.database
    at_once = database._at_once
    if not isinstance(at_once, AtOnceOnSqlite):
        pytest.skip("PostgreSQL has no second way")
    await database.read_at_once(SITE, {"slug": slug})
    assert at_once._glance is not None
    at_once._glance.close()
    with pytest.raises(apsw.ConnectionClosedError):
        at_once._glance.execute("SELECT 1")
    assert await database.read_at_once(SITE, {"slug": slug})
    assert await database.read_at_once(SITE, {"slug": slug})


async def test_many_rows_are_given_as_one_document(owner: Owner) -> None:
    slug, database = await _slug(owner), owner.app.services.database
    [site] = await database.read_at_once(SITE, {"slug": slug})
    names = ("site_id", "day", "dimension", "counts", "total")
    table, dialect = VisitDay.__table__, database.engine.dialect.name
    assert isinstance(table, Table)
    these = given(dialect, *(table.c[name] for name in names))
    made = insert_for(dialect, VisitDay).from_select(names, select(these), include_defaults=False)
    first = date(2026, 3, 1)
    rows = [
        (site.sites_id, first + timedelta(days=number), "page", {"/é « \"'\\ 🌊": number, "": 1}, number)
        for number in range(300)
    ]
    async with database.writing() as session:
        await ask(session, made, document_of(rows))
    async with database.reading() as session:
        kept = await session.execute(select(*(table.c[name] for name in names)).order_by(table.c.day))
        assert [tuple(row) for row in kept] == rows


async def test_the_database_can_be_closed_twice(owner: Owner) -> None:
    database = Database(owner.app.services.database.url)
    await database.read_at_once(SITE, {"slug": new_id()})
    await database.write_at_once(RENAME.returning(_site.c.id), {"of_slug": new_id(), "new": str(now())})
    await database.close()
    await database.close()

"""Rows that are written without a session's ways are written as it would, on both engines, and it writes none twice."""

from typing import Any

import pytest
from sqlalchemy import bindparam, event, select, update

from tests.factories.app import Owner
from vitrine.site.tables import Site
from vitrine.storage.plain import columns_of
from vitrine.storage.rows import held, take, write_counted

pytestmark = pytest.mark.both_engines

SITE = select(*columns_of(Site)).where(Site.slug == bindparam("slug"))


@pytest.fixture
async def slug(owner: Owner) -> str:
    await owner.choose("FR")
    return str((await owner.site())["slug"])


async def test_what_was_changed_is_written_with_the_number_and_not_again(owner: Owner, slug: str) -> None:
    database, told = owner.app.services.database, list[Any]()
    async with database.writing() as session:
        site = await take(session, Site, SITE, {"slug": slug})
        assert site is not None
        assert held(session, Site, site.id) is site
        before, site.owner_name, site.languages = site.revision, "Coline", ["FR", "EN"]
        await write_counted(session, site, "revision")
        assert (site.revision, list(session.dirty)) == (before + 1, [])
        event.listen(session.sync_session, "after_flush", lambda *_given: told.append("flushed"))
    async with database.reading() as session:
        stored = (await session.scalars(select(Site))).one()
    assert (stored.owner_name, stored.languages, stored.revision, told) == ("Coline", ["FR", "EN"], before + 1, [])


async def test_it_is_counted_from_what_stands_there(owner: Owner, slug: str) -> None:
    async with owner.app.services.database.writing() as session:
        site = await take(session, Site, SITE, {"slug": slug})
        assert site is not None
        moved = update(Site).values(revision=40).execution_options(synchronize_session=False)
        await session.execute(moved)
        await write_counted(session, site, "revision")
        assert site.revision == 41


async def test_a_value_that_the_database_works_out_is_left_to_the_session(owner: Owner, slug: str) -> None:
    async with owner.app.services.database.writing() as session:
        site = await take(session, Site, SITE, {"slug": slug})
        assert site is not None
        before = site.settings_revision
        site.settings_revision, site.owner_name = Site.settings_revision + 1, "Coline"
        await write_counted(session, site, "revision")
        assert (site.settings_revision, site.owner_name) == (before + 1, "Coline")
        site.theme_index = 2  # still the session's, which writes it at the end
    assert (await owner.site())["themeIndex"] == 2


async def test_there_may_be_none(owner: Owner) -> None:
    async with owner.app.services.database.writing() as session:
        assert await take(session, Site, SITE, {"slug": "nobody"}) is None

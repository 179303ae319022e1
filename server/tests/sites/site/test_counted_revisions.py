"""Revisions are counted by the database, in the one statement that writes the rest of their row."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event, select, update

from tests.factories.app import Owner
from vitrine.content.sections import SECTIONS
from vitrine.platform.storage.database import Database
from vitrine.sites.site.revisions import bump, touch
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import SectionState, Site

pytestmark = pytest.mark.both_engines


@contextmanager
def updates(database: Database) -> Iterator[list[str]]:
    """The tables that are written meanwhile, in their order."""
    engine, tables = database.engine.sync_engine, list[str]()

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        if statement.startswith("UPDATE"):
            tables.append(statement.split()[1])

    event.listen(engine, "before_cursor_execute", note)
    yield tables
    event.remove(engine, "before_cursor_execute", note)


async def test_what_was_changed_is_written_with_the_number_and_not_again(owner: Owner) -> None:
    await owner.choose("FR")
    await owner.save("about", texts={"heading": "Bonjour"})
    database = owner.app.services.database
    with updates(database) as written:
        async with database.writing() as session:
            site = (await session.scalars(select(Site))).one()
            state = await section_state(session, site, SECTIONS["about"])
            before, site.owner_name, state.settings = (site.revision, state.revision), "Coline", {"any": 1}
            await bump(session, site, state)
            assert (site.revision, state.revision) == (before[0] + 1, before[1] + 1)
    assert sorted(written) == ["made_cvs", "section_states", "sites"]
    async with database.reading() as session:
        stored = (await session.scalars(select(Site))).one()
        section = (await session.scalars(select(SectionState).where(SectionState.section == "about"))).one()
    assert (stored.owner_name, stored.revision) == ("Coline", before[0] + 1)
    assert (section.settings, section.revision) == ({"any": 1}, before[1] + 1)


async def test_it_is_counted_from_what_stands_there(owner: Owner) -> None:
    await owner.choose("FR")
    async with owner.app.services.database.writing() as session:
        site = (await session.scalars(select(Site))).one()
        moved = update(Site).values(revision=40).execution_options(synchronize_session=False)
        await session.execute(moved)
        await touch(session, site)
        assert site.revision == 41

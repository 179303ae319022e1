"""A reader sees one state of the database, from its first statement to its last."""

from typing import Any

import pytest
from sqlalchemy import event, select, text
from sqlalchemy.exc import DBAPIError

from tests.factories.app import Owner, revision_headers
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from vitrine.content.sections import SECTIONS
from vitrine.public.rendering import preview
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.site.tables import Site

pytestmark = pytest.mark.both_engines


async def test_what_others_commit_meanwhile_is_not_seen_half_way(owner: Owner) -> None:
    async with owner.app.services.database.reading() as session:
        before = (await session.scalars(select(Site.revision))).one()
        assert (await owner.choose("FR")).status_code == 200
        assert await session.scalar(select(Site.revision)) == before
    async with owner.app.services.database.reading() as session:
        assert await session.scalar(select(Site.revision)) == before + 1


async def test_a_page_is_read_in_three_statements_however_much_it_shows(owner: Owner) -> None:
    await owner.choose("FR")
    mark = (await uploaded(owner, pictures.svg()))["id"]
    await owner.save("home", texts={"headline": "Donner à lire"}, settings={"logo": mark})
    for section in SECTIONS.values():
        if any(field.name == "heading" for field in section.texts):
            await owner.save(section.name, texts={"heading": "Titre"})
    statements: list[str] = []
    state = owner.app.services
    async with state.database.reading() as session:
        site = (await session.scalars(select(Site))).one()
        engine = state.database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *asked: statements.append(asked[2]))
        snapshot = await read_snapshot(session, state.keyring, site, "/home", "FR")
    assert len(snapshot["sections"]) == len(SECTIONS) and snapshot["media"]
    assert len(statements) == 3, statements


@pytest.mark.postgresql
async def test_nothing_is_written_by_a_reader(owner: Owner) -> None:
    async with owner.app.services.database.reading() as session:
        with pytest.raises(DBAPIError, match="read-only"):
            await session.execute(text("UPDATE sites SET revision = 0"))


async def test_a_preview_names_the_revision_of_the_texts_that_it_shows(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owner.choose("FR")
    await owner.save("about", texts={"heading": "Avant"})

    async def overtaken(*asked: Any, **named: Any) -> dict[str, Any]:
        snapshot = await read_snapshot(*asked, **named)
        monkeypatch.undo()
        assert (await owner.save("about", texts={"heading": "D’une autre fenêtre"})).status_code == 200
        return snapshot

    monkeypatch.setattr(preview, "read_snapshot", overtaken)
    shown = (await owner.client.get("/api/site/preview")).json()
    texts = shown["snapshot"]["sections"]["about"]["languages"]["FR"]["texts"]
    assert (texts["heading"], shown["revisions"]["about"]) == ("Avant", 1)
    late = await owner.save("about", texts={"body": "Ajout"}, headers=revision_headers(shown["revisions"]["about"]))
    assert late.status_code == 412
    assert (await owner.document("about"))["languages"]["FR"]["texts"]["heading"] == "D’une autre fenêtre"

"""Two owners on one instance: whatever one sends, the other's rows, pages and secrets stay his own (D1)."""

from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import Owner, revision_headers
from tests.factories.world import watched
from tests.media.pictures import png
from tests.test_access import ACCESS, Who, account_of, operations_of, rows_of
from vitrine.app import App
from vitrine.messages.tables import Message
from vitrine.site.tables import Site

SECTIONS = ("home", "about", "projects", "skills", "experience", "contact")
ITEM_ID = "0" * 32
ENTRY = {"id": ITEM_ID, "network": "email", "title": "Email", "detail": "a@b.fr", "link": "mailto:a@b.fr"}
HOST = "elise.example"
SECRET = "Rien que pour Élise"


@dataclass
class Things:
    """What the first owner has, by the names that paths and bodies give it."""

    slug: str
    message_id: str
    session_id: str
    media_id: str
    layout_token: str

    def in_paths(self) -> dict[str, str]:
        return {
            "message_id": self.message_id,
            "session_id": self.session_id,
            "item_id": ITEM_ID,
            "host": HOST,
            "section": "contact",
            "language": "FR",
            "name": "cv",
            "slug": self.slug,
        }


async def upload(owner: Owner) -> str:
    answer = await owner.client.post(
        "/api/site/media", params={"kind": "image"}, content=png(), headers={"Content-Type": "image/png"}
    )
    assert answer.status_code in (200, 201), answer.text
    media_id: str = answer.json()["id"]
    return media_id


@pytest.fixture
async def things(app: App, owner: Owner) -> Things:
    watched(app)
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("contact", shared_lists={"entries": [ENTRY]})
    await owner.save("home", texts={"headline": "Public"}, layout="option2")
    draft = {"baseRevision": 1, "tab": "t", "content": {"languages": {"FR": {"texts": {"headline": SECRET}}}}}
    assert (await owner.client.put("/api/site/drafts/home", json=draft)).status_code == 204
    assert (await owner.client.post("/api/site/domains", json={"host": HOST})).status_code == 201
    site = await owner.site()
    async with app.api.state.database.writing() as session:
        message = Message(site_id=site["id"], email="v@b.fr", name="V", message=SECRET, submission="one")
        session.add(message)
        await session.flush()
    media_id = await upload(owner)
    await (
        app.api.state.media.close()
    )  # smaller copies, made in the background, would freshen the owner's page meanwhile
    [record] = (await owner.client.get("/api/account/sessions")).json()
    return Things(site["slug"], message.id, record["id"], media_id, site["layoutToken"])


@pytest.fixture
async def neighbour(other_owner: Owner, things: Things) -> Owner:
    """The other owner, as far as one can get: paid, with content of his own."""
    await other_owner.pay()
    await other_owner.choose("FR", "EN")
    await other_owner.save("contact", texts={"heading": "Autre"})
    return other_owner


def bodies(things: Things) -> dict[str, dict[str, Any]]:
    """Well-formed bodies that name the first owner's things wherever a body can."""
    return {
        "save_settings": {"siteType": "header", "languages": ["FR"], "slug": things.slug},
        "activate_site": {"key": "AAAA-AAAA"},
        "restore_item": {"list": "entries", "position": 0, "item": ENTRY},
        "keep_draft": {"baseRevision": 0, "tab": "t", "content": {"languages": {}}},
        "switch_mails": {"mailsMessages": False},
        "mark_message": {"isRead": True},
        "add_domain": {"host": HOST},
        "rename_account": {"userName": "Autre nom"},
    }


async def test_every_route_with_the_others_ids_changes_and_shows_nothing_of_his(
    app: App, owner: Owner, neighbour: Owner, things: Things
) -> None:
    mine = await account_of(app, owner)
    before = await rows_of(app, mine)
    assert all(
        before[table] for table in ("sites", "items", "messages", "drafts", "domains", "sessions", "media_files")
    )
    owned = [one for one in operations_of(app) if ACCESS[one.id] is not Who.ANYONE and one.id != "delete_account"]
    # Last: they end sessions or take away what other calls would name.
    owned.sort(key=lambda one: one.method == "DELETE")
    secrets = (SECRET, mine.email, things.message_id, things.session_id, things.media_id, things.layout_token)
    told: list[str] = []
    found: dict[str, int] = {}
    revision = (await neighbour.site())["settingsRevision"]
    for operation in owned:
        body = None if operation.method in ("GET", "DELETE") else bodies(things).get(operation.id, {})
        answer = await neighbour.client.request(
            operation.method,
            operation.path.format_map(things.in_paths()),
            params={"ids": things.media_id, "kind": "image", "search": "Rien"},
            json=body,
            headers=revision_headers(revision),
        )
        assert answer.status_code < 500, (operation.id, answer.text)
        told += [f"{operation.id}: {secret}" for secret in secrets if secret in answer.text]
        if ACCESS[operation.id] is Who.NAMED and operation.id not in ("check_domain", "remove_domain"):
            found[operation.id] = answer.status_code
    assert told == []
    assert set(found.values()) == {404}, found
    assert await rows_of(app, mine) == before


async def test_a_host_that_both_claim_has_two_tokens_and_goes_away_once(owner: Owner, neighbour: Owner) -> None:
    theirs = (await neighbour.client.post("/api/site/domains", json={"host": HOST})).json()["proof"]
    [mine] = (await owner.client.get("/api/site/domains")).json()["domains"]
    assert mine["proof"] != theirs
    assert (await neighbour.client.delete(f"/api/site/domains/{HOST}")).status_code == 204
    assert (await neighbour.client.post(f"/api/site/domains/{HOST}/check")).status_code == 404
    assert (await owner.client.get("/api/site/domains")).json()["domains"] == [mine]


async def test_the_others_files_stand_on_no_other_site(neighbour: Owner, things: Things) -> None:
    project = {"id": "1" * 32, "image": things.media_id, "title": "", "description": "", "link": "", "alt": ""}
    refused = await neighbour.save("projects", lists={"projects": [project]})
    assert (refused.status_code, refused.json()["params"]["fields"][0]["code"]) == (422, "unknown_media")


async def test_the_same_item_id_is_two_items(app: App, owner: Owner, neighbour: Owner, things: Things) -> None:
    await neighbour.save("contact", shared_lists={"entries": [{**ENTRY, "detail": "autre@b.fr"}]})
    assert (await neighbour.client.delete(f"/api/site/sections/contact/items/{ITEM_ID}")).status_code == 200
    entries = (await owner.document("contact"))["shared"]["lists"]["entries"]
    assert [entry["detail"] for entry in entries] == ["a@b.fr"]


async def test_a_copied_layout_token_opens_nothing(app: App, neighbour: Owner, things: Things) -> None:
    async with app.api.state.database.writing() as session:
        site = await session.get_one(Site, (await neighbour.site())["id"])
        site.sealed_layout = things.layout_token
    assert (await neighbour.site())["layout"] == "option1"


async def test_drafts_have_a_key_per_site(owner: Owner, neighbour: Owner) -> None:
    keys = [set((await one.client.get("/api/site/drafts")).json()["keys"]) for one in (owner, neighbour)]
    assert keys[0] and not keys[0] & keys[1]


async def test_a_slug_is_one_sites_even_after_it_was_given_up(owner: Owner, neighbour: Owner, things: Things) -> None:
    assert (await neighbour.choose("FR", slug=things.slug)).json()["code"] == "site.slug_taken"
    assert (await owner.choose("FR", "EN", slug="atelier")).status_code == 200
    # Its old address still leads to its site: nobody else may stand there.
    assert (await neighbour.choose("FR", slug=things.slug)).json()["code"] == "site.slug_taken"


async def test_one_owners_save_leaves_the_others_page_as_it_was(
    app: App, owner: Owner, neighbour: Owner, things: Things, visitor: httpx.AsyncClient
) -> None:
    before = await visitor.get(f"/@{things.slug}/fr")
    assert before.status_code == 200 and SECRET not in before.text
    for section in SECTIONS:
        await neighbour.save(section)
    await neighbour.choose("FR", isOnline=False)
    after = await visitor.get(f"/@{things.slug}/fr")
    assert (after.content, after.headers["etag"]) == (before.content, before.headers["etag"])


async def test_a_message_reaches_the_site_it_was_sent_to_alone(
    app: App, owner: Owner, neighbour: Owner, visitor: httpx.AsyncClient
) -> None:
    slug = (await neighbour.site())["slug"]
    body = {"name": "Visiteuse", "email": "v@visite.fr", "message": "Pour Théo", "language": "FR"}
    assert (await visitor.post(f"/api/sites/{slug}/messages", json=body)).status_code == 201
    async with app.api.state.database.reading() as session:
        sites = set(await session.scalars(select(Message.site_id).where(Message.message == "Pour Théo")))
    assert sites == {(await neighbour.site())["id"]}

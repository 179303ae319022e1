"""Two owners on one instance: whatever one sends, the other's rows, pages and secrets stay his own."""

import secrets
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.factories.app import ORIGIN, Owner, revision_headers
from tests.factories.attacks import Attack
from tests.factories.world import watched
from tests.sites.media.pictures import png
from tests.test_access import ACCESS, Who, account_of, api_document, operations, rows_of, rows_of_everybody
from vitrine.accounts.tables import Passkey
from vitrine.app import App
from vitrine.content import describe
from vitrine.content.sections import SECTIONS
from vitrine.public.messages.tables import Message
from vitrine.sites.site.tables import Site

pytestmark = pytest.mark.long

ITEM_ID = "0" * 32
ENTRY = {"id": ITEM_ID, "network": "email", "title": "Email", "detail": "a@b.fr", "link": "mailto:a@b.fr"}
HOST = "elise.example"
SECRET = "Rien que pour Élise"
NO_FILE = "f" * 32
MEDIA_PATTERN, ITEM_PATTERN = "^[0-9a-f]{32}$", "^[0-9a-z][0-9a-z-]{7,35}$"


@dataclass
class Things:
    """What the first owner has, by the names that paths and bodies give it."""

    slug: str
    message_id: str
    session_id: str
    media_id: str
    layout_token: str
    link_id: str
    remark_id: str
    passkey_id: str

    def in_paths(self) -> dict[str, str]:
        return {
            "message_id": self.message_id,
            "link_id": self.link_id,
            "remark_id": self.remark_id,
            "passkey_id": self.passkey_id,
            "kind": "archive",
            "session_id": self.session_id,
            "item_id": ITEM_ID,
            "host": HOST,
            "section": "contact",
            "language": "FR",
            "number": "1",
            "template": "classic",
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
    async with app.services.database.writing() as session:
        message = Message(site_id=site["id"], email="v@b.fr", name="V", message=SECRET, submission="one")
        account_id = await session.scalar(select(Site.account_id).where(Site.id == site["id"]))
        passkey = Passkey(account_id=account_id, credential_id="one", public_key=b"", name=SECRET)
        session.add_all((message, passkey))
        await session.flush()
    media_id = await upload(owner)
    await app.services.media.stop_making()  # smaller copies would freshen the owner's page meanwhile
    [record] = (await owner.client.get("/api/account/sessions")).json()
    link = (await owner.client.post("/api/site/review-links", json={"label": SECRET})).json()
    left = {"about": "contact", "name": "V", "text": SECRET}
    path = link["url"].removeprefix(ORIGIN)
    answer = await owner.client.post(f"{path}/fr/remarque", data=left, headers={"Accept": "application/json"})
    assert answer.status_code == 201, answer.text
    [remark] = (await owner.client.get("/api/site/remarks")).json()["remarks"]
    return Things(
        site["slug"],
        message.id,
        record["id"],
        media_id,
        site["layoutToken"],
        link["id"],
        remark["id"],
        passkey.id,
    )


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
        "restore_version": {"what": "item", "section": "contact", "language": "FR", "name": "entries", "item": ITEM_ID},
        "choose_translation_source": {"language": "FR"},
        "confirm_translations": {"texts": {"heading": "Contact"}},
        "suggest_translation": {"source": "FR", "place": "heading", "text": "Contact"},
        "put_translation_notes": {"notes": {"heading": None}},
        "propose_texts": {"content": '"id";"FR";"DE"'},
        "write_texts": {
            "revisions": {"contact": 0},
            "texts": [{"section": "contact", "place": "heading", "source": "Contact", "text": "Kontakt"}],
        },
        "mark_message": {"isRead": True},
        "mark_remark": {"isDone": True},
        "rename_passkey": {"name": "Autre"},
        "add_domain": {"host": HOST},
        "rename_account": {"userName": "Autre nom"},
    }


def foreign_saves(media_id: str) -> list[tuple[str, str | None, dict[str, Any]]]:
    """(section, list, body): well-formed saves drawn from the API document, each with one file in it, the other's."""
    document = api_document()
    found: list[tuple[str, str | None, dict[str, Any]]] = []
    for path, methods in document["paths"].items():
        operation = methods.get("put", {})
        if not operation.get("operationId", "").startswith("save_") or "/sections/" not in path:
            continue
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        whole = example(document, schema)
        for place in (place for place in places_of_media(whole) if "page" not in place):
            body = example(document, schema)
            for other in places_of_media(whole):
                empty(body, other)
            holder: Any = example(document, schema)
            list_name = place[2] if place[1] == "lists" else None
            for step in place[: 3 if list_name else 2]:
                holder = holder[step]
            target: Any = body
            for step in place[:2]:
                target = target[step]
            # A page of the item's own has files too: site/test_item_pages.py.
            item = {name: value for name, value in holder[0].items() if name != "page"} if list_name else {}
            target[place[2]] = [{**item, place[4]: media_id}] if list_name else media_id
            found.append((path.split("/")[4], list_name, body))
    return found


def example(document: dict[str, Any], schema: dict[str, Any]) -> Any:
    """A value of this schema with everything in it that it can have."""
    if "$ref" in schema:
        return example(document, document["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return example(document, schema["anyOf"][0])
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            left_out = ("styles", "themeIndex", "layout")  # they hold no file
            named = schema.get("properties", {}).items()
            given = {name: inner for name, inner in named if name not in left_out and not name.endswith("Focus")}
            styles: dict[str, Any] = {"styles": {}} if "styles" in schema.get("properties", {}) else {}
            return {name: example(document, inner) for name, inner in given.items()} | styles
        case "array":
            return [example(document, schema["items"])]
        case "boolean":
            return True
        case "string":
            patterns = {MEDIA_PATTERN: NO_FILE, ITEM_PATTERN: secrets.token_hex(8)}
            return patterns.get(schema.get("pattern", ""), "x" * schema.get("minLength", 0))
    raise AssertionError(f"no example of {schema}")


def places_of_media(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [place for key, inner in value.items() for place in places_of_media(inner, (*path, key))]
    if isinstance(value, list):
        return [place for key, inner in enumerate(value) for place in places_of_media(inner, (*path, key))]
    return [path] if value == NO_FILE else []


def empty(body: dict[str, Any], place: tuple[Any, ...]) -> None:
    part = body[place[0]][place[1]]
    part[place[2]] = [] if place[1] == "lists" else None


async def test_every_route_with_the_others_ids_changes_and_shows_nothing_of_his(
    app: App, owner: Owner, neighbour: Owner, things: Things, attack: Attack
) -> None:
    mine = await account_of(app, owner)
    before = await rows_of(app, mine)
    assert all(
        before[table] for table in ("sites", "items", "messages", "drafts", "domains", "sessions", "media_files")
    )
    owned = [
        operation
        for operation in operations()
        if ACCESS[operation.id] in (Who.OWN, Who.NAMED) and operation.id != "delete_account"
    ]
    # Last: they end sessions or take away what other calls would name.
    owned.sort(key=lambda operation: operation.method == "DELETE")
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
        if ACCESS[operation.id] is Who.NAMED and operation.id not in (
            "check_domain",
            "read_domain_reach",
            "remove_domain",
        ):
            found[operation.id] = answer.status_code
    assert told == []
    assert set(found.values()) == {404}, found
    assert await rows_of(app, mine) == before
    attack(
        "every owner's route with another owner's ids in path, query and body",
        attempts=len(owned),
        result="no row of the other changes, nothing of it is told",
    )


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


async def test_no_body_that_can_hold_a_file_takes_the_others(
    app: App, owner: Owner, neighbour: Owner, things: Things, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    before = await rows_of_everybody(app)
    saves = foreign_saves(things.media_id)
    fields = {
        name: [*section.settings, *(field for items in section.lists for field in items.fields)]
        for name, section in SECTIONS.items()
    }
    with_files = {name for name, held in fields.items() if any(isinstance(field, describe.Media) for field in held)}
    assert {section for section, _list, _body in saves} == with_files
    taken: list[str] = []
    tried = 0
    for section, list_name, body in saves:
        revision = (await neighbour.document(section))["revision"]
        calls = [("PUT", f"/api/site/sections/{section}/FR", body)]
        if list_name is not None:
            part = body["content"] if list_name in body["content"]["lists"] else body["shared"]
            undo = {"list": list_name, "language": "FR", "position": 0, "item": part["lists"][list_name][0]}
            calls.append(("POST", f"/api/site/sections/{section}/items", undo))
        for method, path, sent in calls:
            tried += 1
            answer = await neighbour.client.request(method, path, json=sent, headers=revision_headers(revision))
            said = [field["code"] for field in answer.json().get("params", {}).get("fields", [])]
            if (answer.status_code, said) != (422, ["unknown_media"]):
                taken.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
    assert taken == []
    assert await rows_of_everybody(app) == before
    attack(
        "another owner's file named wherever a body can name one: settings, items, the undo of a deletion",
        attempts=tried,
        result="422, nothing stored",
    )


async def test_the_same_item_id_is_two_items(app: App, owner: Owner, neighbour: Owner, things: Things) -> None:
    await neighbour.save("contact", shared_lists={"entries": [{**ENTRY, "detail": "autre@b.fr"}]})
    assert (await neighbour.client.delete(f"/api/site/sections/contact/items/{ITEM_ID}")).status_code == 200
    entries = (await owner.document("contact"))["shared"]["lists"]["entries"]
    assert [entry["detail"] for entry in entries] == ["a@b.fr"]


async def test_a_copied_layout_token_opens_nothing(app: App, neighbour: Owner, things: Things) -> None:
    async with app.services.database.writing() as session:
        site = await session.get_one(Site, (await neighbour.site())["id"])
        site.sealed_layout = things.layout_token
    assert (await neighbour.site())["layout"] == "option1"


async def test_drafts_have_a_key_per_site(owner: Owner, neighbour: Owner) -> None:
    keys = [set((await who.client.get("/api/site/drafts")).json()["keys"]) for who in (owner, neighbour)]
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
    async with app.services.database.reading() as session:
        sites = set(await session.scalars(select(Message.site_id).where(Message.message == "Pour Théo")))
    assert sites == {(await neighbour.site())["id"]}

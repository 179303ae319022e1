"""Saving: together or not at all, never over somebody else's, never twice."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner, revision_headers
from tests.factories.attacks import Attack
from tests.factories.contents import fill
from tests.sites.media.pictures import png
from vitrine.content.sections import SECTIONS

pytestmark = pytest.mark.both_engines


@pytest.fixture
async def editing(owner: Owner) -> Owner:
    assert (await owner.choose("FR")).status_code == 200
    return owner


def skill(number: int, **fields: str) -> dict[str, object]:
    return {
        "id": f"skill-{number:08d}",
        "image": None,
        "title": f"Carte {number}",
        "description": "",
        "alt": "",
        **fields,
    }


async def test_a_saved_title_is_read_back_and_seen_by_visitors(editing: Owner, visitor: httpx.AsyncClient) -> None:
    saved = await editing.save("home", texts={"headline": "Donner à lire", "firstLine": "Graphiste à Nantes"})
    assert saved.status_code == 200
    assert saved.json()["revision"] == 1
    assert (await editing.document("home"))["languages"]["FR"]["texts"]["headline"] == "Donner à lire"
    page = await visitor.get("/home")
    assert page.status_code == 200
    assert "Graphiste à Nantes" in page.text


async def test_nothing_is_public_before_the_first_save(owner: Owner, visitor: httpx.AsyncClient) -> None:
    slug = (await owner.site())["slug"]
    assert (await visitor.get(f"/@{slug}")).status_code == 404
    assert "Créer mon compte" in (await visitor.get("/home", headers={"Accept-Language": "fr"})).text


async def test_a_save_without_a_revision_is_refused(editing: Owner) -> None:
    refused = await editing.save("home", headers={})
    assert (refused.status_code, refused.json()["code"]) == (428, "site.revision_missing")


async def test_a_stale_save_overwrites_nothing(editing: Owner) -> None:
    assert (await editing.save("about", texts={"heading": "Première"})).status_code == 200
    assert (await editing.save("about", texts={"heading": "Deuxième"})).status_code == 200
    stale = await editing.save("about", texts={"heading": "Vieille"}, headers={"If-Match": '"1"'})
    assert (stale.status_code, stale.json()["code"]) == (412, "site.stale")
    assert stale.json()["params"]["revision"] == 2
    assert (await editing.document("about"))["languages"]["FR"]["texts"]["heading"] == "Deuxième"


async def test_of_two_editors_saving_at_once_one_wins_and_one_is_told(editing: Owner) -> None:
    for turn in range(5):
        headers = revision_headers((await editing.document("skills"))["revision"])
        saves = (editing.save("skills", texts={"heading": f"{who}{turn}"}, headers=headers) for who in "AB")
        assert sorted(answer.status_code for answer in await asyncio.gather(*saves)) == [200, 412]


async def test_a_repeated_request_has_one_effect_and_the_same_answer(editing: Owner) -> None:
    headers = {"If-None-Match": "*", "Idempotency-Key": "one-and-only"}
    answers = await asyncio.gather(
        *(editing.save("projects", texts={"heading": "Travaux"}, headers=headers) for _ in range(5))
    )
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert (await editing.document("projects"))["revision"] == 1


async def test_a_key_used_for_something_else_is_refused(editing: Owner) -> None:
    headers = {"If-None-Match": "*", "Idempotency-Key": "one-and-only"}
    assert (await editing.save("projects", texts={"heading": "Travaux"}, headers=headers)).status_code == 200
    again = await editing.save("projects", texts={"heading": "Autre chose"}, headers=headers)
    assert (again.status_code, again.json()["code"]) == (422, "site.idempotency_key_reused")


async def test_items_keep_identity_and_order(editing: Owner) -> None:
    await editing.save("skills", lists={"skills": [skill(1), skill(2), skill(3)]})
    await editing.save("skills", lists={"skills": [skill(3), skill(1, title="Changée")]})
    kept = (await editing.document("skills"))["languages"]["FR"]["lists"]["skills"]
    assert [(item["id"], item["title"]) for item in kept] == [
        ("skill-00000003", "Carte 3"),
        ("skill-00000001", "Changée"),
    ]


async def test_a_bad_item_leaves_texts_and_list_as_they_were(editing: Owner) -> None:
    await editing.save("skills", texts={"heading": "Savoir-faire"}, lists={"skills": [skill(1)]})
    twice = await editing.save("skills", texts={"heading": "Perdu"}, lists={"skills": [skill(2), skill(2)]})
    assert twice.status_code == 422
    stored = (await editing.document("skills"))["languages"]["FR"]
    assert stored["texts"]["heading"] == "Savoir-faire"
    assert [item["id"] for item in stored["lists"]["skills"]] == ["skill-00000001"]


async def test_deleting_an_item_answers_the_revision_that_the_next_save_names(editing: Owner) -> None:
    await editing.save("skills", lists={"skills": [skill(1), skill(2), skill(3)]})
    deleted = await editing.client.delete("/api/site/sections/skills/items/skill-00000002")
    assert deleted.json()["revision"] == 2
    restored = await editing.client.post(
        "/api/site/sections/skills/items",
        json={"list": "skills", "language": "FR", "position": 1, "item": skill(2)},
    )
    assert restored.json()["revision"] == 3
    kept = (await editing.document("skills"))["languages"]["FR"]["lists"]["skills"]
    assert [item["id"] for item in kept] == ["skill-00000001", "skill-00000002", "skill-00000003"]
    assert (await editing.save("skills", headers={"If-Match": '"3"'})).status_code == 200


async def test_an_item_comes_back_to_its_place_among_what_other_deletions_left(editing: Owner) -> None:
    await editing.save("skills", lists={"skills": [skill(1), skill(2), skill(3), skill(4)]})
    for gone in (1, 3):
        await editing.client.delete(f"/api/site/sections/skills/items/skill-0000000{gone}")
    await editing.client.post(
        "/api/site/sections/skills/items",
        json={"list": "skills", "language": "FR", "position": 1, "item": skill(3)},
    )
    kept = (await editing.document("skills"))["languages"]["FR"]["lists"]["skills"]
    assert [item["id"] for item in kept] == ["skill-00000002", "skill-00000003", "skill-00000004"]


async def test_a_file_that_is_not_there_is_refused_at_its_field(editing: Owner) -> None:
    """One of somebody else's is likewise none: test_isolation.py."""
    refused = await editing.save("home", settings={"logo": "0" * 32})
    assert refused.status_code == 422
    [finding] = refused.json()["params"]["fields"]
    assert (finding["path"], finding["code"]) == (["settings", "logo"], "unknown_media")


@pytest.mark.parametrize(
    "link", ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "//", "http://", "\x01http://a.b"]
)
async def test_a_dangerous_link_is_refused_at_its_field(editing: Owner, link: str, attack: Attack) -> None:
    entry = {"id": "entry-00000001", "network": "website", "title": "", "detail": "Moi", "link": link}
    refused = await editing.save("contact", shared_lists={"entries": [entry]})
    assert refused.status_code == 422
    assert refused.json()["params"]["fields"][0]["code"] == "bad_link"
    attack("a link of a dangerous kind, saved", attempts=1, result="422 at its field")


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("example.com/moi", "https://example.com/moi"),
        ("moi@example.com", "mailto:moi@example.com"),
        ("02 61 91 47 20", "tel:0261914720"),
        ("https://example.com", "https://example.com"),
        ("", ""),
    ],
)
async def test_links_are_completed(editing: Owner, written: str, stored: str) -> None:
    entry = {"id": "entry-00000001", "network": "website", "title": "", "detail": "Moi", "link": written}
    assert (await editing.save("contact", shared_lists={"entries": [entry]})).status_code == 200
    assert (await editing.document("contact"))["shared"]["lists"]["entries"][0]["link"] == stored


async def test_a_removed_language_comes_back_with_what_it_held(editing: Owner) -> None:
    await editing.save("about", texts={"heading": "À propos"})
    assert (await editing.choose("EN")).status_code == 200
    assert "FR" not in (await editing.document("about"))["languages"]
    assert (await editing.choose("FR")).status_code == 200
    assert (await editing.document("about"))["languages"]["FR"]["texts"]["heading"] == "À propos"


async def test_a_draft_is_kept_and_loses_only_the_language_that_was_saved(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    content = {"languages": {"FR": {"texts": {"heading": "f"}}, "EN": {"texts": {"heading": "e"}}}}
    kept = await owner.client.put("/api/site/drafts/about", json={"baseRevision": 0, "tab": "t1", "content": content})
    assert kept.status_code == 204
    await owner.save("about", texts={"heading": "f"})
    [draft] = (await owner.client.get("/api/site/drafts")).json()["drafts"]
    assert list(draft["content"]["languages"]) == ["EN"]
    assert draft["baseRevision"] == 1
    await owner.save("about", "EN", texts={"heading": "e"})
    assert (await owner.client.get("/api/site/drafts")).json()["drafts"] == []


NEW, SECOND = {"If-None-Match": "*"}, {"If-Match": '"1"'}


async def test_a_save_answers_the_revisions_that_the_next_one_names(editing: Owner) -> None:
    first = await editing.save("about", texts={"heading": "Bonjour"})
    second = await editing.save("about", texts={"heading": "Bonsoir"})
    assert first.headers["cache-control"] == second.headers["cache-control"] == "no-store"
    assert first.json().keys() == {"revision", "siteRevision", "updatedAt", "layoutToken"}
    assert [answer.json()["revision"] for answer in (first, second)] == [1, 2]
    assert second.json()["siteRevision"] == first.json()["siteRevision"] + 1


async def test_every_section_is_saved_with_first_items_others_and_none(editing: Owner) -> None:
    """Of a site in two languages that has pictures, and where what was translated changes."""
    await editing.pay()
    await editing.choose("FR", "EN")
    sent = await editing.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    image = str(sent.json()["id"])
    for section in SECTIONS.values():
        for words in ("Bonjour", "Bonsoir"):
            await fill(editing, section, words, image)
        saved = await editing.save(section.name, "EN", texts={field.name: "Hello" for field in section.texts})
        assert saved.status_code == 200, saved.text
        nothing: dict[str, Any] = {item_list.name: [] for item_list in section.own_lists}
        shared: dict[str, Any] = {item_list.name: [] for item_list in section.shared_lists}
        assert (await editing.save(section.name, lists=nothing, shared_lists=shared)).status_code == 200
        stored = await editing.document(section.name)
        assert not any(stored["shared"]["lists"].values()) and stored["revision"] == 4


@pytest.mark.parametrize(
    ("headers", "more", "refused"),
    [
        (NEW, {}, (412, "site.stale")),
        ({}, {}, (428, "site.revision_missing")),
        (SECOND, {"layout": "option2"}, (403, "tiers.paid_only")),
        (SECOND, {"more": 1}, (422, "server.invalid")),
        ({**SECOND, "Idempotency-Key": "k" * 65}, {}, (422, "server.invalid")),
    ],
)
async def test_a_save_that_is_refused_changes_nothing(
    editing: Owner, headers: dict[str, str], more: dict[str, Any], refused: tuple[int, str]
) -> None:
    assert (await editing.save("about", texts={"heading": "Bonjour"})).status_code == 200
    answer = await editing.save("about", texts={"heading": "Refusé"}, headers=headers, **more)
    assert (answer.status_code, answer.json()["code"]) == refused
    assert (await editing.document("about"))["languages"]["FR"]["texts"]["heading"] == "Bonjour"


async def test_another_secret_saves_nothing(editing: Owner) -> None:
    cookies = editing.client.cookies
    body = {
        "content": {"texts": {"heading": "Volé"}, "lists": {}},
        "shared": {"styles": {}, "settings": {}, "lists": {}},
    }
    async with httpx.AsyncClient(transport=editing.client._transport, base_url=editing.client.base_url) as thief:
        thief.cookies["vitrine_session"] = cookies["vitrine_session"][:-4] + "AAAA"
        thief.cookies["vitrine_device"] = cookies["vitrine_device"]
        assert (await thief.put("/api/site/sections/about/FR", json=body, headers=NEW)).status_code == 401

"""A save is taken before FastAPI; whatever is not that plain is done, or refused, by the route, in the same words."""

from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.factories.contents import fill
from tests.media.pictures import png
from vitrine.accounts.signed_in import middleware, sessions
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.site import routes, taken_saves
from vitrine.storage.database import Database
from vitrine.storage.lanes import lane

PLAIN, ORDINARY = {"Content-Type": "application/json"}, {"Content-Type": "application/json; charset=utf-8"}
NEW, SECOND = {"If-None-Match": "*"}, {"If-Match": '"1"'}


def _about(heading: str, **more: Any) -> dict[str, Any]:
    content = {"texts": {"heading": heading}, "lists": {}}
    return {"content": content, "shared": {"styles": {}, "settings": {}, "lists": {}}, **more}


async def _save(client: httpx.AsyncClient, heading: str, headers: dict[str, str], **more: Any) -> httpx.Response:
    body = httpx.Request("PUT", "http://x", json=_about(heading, **more)).content
    return await client.put("/api/site/sections/about/FR", content=body, headers=headers)


async def _heading(owner: Owner) -> str:
    return str((await owner.document("about"))["languages"]["FR"]["texts"]["heading"])


@pytest.fixture
async def writer(owner: Owner) -> Owner:
    await owner.choose("FR")
    return owner


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which saves went which way."""
    seen: list[str] = []
    recognise, save = sessions.recognise, routes.save_as_sent

    async def recognised(*given: Any) -> Any:
        seen.append("ordinary")
        return await recognise(*given)

    async def saved(*given: Any) -> Any:
        seen.append("taken")
        return await save(*given)

    monkeypatch.setattr(middleware, "recognise", recognised)
    monkeypatch.setattr(taken_saves, "save_as_sent", saved)
    return seen


async def test_a_save_is_one_transaction_and_nobody_is_looked_up_apart(
    app: App, writer: Owner, ways: list[str]
) -> None:
    commits = app.services.database.commit_count
    answer = await _save(writer.client, "Bonjour", {**PLAIN, **NEW})
    assert (answer.status_code, ways, app.services.database.commit_count) == (200, ["taken"], commits + 1)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json().keys() == {"revision", "siteRevision", "updatedAt", "layoutToken"}
    again = await _save(writer.client, "Bonsoir", {**PLAIN, **SECOND})
    assert again.json()["revision"] == 2
    assert again.json()["siteRevision"] == answer.json()["siteRevision"] + 1
    assert await _heading(writer) == "Bonsoir"


async def test_no_save_of_any_section_needs_a_session(writer: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its first items, with others in their place and with none, of a site in two languages that has pictures,
    and where what was translated changes: else every such save would be begun twice."""
    await writer.pay()
    await writer.choose("FR", "EN")
    sent = await writer.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    image = str(sent.json()["id"])
    by_the_route: list[str] = []
    ordinary = Database.writing

    def noted(self: Database, **how: bool) -> Any:
        if lane.get() == "owners":
            by_the_route.append("a session")
        return ordinary(self, **how)

    monkeypatch.setattr(Database, "writing", noted)
    for section in SECTIONS.values():
        for words in ("Bonjour", "Bonsoir"):
            await fill(writer, section, words, image)
        saved = await writer.save(section.name, "EN", texts={field.name: "Hello" for field in section.texts})
        assert saved.status_code == 200, saved.text
        nothing: dict[str, Any] = {item_list.name: [] for item_list in section.own_lists}
        shared: dict[str, Any] = {item_list.name: [] for item_list in section.shared_lists}
        assert (await writer.save(section.name, lists=nothing, shared_lists=shared)).status_code == 200
        stored = await writer.document(section.name)
        assert not any(stored["shared"]["lists"].values()) and stored["revision"] == 4
    assert by_the_route == []


async def test_both_ways_answer_alike(writer: Owner, ways: list[str]) -> None:
    first = await _save(writer.client, "Bonjour", {**ORDINARY, **NEW})
    second = await _save(writer.client, "Bonsoir", {**PLAIN, **SECOND})
    assert ways == ["ordinary", "taken"]
    assert first.json().keys() == second.json().keys()
    assert first.headers.keys() == second.headers.keys()


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
async def test_what_is_refused_is_refused_in_the_same_words(
    writer: Owner, headers: dict[str, str], more: dict[str, Any], refused: tuple[int, str]
) -> None:
    assert (await _save(writer.client, "Bonjour", {**PLAIN, **NEW})).status_code == 200
    taken = await _save(writer.client, "Refusé", {**PLAIN, **headers}, **more)
    ordinary = await _save(writer.client, "Refusé", {**ORDINARY, **headers}, **more)
    assert (taken.status_code, taken.json()["code"]) == (ordinary.status_code, ordinary.json()["code"]) == refused
    assert taken.json()["params"] == ordinary.json()["params"]
    assert await _heading(writer) == "Bonjour"


async def test_a_repeat_gets_its_answer_whichever_way_it_comes(writer: Owner) -> None:
    named = {**NEW, "Idempotency-Key": "once"}
    answers = [await _save(writer.client, "Bonjour", {**way, **named}) for way in (PLAIN, ORDINARY, PLAIN)]
    assert [answer.json() for answer in answers] == [answers[0].json()] * 3
    reused = await _save(writer.client, "Autre chose", {**PLAIN, **named})
    assert (reused.status_code, reused.json()["code"]) == (422, "site.idempotency_key_reused")


async def test_each_owner_saves_his_own_site(writer: Owner, other_owner: Owner) -> None:
    await other_owner.choose("FR")
    await _save(writer.client, "Le mien", {**PLAIN, **NEW})
    await _save(other_owner.client, "Le sien", {**PLAIN, **NEW})
    assert (await _heading(writer), await _heading(other_owner)) == ("Le mien", "Le sien")


async def test_another_secret_saves_nothing(writer: Owner, ways: list[str]) -> None:
    cookies = writer.client.cookies
    stolen = {"vitrine_session": cookies["vitrine_session"][:-4] + "AAAA", "vitrine_device": cookies["vitrine_device"]}
    async with httpx.AsyncClient(transport=writer.client._transport, base_url=writer.client.base_url) as thief:
        thief.cookies.update(stolen)
        assert (await _save(thief, "Volé", {**PLAIN, **NEW})).status_code == 401
    assert ways == ["ordinary"]


async def test_what_cannot_be_stored_is_told_as_everywhere(
    writer: Owner, ways: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_given: Any) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(taken_saves, "take", fail)
    answer = await _save(writer.client, "Bonjour", {**PLAIN, **NEW})
    assert (answer.status_code, answer.headers["content-type"]) == (503, "application/problem+json")
    assert ways == []

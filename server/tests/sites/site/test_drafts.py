"""What an owner types is kept on the server: his own, from a session that holds, and read back."""

from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import Owner
from vitrine.accounts.sessions import sessions
from vitrine.accounts.tables import Session
from vitrine.app import App
from vitrine.platform.storage.base import now

pytestmark = pytest.mark.both_engines


def _draft(heading: str, **more: Any) -> dict[str, Any]:
    content = {"languages": {"FR": {"texts": {"heading": heading}}}}
    return {"baseRevision": 0, "tab": "t1", "content": content, **more}


async def _type(client: httpx.AsyncClient, heading: str, **more: Any) -> httpx.Response:
    return await client.put("/api/site/drafts/about", json=_draft(heading, **more))


async def _headings(owner: Owner) -> list[str]:
    kept = (await owner.client.get("/api/site/drafts")).json()["drafts"]
    return [draft["content"]["languages"]["FR"]["texts"]["heading"] for draft in kept]


async def _turn_back(app: App, **columns: timedelta) -> None:
    async with app.services.database.writing() as session:
        await session.execute(update(Session).values({name: now() - ago for name, ago in columns.items()}))


async def test_the_last_of_what_was_typed_is_kept(owner: Owner) -> None:
    assert (await _type(owner.client, "Bonj")).status_code == 204
    assert (await _type(owner.client, "Bonjour")).status_code == 204
    assert await _headings(owner) == ["Bonjour"]


async def test_each_owner_types_on_his_own_site(owner: Owner, other_owner: Owner) -> None:
    await _type(owner.client, "Le mien")
    await _type(other_owner.client, "Le sien")
    assert (await _headings(owner), await _headings(other_owner)) == (["Le mien"], ["Le sien"])


async def test_a_token_whose_hour_is_over_is_exchanged_by_typing_too(app: App, owner: Owner) -> None:
    await _turn_back(app, token_issued_at=sessions.TOKEN_LIFETIME + timedelta(seconds=1))
    answer = await _type(owner.client, "Bonjour")
    assert answer.status_code == 204
    assert "vitrine_session" in answer.cookies
    assert await _headings(owner) == ["Bonjour"]


async def test_who_only_types_is_seen(app: App, owner: Owner) -> None:
    await _turn_back(app, last_seen_at=sessions.SEEN_EVERY + timedelta(seconds=1))
    assert (await _type(owner.client, "Bonjour")).status_code == 204
    async with app.services.database.reading() as session:
        assert now() - (await session.scalars(select(Session.last_seen_at))).one() < sessions.SEEN_EVERY


async def test_a_session_that_has_ended_keeps_nothing(app: App, owner: Owner) -> None:
    await _turn_back(app, expires_at=timedelta(0))
    assert (await _type(owner.client, "Bonjour")).status_code == 401


async def test_another_secret_keeps_nothing(owner: Owner) -> None:
    token = owner.client.cookies["vitrine_session"]
    stolen = {"vitrine_session": token[:-4] + "AAAA", "vitrine_device": owner.client.cookies["vitrine_device"]}
    async with httpx.AsyncClient(transport=owner.client._transport, base_url=owner.client.base_url) as thief:
        thief.cookies.update(stolen)
        assert (await _type(thief, "Volé")).status_code == 401
        assert (await _type(thief, "Volé")).status_code == 401


@pytest.mark.parametrize(
    "wrong",
    [{"baseRevision": -1}, {"more": 1}, {"content": {"languages": {"FR": "text"}}}, {"content": {"a": "\0"}}],
)
async def test_what_is_wrong_with_a_draft_is_said_by_its_route(owner: Owner, wrong: dict[str, Any]) -> None:
    answer = await _type(owner.client, "Bonjour", **wrong)
    assert (answer.status_code, answer.json()["code"]) == (422, "server.invalid")
    assert await _headings(owner) == []


def _sent(number: int, tab: str = "0123456789abcdef") -> str:
    return f"{tab}.{number:010}"


async def _drop(owner: Owner, tab: str) -> None:
    assert (await owner.client.delete("/api/site/drafts/about", params={"tab": tab})).status_code == 204


@pytest.mark.parametrize("more", [{}, {"image": "m" * 32}], ids=["texts alone", "with a picture"])
async def test_of_one_window_what_it_sent_last_stays_whatever_lands_last(owner: Owner, more: dict[str, str]) -> None:
    def typed(heading: str) -> dict[str, Any]:
        return {"content": {"languages": {"FR": {"texts": {"heading": heading}, "lists": {"photos": [more]}}}}}

    await _type(owner.client, "", tab=_sent(2), **typed("Bonjour"))
    assert (await _type(owner.client, "", tab=_sent(1), **typed("Bonj"))).status_code == 204
    assert await _headings(owner) == ["Bonjour"]
    await _type(owner.client, "", tab=_sent(1, "fedcba9876543210"), **typed("D'une autre fenêtre"))
    assert await _headings(owner) == ["D'une autre fenêtre"]


async def test_what_was_dropped_does_not_come_back_with_what_was_sent_before(owner: Owner) -> None:
    await _type(owner.client, "Bonj", tab=_sent(1))
    await _drop(owner, _sent(3))
    await _type(owner.client, "Bonjour", tab=_sent(2))
    assert await _headings(owner) == []
    site = (await owner.client.get("/api/site")).json()
    assert site["sections"]["about"]["hasDraft"] is False
    await _type(owner.client, "Bonsoir", tab=_sent(4))
    assert await _headings(owner) == ["Bonsoir"]
    await _drop(owner, _sent(3))
    assert await _headings(owner) == ["Bonsoir"]


async def test_a_window_reads_its_own_name_without_numbers(owner: Owner) -> None:
    await _type(owner.client, "Bonj", tab=_sent(1))
    (draft,) = (await owner.client.get("/api/site/drafts")).json()["drafts"]
    assert draft["tab"] == "0123456789abcdef"

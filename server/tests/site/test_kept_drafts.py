"""Typing arrives before FastAPI and is one statement; whatever is not that plain is done, or refused, by the route."""

from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.factories.app import Owner
from vitrine.accounts.signed_in import middleware, sessions
from vitrine.accounts.tables import Session
from vitrine.app import App
from vitrine.storage.base import now
from vitrine.storage.database import Database

pytestmark = pytest.mark.both_engines


def _draft(heading: str, **more: Any) -> dict[str, Any]:
    content = {"languages": {"FR": {"texts": {"heading": heading}}}}
    return {"baseRevision": 0, "tab": "t1", "content": content, **more}


async def _type(client: httpx.AsyncClient, heading: str, **more: Any) -> httpx.Response:
    return await client.put("/api/site/drafts/about", json=_draft(heading, **more))


async def _headings(owner: Owner) -> list[str]:
    kept = (await owner.client.get("/api/site/drafts")).json()["drafts"]
    return [draft["content"]["languages"]["FR"]["texts"]["heading"] for draft in kept]


@pytest.fixture
def ordinary(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose sessions were looked up by themselves: of those who went the ordinary way."""
    seen: list[str] = []
    as_before = sessions.recognise

    async def recognise(database: Database, token: str, key: bytes) -> sessions.SignedIn | None:
        seen.append(token)
        return await as_before(database, token, key)

    monkeypatch.setattr(middleware, "recognise", recognise)
    return seen


async def _turn_back(app: App, **columns: timedelta) -> None:
    async with app.services.database.writing() as session:
        await session.execute(update(Session).values({name: now() - ago for name, ago in columns.items()}))


async def test_what_is_typed_is_one_statement(app: App, owner: Owner, ordinary: list[str]) -> None:
    commits = app.services.database.commit_count
    assert (await _type(owner.client, "Bonj")).status_code == 204
    assert (await _type(owner.client, "Bonjour")).status_code == 204
    assert (ordinary, app.services.database.commit_count) == ([], commits + 2)
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


async def test_who_only_types_is_seen(app: App, owner: Owner, ordinary: list[str]) -> None:
    await _turn_back(app, last_seen_at=sessions.SEEN_EVERY + timedelta(seconds=1))
    assert (await _type(owner.client, "Bonj")).status_code == 204
    assert len(ordinary) == 1
    assert (await _type(owner.client, "Bonjour")).status_code == 204
    assert len(ordinary) == 1


@pytest.mark.parametrize("ended", [{"expires_at": timedelta(0)}, {"next_token_issued_at": timedelta(0)}])
async def test_a_session_that_is_more_than_present_is_judged_by_the_ordinary_way(
    app: App, owner: Owner, ordinary: list[str], ended: dict[str, timedelta]
) -> None:
    async with app.services.database.writing() as session:
        await session.execute(update(Session).values(next_token_hash="another"))
    await _turn_back(app, **ended)
    answer = await _type(owner.client, "Bonjour")
    assert (answer.status_code, len(ordinary)) == (401 if "expires_at" in ended else 204, 1)


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


async def test_what_goes_wrong_in_one_statement_is_done_the_ordinary_way(
    owner: Owner, ordinary: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_self: Database, _statement: Any, _values: Any) -> list[Any]:
        raise ConnectionResetError

    monkeypatch.setattr(Database, "write_at_once", fail)
    assert (await _type(owner.client, "Bonjour")).status_code == 204
    assert (await _headings(owner), len(ordinary)) == (["Bonjour"], 2)

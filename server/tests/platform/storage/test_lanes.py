"""Connections are few: a flood of one kind of work waits for its own, and is told so, while the others have theirs."""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import text, update

from tests.factories.app import PASSWORD, Owner, browser
from tests.factories.attacks import Attack
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.http.after_answer import AfterAnswer
from vitrine.platform.storage import lanes
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.lanes import LANES, MAX_WAITING, PATIENCE_S, Lane, NoConnectionFree, lane

pytestmark = pytest.mark.both_engines


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "PATIENCE_S", dict.fromkeys(LANES, 0.2))


def as_one_of(name: Lane, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
    """Begun as this kind of work, whatever the test itself does."""
    before = lane.set(name)
    task = asyncio.create_task(work)
    lane.reset(before)
    return task


async def hold_every_place(app: App, stack: AsyncExitStack, name: Lane) -> int:
    """All connections of one kind of work, each in the middle of a transaction."""
    before = lane.set(name)
    for _ in range(LANES[name]):
        session = await stack.enter_async_context(app.services.database.reading())
        await session.execute(text("SELECT 1"))
    lane.reset(before)
    return LANES[name]


async def test_what_visitors_flood_leaves_pages_owners_and_health_their_connections(
    app: App, owner: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack, attack: Attack
) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Bonjour"})
    held = await hold_every_place(app, stack, "visitors")
    refused = await asyncio.gather(*(visitor.get("/sitemap.xml") for _ in range(20)))
    assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(503, "server.unavailable")}
    assert all(int(answer.headers["Retry-After"]) > 0 for answer in refused)
    sign_in = await visitor.post("/api/session", json={"email": "a@b.fr", "password": PASSWORD})
    assert sign_in.status_code == 401, "an answer about the password, not about connections"
    assert (await visitor.get("/home/fr")).status_code == 200
    assert (await visitor.get("/healthz")).status_code == 200
    assert (await owner.site())["exists"] is True
    attack(
        "every connection that visitors' calls may have is taken",
        attempts=held + 20,
        result="503 with Retry-After for those; sign-in, pages, dashboard and health are answered",
    )


async def test_made_up_sessions_take_no_place_of_an_owner(
    app: App, owner: Owner, stack: AsyncExitStack, attack: Attack
) -> None:
    """A session must be looked up to be known: a stranger's is, among strangers'; his own device tells an owner."""
    device = owner.client.cookies["vitrine_device"]
    forged = [f"vitrine_session={number:032x}made-up" for number in range(LANES["owners"])]
    strangers = [await stack.enter_async_context(browser(app, Cookie=cookie)) for cookie in forged]
    of_a_false_device = f"{forged[0]}; vitrine_device={device[:-8]}AAAAAAAA"
    strangers.append(await stack.enter_async_context(browser(app, Cookie=of_a_false_device)))
    async with AsyncExitStack() as held:
        await hold_every_place(app, held, "owners")
        answers = [await stranger.get("/api/site") for stranger in strangers]
        assert {answer.status_code for answer in answers} == {401}, "an answer that no owner's place was needed for"
    await hold_every_place(app, stack, "visitors")
    assert (await owner.client.get("/api/site")).status_code == 200
    attack(
        "made-up session cookies, to fill the places of owners",
        attempts=len(strangers),
        result="looked up among visitors' calls: 401, and owners keep their places",
    )


async def test_a_flood_of_writers_does_not_stand_before_a_sign_in(
    app: App, owner: Owner, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    """Messages, sign-ups, resets: each writes. SQLite has one write lock, with a line of its own before it."""
    monkeypatch.setattr(lanes, "PATIENCE_S", dict.fromkeys(LANES, 60.0))
    database: Database = app.services.database
    email = (await owner.client.get("/api/account")).json()["email"]
    written = 0

    async def write() -> None:
        nonlocal written
        async with database.writing() as session:
            await session.execute(update(Account).values(last_sign_in_at=now()))
        written += 1

    flood = [as_one_of("visitors", write()) for _ in range(MAX_WAITING)]
    await asyncio.sleep(0)
    newcomer = await stack.enter_async_context(browser(app))
    signed_in = await newcomer.post("/api/session", json={"email": email, "password": PASSWORD})
    assert signed_in.status_code == 200, signed_in.text
    before_it = written
    assert (await newcomer.get("/api/site")).status_code == 200
    await asyncio.gather(*flood)
    assert before_it < len(flood) / 2, "it stood behind the flood"
    attack(
        "writers of one kind, as many as may wait, before a sign-in",
        attempts=len(flood),
        result="the sign-in has a line of its own and passes most of them",
    )


async def test_who_finds_the_line_full_is_told_at_once(app: App, stack: AsyncExitStack) -> None:
    """A line that moves is worth standing in; one without an end would only hold memory."""
    database: Database = app.services.database
    await hold_every_place(app, stack, "visitors")

    async def read() -> None:
        async with database.reading():
            pass

    waiting = [as_one_of("visitors", read()) for _ in range(MAX_WAITING)]
    await asyncio.sleep(0)
    one_more = as_one_of("visitors", read())
    await asyncio.sleep(0)
    assert one_more.done() and isinstance(one_more.exception(), NoConnectionFree)
    assert not any(task.done() for task in waiting)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(task.exception()) for task in waiting} == {NoConnectionFree}


async def test_a_writer_that_never_ends_is_not_waited_for_without_end(
    app: App, owner: Owner, visitor: httpx.AsyncClient, database_engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if database_engine != "sqlite":
        pytest.skip("only SQLite has one writer at a time")
    monkeypatch.setattr(lanes, "WRITE_LOCK_PATIENCE_S", 0.2)
    async with app.services.database.writing() as session:
        await session.execute(text("SELECT 1"))
        refused = await visitor.post("/api/session", json={"email": "a@b.fr", "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (503, "server.unavailable")
        assert refused.headers["Retry-After"]
        assert (await owner.site())["exists"] is False, "who only reads does not wait for writers"
    assert (await visitor.post("/api/session", json={"email": "a@b.fr", "password": PASSWORD})).status_code == 401


async def test_what_follows_an_answer_takes_no_place_of_who_asks(app: App) -> None:
    """A mail that is worked on after the answer is background work, whoever it was asked by."""
    after_answer: AfterAnswer = app.services.after_answer
    asked_in: list[Lane] = []

    async def work() -> None:
        asked_in.append(lane.get())

    async def ask() -> None:
        after_answer.do(work(), "a test")

    await as_one_of("visitors", ask())
    await after_answer.finish()
    assert asked_in == ["work"]


async def test_pages_that_wait_for_a_connection_are_told_when_to_come_back(
    app: App, owner: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    await owner.choose("FR")
    await hold_every_place(app, stack, "pages")
    page = await visitor.get("/@nobody/fr", headers={"Accept-Language": "fr"})
    assert page.status_code == 503 and page.headers["retry-after"]
    assert "Page momentanément indisponible" in page.text
    assert (await visitor.get("/healthz")).status_code == 200
    assert (await owner.site())["exists"] is True


async def test_pages_that_nobody_visited_yet_wait_and_are_served(
    app: App, owner: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    """A burst of cold pages while no connection is free. How long that takes is the machine's; that they wait, ours."""
    assert PATIENCE_S["pages"] >= 4 * PATIENCE_S["visitors"]
    monkeypatch.setattr(lanes, "PATIENCE_S", {**PATIENCE_S, "pages": 120.0})
    await owner.pay()
    languages = ["FR", *(f"A{letter}" for letter in "ABCDEFGHIJK")]
    await owner.choose(*languages)
    for code in languages:
        await owner.save("home", code, texts={"headline": f"Titre {code}"})
    slug = (await owner.site())["slug"]
    addresses = [f"{base}/{code.lower()}" for base in ("/home", f"/@{slug}") for code in languages]
    await visitor.get("/@nobody/fr")  # whose host this is, is known
    async with AsyncExitStack() as held:
        await hold_every_place(app, held, "pages")
        burst = asyncio.gather(*(visitor.get(address) for address in addresses))
        await asyncio.sleep(0.3)
        assert not burst.done()
    assert [page.status_code for page in await burst] == [200] * len(addresses)
    attack("a burst of pages that nobody visited yet", attempts=len(addresses), result="they wait their turn: 200")


async def test_all_places_together_are_the_pool(app: App, stack: AsyncExitStack) -> None:
    """So the pool itself is never what is waited for."""
    for name in LANES:
        await hold_every_place(app, stack, name)
    pool: Any = app.services.database.engine.sync_engine.pool
    assert pool.checkedout() == sum(LANES.values()) == pool.size() + pool.overflow()

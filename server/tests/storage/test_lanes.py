"""Connections are few: a flood of one kind of work waits for its own, and is told so, while the others have theirs."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest
from sqlalchemy import text

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from vitrine.app import App
from vitrine.storage import lanes
from vitrine.storage.lanes import LANES, Lane, lane


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "PATIENCE_S", dict.fromkeys(LANES, 0.2))


async def hold_every_place(app: App, stack: AsyncExitStack, name: Lane) -> int:
    """All connections of one kind of work, each in the middle of a transaction."""
    before = lane.set(name)
    for _ in range(LANES[name]):
        session = await stack.enter_async_context(app.api.state.database.reading())
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
    assert {(one.status_code, one.json()["code"]) for one in refused} == {(503, "server.unavailable")}
    assert all(int(one.headers["Retry-After"]) > 0 for one in refused)
    sign_in = await visitor.post("/api/session", json={"email": "a@b.fr", "password": "atelier-du-quai"})
    assert sign_in.status_code == 503
    assert (await visitor.get("/home/fr")).status_code == 200
    assert (await visitor.get("/healthz")).status_code == 200
    assert (await owner.site())["exists"] is True
    attack(
        "every connection that visitors' calls may have is taken",
        attempts=held + 21,
        result="503 with Retry-After for those; pages, dashboard and health 200",
    )


async def test_pages_that_wait_for_a_connection_are_told_when_to_come_back(
    app: App, owner: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    await owner.choose("FR")
    await hold_every_place(app, stack, "pages")
    page = await visitor.get("/@nobody/fr")
    assert page.status_code == 503 and page.headers["retry-after"]
    assert "Page momentanément indisponible" in page.text
    assert (await visitor.get("/healthz")).status_code == 200
    assert (await owner.site())["exists"] is True


async def test_all_places_together_are_the_pool(app: App, stack: AsyncExitStack) -> None:
    """So the pool itself is never what is waited for."""
    for name in LANES:
        await hold_every_place(app, stack, name)
    pool = app.api.state.database.engine.sync_engine.pool
    assert pool.checkedout() == sum(LANES.values()) == pool.size() + pool.overflow()

"""Listening for others' commits on PostgreSQL: whatever happens to that line, pages follow what was saved."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import asyncpg
import httpx
import pytest
from sqlalchemy import make_url

from tests.factories.app import Owner, browser, running
from tests.services.cut_line import CutLine
from vitrine.app import App
from vitrine.rendering.kept import watch
from vitrine.rendering.kept.watch import PostgresWatch
from vitrine.settings import Settings

pytestmark = pytest.mark.postgresql


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds takes tenths here."""
    monkeypatch.setattr(watch, "RECONNECT_SECONDS", 0.1)
    monkeypatch.setattr(watch, "ASKED_EVERY_SECONDS", 0.1)
    monkeypatch.setattr(watch, "ANSWERS_WITHIN_SECONDS", 0.3)


@pytest.fixture
async def line(database_url: str) -> AsyncIterator[CutLine]:
    line = CutLine("127.0.0.1", make_url(database_url).port or 5432)
    await line.mend()
    yield line
    await line.cut()


@pytest.fixture
async def elsewhere(settings: Settings, line: CutLine, stack: AsyncExitStack) -> App:
    """Another machine's application on the same database."""
    through = make_url(settings.database_url).set(port=line.port).render_as_string(hide_password=False)
    return await stack.enter_async_context(running(settings.but(database_url=through)))


def _watch_of(app: App) -> PostgresWatch:
    found = app.pages._watch
    assert isinstance(found, PostgresWatch)
    return found


async def _until_listening(app: App) -> None:
    async with asyncio.timeout(20):
        while not _watch_of(app).is_listening:  # noqa: ASYNC110  (only looking tells)
            await asyncio.sleep(0.01)


async def _until_shown(visitor: httpx.AsyncClient, words: str) -> None:
    async with asyncio.timeout(20):
        while words not in (await visitor.get("/home/fr")).text:  # noqa: ASYNC110  (only looking tells)
            await asyncio.sleep(0.02)


async def test_a_line_that_falls_silent_without_a_word_is_noticed(
    owner: Owner, elsewhere: App, line: CutLine, stack: AsyncExitStack
) -> None:
    await owner.choose("FR")
    await owner.save("about", texts={"heading": "Au début"})
    visitor = await stack.enter_async_context(browser(elsewhere))
    await _until_listening(elsewhere)
    await _until_shown(visitor, "Au début")
    assert line.silence(b"who listens") == 1
    await owner.save("about", texts={"heading": "Pendant le silence"})
    await _until_shown(visitor, "Pendant le silence")
    await _until_listening(elsewhere)
    await owner.save("about", texts={"heading": "Après"})
    await _until_shown(visitor, "Après")


async def test_no_error_of_the_line_ends_the_listening(
    owner: Owner, elsewhere: App, line: CutLine, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncpg's InterfaceError is no PostgresError: it comes when a line breaks in the middle of a call."""
    await owner.choose("FR")
    await _until_listening(elsewhere)
    broken = asyncio.Event()
    add_listener = asyncpg.Connection.add_listener

    async def breaks_once(connection: asyncpg.Connection, *listening: object) -> None:
        if not broken.is_set() and listening[1] == _watch_of(elsewhere)._on_change:
            broken.set()
            raise asyncpg.InterfaceError("connection is closed")
        await add_listener(connection, *listening)

    monkeypatch.setattr(asyncpg.Connection, "add_listener", breaks_once)
    await line.cut()
    await line.mend()
    async with asyncio.timeout(20):
        await broken.wait()
    await _until_listening(elsewhere)
    await owner.save("about", texts={"heading": "Encore là"})
    visitor = await stack.enter_async_context(browser(elsewhere))
    await _until_shown(visitor, "Encore là")

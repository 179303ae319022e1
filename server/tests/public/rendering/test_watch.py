"""Listening for others' commits on PostgreSQL: whatever happens to that line, pages follow what was saved."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import asyncpg
import httpx
import pytest
from sqlalchemy import make_url, text

from tests.factories.app import Owner, browser, new_owner, running
from tests.services.cut_line import CutLine
from vitrine.app import App
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.cache import watch
from vitrine.public.rendering.cache.watch import PostgresWatch

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


async def test_one_line_listens_and_none_of_the_pool(owner: Owner) -> None:
    async with owner.app.services.database.writing() as session:
        assert list(await session.scalars(text("SELECT pg_listening_channels()"))) == []
    await _until_listening(owner.app)


async def test_who_saves_while_the_line_is_silent_sees_it_all_the_same(
    elsewhere: App, line: CutLine, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = await new_owner(elsewhere, stack)
    visitor = await stack.enter_async_context(browser(elsewhere))
    await owner.choose("FR")
    await owner.save("about", texts={"heading": "Avant"})
    await _until_listening(elsewhere)
    await _until_shown(visitor, "Avant")
    monkeypatch.setattr(watch, "ANSWERS_WITHIN_SECONDS", 20)
    monkeypatch.setattr(watch, "CAUGHT_UP_WITHIN_SECONDS", 0.05)
    monkeypatch.setattr(watch, "VOUCHED_FOR_SECONDS", 20)  # so nothing else makes the page unknown
    assert line.silence(b"who listens") == 1
    assert (await owner.save("about", texts={"heading": "Pendant le silence"})).status_code == 200
    assert "Pendant le silence" in (await visitor.get("/home/fr")).text


class HeldLine:
    """A line on which questions are answered when the test says so."""

    def __init__(self) -> None:
        self.questions: asyncio.Queue[asyncio.Future[None]] = asyncio.Queue()

    async def connect(self) -> "HeldLine":
        return self

    async def execute(self, _question: str) -> None:
        answer = asyncio.get_running_loop().create_future()
        self.questions.put_nowait(answer)
        await answer

    async def add_listener(self, *_listening: object) -> None: ...

    def add_termination_listener(self, *_listening: object) -> None: ...

    def is_closed(self) -> bool:
        return False

    def terminate(self) -> None: ...


async def test_who_commits_waits_for_the_answer_to_a_question_that_was_sent_afterwards(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "ANSWERS_WITHIN_SECONDS", 20)
    monkeypatch.setattr(watch, "CAUGHT_UP_WITHIN_SECONDS", 20)
    monkeypatch.setattr(watch, "ASKED_EVERY_SECONDS", 20)
    monkeypatch.setattr(watch, "VOUCHED_FOR_SECONDS", 20)
    line, watched = HeldLine(), PostgresWatch(Database(database_url))
    monkeypatch.setattr(watched, "_address", line)
    await watched.start()
    (await line.questions.get()).set_result(None)
    first = asyncio.create_task(watched.catch_up())
    under_way = await line.questions.get()  # sent because somebody waits, not after twenty seconds
    others = [asyncio.create_task(watched.catch_up()) for _ in range(3)]
    await asyncio.sleep(0)
    under_way.set_result(None)
    next_one = await line.questions.get()
    await first
    assert not any(other.done() for other in others), "they committed after it was sent"
    next_one.set_result(None)
    await asyncio.gather(*others)
    assert line.questions.empty(), "one question serves all"
    await watched.stop()

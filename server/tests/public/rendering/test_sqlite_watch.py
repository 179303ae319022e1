"""What others committed is asked of SQLite in a thread: by who commits here, and by the first visit after a pause."""

import asyncio
import threading
from pathlib import Path

import apsw
import httpx
import pytest

from tests.factories.app import Owner
from vitrine.platform.http.front import PlainRequest
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.cache import watch
from vitrine.public.rendering.cache.watch import EVERYTHING, SqliteWatch

HOME = PlainRequest("/home", {b"host": b"vitrine.test", b"accept-encoding": b"br"})


class HeldWatch(SqliteWatch):
    """Its questions are answered when the test says so, each with what it is."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.asked = 0
        self.answers = threading.Semaphore(0)

    def _changes(self) -> list[str]:
        self.asked += 1
        number = self.asked
        self.answers.acquire()
        return [f"answer {number}"]


@pytest.fixture
def held(tmp_path: Path) -> HeldWatch:
    return HeldWatch(Database(f"sqlite+aiosqlite:///{tmp_path}/held.sqlite3"))


async def _until_asked(held: HeldWatch, times: int) -> None:
    async with asyncio.timeout(20):
        while held.asked < times:  # noqa: ASYNC110  (a thread counts)
            await asyncio.sleep(0.01)


async def test_who_commits_waits_for_a_question_that_was_asked_afterwards(
    held: HeldWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "CAUGHT_UP_WITHIN_SECONDS", 20)
    first = asyncio.create_task(held.catch_up())
    await _until_asked(held, 1)
    others = [asyncio.create_task(held.catch_up()) for _ in range(3)]
    await asyncio.sleep(0)
    held.answers.release()
    await first
    await _until_asked(held, 2)
    assert held.last_change("answer 1") and not any(other.done() for other in others), "they committed after it"
    held.answers.release()
    await asyncio.gather(*others)
    assert held.last_change("answer 2") and held.asked == 2, "one question serves all"
    await held.stop()


async def test_a_disk_that_does_not_answer_makes_everything_unknown_and_nobody_wait(
    held: HeldWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "CAUGHT_UP_WITHIN_SECONDS", 0.05)
    before = held.last_change("a site")
    await held.become_current()
    assert held.last_change("a site") > before
    held.answers.release()
    await held.stop()


async def test_steady_visits_ask_before_what_is_known_is_too_old_and_wait_for_no_answer(
    held: HeldWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "CURRENT_FOR_SECONDS", 60.0)
    monkeypatch.setattr(watch, "ASKED_AGAIN_SECONDS", 0.0)
    held.answers.release()
    await held.catch_up()
    assert [held.is_current() for _ in range(3)] == [True, True, True]
    await _until_asked(held, 2)
    held.answers.release(2)
    await held.catch_up()
    assert held.asked == 3, "three visits began one question"
    await held.stop()


async def test_a_visit_after_a_pause_sees_what_another_process_committed(
    owner: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    await visitor.get("/home")
    front, known = owner.app.front, owner.app.pages._watch
    if not isinstance(known, SqliteWatch):
        pytest.skip("PostgreSQL tells it by NOTIFY")
    assert known._connection is not None
    threads: list[int] = []

    def count_thread(_cursor: object, _statement: str, _values: object) -> bool:
        threads.append(threading.get_ident())
        return True

    known._connection.exec_trace = count_thread
    monkeypatch.setattr(watch, "CURRENT_FOR_SECONDS", 60.0)
    monkeypatch.setattr(watch, "ASKED_AGAIN_SECONDS", 60.0)
    assert front.answer_from_memory(HOME) is not None and threads == []
    elsewhere = apsw.Connection(known._path)
    elsewhere.execute("UPDATE sites SET revision = revision + 1, owner_name = 'Maëlle'")
    elsewhere.close()
    assert front.answer_from_memory(HOME) is not None, "within what is good for a moment"
    monkeypatch.setattr(watch, "CURRENT_FOR_SECONDS", 0.0)
    assert front.answer_from_memory(HOME) is None
    assert "Maëlle" in (await visitor.get("/home")).text
    assert threads and threading.get_ident() not in threads, "no statement runs on the event loop"


async def test_what_cannot_be_asked_is_unknown(tmp_path: Path) -> None:
    nowhere = SqliteWatch(Database(f"sqlite+aiosqlite:///{tmp_path}/no/vitrine.sqlite3"))
    before = nowhere.last_change(EVERYTHING)
    await nowhere.catch_up()
    assert nowhere.last_change("a site") > before
    await nowhere.stop()

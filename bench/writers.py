"""Others who write while pages are read: drafts, messages and saves of other sites, so many a second.

In a process of its own: the one that measures must not be slowed down by it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing.queues import Queue
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from site_under_test import Owner, Server

OWNERS = 4
SETTLED_AFTER_S = 1.5  # they have just signed up: hashes and mails of that are not what is measured
ANSWERED_WITHIN_S = 1.0
# As often as they stand here: typing is kept every two seconds. No sign-ins: a password's hash is meant to be dear.
MIX = ("draft", "draft", "draft", "message", "draft", "draft", "draft", "draft", "save", "draft")


class Turn(NamedTuple):
    """By time.perf_counter(), which all processes of a machine share."""

    begins: float
    ends: float
    a_second: int


class Writers:
    """They write in the turns that they are given, and tell when those are over."""

    def __init__(self, server: Server) -> None:
        context = multiprocessing.get_context("spawn")
        self._turns: Queue[Sequence[Turn]] = context.Queue()
        self._done: Queue[Counter[int]] = context.Queue()
        self._ready = context.Event()
        words = (server.url, server.data / "outbox", self._ready, self._turns, self._done)
        self._process = context.Process(target=_write, args=words, daemon=True)

    def __enter__(self) -> Writers:
        self._process.start()
        if not self._ready.wait(60):
            raise RuntimeError("the writers did not begin")
        time.sleep(SETTLED_AFTER_S)
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._turns.put(())
        self._process.join(60)

    def write(self, turns: Sequence[Turn]) -> None:
        self._turns.put(turns)

    def done(self) -> Counter[int]:
        """How many were answered well in the turns given last, by how many a second were wanted in them."""
        return self._done.get(timeout=60)


def _write(url: str, outbox: Path, ready: Any, turns: Queue[Sequence[Turn]], done: Queue[Counter[int]]) -> None:
    owners = [Owner(url, f"writer-{int(time.time() * 1000)}-{number}@example.org") for number in range(OWNERS)]
    for owner in owners:
        owner.confirm(outbox)
    asyncio.run(_keep_writing(owners, url, ready, turns, done))


class Pen:
    """An owner's browser and those of visitors who write to him, their requests put together by hand.

    As cheap as who measures visits is (visits.py): people write from machines of their own, and what their browsers
    cost is not to be taken from the server's. By httpx a write costs its client as much as a draft costs the server.
    """

    def __init__(self, owner: Owner, url: str) -> None:
        self._owner = owner
        self._lines = Lines(url, owner.http.cookies)
        self._visitors_lines = Lines(url, httpx.Cookies())
        self._saving = asyncio.Lock()
        self._numbers = itertools.count()

    async def write(self, what: str) -> bool:
        number = next(self._numbers)
        if what == "draft":
            content = {"languages": {"FR": {"texts": {"heading": f"Brouillon {number}"}}}}
            body = {"baseRevision": 1, "tab": "bench", "content": content}
            return (await self._lines.send("PUT", "/api/site/drafts/about", body)).is_good
        if what == "message":
            sent = {"name": "Coline", "email": "c@example.org", "message": f"Bonjour, message {number} {time.time()}."}
            return (await self._visitors_lines.send("POST", f"/api/sites/{self._owner.slug}/messages", sent)).is_good
        async with self._saving:
            return await self._save(number)

    async def _save(self, number: int) -> bool:
        known = self._owner.revisions.get("home", 0)
        shared: dict[str, Any] = {"styles": {}, "settings": {}, "lists": {}}
        texts = {"firstLine": f"Ligne {number}", "headline": "Camille Durand graphiste"}
        body = {"content": {"texts": texts, "lists": {}}, "shared": shared}
        condition = f'If-Match: "{known}"' if known else "If-None-Match: *"
        answer = await self._lines.send("PUT", "/api/site/sections/home/FR", body, condition)
        if answer.is_good:
            self._owner.revisions["home"] = int(json.loads(answer.body)["revision"])
        return answer.is_good

    def close(self) -> None:
        self._lines.close()
        self._visitors_lines.close()


class Answer(NamedTuple):
    is_good: bool
    body: bytes


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Lines:
    """As many connections as there are requests at once; they stay open."""

    def __init__(self, url: str, cookies: httpx.Cookies) -> None:
        self._host, self._port = urlsplit(url).hostname or "", urlsplit(url).port or 80
        kept = "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies.jar)
        self._head = f"Host: {self._host}:{self._port}\r\nContent-Type: application/json\r\n"
        self._head += f"Cookie: {kept}\r\n" if kept else ""
        self._free: list[Streams] = []

    async def send(self, method: str, path: str, body: dict[str, Any], more: str = "") -> Answer:
        streams = self._open() or await asyncio.open_connection(self._host, self._port)
        try:
            answer = await self._exchange(*streams, f"{method} {path} HTTP/1.1", json.dumps(body).encode(), more)
        except BaseException:
            streams[1].close()
            raise
        self._free.append(streams)
        return answer

    def _open(self) -> Streams | None:
        """Not one that the server closed meanwhile: it lay idle for too long."""
        while self._free:
            streams = self._free.pop()
            if not streams[0].at_eof():
                return streams
            streams[1].close()
        return None

    async def _exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: str, body: bytes, more: str
    ) -> Answer:
        head = f"{asked}\r\n{self._head}" + (f"{more}\r\n" if more else "")
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answered = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", answered)
        is_good = answered[9:10] == b"2"
        return Answer(is_good, await reader.readexactly(int(length[1])) if length else b"")

    def close(self) -> None:
        for _reader, writer in self._free:
            writer.close()


async def _keep_writing(
    owners: list[Owner], url: str, ready: Any, turns: Queue[Sequence[Turn]], done: Queue[Counter[int]]
) -> None:
    pens = [Pen(owner, url) for owner in owners]
    numbers = itertools.count()
    ready.set()
    while given := await asyncio.to_thread(turns.get):
        done.put(await _take_turns(pens, numbers, given))
    for pen in pens:
        pen.close()


async def _take_turns(pens: list[Pen], numbers: Iterator[int], turns: Sequence[Turn]) -> Counter[int]:
    under_way: set[asyncio.Task[None]] = set()
    done: Counter[int] = Counter()

    async def write(number: int, a_second: int) -> None:
        is_good = await pens[number % OWNERS].write(MIX[number // OWNERS % len(MIX)])
        done[a_second] += is_good  # now: others have counted meanwhile

    for turn in turns:
        for place in range(round(turn.a_second * (turn.ends - turn.begins))):
            await asyncio.sleep(max(0.0, turn.begins + place / turn.a_second - time.perf_counter()))
            if len(under_way) < turn.a_second:  # a second behind: what cannot be taken is not sent
                task = asyncio.create_task(write(next(numbers), turn.a_second))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
    await asyncio.sleep(max(0.0, turns[-1].ends + ANSWERED_WITHIN_S - time.perf_counter()))
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)
    return done

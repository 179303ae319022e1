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
from multiprocessing.queues import Queue
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from site_under_test import Owner, Server

OWNERS = 4
SETTLED_AFTER_S = 1.5  # they have just signed up: hashes and mails of that are not what is measured
# As often as they stand here: typing is kept every two seconds. No sign-ins: a password's hash is meant to be dear.
MIX = ("draft", "draft", "draft", "message", "draft", "draft", "draft", "draft", "save", "draft")


class Writers:
    """`done`: how many a second were answered well, known when the block has ended."""

    def __init__(self, server: Server, a_second: int) -> None:
        self._server, self._a_second = server, a_second
        self.done = 0.0
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._counted: Queue[float] = context.Queue()
        self._ready = context.Event()
        words = (server.url, server.data / "outbox", a_second, self._ready, self._stop, self._counted)
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
        self._stop.set()
        self.done = self._counted.get(timeout=60)
        self._process.join(60)


def _write(url: str, outbox: Path, a_second: int, ready: Any, stop: Any, counted: Queue[float]) -> None:
    owners = [Owner(url, f"writer-{int(time.time() * 1000)}-{number}@example.org") for number in range(OWNERS)]
    for owner in owners:
        owner.confirm(outbox)
    asyncio.run(_keep_writing(owners, url, a_second, ready, stop, counted))


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
    owners: list[Owner], url: str, a_second: int, ready: Any, stop: Any, counted: Queue[float]
) -> None:
    pens = [Pen(owner, url) for owner in owners]
    ready.set()
    began = time.perf_counter()
    under_way: set[asyncio.Task[bool]] = set()
    done = 0

    def count(task: asyncio.Task[bool]) -> None:
        nonlocal done
        under_way.discard(task)
        done += not task.cancelled() and task.exception() is None and task.result()

    for number in itertools.count():
        if stop.is_set():
            break
        await asyncio.sleep(max(0.0, began + number / a_second - time.perf_counter()))
        if len(under_way) < a_second:  # a second behind: what cannot be taken is not sent
            task = asyncio.create_task(pens[number % OWNERS].write(MIX[number // OWNERS % len(MIX)]))
            under_way.add(task)
            task.add_done_callback(count)
    counted.put(done / (time.perf_counter() - began))
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)
    for pen in pens:
        pen.close()

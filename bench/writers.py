"""Others who write while pages are read: drafts, messages and saves of other sites, so many a second.

In a process of its own: the one that measures must not be slowed down by it.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import time
from multiprocessing.queues import Queue
from types import TracebackType
from typing import Any

import httpx

from site_under_test import Owner, Server

OWNERS = 4
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
        words = (server.url, a_second, self._ready, self._stop, self._counted)
        self._process = context.Process(target=_write, args=words, daemon=True)

    def __enter__(self) -> Writers:
        self._process.start()
        if not self._ready.wait(60):
            raise RuntimeError("the writers did not begin")
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._stop.set()
        self.done = self._counted.get(timeout=60)
        self._process.join(60)


def _write(url: str, a_second: int, ready: Any, stop: Any, counted: Queue[float]) -> None:
    asyncio.run(_keep_writing(url, a_second, ready, stop, counted))


class Pen:
    def __init__(self, owner: Owner, url: str) -> None:
        self._owner = owner
        self._http = httpx.AsyncClient(base_url=url, cookies=owner.http.cookies, timeout=30)
        self._saving = asyncio.Lock()
        self._numbers = itertools.count()

    async def write(self, what: str) -> bool:
        number = next(self._numbers)
        if what == "draft":
            content = {"languages": {"FR": {"texts": {"heading": f"Brouillon {number}"}}}}
            body = {"baseRevision": 1, "tab": "bench", "content": content}
            answer = await self._http.put("/api/site/drafts/about", json=body)
        elif what == "message":
            sent = {"name": "Coline", "email": "c@example.org", "message": f"Bonjour, message {number} {time.time()}."}
            answer = await self._http.post(f"/api/sites/{self._owner.slug}/messages", json=sent)
        else:
            async with self._saving:
                known = self._owner.revisions.get("home", 0)
                shared: dict[str, Any] = {"styles": {}, "settings": {}, "lists": {}}
                texts = {"firstLine": f"Ligne {number}", "headline": "Camille Durand graphiste"}
                body = {"content": {"texts": texts, "lists": {}}, "shared": shared}
                headers = {"If-Match": f'"{known}"'} if known else {"If-None-Match": "*"}
                answer = await self._http.put("/api/site/sections/home/FR", json=body, headers=headers)
                if answer.is_success:
                    self._owner.revisions["home"] = int(answer.json()["revision"])
        return answer.is_success


async def _keep_writing(url: str, a_second: int, ready: Any, stop: Any, counted: Queue[float]) -> None:
    started = int(time.time() * 1000)
    pens = [Pen(Owner(url, f"writer-{started}-{number}@example.org"), url) for number in range(OWNERS)]
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

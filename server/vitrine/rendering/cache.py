"""Rendered pages, kept compressed. The revision is in the key, so nothing needs purging; the oldest fall out."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from vitrine.answers import Answer
from vitrine.rendering.assets import best_encoding, compressed

MAX_BYTES = 64 * 1024 * 1024
SMALL_BYTES = 8_000  # compressed within a fraction of a millisecond


@dataclass
class RenderedPage:
    """One page in the encodings asked for so far. `headers` are those that do not depend on the encoding."""

    status: int
    html: bytes
    headers: list[tuple[bytes, bytes]]
    etag: bytes
    key: Hashable = None  # under which it is kept
    answers: dict[str | None, Answer] = field(default_factory=dict)
    _preparing: dict[str | None, asyncio.Future[Answer]] = field(default_factory=dict)

    def answer_to(self, asked: dict[bytes, bytes]) -> Answer:
        """What a request with these headers gets: the page, or that the copy it has is still good."""
        answer = self.answer_at_once(asked)
        if answer is None:
            encoding = best_encoding(asked.get(b"accept-encoding", b""))
            answer = self.answers[encoding] = self._in(encoding)
        return answer

    def answer_at_once(self, asked: dict[bytes, bytes]) -> Answer | None:
        """The same, unless the page must first be compressed, for which everybody else would have to wait."""
        if self.status == 200 and self.etag in asked.get(b"if-none-match", b""):
            return self._still_good
        encoding = best_encoding(asked.get(b"accept-encoding", b"")) if self.html else None
        answer = self.answers.get(encoding)
        if answer is None and len(self.html) < SMALL_BYTES:
            answer = self.answers[encoding] = self._in(encoding)
        return answer

    async def prepare(self, asked: dict[bytes, bytes]) -> None:
        """Compressed meanwhile, in a thread and once for all who wait."""
        if self.answer_at_once(asked) is not None:
            return
        encoding = best_encoding(asked.get(b"accept-encoding", b""))
        preparing = self._preparing.get(encoding)
        if preparing is None:
            preparing = self._preparing[encoding] = asyncio.ensure_future(asyncio.to_thread(self._in, encoding))
        self.answers[encoding] = await asyncio.shield(preparing)
        self._preparing.pop(encoding, None)

    @cached_property
    def _still_good(self) -> Answer:
        kept = [one for one in self.headers if one[0] != b"content-type"]
        return Answer(304, [*kept, (b"etag", self.etag)], b"")

    def _in(self, encoding: str | None) -> Answer:
        body = compressed(self.html, encoding) if encoding else self.html
        headers = [*self.headers, (b"etag", self.etag), (b"content-length", str(len(body)).encode())]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        return Answer(self.status, headers, body)


class PageCache:
    """Many visitors at once cause one render per key: the others wait for it."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._pages: OrderedDict[Hashable, RenderedPage] = OrderedDict()
        self._underway: dict[Hashable, asyncio.Task[RenderedPage]] = {}
        self._bytes, self._max_bytes = 0, max_bytes
        self.renders = 0

    def peek(self, key: Hashable) -> RenderedPage | None:
        """The page if it is kept. Those asked for last are kept longest."""
        page = self._pages.get(key)
        if page is not None:
            self._pages.move_to_end(key)
        return page

    async def get(self, key: Hashable, render: Callable[[], Coroutine[Any, Any, RenderedPage]]) -> RenderedPage:
        if (page := self.peek(key)) is not None:
            return page
        task = self._underway.get(key)
        if task is None:
            # A task of its own: the visitor who came first may leave, and the others wait for it too.
            task = self._underway[key] = asyncio.create_task(self._render(key, render))
            task.add_done_callback(_look_at_failure)
        return await asyncio.shield(task)

    async def _render(self, key: Hashable, render: Callable[[], Coroutine[Any, Any, RenderedPage]]) -> RenderedPage:
        try:
            page = await render()
            self.renders += 1
            self._keep(key, page)
            return page
        finally:
            del self._underway[key]

    async def finish(self) -> None:
        """Nothing is under way any more."""
        await asyncio.gather(*self._underway.values(), return_exceptions=True)

    def _keep(self, key: Hashable, page: RenderedPage) -> None:
        page.key = key
        self._pages[key] = page
        self._bytes += _size(page)
        while self._bytes > self._max_bytes and len(self._pages) > 1:
            self._bytes -= _size(self._pages.popitem(last=False)[1])


def _size(page: RenderedPage) -> int:
    """Three compressed copies are about as large as the page itself."""
    return 2 * len(page.html)


def _look_at_failure(task: asyncio.Task[RenderedPage]) -> None:
    """Everybody may have left; then nobody else looks, and asyncio would complain."""
    if not task.cancelled():
        task.exception()

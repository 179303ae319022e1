"""Rendered pages, kept compressed. The revision is in the key, so nothing needs purging; the oldest fall out."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import cached_property
from typing import Any

from vitrine.http.answers import Answer, Headers
from vitrine.http.views import Seen
from vitrine.rendering.assets import best_encoding, compressed, unpacked
from vitrine.rendering.kept.one_for_all import OneForAll

SMALL_BYTES = 8_000  # compressed within a fraction of a millisecond
PACKED = "br"  # as which a page is kept: the smallest, and what nearly every browser asks for
PAGE_BYTES = 4_000  # what a page takes beside its text: headers, key, objects
COPIES_SHARE = 4  # copies for those who do not take it packed: at most a fourth of the memory


class RenderedPage:
    """One page: its text until it is packed, then the packed answer, and copies of it in other encodings.

    `headers` are those that do not depend on the encoding.
    """

    def __init__(self, status: int, html: bytes, headers: Headers, etag: bytes) -> None:
        self.status, self.headers, self.etag = status, headers, etag
        self.key: Hashable = None  # under which it is kept
        self.counts_for: Seen | None = None  # what a look at it counts for
        self.answers: dict[str | None, Answer] = {}
        self.on_copy: Callable[[RenderedPage, str | None], None] | None = None
        self._html: bytes | None = html
        self._has_body, self._is_small = bool(html), len(html) < SMALL_BYTES
        self._preparing: dict[str | None, asyncio.Future[Answer]] = {}

    @classmethod
    def from_packed(cls, status: int, packed: bytes, headers: Headers, etag: bytes) -> "RenderedPage":
        page = cls(status, b"", headers, etag)
        page._html, page._has_body, page._is_small = None, True, False
        page.answers[PACKED] = page._answer(PACKED, packed)
        return page

    @property
    def html(self) -> bytes:
        return self._html if self._html is not None else unpacked(self.packed)

    @property
    def packed(self) -> bytes:
        return self.answers[PACKED].body

    async def pack(self) -> None:
        """From here on its text is held compressed alone."""
        if self._html and PACKED not in self.answers:
            made = self._in(PACKED) if self._is_small else await asyncio.to_thread(self._in, PACKED)
            self.answers.setdefault(PACKED, made)
            self._html = None

    def answer_to(self, asked: dict[bytes, bytes]) -> Answer:
        """What a request with these headers gets: the page, or that the copy it has is still good."""
        answer = self.answer_at_once(asked)
        if answer is None:
            encoding = best_encoding(asked.get(b"accept-encoding", b""))
            answer = self._keep(encoding, self._in(encoding))
        return answer

    def answer_at_once(self, asked: dict[bytes, bytes]) -> Answer | None:
        """The same, unless the page must first be compressed, for which everybody else would have to wait."""
        if self.status == 200 and self.etag in asked.get(b"if-none-match", b""):
            return self._still_good
        encoding = best_encoding(asked.get(b"accept-encoding", b"")) if self._has_body else None
        answer = self.answers.get(encoding)
        if answer is None and self._is_small:
            answer = self._keep(encoding, self._in(encoding))
        return answer

    async def prepare(self, asked: dict[bytes, bytes]) -> None:
        """Compressed meanwhile, in a thread and once for all who wait."""
        if self.answer_at_once(asked) is not None:
            return
        encoding = best_encoding(asked.get(b"accept-encoding", b""))
        preparing = self._preparing.get(encoding)
        if preparing is None:
            preparing = self._preparing[encoding] = asyncio.ensure_future(asyncio.to_thread(self._in, encoding))
        answer = await asyncio.shield(preparing)
        if self._preparing.pop(encoding, None):
            self._keep(encoding, answer)

    def _keep(self, encoding: str | None, answer: Answer) -> Answer:
        self.answers[encoding] = answer
        if self.on_copy is not None:
            self.on_copy(self, encoding)
        return answer

    @cached_property
    def _still_good(self) -> Answer:
        kept = [header for header in self.headers if header[0] != b"content-type"]
        return Answer(304, [*kept, (b"etag", self.etag)], b"")

    def _in(self, encoding: str | None) -> Answer:
        return self._answer(encoding, compressed(self.html, encoding) if encoding else self.html)

    def _answer(self, encoding: str | None, body: bytes) -> Answer:
        headers = [*self.headers, (b"etag", self.etag), (b"content-length", str(len(body)).encode())]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        return Answer(self.status, headers, body)


class PageCache:
    """Many visitors at once cause one render per key: the others wait for it."""

    def __init__(self, max_bytes: int) -> None:
        self._pages: OrderedDict[Hashable, RenderedPage] = OrderedDict()
        self._copies: OrderedDict[tuple[Hashable, str | None], int] = OrderedDict()
        self._underway: OneForAll[Hashable, RenderedPage] = OneForAll()
        self._page_bytes, self._copy_bytes, self._max_bytes = 0, 0, max_bytes
        self.hits, self.misses = 0, 0  # of those who had to ask: others are answered at once (http/front.py)

    def __len__(self) -> int:
        return len(self._pages)

    @property
    def byte_count(self) -> int:
        return self._page_bytes + self._copy_bytes

    def peek(self, key: Hashable) -> RenderedPage | None:
        """The page if it is kept. Those asked for last are kept longest."""
        page = self._pages.get(key)
        if page is not None:
            self._pages.move_to_end(key)
        return page

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, RenderedPage]]) -> RenderedPage:
        if (page := self.peek(key)) is not None:
            self.hits += 1
            return page
        self.misses += 1
        return await self._underway.get(key, lambda: self._make(key, make))

    async def _make(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, RenderedPage]]) -> RenderedPage:
        page = await make()
        await page.pack()
        self._keep(key, page)
        return page

    async def finish(self) -> None:
        await self._underway.finish()

    def _keep(self, key: Hashable, page: RenderedPage) -> None:
        page.key, page.on_copy = key, self._count_copy
        self._pages[key] = page
        self._page_bytes += _size(page)
        self._fit()

    def _count_copy(self, page: RenderedPage, encoding: str | None) -> None:
        """Kept while hot: the copies made longest ago go first, and are made from the packed page when asked for."""
        if self._pages.get(page.key) is not page:
            return
        self._copy_bytes += len(page.answers[encoding].body) - self._copies.pop((page.key, encoding), 0)
        self._copies[(page.key, encoding)] = len(page.answers[encoding].body)
        self._fit()

    def _fit(self) -> None:
        while self._copy_bytes > self._max_bytes // COPIES_SHARE:
            (key, encoding), size = self._copies.popitem(last=False)
            self._copy_bytes -= size
            self._pages[key].answers.pop(encoding)
        while self._page_bytes + self._copy_bytes > self._max_bytes and len(self._pages) > 1:
            key, page = self._pages.popitem(last=False)
            self._page_bytes -= _size(page)
            self._copy_bytes -= sum(self._copies.pop((key, encoding), 0) for encoding in page.answers)


def _size(page: RenderedPage) -> int:
    return PAGE_BYTES + (len(page.packed) if PACKED in page.answers else 0)

"""Version → bytes: rendered pages, compressed. The version is the key, so nothing is purged; the oldest fall out."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import cached_property, partial
from typing import Any

from vitrine.platform.http.answers import Answer, Headers
from vitrine.platform.http.views import PageView
from vitrine.public.rendering.assets import best_encoding, compressed, unpacked
from vitrine.public.rendering.cache.single_flight import SingleFlight

SMALL_BYTES = 8_000  # compressed within a fraction of a millisecond
PACKED = "br"  # as which a page is kept: the smallest, and what nearly every browser asks for
PAGE_BYTES = 4_000  # what a page takes beside its text: headers, key, objects
COPIES_SHARE = 4  # copies for those who do not take it packed: at most a fourth of the memory

# The page, and the version it was made of: a newer one than was asked for, where it was saved meanwhile.
Make = Callable[[], Coroutine[Any, Any, tuple[Hashable, "RenderedPage"]]]


class RenderedPage:
    """One page: its text until it is packed, then the packed answer, and copies of it in other encodings.

    `headers` are those that do not depend on the encoding.
    """

    def __init__(self, status: int, html: bytes, headers: Headers, etag: bytes) -> None:
        self.status, self.headers, self.etag = status, headers, etag
        self.counts_for: PageView | None = None  # what a look at it counts for
        self.answers: dict[str | None, Answer] = {}
        self.on_copy: Callable[[str | None, int], None] | None = None
        self._html: bytes | None = html
        self._has_body, self._is_small = bool(html), len(html) < SMALL_BYTES
        self._compressing = asyncio.Lock()

    @property
    def html(self) -> bytes:
        return self._html if self._html is not None else unpacked(self.answers[PACKED].body)

    @property
    def size(self) -> int:
        """Without copies."""
        return PAGE_BYTES + (len(self.answers[PACKED].body) if PACKED in self.answers else 0)

    async def pack(self) -> None:
        """From here on its text is held compressed alone."""
        if self._html:
            made = self._in(PACKED) if self._is_small else await asyncio.to_thread(self._in, PACKED)
            self.answers[PACKED] = made
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
        async with self._compressing:
            if self.answer_at_once(asked) is None:
                encoding = best_encoding(asked.get(b"accept-encoding", b""))
                self._keep(encoding, await asyncio.to_thread(self._in, encoding))

    def _keep(self, encoding: str | None, answer: Answer) -> Answer:
        self.answers[encoding] = answer
        if self.on_copy is not None:
            self.on_copy(encoding, len(answer.body))
        return answer

    @cached_property
    def _still_good(self) -> Answer:
        headers = [header for header in self.headers if header[0] != b"content-type"]
        return Answer(304, [*headers, (b"etag", self.etag)], b"")

    def _in(self, encoding: str | None) -> Answer:
        body = compressed(self.html, encoding) if encoding else self.html
        headers = [*self.headers, (b"etag", self.etag), (b"content-length", str(len(body)).encode())]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        return Answer(self.status, headers, body)


class PageCache:
    """An LRU of bytes. Many visitors at once cause one render per version: the others wait for it."""

    def __init__(self, max_bytes: int) -> None:
        self._pages: OrderedDict[Hashable, RenderedPage] = OrderedDict()
        self._copies: OrderedDict[tuple[Hashable, str | None], int] = OrderedDict()
        self._underway: SingleFlight[Hashable, RenderedPage] = SingleFlight()
        self._page_bytes, self._copy_bytes, self._max_bytes = 0, 0, max_bytes
        self.hits, self.misses = 0, 0  # of those who had to ask: others are answered at once (platform/http/front.py)

    def __len__(self) -> int:
        return len(self._pages)

    @property
    def byte_count(self) -> int:
        return self._page_bytes + self._copy_bytes

    def peek(self, version: Hashable) -> RenderedPage | None:
        page = self._pages.get(version)
        if page is not None:
            self._pages.move_to_end(version)
        return page

    async def get(self, version: Hashable, make: Make) -> RenderedPage:
        if (page := self.peek(version)) is not None:
            self.hits += 1
            return page
        self.misses += 1
        return await self._underway.get(version, lambda: self._make(make))

    async def _make(self, make: Make) -> RenderedPage:
        version, page = await make()
        await page.pack()
        self._put(version, page)
        return page

    async def finish(self) -> None:
        await self._underway.finish()

    def _put(self, version: Hashable, page: RenderedPage) -> None:
        self._drop(version)
        self._pages[version] = page
        self._page_bytes += page.size
        page.on_copy = partial(self._count_copy, version)
        self._fit()

    def _drop(self, version: Hashable) -> None:
        if (page := self._pages.pop(version, None)) is not None:
            page.on_copy = None
            self._page_bytes -= page.size
            self._copy_bytes -= sum(self._copies.pop((version, encoding), 0) for encoding in page.answers)

    def _count_copy(self, version: Hashable, encoding: str | None, size: int) -> None:
        """Kept while hot: the copies made longest ago go first, and are made from the packed page when asked for."""
        self._copy_bytes += size - self._copies.pop((version, encoding), 0)
        self._copies[(version, encoding)] = size
        self._fit()

    def _fit(self) -> None:
        while self._copy_bytes > self._max_bytes // COPIES_SHARE:
            (version, encoding), size = self._copies.popitem(last=False)
            self._copy_bytes -= size
            self._pages[version].answers.pop(encoding)
        while self.byte_count > self._max_bytes and len(self._pages) > 1:
            self._drop(next(iter(self._pages)))

"""Rendered pages, kept compressed. The revision is in the key, so nothing needs purging; the oldest fall out."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field

from vitrine.rendering.assets import compressed

MAX_BYTES = 64 * 1024 * 1024


@dataclass
class RenderedPage:
    """One page in the encodings asked for so far. `headers` are those that do not depend on the encoding."""

    status: int
    html: bytes
    headers: list[tuple[bytes, bytes]]
    etag: bytes
    bodies: dict[str | None, bytes] = field(default_factory=dict)

    def body(self, encoding: str | None) -> bytes:
        if encoding is None:
            return self.html
        if encoding not in self.bodies:
            self.bodies[encoding] = compressed(self.html, encoding)
        return self.bodies[encoding]

    @property
    def byte_count(self) -> int:
        return len(self.html) + sum(len(body) for body in self.bodies.values())


class PageCache:
    """Many visitors at once cause one render per key: the others wait for it."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._pages: OrderedDict[Hashable, RenderedPage] = OrderedDict()
        self._underway: dict[Hashable, asyncio.Future[RenderedPage]] = {}
        self._max_bytes = max_bytes
        self.renders = 0

    async def get(self, key: Hashable, render: Callable[[], Awaitable[RenderedPage]]) -> RenderedPage:
        if (page := self._pages.get(key)) is not None:
            self._pages.move_to_end(key)
            return page
        if (waiting := self._underway.get(key)) is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[RenderedPage] = asyncio.get_running_loop().create_future()
        self._underway[key] = future
        try:
            page = await render()
            self.renders += 1
            self._keep(key, page)
            future.set_result(page)
            return page
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # nobody may be waiting; then this is not 'never retrieved'
            raise
        finally:
            del self._underway[key]

    def _keep(self, key: Hashable, page: RenderedPage) -> None:
        self._pages[key] = page
        # Three compressed copies are about as large as the page itself.
        while len(self._pages) > 1 and sum(2 * len(one.html) for one in self._pages.values()) > self._max_bytes:
            self._pages.popitem(last=False)

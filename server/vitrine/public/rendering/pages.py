"""Public pages: from a request's host, path and language to bytes.

Finding (finding.py), drawing (making.py) and two caches between: address → version, version → bytes (cache/).
"""

import logging

from sqlalchemy.exc import SQLAlchemyError

from vitrine.platform.logs import reason_of
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.cache.addresses import AddressCache
from vitrine.public.rendering.cache.page_cache import PageCache, RenderedPage
from vitrine.public.rendering.cache.watch import Watch
from vitrine.public.rendering.finding import Found, PageFinder, Version, spoken
from vitrine.public.rendering.making import PageMaker, failure_page, redirect_page
from vitrine.public.rendering.renderer import RenderFailed
from vitrine.public.rendering.resolve import parse_address

log = logging.getLogger(__name__)


class PageFailed(RenderFailed):
    """A site's own page: an earlier one may stand in for it, but not for the notice that a site is away."""


class PublicPages:
    def __init__(
        self, database: Database, watch: Watch, finder: PageFinder, maker: PageMaker, *, memory_bytes: int
    ) -> None:
        self._database, self._watch, self._finder, self.maker = database, watch, finder, maker
        self._addresses = AddressCache(watch)
        self.cache = PageCache(memory_bytes)

    def peek(self, host: str | None, path: str, accepts_language: bytes) -> RenderedPage | None:
        """The page when it is known to be current: no await, no query. None means ask `get`."""
        return self._cached(self._addresses.current(host, path, accepts_language))

    async def get(self, host: str | None, path: str, accepts_language: bytes) -> RenderedPage:
        seen = self._watch.look()
        address = parse_address(path)
        if address is None:  # nothing to look up, and nothing that strangers could fill our memory with
            return await self._notice("notFound", spoken(accepts_language))
        try:
            async with self._database.reading() as session:
                found = await self._finder.find(session, address, host, accepts_language)
            page = await self._page(found)
        except (SQLAlchemyError, OSError, PageFailed) as error:
            cached = self._cached(self._addresses.last_known(host, path, accepts_language))
            if cached is None:
                raise
            log.warning("an earlier page is served", extra={"reason": reason_of(error)})
            return cached
        self._addresses.put(host, path, found, seen)
        return page

    async def not_found(self, accepts_language: bytes) -> RenderedPage:
        try:
            return await self._notice("notFound", spoken(accepts_language))
        except RenderFailed as error:
            return self.failure(error.status, accepts_language)

    def failure(self, status: int, accepts_language: bytes) -> RenderedPage:
        return failure_page(status, spoken(accepts_language))

    async def close(self) -> None:
        await self.maker.close()
        await self.cache.finish()

    def _cached(self, found: Found | None) -> RenderedPage | None:
        if found is None:
            return None
        if found.moved_to:
            return redirect_page(found.moved_to)
        return self.cache.peek(found.version or _notice_version(found.notice, found.language))

    async def _page(self, found: Found) -> RenderedPage:
        if found.moved_to:
            return redirect_page(found.moved_to)
        if found.version is None:
            return await self._notice(found.notice, found.language)
        return await self._site_page(found.version)

    async def _site_page(self, version: Version) -> RenderedPage:
        try:
            return await self.cache.get(version, lambda: self.maker.page(version))
        except RenderFailed as error:
            raise PageFailed(headers=error.headers) from error

    async def _notice(self, kind: str, language: str) -> RenderedPage:
        version = _notice_version(kind, language)

        async def make() -> tuple[tuple[str, str, str], RenderedPage]:
            return version, await self.maker.notice(kind, language)

        return await self.cache.get(version, make)


def _notice_version(kind: str, language: str) -> tuple[str, str, str]:
    return "notice", kind, language

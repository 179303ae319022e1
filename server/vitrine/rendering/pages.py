"""Public pages: from a request's host, path and language to kept bytes. What is slow is done once."""

import hashlib
import logging
from collections.abc import Hashable
from dataclasses import dataclass, replace

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.keyring import Keyring
from vitrine.logs import request_id
from vitrine.rendering.assets import Manifest
from vitrine.rendering.cache import PageCache, RenderedPage
from vitrine.rendering.document import (
    content_security_policy,
    csp_hash,
    failure_document,
    notice_document,
    page_document,
)
from vitrine.rendering.languages import negotiate
from vitrine.rendering.renderer import Renderer
from vitrine.rendering.resolve import Address, Moved, find_site, home_site, parse_address
from vitrine.rendering.snapshot import read_snapshot
from vitrine.rendering.watch import Watch
from vitrine.site.domains import is_served
from vitrine.site.offered import languages_with_content
from vitrine.site.tables import Site
from vitrine.storage.database import Database

NOTICE_TITLES = {"notFound": "Page introuvable", "empty": "Vitrine", "construction": "Site en construction"}
MAX_KNOWN = 100_000  # addresses; about as many hundred bytes
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Known:
    """What was found at an address, good while the watch's token stands. The page itself is the cache's to keep."""

    token: int
    key: Hashable = None
    unkept: RenderedPage | None = None  # too small to be worth keeping: a redirect
    offered: tuple[str, ...] = ()


class PublicPages:
    def __init__(
        self,
        database: Database,
        keyring: Keyring,
        renderer: Renderer,
        manifest: Manifest,
        watch: Watch,
        *,
        origin: str,
        home_slug: str,
    ) -> None:
        self._database, self._keyring, self._renderer = database, keyring, renderer
        self._manifest, self._watch = manifest, watch
        self._origin, self._home_slug = origin, home_slug
        self.cache = PageCache()
        self._known: dict[tuple[str | None, str, str | None], Known] = {}
        self._hosts: dict[str, tuple[int, bool]] = {}

    def peek(self, host: str | None, path: str, accepts_language: bytes) -> RenderedPage | None:
        """The page when it is known to be current: no await, no query. None means ask `get`."""
        token = self._watch.token()
        known = self._lookup(host, path, accepts_language)
        return self._page_at(known) if known is not None and known.token == token else None

    def _lookup(self, host: str | None, path: str, accepts_language: bytes) -> Known | None:
        known = self._known.get((host, path, None))
        if known is not None and known.offered:
            return self._known.get((host, path, negotiate(accepts_language, known.offered)))
        return known

    def _page_at(self, known: Known) -> RenderedPage | None:
        return known.unkept or self.cache.peek(known.key)

    async def get(self, host: str | None, path: str, accepts_language: bytes) -> RenderedPage:
        token = self._watch.token()
        address = parse_address(path)
        if address is None:  # nothing to look up, and nothing that strangers could fill our memory with
            return await self._notice("notFound")
        try:
            async with self._database.reading() as session:
                page, offered, language = await self._find(session, address, host, accepts_language)
        except (SQLAlchemyError, OSError) as error:
            known = self._lookup(host, path, accepts_language)
            kept = self._page_at(known) if known else None
            if kept is None:
                raise
            log.warning("database away: an earlier page is served", extra={"reason": str(error)[:120]})
            return kept
        if len(self._known) > MAX_KNOWN:
            self._known.clear()
        found = Known(token, page.key, page if page.key is None else None)
        if offered:
            self._known[(host, path, None)] = Known(token, offered=tuple(offered))
        self._known[(host, path, language if offered else None)] = found
        return page

    async def _find(
        self, session: AsyncSession, address: Address, host: str | None, accepts: bytes
    ) -> tuple[RenderedPage, list[str], str | None]:
        """The page; and, when the address leaves the language open, the choice it was taken from."""
        site = await find_site(session, address, host, self._home_slug)
        if isinstance(site, Moved):
            suffix = f"/{address.language.lower()}" if address.language else ""
            return self._redirect(f"/@{site.slug}{suffix}"), [], None
        if site is None:
            is_empty = address.slug is None and address.language is None and not self._home_slug
            return await self._notice("empty" if is_empty and host is None else "notFound"), [], None
        if not site.is_online:
            return await self._notice("construction"), [], None
        offered = await languages_with_content(session, site) or site.languages[:1] or ["EN"]
        if address.language and address.language not in offered:
            return await self._notice("notFound"), [], None
        language = address.language or negotiate(accepts, tuple(offered)) or offered[0]
        page = await self._page(session, site, address, host, language)
        return (page, [], None) if address.language else (page, offered, language)

    async def _page(
        self, session: AsyncSession, site: Site, address: Address, host: str | None, language: str
    ) -> RenderedPage:
        home = await home_site(session, self._home_slug)
        is_home = host is not None or (home is not None and home.id == site.id)
        canonical_base = "/home" if is_home else f"/@{site.slug}"
        origin = f"https://{host}" if host else self._origin
        is_negotiated = address.language is None
        key = (
            site.id,
            site.revision,
            language,
            self._manifest.build_id,
            address.base_path,
            canonical_base,
            origin,
            is_negotiated,
        )

        async def render() -> RenderedPage:
            snapshot = await read_snapshot(session, self._keyring, site, address.base_path, language)
            rendered = await self._renderer.page(snapshot, language)
            tag = hashlib.sha256(repr(key).encode()).hexdigest()[:20]
            html = page_document(
                rendered,
                self._manifest.site(snapshot["option"]),
                origin=origin,
                canonical_base=canonical_base,
                is_negotiated=is_negotiated,
                tag=f'"{tag}"',
            )
            policy = content_security_policy(styles=[csp_hash(rendered["css"])], dev=self._manifest.vite_url)
            return _answer(200, html, policy, tag, vary_language=is_negotiated)

        return await self.cache.get(key, render)

    async def _notice(self, kind: str) -> RenderedPage:
        async def render() -> RenderedPage:
            html = notice_document(await self._renderer.notice(kind), self._manifest.notice(), NOTICE_TITLES[kind])
            tag = hashlib.sha256(html.encode()).hexdigest()[:20]
            policy = content_security_policy(dev=self._manifest.vite_url)
            return _answer(404 if kind == "notFound" else 200, html, policy, tag, vary_language=False)

        return await self.cache.get(("notice", kind, self._manifest.build_id), render)

    async def not_found(self) -> RenderedPage:
        return await self._notice("notFound")

    def _redirect(self, location: str) -> RenderedPage:
        headers = [(b"location", location.encode()), (b"cache-control", b"no-cache")]
        return RenderedPage(308, b"", headers, b'""')

    def peek_domain(self, host: str) -> tuple[str | None, bool]:
        """`domain_of` without waiting: the domain, and whether that is known for sure."""
        asked_at, is_proven = self._hosts.get(host, (None, False))
        return (host if is_proven else None), asked_at == self._watch.token()

    async def domain_of(self, host: str) -> str | None:
        """The host when it is somebody's proven domain. The database is asked again only after a commit."""
        token = self._watch.token()
        asked_at, is_proven = self._hosts.get(host, (None, False))
        if asked_at != token:
            try:
                async with self._database.reading() as session:
                    is_proven = await is_served(session, host)
            except (SQLAlchemyError, OSError) as error:
                # As long as it is away, what was known of the host stands, like its pages.
                log.warning("database away: domains as last known", extra={"reason": str(error)[:120]})
                return host if is_proven else None
            if len(self._hosts) > MAX_KNOWN:
                self._hosts.clear()
            self._hosts[host] = (token, is_proven)
        return host if is_proven else None


def failure_page(status: int) -> RenderedPage:
    """What a visitor sees when even the renderer or the database fails: words and a number to quote, nothing else."""
    html = failure_document(request_id.get())
    page = _answer(status, html, content_security_policy(), "", vary_language=False)
    return replace(page, headers=[*page.headers, (b"retry-after", b"5")])


def _answer(status: int, html: str, policy: str, tag: str, *, vary_language: bool) -> RenderedPage:
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"cache-control", b"no-cache"),  # kept by browsers, asked about at every visit (D26)
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"strict-origin-when-cross-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        (b"vary", b"Accept-Encoding, Accept-Language" if vary_language else b"Accept-Encoding"),
    ]
    return RenderedPage(status, html.encode(), headers, f'"{tag}"'.encode())

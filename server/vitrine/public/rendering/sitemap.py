"""The sitemap: every page of every site that is online, in each of its languages. Written once for all, and kept.

A change is in it at the next look, unless writing it took long: it is written anew after twenty times as long at the
earliest, so that strangers who keep asking cost a twentieth of one core. No connection is held while it is written.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from html import escape

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import ISO_639_1
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.cache.watch import Watch
from vitrine.public.rendering.resolve import home_site
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.item_pages import listed_pages
from vitrine.sites.site.offered import written_languages
from vitrine.sites.site.page_facts import side_pages
from vitrine.sites.site.suspending import is_shown
from vitrine.sites.site.tables import Site

SITES_PER_FILE = 1_000  # with twelve languages and a side page each about 36 MB; search engines read up to 50
REST = 20  # times as long as writing took
MAX_REST_S = 300.0
MAX_KEPT = 500
ONLINE = is_shown()
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_URLSET = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">{}</urlset>\n'
_INDEX = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{}</sitemapindex>\n'

# Whose sitemap (None: all sites; a domain has its own site alone), and which file of it (0: the first address).
Key = tuple[str | None, int]


@dataclass(frozen=True)
class Listed:
    """One site as the sitemap tells it."""

    base_url: str
    languages: tuple[str, ...]
    updated_at: datetime | None
    ending: str = ""  # of a language's address
    beside: tuple[str, ...] = ()  # the same of its side pages
    # Pages of items, by the ends of their addresses: each with the languages that have it.
    of_items: tuple[tuple[str, tuple[str, ...]], ...] = ()
    chooses: bool = True  # whether a side page's address without a language leads to one
    any_language: str = ""  # where the language is chosen for one, where that is not `base_url`


@dataclass(frozen=True)
class CachedSitemap:
    seen: int
    good_until: float
    plain: bytes
    zipped: bytes
    files: int  # of the whole sitemap; 0 where it is one


def write_file(sites: list[Listed]) -> bytes:
    return (_HEAD + _URLSET.format("".join(entry for site in sites for entry in _entries(site)))).encode()


def write_index(origin: str, files: int) -> bytes:
    places = "".join(
        f"<sitemap><loc>{escape(origin)}/sitemap-{number}.xml</loc></sitemap>" for number in range(1, files + 1)
    )
    return (_HEAD + _INDEX.format(places)).encode()


def _entries(site: Listed) -> list[str]:
    pages = [(site.ending, site.languages, site.any_language or site.base_url)]
    for ending, languages in [*((ending, site.languages) for ending in site.beside), *site.of_items]:
        pages.append((ending, languages, site.base_url + ending if site.chooses else ""))
    return [entry for page in pages for entry in _page_entries(site, *page)]


def _page_entries(site: Listed, ending: str, languages: tuple[str, ...], any_language: str) -> list[str]:
    addresses = {code: f"{site.base_url}/{code.lower()}{ending}" for code in languages}
    known = [(code.lower(), address) for code, address in addresses.items() if code in ISO_639_1]
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{tag}" href="{escape(address)}"/>'
        for tag, address in [*known, ("x-default", any_language)]
        if address
    )
    changed = f"<lastmod>{site.updated_at.date().isoformat()}</lastmod>" if site.updated_at else ""
    return [f"<url><loc>{escape(address)}</loc>{changed}{links}</url>" for address in addresses.values()]


class Sitemaps:
    def __init__(
        self,
        database: Database,
        watch: Watch,
        *,
        origin: str,
        home_slug: str,
        own_pages: Callable[[], list[Listed]] = list,
    ) -> None:
        """`own_pages`: those of the instance itself (public/landing/), before all sites."""
        self._database, self._watch, self._own_pages = database, watch, own_pages
        self._origin, self._home_slug = origin, home_slug
        self._cached: OrderedDict[Key, CachedSitemap] = OrderedDict()
        self._one_writer = asyncio.Lock()

    async def get(self, domain: str | None, file: int = 0) -> CachedSitemap | None:
        """None: there is no such file. While the database is away or busy, the last one stands."""
        if file and (domain or file > (await self._current((None, 0))).files):
            return None
        return await self._current((domain, file))

    async def _current(self, key: Key) -> CachedSitemap:
        cached = self._cached.get(key)
        if cached is not None and self._is_good(cached):
            return cached
        async with self._one_writer:
            cached = self._cached.get(key)
            if cached is not None and self._is_good(cached):  # written while we waited
                return cached
            try:
                self._cached[key] = await self._written(*key)
            except (SQLAlchemyError, OSError):
                if cached is None:
                    raise
                return cached
            while len(self._cached) > MAX_KEPT:
                self._cached.popitem(last=False)
            return self._cached[key]

    def _is_good(self, cached: CachedSitemap) -> bool:
        return cached.seen == self._watch.look() or time.monotonic() < cached.good_until

    async def _written(self, domain: str | None, file: int) -> CachedSitemap:
        began, seen = time.monotonic(), self._watch.look()
        files = 0
        async with self._database.reading() as session:
            if domain is None and file == 0:
                count = await session.scalar(select(func.count()).select_from(Site).where(ONLINE)) or 0
                files = -(-count // SITES_PER_FILE) if count > SITES_PER_FILE else 0
            sites = [] if files else await self._listed(session, domain, max(file, 1))
        plain, zipped = await asyncio.to_thread(self._bytes, sites, files)
        rest = min(REST * (time.monotonic() - began), MAX_REST_S)
        return CachedSitemap(seen, time.monotonic() + rest, plain, zipped, files)

    def _bytes(self, sites: list[Listed], files: int) -> tuple[bytes, bytes]:
        plain = write_index(self._origin, files) if files else write_file(sites)
        return plain, gzip.compress(plain, compresslevel=6, mtime=0)

    async def _listed(self, session: AsyncSession, domain: str | None, file: int) -> list[Listed]:
        """Three statements for a whole file: its sites, each beside the languages in which something is written; the
        pages that they have beside the main one; and those of items."""
        of_site = (Site.id, Site.slug, Site.languages, Site.hidden_languages, Site.updated_at, Site.created_at)
        chosen = select(*of_site).where(ONLINE)
        if domain:
            chosen = chosen.join(Domain, Domain.site_id == Site.id)
            chosen = chosen.where(Domain.host == domain, Domain.proven_at.is_not(None))
        chosen = chosen.order_by(Site.created_at, Site.id).limit(SITES_PER_FILE).offset((file - 1) * SITES_PER_FILE)
        sites = chosen.cte("chosen")
        written = written_languages(session, select(sites.c.id)).subquery("written")
        rows = await session.execute(
            select(sites, written.c.language)
            .join(written, written.c.site_id == sites.c.id)
            .order_by(sites.c.created_at, sites.c.id)
        )
        found: dict[str, tuple[str, list[str], datetime | None, set[str]]] = {}
        for site_id, slug, languages, hidden, updated_at, _created_at, language in rows:
            if language not in hidden:
                shown = [code for code in languages if code not in hidden]
                found.setdefault(site_id, (slug, shown, updated_at, set()))[3].add(language)
        beside = await side_pages(session, select(sites.c.id))
        of_items = await listed_pages(session, select(sites.c.id))
        home = None if domain else await home_site(session, self._home_slug)
        origin = f"https://{domain}" if domain else self._origin
        own = self._own_pages() if domain is None and file == 1 else []
        return [
            *own,
            *(
                Listed(
                    origin + ("/home" if domain or (home and home.id == site_id) else f"/@{slug}"),
                    tuple(code for code in languages if code in written_in),
                    updated_at,
                    beside=tuple(f"/{page}" for page in beside.get(site_id, ())),
                    of_items=tuple(
                        (f"/{page}", shown_in)
                        for page, having in of_items.get(site_id, {}).items()
                        if (shown_in := tuple(code for code in languages if code in having))
                    ),
                )
                for site_id, (slug, languages, updated_at, written_in) in found.items()
            ),
        ]

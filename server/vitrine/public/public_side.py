"""What a visitor's page needs, and nothing else. Owners' calls come with api.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vitrine.platform.http.counting import Counting
from vitrine.platform.http.views import Views
from vitrine.platform.keyring import Keyring, open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import open_database
from vitrine.public.rendering.assets import Manifest
from vitrine.public.rendering.cache.watch import FILES, Watch, open_watch
from vitrine.public.rendering.domains import ServedDomains
from vitrine.public.rendering.finding import PageFinder
from vitrine.public.rendering.making import PageMaker
from vitrine.public.rendering.pages import PublicPages
from vitrine.public.rendering.renderer import Renderer
from vitrine.sites.site.public_files import PublicFiles

if TYPE_CHECKING:
    from vitrine.public.landing.landing_pages import LandingPages


@dataclass(frozen=True, kw_only=True)
class PublicSide:
    settings: Settings
    origin: str  # where visitors find us
    database: Database
    blobs: Blobs
    keyring: Keyring
    manifest: Manifest
    watch: Watch
    renderer: Renderer
    pages: PublicPages
    domains: ServedDomains
    public_files: PublicFiles
    views: Views
    counting: Counting
    landing: LandingPages | None  # the instance's own pages


def make_public_side(settings: Settings, origin: str) -> PublicSide:
    database, blobs, keyring = (
        open_database(settings),
        Blobs(settings.resolved_blobs_url),
        open_keyring(settings),
    )
    manifest = Manifest(vite_url=settings.vite_url)
    watch, renderer = open_watch(database), Renderer()
    pages = PublicPages(
        database,
        watch,
        PageFinder(origin, settings.main_site, takes_sign_ups=settings.signup != "closed"),
        PageMaker(database, keyring, renderer, manifest, is_shared=settings.is_shared),
        memory_bytes=settings.page_memory_mb << 20,
    )
    return PublicSide(
        settings=settings,
        origin=origin,
        database=database,
        blobs=blobs,
        keyring=keyring,
        manifest=manifest,
        watch=watch,
        renderer=renderer,
        pages=pages,
        domains=ServedDomains(database, watch),
        public_files=PublicFiles(lambda: watch.token_of(FILES), settings.page_memory_mb << 20),
        views=Views(),
        counting=Counting(),
        landing=_landing_pages(settings, origin, database, keyring, renderer, manifest, watch),
    )


def _landing_pages(
    settings: Settings,
    origin: str,
    database: Database,
    keyring: Keyring,
    renderer: Renderer,
    manifest: Manifest,
    watch: Watch,
) -> LandingPages | None:
    """An instance that shows one person's site has none, and does not read of it either."""
    if settings.front_page != "landing" and settings.texts is None:
        return None
    from vitrine.public.landing.landing_pages import LandingPages

    return LandingPages(settings, origin, database, keyring, renderer, manifest, watch)

"""The instance's own pages: from an address and a language to kept bytes, like a site's (public/rendering/pages.py)."""

import logging
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from vitrine.accounts.instance_texts.texts import LANGUAGES, PAGES, Kind, texts_of
from vitrine.platform.keyring import Keyring
from vitrine.platform.logs import reason_of
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.public.landing.addresses import LANDING, LandingAddress, ending, parse
from vitrine.public.landing.document import LandingContext, landing_document, text_document
from vitrine.public.landing.examples import Example, choose, draw
from vitrine.public.landing.miniature import own_colours_css
from vitrine.public.rendering.assets import Manifest
from vitrine.public.rendering.cache.page_cache import RenderedPage
from vitrine.public.rendering.cache.single_flight import SingleFlight
from vitrine.public.rendering.cache.watch import ADDRESSES, Watch
from vitrine.public.rendering.document import content_security_policy, csp_hash, tag_of
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.making import page_answer
from vitrine.public.rendering.renderer import Renderer
from vitrine.public.rendering.sitemap import Listed

log = logging.getLogger(__name__)


class Key(NamedTuple):
    page: Kind
    language: str
    is_negotiated: bool


@dataclass
class CachedPage:
    """A page that was made: good while the operator's texts and the sites it shows are what they were."""

    seen: int
    texts: str
    scopes: tuple[str, ...]
    page: RenderedPage


class LandingPages:
    def __init__(
        self,
        settings: Settings,
        origin: str,
        database: Database,
        keyring: Keyring,
        renderer: Renderer,
        manifest: Manifest,
        watch: Watch,
    ) -> None:
        self._has_landing = settings.front_page == "landing"
        self._slugs = settings.landing_examples if self._has_landing else ()
        self._takes_sign_ups = settings.signup == "open"
        self._texts = texts_of(settings.texts)
        self._origin, self._database, self._keyring = origin, database, keyring
        self._renderer, self._manifest, self._watch = renderer, manifest, watch
        self._cached: dict[Key, CachedPage] = {}  # at most pages x languages, twice
        self._making: SingleFlight[Key, RenderedPage | None] = SingleFlight()

    def has(self, path: str) -> bool:
        asked = parse(path)
        return asked is not None and (self._has_landing or asked.page != LANDING)

    def peek(self, path: str, accepts_language: bytes) -> RenderedPage | None:
        """The page when it is known to be current: no await, no query. None means ask `get`."""
        asked = parse(path)
        cached = self._cached.get(self._key(asked, accepts_language)) if asked is not None else None
        return cached.page if cached is not None and self._is_good(cached) else None

    async def get(self, path: str, accepts_language: bytes) -> RenderedPage | None:
        """None: the operator wrote no such text."""
        asked = parse(path)
        if asked is None:
            return None
        key = self._key(asked, accepts_language)
        return await self._making.get(key, lambda: self._current(key))

    async def _current(self, key: Key) -> RenderedPage | None:
        cached = self._cached.get(key)
        if cached is not None and self._is_good(cached):
            return cached.page
        return await (self._landing(key) if key.page == LANDING else self._text_page(key))

    def listed(self) -> list[Listed]:
        """For the sitemap."""
        landing = [Listed(self._origin, LANGUAGES, None, any_language=f"{self._origin}/")] if self._has_landing else []
        written = [(ending(kind), self._texts.languages(kind)) for kind in PAGES]
        texts = [
            Listed(self._origin, languages, None, at, any_language=f"{self._origin}{at}")
            for at, languages in written
            if languages
        ]
        return landing + texts

    def _key(self, asked: LandingAddress, accepts_language: bytes) -> Key:
        offered = LANGUAGES if asked.page == LANDING else self._texts.languages(asked.page)
        language = asked.language or negotiate(accepts_language, offered) or LANGUAGES[0]
        return Key(asked.page, language, asked.language is None)

    def _is_good(self, cached: CachedPage) -> bool:
        seen = self._watch.look()
        if cached.texts != self._texts.revision:
            return False
        if cached.seen != seen:
            if any(cached.seen < self._watch.last_change(scope) for scope in cached.scopes):
                return False
            cached.seen = seen
        return True

    async def _landing(self, key: Key) -> RenderedPage:
        seen, texts = self._watch.look(), self._texts.revision
        try:
            chosen = await choose(self._database, self._slugs, key.language) if self._slugs else []
            drawn = [await draw(self._database, self._keyring, self._renderer, each) for each in chosen]
        except (SQLAlchemyError, OSError) as error:
            log.warning("the landing page as last known", extra={"reason": reason_of(error)})
            earlier = self._cached.get(key)
            return earlier.page if earlier is not None else await self._landing_with(key, [])
        page = await self._landing_with(key, [example for example in drawn if example is not None])
        if None not in drawn:  # else they are drawn again at the next visit
            scopes = (ADDRESSES, *(each.site_id for each in chosen)) if self._slugs else ()
            self._cached[key] = CachedPage(seen, texts, scopes, page)
        return page

    async def _landing_with(self, key: Key, examples: list[Example]) -> RenderedPage:
        html = landing_document(self._door(key.language), self._manifest.landing(), examples)
        return await self._answer(html, key, own_colours_css(examples))

    async def _text_page(self, key: Key) -> RenderedPage | None:
        revision = self._texts.revision
        text = self._texts.get(key.page, key.language)
        if text is None:
            return None
        html = text_document(self._door(key.language), self._manifest.landing(), text)
        page = await self._answer(html, key)
        self._cached[key] = CachedPage(self._watch.look(), revision, (), page)
        return page

    def _door(self, language: str) -> LandingContext:
        return LandingContext(language, self._origin, self._texts, self._has_landing, self._takes_sign_ups)

    async def _answer(self, html: bytes, key: Key, style: str = "") -> RenderedPage:
        styles = [csp_hash(style.encode())] if style else []
        policy = content_security_policy(styles=styles, dev=self._manifest.vite_url)
        page = page_answer(200, html, policy, tag_of(policy, html), vary_language=key.is_negotiated)
        await page.pack()
        return page

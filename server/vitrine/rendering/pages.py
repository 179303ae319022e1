"""Public pages: from a request's host, path and language to kept bytes. What is slow is done once."""

import json
import logging
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.notice_words import NOTICE_WORDS, SPOKEN
from vitrine.domains.service import is_served
from vitrine.errors import NotFound
from vitrine.http.views import Seen
from vitrine.keyring import Keyring
from vitrine.logs import reason_of, request_id
from vitrine.rendering.assets import Manifest
from vitrine.rendering.document import (
    content_security_policy,
    csp_hash,
    failure_document,
    notice_document,
    page_document,
    side_document,
    tag_of,
)
from vitrine.rendering.drawing import Drawing, card_of, portrait_of
from vitrine.rendering.forms import FORMS, form_answer, square_of
from vitrine.rendering.icon import picture_of
from vitrine.rendering.kept.cache import PageCache, RenderedPage
from vitrine.rendering.kept.files import PageFiles, Place
from vitrine.rendering.kept.memory import Memory
from vitrine.rendering.kept.one_for_all import OneForAll
from vitrine.rendering.kept.watch import ADDRESSES, Watch
from vitrine.rendering.languages import negotiate
from vitrine.rendering.renderer import Renderer, RenderFailed
from vitrine.rendering.resolve import Address, Moved, find_site, home_site, parse_address
from vitrine.rendering.snapshot import read_snapshot
from vitrine.site.icons import has_icon
from vitrine.site.item_pages import ItemPages, item_pages, split_place
from vitrine.site.leaving import is_home_left
from vitrine.site.offered import languages_with_content
from vitrine.site.side_pages import has_side_page
from vitrine.site.suspending import STATUS
from vitrine.site.tables import Site
from vitrine.storage.database import Database

NEVER_ASKED: tuple[int, bool] = (-1, False)
log = logging.getLogger(__name__)


class PageFailed(RenderFailed):
    """A site's own page: an earlier one may stand in for it, but not for the notice that a site is away."""


class Version(NamedTuple):
    """One page as it is kept: of whom, of when, which one, in which language, for which address, from which build."""

    site_id: str
    revision: int
    state: str
    language: str
    build_id: str
    base_path: str
    canonical_base: str
    origin: str
    is_negotiated: bool
    page: str
    form: str  # '' is the page itself; others stand beside its address (forms.py)
    can_be_reported: bool  # the instance is shared: its visitors find the way to the operator at the page's foot


@dataclass(frozen=True)
class Found:
    """What an address leads to: a notice, another address or a page; with a page, the choice of languages it left.

    `scope`: whose change may change that. `language`: of a notice, where it has several.
    """

    scope: str = ADDRESSES
    notice: str = ""
    language: str = "FR"
    moved_to: str = ""
    version: Version | None = None
    offered: tuple[str, ...] = ()


@dataclass
class Known:
    """What was found at an address, good until `scope` changes after `seen`. The page itself is the cache's to keep."""

    scope: str
    seen: int
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
        files: PageFiles,
        memory_bytes: int,
        is_shared: bool = False,
    ) -> None:
        self._database, self._keyring, self._renderer = database, keyring, renderer
        self._manifest, self._watch = manifest, watch
        self._origin, self._home_slug, self._is_shared = origin, home_slug, is_shared
        self.cache, self.files = PageCache(memory_bytes), files
        self.renders = 0
        self.drawing: Drawing  # given by api.py: it needs the rooms
        self._known: Memory[tuple[str | None, str, str | None], Known] = Memory()
        self._hosts: Memory[str, tuple[int, bool]] = Memory()
        self._hosts_asked: OneForAll[tuple[str, int], bool] = OneForAll()

    def peek(self, host: str | None, path: str, accepts_language: bytes) -> RenderedPage | None:
        """The page when it is known to be current: no await, no query. None means ask `get`."""
        seen = self._watch.look()
        known = self._lookup(host, path, accepts_language)
        if known is None:
            return None
        if known.seen != seen:
            if known.seen < self._watch.last_change(known.scope):
                return None
            known.seen = seen  # what changed meanwhile was not this
        return self._page_at(known)

    def _lookup(self, host: str | None, path: str, accepts_language: bytes) -> Known | None:
        known = self._known.get((host, path, None))
        if known is not None and known.offered:
            return self._known.get((host, path, negotiate(accepts_language, known.offered)))
        return known

    def _page_at(self, known: Known) -> RenderedPage | None:
        return known.unkept or self.cache.peek(known.key)

    async def get(self, host: str | None, path: str, accepts_language: bytes) -> RenderedPage:
        seen = self._watch.look()
        address = parse_address(path)
        if address is None:  # nothing to look up, and nothing that strangers could fill our memory with
            return await self._notice("notFound", _spoken(accepts_language))
        try:
            async with self._database.reading() as session:
                found = await self._find(session, address, host, accepts_language)
            # From here on no connection is held: a render may take long, and there are few of them.
            page = await self._page(found)
        except (SQLAlchemyError, OSError, PageFailed) as error:
            known = self._lookup(host, path, accepts_language)
            kept = self._page_at(known) if known else None
            if kept is None:
                raise
            log.warning("an earlier page is served", extra={"reason": reason_of(error)})
            return kept
        is_real = page.status != 404
        language = (found.version.language if found.version else found.language) if found.offered else None
        if found.offered:
            self._known.keep((host, path, None), Known(found.scope, seen, offered=found.offered), is_real=is_real)
        known = Known(found.scope, seen, page.key, page if page.key is None else None)
        self._known.keep((host, path, language), known, is_real=is_real)
        return page

    async def _find(self, session: AsyncSession, address: Address, host: str | None, accepts: bytes) -> Found:
        site = await find_site(session, address, host, self._home_slug)
        if isinstance(site, Moved):
            return Found(moved_to=f"/@{site.slug}{address.ending}")
        if site is None:
            return _noticed(ADDRESSES, await self._why_nothing(session, address, host), address, accepts)
        if site.suspended_as:
            return Found(site.id, notice=site.suspended_as, language=_spoken(accepts), offered=SPOKEN)
        if not site.is_open:  # that it will come is for people to read, not for an address book
            return _noticed(site.id, "notFound" if address.form else "construction", address, accepts)
        of_item = split_place(address.page)
        nothing = _noticed(site.id, "notFound", address, accepts)
        if address.page and of_item is None and not await has_side_page(session, site.id, address.page):
            return nothing
        offered = tuple(await languages_with_content(session, site) or site.shown_languages[:1] or ["EN"])
        if of_item is not None:
            asked = (address.language,) if address.language in offered else () if address.language else offered
            pages = await item_pages(session, site, of_item[0])
            offered = tuple(code for code in asked if pages.has(code, of_item[1]))
            if not offered:
                return self._moved_item(site, address, of_item, pages, asked) or nothing
        if _is_icon(address.form):  # one for all languages, at one address
            if address.language or not await has_icon(session, site):
                return nothing
            return Found(site.id, version=await self._version(session, site, address, host, offered[0]))
        if address.language and address.language not in offered:
            return nothing
        language = address.language or negotiate(accepts, offered) or offered[0]
        version = await self._version(session, site, address, host, language)
        return Found(site.id, version=version, offered=() if address.language else offered)

    def _moved_item(
        self, site: Site, address: Address, of_item: tuple[str, str], pages: ItemPages, asked: tuple[str, ...]
    ) -> Found | None:
        """A page of an item that is not there: renamed, or nowhere."""
        kind, name = of_item
        now = next((found for code in asked if (found := pages.moved(code, name))), None)
        if now is None:
            return None
        return Found(site.id, moved_to=address.base_path + replace(address, page=f"{kind}/{now}").ending)

    async def _why_nothing(self, session: AsyncSession, address: Address, host: str | None) -> str:
        if address.slug is not None or self._home_slug or host is not None:
            return "notFound"
        if await is_home_left(session):
            return "left"
        return "empty" if address.language is None else "notFound"

    async def _version(
        self, session: AsyncSession, site: Site, address: Address, host: str | None, language: str
    ) -> Version:
        home = await home_site(session, self._home_slug)
        is_home = host is not None or (home is not None and home.id == site.id)
        return Version(
            site.id,
            site.revision,
            site.state,
            language,
            self._manifest.build_id,
            address.base_path,
            canonical_base="/home" if is_home else f"/@{site.slug}",
            origin=f"https://{host}" if host else self._origin,
            is_negotiated=address.language is None and not _is_icon(address.form),
            page=address.page,
            form=address.form,
            can_be_reported=self._is_shared,
        )

    async def _page(self, found: Found) -> RenderedPage:
        if found.moved_to:
            return self._redirect(found.moved_to)
        version = found.version
        if version is None:
            return await self._notice(found.notice, found.language)
        try:
            return await self.cache.get(version, lambda: self._counted(version))
        except RenderFailed as error:
            raise PageFailed(headers=error.headers) from error

    async def _counted(self, version: Version) -> RenderedPage:
        page = await self._kept_or_rendered(version)
        if not version.form:
            page.counts_for = Seen(version.site_id, version.page, version.language)
        return page

    async def _kept_or_rendered(self, version: Version) -> RenderedPage:
        place = Place(version.site_id, version.state, version[3:])
        if (kept := await self.files.get(place)) is not None:
            return kept
        page, rendered_state = await self._render(version)
        if rendered_state == version.state:  # not, where it was saved again meanwhile
            await page.pack()
            self.files.put_soon(place, page)
        return page

    async def _render(self, version: Version) -> tuple[RenderedPage, str]:
        """The page, and of which state it is."""
        async with self._database.reading() as session:
            # It may have been saved again meanwhile: then this is a newer page than was asked for, never an older one.
            site = await session.get(Site, version.site_id)
            if site is None:
                raise NotFound()
            snapshot = await read_snapshot(
                session, self._keyring, site, version.base_path, version.language, page=version.page
            )
        if version.can_be_reported:
            snapshot["canBeReported"] = True
        if version.form:
            return await self._form(version, snapshot), site.state
        rendered = await self._renderer.page(snapshot, version.language, page=version.page)
        self.renders += 1
        policy = content_security_policy(
            styles=[csp_hash(rendered.css)], dev=self._manifest.vite_url, player=rendered.around.get("player")
        )
        base_url = version.origin + version.canonical_base
        if version.page:
            html = side_document(
                rendered,
                self._manifest.side_page(version.page, rendered.around["fonts"], rendered.around["fontPair"]),
                base_url=base_url,
                origin=version.origin,
                is_negotiated=version.is_negotiated,
                page=version.page,
            )
            tag = tag_of(policy, html)
        else:
            html, tag = page_document(
                rendered,
                self._manifest.site(
                    snapshot["option"],
                    rendered.around["apart"],
                    rendered.around["fonts"],
                    rendered.around["fontPair"],
                ),
                policy,
                base_url=base_url,
                origin=version.origin,
                is_negotiated=version.is_negotiated,
            )
        return page_answer(200, html, policy, tag, vary_language=version.is_negotiated), site.state

    async def _form(self, version: Version, snapshot: dict[str, Any]) -> RenderedPage:
        form = FORMS[version.form]
        base_url = version.origin + version.canonical_base
        is_in_one = form.is_in_one_language or not version.is_negotiated
        language = f"/{version.language.lower()}" if is_in_one else ""
        page = f"/{version.page}" if version.page else ""
        url = base_url if form.icon_side_px is not None else base_url + language + page
        if form.is_square:
            content = square_of(url, form.kind)
        else:
            content = await self._renderer.text(
                snapshot, version.language, form.kind, url=url, origin=version.origin, page=version.page
            )
            self.renders += 1
        if form.icon_side_px is not None:
            content = await self._icon(version.site_id, json.loads(content), snapshot, form.icon_side_px)
        if form.is_drawn:
            content = await self._drawn(version.site_id, json.loads(content), snapshot)
        return form_answer(form, content, url, slug=snapshot["slug"], is_negotiated=version.is_negotiated)

    async def _drawn(self, site_id: str, drawn: dict[str, Any], snapshot: dict[str, Any]) -> bytes:
        return await self.drawing.draw(site_id, card_of(drawn), portrait_of(drawn, snapshot))

    async def _icon(self, site_id: str, icon: dict[str, Any] | None, snapshot: dict[str, Any], side_px: int) -> bytes:
        if icon is None:
            raise NotFound()
        if not side_px:
            return str(icon["svg"]).encode()
        return await self.drawing.icon(site_id, icon, picture_of(icon, snapshot), side_px)

    async def _notice(self, kind: str, language: str) -> RenderedPage:
        said = NOTICE_WORDS[language][kind]

        async def render() -> RenderedPage:
            shown = await self._renderer.notice(kind, said)
            # The same for everybody; whose site it is may see it: under construction, or in a language that he hides.
            own = self._manifest.construction() if kind in ("construction", "notFound") else None
            title = "Vitrine" if kind == "empty" else said.title
            html = notice_document(shown, self._manifest.notice(), title, own, language=language)
            policy = content_security_policy(dev=self._manifest.vite_url)
            status = STATUS.get(kind) or (404 if kind in ("notFound", "left") else 200)
            page = page_answer(status, html, policy, tag_of(policy, html), vary_language=True)
            if kind in STATUS:
                page.headers.append((b"x-robots-tag", b"noindex"))
            return page

        return await self.cache.get(("notice", kind, language, self._manifest.build_id), render)

    async def not_found(self, accepts_language: bytes) -> RenderedPage:
        try:
            return await self._notice("notFound", _spoken(accepts_language))
        except RenderFailed as error:
            return self.failure(error.status)

    def failure(self, status: int) -> RenderedPage:
        """Seen when even the renderer or the database fails: words and a number to quote, nothing else."""
        html = failure_document(request_id.get())
        page = page_answer(status, html, content_security_policy(), "", vary_language=False)
        page.headers.append((b"retry-after", b"5"))
        return page

    def start(self) -> None:
        self.files.start()

    def forget_soon(self) -> None:
        """An account was deleted: nobody is shown its pages any more; now they go from the disk too."""
        self.files.sweep_soon()

    async def close(self) -> None:
        await self._renderer.close()
        await self.cache.finish()
        await self.files.stop()

    def _redirect(self, location: str) -> RenderedPage:
        headers = [(b"location", location.encode()), (b"cache-control", b"no-cache")]
        return RenderedPage(308, b"", headers, b'""')

    def peek_domain(self, host: str) -> tuple[str | None, bool]:
        """`domain_of` without waiting: the domain, and whether that is known for sure."""
        self._watch.look()
        seen, is_proven = self._hosts.get(host) or NEVER_ASKED
        return (host if is_proven else None), seen >= self._watch.last_change(ADDRESSES)

    async def domain_of(self, host: str) -> str | None:
        """The host when it is somebody's proven domain. Asked again only after addresses changed."""
        now_seen = self._watch.look()
        known = self._hosts.get(host)
        seen, is_proven = known or NEVER_ASKED
        if seen < (changed := self._watch.last_change(ADDRESSES)):
            try:
                # A flood of visitors who come before the host is known is one question. After a change it is another.
                is_proven = await self._hosts_asked.get((host, changed), lambda: self._is_served(host))
            except (SQLAlchemyError, OSError) as error:
                if known is None:
                    raise  # whose it is nobody knows: any page would be a guess
                # As long as it is away, what was known of the host stands, like its pages.
                log.warning("database away: domains as last known", extra={"reason": reason_of(error)})
                return host if is_proven else None
            self._hosts.keep(host, (now_seen, is_proven), is_real=is_proven)
        return host if is_proven else None

    async def _is_served(self, host: str) -> bool:
        async with self._database.reading() as session:
            return await is_served(session, host)


def _spoken(accepts: bytes) -> str:
    """The language of a notice for who asks."""
    return negotiate(accepts, SPOKEN) or SPOKEN[0]


def _noticed(scope: str, kind: str, address: Address, accepts: bytes) -> Found:
    """In the language of the address, where it names one that we speak."""
    if address.language in SPOKEN:
        return Found(scope, notice=kind, language=address.language)
    return Found(scope, notice=kind, language=_spoken(accepts), offered=SPOKEN)


def _is_icon(form: str) -> bool:
    return bool(form) and FORMS[form].icon_side_px is not None


def page_answer(status: int, html: bytes, policy: str, tag: str, *, vary_language: bool) -> RenderedPage:
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
    return RenderedPage(status, html, headers, f'"{tag}"'.encode())

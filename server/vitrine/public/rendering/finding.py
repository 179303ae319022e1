"""Address → version: which page of which site a request asks for, read from the database. Called by pages.py."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import DEFAULT_LANGUAGE, SPOKEN_LANGUAGES
from vitrine.public.rendering.cache.watch import ADDRESSES
from vitrine.public.rendering.forms import FORMS
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.resolve import Address, Moved, find_site, home_site
from vitrine.sites.site.item_pages import ItemPages, item_pages, split_place
from vitrine.sites.site.leaving import is_home_left
from vitrine.sites.site.offered import languages_with_content
from vitrine.sites.site.page_facts import has_icon, has_side_page
from vitrine.sites.site.tables import Site


class Version(NamedTuple):
    """All that makes a page's bytes what they are; the build is the process's own."""

    site_id: str
    # Both: an older database that is put back repeats revisions, one that is opened with other keys states.
    revision: int
    state: str
    language: str
    base_path: str
    canonical_base: str
    origin: str
    is_negotiated: bool
    page: str
    form: str  # '' is the page itself; others stand beside its address (forms.py)


@dataclass(frozen=True)
class Found:
    """What an address leads to: a page, a notice or another address.

    `scope`: whose change may change that. `offered`: the languages it left to choose from, `language` the chosen one.
    """

    scope: str
    language: str = "FR"
    offered: tuple[str, ...] = ()
    version: Version | None = None
    notice: str = ""
    moved_to: str = ""

    @property
    def is_real(self) -> bool:
        return self.notice not in ("notFound", "left")


class PageFinder:
    def __init__(self, origin: str, home_slug: str, *, takes_sign_ups: bool) -> None:
        self._origin, self._home_slug, self._takes_sign_ups = origin, home_slug, takes_sign_ups

    async def find(self, session: AsyncSession, address: Address, host: str | None, accepts: bytes) -> Found:
        site = await find_site(session, address, host, self._home_slug)
        if isinstance(site, Moved):
            return Found(ADDRESSES, moved_to=f"/@{site.slug}{address.ending}")
        if site is None:
            return _notice(ADDRESSES, await self._why_nothing(session, address, host), address, accepts)
        if site.suspended_as:
            return Found(site.id, notice=site.suspended_as, language=spoken(accepts), offered=tuple(SPOKEN_LANGUAGES))
        if not site.is_open:  # that it will come is for people to read, not for an address book
            return _notice(site.id, "notFound" if address.form else "construction", address, accepts)
        of_item = split_place(address.page)
        nothing = _notice(site.id, "notFound", address, accepts)
        if address.page and of_item is None and not await has_side_page(session, site.id, address.page):
            return nothing
        offered = tuple(await languages_with_content(session, site) or site.shown_languages[:1] or ["EN"])
        if of_item is not None:
            asked = (address.language,) if address.language in offered else () if address.language else offered
            pages = await item_pages(session, site, of_item[0])
            offered = tuple(code for code in asked if pages.has(code, of_item[1]))
            if not offered:
                return _moved_item(site, address, of_item, pages, asked) or nothing
        if _is_icon(address.form):  # one for all languages, at one address
            if address.language or not await has_icon(session, site):
                return nothing
            return Found(site.id, version=await self._version(session, site, address, host, offered[0]))
        if address.language and address.language not in offered:
            return nothing
        language = address.language or negotiate(accepts, offered) or offered[0]
        version = await self._version(session, site, address, host, language)
        return Found(site.id, language, () if address.language else offered, version)

    async def _why_nothing(self, session: AsyncSession, address: Address, host: str | None) -> str:
        if address.slug is not None or self._home_slug or host is not None:
            return "notFound"
        if await is_home_left(session):
            return "left"
        if address.language is not None:
            return "notFound"
        return "empty" if self._takes_sign_ups else "closed"

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
            address.base_path,
            canonical_base="/home" if is_home else f"/@{site.slug}",
            origin=f"https://{host}" if host else self._origin,
            is_negotiated=address.language is None and not _is_icon(address.form),
            page=address.page,
            form=address.form,
        )


def spoken(accepts: bytes) -> str:
    """The language of a notice for who asks."""
    return negotiate(accepts, tuple(SPOKEN_LANGUAGES)) or DEFAULT_LANGUAGE


def _notice(scope: str, kind: str, address: Address, accepts: bytes) -> Found:
    """In the language of the address, where it names one that we speak."""
    if address.language in SPOKEN_LANGUAGES:
        return Found(scope, address.language, notice=kind)
    return Found(scope, spoken(accepts), tuple(SPOKEN_LANGUAGES), notice=kind)


def _moved_item(
    site: Site, address: Address, of_item: tuple[str, str], pages: ItemPages, asked: tuple[str, ...]
) -> Found | None:
    """A page of an item that is not there: renamed, or nowhere."""
    kind, name = of_item
    now = next((found for code in asked if (found := pages.moved(code, name))), None)
    if now is None:
        return None
    return Found(site.id, moved_to=address.base_path + replace(address, page=f"{kind}/{now}").ending)


def _is_icon(form: str) -> bool:
    return bool(form) and FORMS[form].icon_side_px is not None

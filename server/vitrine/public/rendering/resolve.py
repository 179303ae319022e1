"""From host and path to a site and one of its pages: /home, /home/fr, /@slug, /@slug/fr, a proven domain's /home.

What follows is a page beside the main one: /@slug/mentions, /@slug/fr/mentions. Those of the site at /home are also
found without that word: /mentions, which is what people try on a domain of one's own. Pages have other forms beside
their addresses too (forms.py): /@slug/fr.md, /@slug/fr/contact.vcf, /@slug/fr/mentions.md.
"""

import re
from dataclasses import dataclass

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.sections import ITEM_PAGES, SIDE_PAGES
from vitrine.public.rendering.forms import ENDINGS, OF_EVERY_PAGE
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.leaving import is_home_left, oldest_site
from vitrine.sites.site.slugs import still_redirects
from vitrine.sites.site.suspending import is_suspended
from vitrine.sites.site.tables import OldSlug, Site

# Beside the main page, and pages of items: /@slug/fr/projet/quai-des-brumes (sites/site/item_pages.py).
_BESIDE = "|".join([*SIDE_PAGES, *(f"{kind}/[a-z0-9-]{{1,60}}" for kind in ITEM_PAGES)])
_FORMS = "|".join(map(re.escape, ENDINGS))
_ADDRESS = re.compile(
    rf"^(?:/home|/@(?P<slug>[a-z0-9-]{{1,60}})|(?=(?:/[a-z]{{2}})?/(?:{_BESIDE})(?:/?|{_FORMS})$))"
    rf"(?:/(?P<language>[a-z]{{2}}))?(?:/(?P<page>{_BESIDE}))?(?:/?|(?P<form>{_FORMS}))$"
)


@dataclass(frozen=True)
class Address:
    """What a path asks for, before any look at the database."""

    slug: str | None
    language: str | None
    page: str = ""  # beside the main one, by the last part of its address
    form: str = ""  # in which it is asked for, by its ending; '' is the page itself

    @property
    def base_path(self) -> str:
        return f"/@{self.slug}" if self.slug else "/home"

    @property
    def ending(self) -> str:
        """What follows the site's own part of the address."""
        language = f"/{self.language.lower()}" if self.language else ""
        return language + (f"/{self.page}" if self.page else "") + self.form


def parse_address(path: str) -> Address | None:
    found = _ADDRESS.match(path)
    if found is None:
        return None
    language = found["language"].upper() if found["language"] else None
    page, form = found["page"] or "", found["form"] or ""
    if page and form and form not in OF_EVERY_PAGE:
        return None
    return Address(found["slug"], language, page, form)


@dataclass(frozen=True)
class Moved:
    """The slug was changed; its old address redirects, unless its owner does not show it at the new one either."""

    slug: str


async def find_site(
    session: AsyncSession, address: Address, domain: str | None, pinned_slug: str
) -> Site | Moved | None:
    if domain is not None:
        return await _domain_site(session, address, domain)
    if address.slug is None:
        return await home_site(session, pinned_slug)
    site = await session.scalar(select(Site).where(Site.slug == address.slug, Site.created_at.is_not(None)))
    if site is not None:
        return site
    is_seen = (Site.created_at.is_not(None), or_(Site.is_open, is_suspended()))
    moved = await session.scalar(
        select(Site.slug)
        .join(OldSlug, OldSlug.site_id == Site.id)
        .where(OldSlug.slug == address.slug, still_redirects(), *is_seen)
    )
    return Moved(moved) if moved else None


async def home_site(session: AsyncSession, pinned_slug: str) -> Site | None:
    """The oldest with a save, unless the operator pinned another (VITRINE_MAIN_SITE) or the oldest is gone."""
    if pinned_slug:
        return await session.scalar(select(Site).where(Site.slug == pinned_slug, Site.created_at.is_not(None)))
    return None if await is_home_left(session) else await oldest_site(session)


async def _domain_site(session: AsyncSession, address: Address, domain: str) -> Site | None:
    """A domain shows its own site and no other, not even by that one's address."""
    site = await session.scalar(
        select(Site)
        .join(Domain, Domain.site_id == Site.id)
        .where(Domain.host == domain, Domain.proven_at.is_not(None), Site.created_at.is_not(None))
    )
    return site if site is not None and address.slug in (None, site.slug) else None

"""The sites that the landing page shows (VITRINE_LANDING_EXAMPLES): each as its own page has it, small."""

import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import RIGHT_TO_LEFT
from vitrine.content.layouts import LAYOUTS, Layout
from vitrine.platform.keyring import Keyring
from vitrine.platform.logs import reason_of
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.renderer import Renderer, RenderFailed
from vitrine.public.rendering.resolve import Address, Moved, find_site
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.public.rendering.themes import OWN
from vitrine.sites.site.offered import languages_with_content
from vitrine.sites.site.tables import Site

SOFT_HYPHEN = "\u00ad"
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Chosen:
    """A site that is shown, as it is now; `language` is the one in which this visitor gets it."""

    site_id: str
    slug: str
    state: str
    language: str


@dataclass(frozen=True)
class Example:
    """What its miniature is made of."""

    chosen: Chosen
    owner: str
    title: str
    line: str
    layout: Layout
    theme_index: int
    picture: dict[str, Any] | None
    own_colours: dict[str, Any] | None = None  # by name; the theme is then what it falls back to

    @property
    def address(self) -> str:
        return f"/@{self.chosen.slug}/{self.chosen.language.lower()}"

    @property
    def direction(self) -> str:
        return "rtl" if self.chosen.language in RIGHT_TO_LEFT else "ltr"


async def site_of(session: AsyncSession, slug: str) -> Site | None:
    """The site when visitors are shown it, at this address or the one that it has now."""
    site = await find_site(session, Address(slug, None), None, "")
    if isinstance(site, Moved):
        site = await session.scalar(select(Site).where(Site.slug == site.slug, Site.created_at.is_not(None)))
    return site if site is not None and site.is_open and not site.suspended_as else None


async def choose(database: Database, slugs: tuple[str, ...], language: str) -> list[Chosen]:
    chosen: list[Chosen] = []
    async with database.reading() as session:
        for slug in slugs:
            site = await site_of(session, slug)
            offered = tuple(await languages_with_content(session, site)) if site is not None else ()
            if site is not None and offered:  # one without a word would be an empty frame
                shown = negotiate(language.encode(), offered) or offered[0]
                chosen.append(Chosen(site.id, site.slug, site.state, shown))
    return chosen


async def draw(database: Database, keyring: Keyring, renderer: Renderer, chosen: Chosen) -> Example | None:
    """None: its page cannot be drawn now; then the landing page does without it."""
    async with database.reading() as session:
        site = await session.get(Site, chosen.site_id)
        if site is None:
            return None
        snapshot = await read_snapshot(session, keyring, site, f"/@{chosen.slug}", chosen.language)
    try:
        rendered = await renderer.page(snapshot, chosen.language)
    except RenderFailed as error:
        log.warning("an example cannot be drawn", extra={"site": chosen.slug, "reason": reason_of(error)})
        return None
    opening = rendered.around["opening"]
    return Example(
        chosen=chosen,
        owner=site.owner_name,
        title=_plain(opening["title"]) or site.owner_name,
        line=_plain(opening["kicker"]) or _plain(opening["note"]),
        layout=LAYOUTS[rendered.around["option"]],
        theme_index=site.theme_index,
        picture=rendered.around["head"]["picture"] or rendered.around["head"]["portrait"],
        own_colours=rendered.around.get(OWN),
    )


def _plain(text: str) -> str:
    return " ".join(text.replace(SOFT_HYPHEN, "").split())

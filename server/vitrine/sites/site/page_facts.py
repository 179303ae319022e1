"""What is there of a site's page, for the server where it draws none: pages beside the main one, its icon, its badge,
sections that its owner keeps from visitors. The rules are content/shared_rules.py's."""

from collections import defaultdict
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.sections import SECTIONS, SIDE_PAGES, SectionName
from vitrine.content.shared_rules import chooses_icon, has_its_needs, hidden_in
from vitrine.sites.site.documents import Document, empty_document
from vitrine.sites.site.tables import SectionState, Site

_OF_SECTION = {section.name: page for page, section in SIDE_PAGES.items()}


async def side_pages(session: AsyncSession, site_ids: Select[Any]) -> dict[str, list[str]]:
    """Of each of these sites, the last parts of its side pages' addresses: one statement for all."""
    states = await session.execute(
        select(SectionState.site_id, SectionState.section, SectionState.settings).where(
            SectionState.section.in_(_OF_SECTION), SectionState.site_id.in_(site_ids)
        )
    )
    found: defaultdict[str, list[str]] = defaultdict(list)
    for site_id, name, settings in states:
        page = _OF_SECTION[name]
        if has_its_needs(SIDE_PAGES[page], settings):
            found[site_id].append(page)
    return found


async def has_side_page(session: AsyncSession, site_id: str, page: str) -> bool:
    state = await session.get(SectionState, (site_id, SIDE_PAGES[page].name))
    return state is not None and has_its_needs(SIDE_PAGES[page], state.settings)


async def has_icon(session: AsyncSession, site: Site) -> bool:
    if site.activation is None:
        return False
    state = await session.get(SectionState, (site.id, "appearance"))
    return state is not None and chooses_icon(state.settings)


def shows_badge(site: Site) -> bool:
    return site.shows_badge or site.activation is None


APPEARANCE = "appearance"


async def hidden_sections(session: AsyncSession, site_id: str) -> frozenset[SectionName]:
    state = await session.get(SectionState, (site_id, APPEARANCE))
    return hidden_in(state.settings) if state else frozenset()


def without_hidden(documents: dict[SectionName, Document]) -> dict[SectionName, Document]:
    """As if nothing had been written in them."""
    hidden = hidden_in(documents[APPEARANCE]["shared"]["settings"])
    return {
        name: empty_document(SECTIONS[name], document["languages"]) if name in hidden else document
        for name, document in documents.items()
    }

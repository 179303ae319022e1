"""Which pages a site has beside its main one: each is there once its section says what it needs (content/)."""

from collections import defaultdict
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.sections import SIDE_PAGES
from vitrine.content.shared_rules import has_its_needs
from vitrine.sites.site.tables import SectionState

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

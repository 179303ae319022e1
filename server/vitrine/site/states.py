"""What all languages share of one section: its row, made with the first change."""

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.site.tables import SectionState, Site
from vitrine.storage.at_once import insert_new


async def section_state(session: AsyncSession, site: Site, section: Section) -> SectionState:
    key = (site.id, section.name)
    state = await session.get(SectionState, key)
    if state is None:
        await insert_new(session, SectionState, site_id=site.id, section=section.name)
        state = await session.get_one(SectionState, key)
    return state

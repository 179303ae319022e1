"""What all languages share of one section: its row, made with the first change."""

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.site.tables import SectionState, Site
from vitrine.storage.at_once import insert_new
from vitrine.storage.plain import columns_of
from vitrine.storage.rows import held, take

# Asked by every save, so written once.
_STATE = select(*columns_of(SectionState)).where(
    SectionState.site_id == bindparam("site_id"), SectionState.section == bindparam("section")
)


async def section_state(session: AsyncSession, site: Site, section: Section) -> SectionState:
    key = {"site_id": site.id, "section": section.name}
    state = held(session, SectionState, *key.values()) or await take(session, SectionState, _STATE, key)
    if state is None:
        await insert_new(session, SectionState, **key)
        state = await session.get_one(SectionState, tuple(key.values()))
    return state

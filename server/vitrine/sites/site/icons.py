"""Whether a site has an icon of its own: asked before anything is drawn, whoever asks."""

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.shared_rules import chooses_icon
from vitrine.sites.site.tables import SectionState, Site


async def has_icon(session: AsyncSession, site: Site) -> bool:
    if site.activation is None:
        return False
    state = await session.get(SectionState, (site.id, "appearance"))
    return state is not None and chooses_icon(state.settings)

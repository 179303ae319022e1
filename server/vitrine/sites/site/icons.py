"""Whether a site has an icon of its own (content/sections/appearance.py); without one browsers show ours.

The page's own rule is the same: web/src/site/page/icon/icon.ts. Asked before anything is drawn, whoever asks.
"""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.sites.site.tables import SectionState, Site


def icon_chosen(settings: dict[str, Any]) -> bool:
    match settings.get("icon"):
        case "initiales":
            return True
        case "image":
            return bool(settings.get("iconPicture"))
    return False


async def has_icon(session: AsyncSession, site: Site) -> bool:
    if site.activation is None:
        return False
    state = await session.get(SectionState, (site.id, "appearance"))
    return state is not None and icon_chosen(state.settings)

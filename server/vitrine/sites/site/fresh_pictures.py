"""What becomes of pages when smaller copies of a picture are ready. Given to the media library by app.py."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.sites.media.tables import MediaUse
from vitrine.sites.site.named_media import WITH_MEDIA
from vitrine.sites.site.revisions import freshen, hold_sites


async def freshen_pages(session: AsyncSession, site_ids: Sequence[str], media_ids: Sequence[str]) -> None:
    """Pages that show them are rendered anew. What stands in a draft alone changes none."""
    # Before looking: a save that is just naming one of them is waited for, and seen.
    await hold_sites(session, *site_ids)
    shown = select(MediaUse.site_id).where(MediaUse.media_id.in_(media_ids), MediaUse.place.in_(WITH_MEDIA)).distinct()
    if showing := list(await session.scalars(shown)):
        await freshen(session, *showing)

"""What stays of a site whose account is deleted: its addresses rest, and /home is not the next one's by itself.

Written by site_lifecycle.py, taken back by backup/; rendering/ asks for the rest, and reads this at every start.
"""

import hashlib
from datetime import timedelta

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import now
from vitrine.sites.site.tables import LeftAddress, Site

RESTS_FOR = timedelta(days=90)
# No hash, so nobody's address: that others were here once is remembered when theirs have rested.
SHARED_FOR_GOOD = "shared"


def hash_of(slug: str) -> str:
    return hashlib.sha256(slug.encode()).hexdigest()


async def take_back_address(session: AsyncSession, site_id: str, slug: str) -> None:
    """A deleted site is there again (backup/). Where it was home it is so again, unless a stranger would be it."""
    left = await session.get(LeftAddress, hash_of(slug))
    if left is None:
        return
    first = await oldest_site(session)
    if left.was_home and (first is None or first.id != site_id):
        left.until = now()
    else:
        await session.delete(left)


async def is_resting(session: AsyncSession, slug: str) -> bool:
    query = select(LeftAddress.slug_hash).where(LeftAddress.slug_hash == hash_of(slug), LeftAddress.until > now())
    return await session.scalar(query) is not None


async def oldest_site(session: AsyncSession) -> Site | None:
    """With a save: the one that /home shows where the operator pinned none."""
    query = select(Site).where(Site.created_at.is_not(None)).order_by(Site.created_at, Site.id).limit(1)
    return await session.scalar(query)


async def is_home_left(session: AsyncSession) -> bool:
    """Visitors who knew /home must not find a stranger there one day."""
    return bool(await session.scalar(select(exists().where(LeftAddress.was_home))))


def is_over() -> ColumnElement[bool]:
    """Its time of rest; that it was home, and that the instance is shared, is kept for good."""
    return (LeftAddress.until <= now()) & ~LeftAddress.was_home & (LeftAddress.slug_hash != SHARED_FOR_GOOD)

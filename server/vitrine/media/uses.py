"""Which places of a site name which of its files: kept by who writes there (site/named_media.py), for the sweeper."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, String, bindparam, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.media.tables import MediaFile, MediaUse
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import now
from vitrine.storage.plain import ask

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

MADE_CV = "cv"  # the place of files that we made ourselves: their names are ours too, and may be told
IDS_AT_ONCE = 1000  # a draft may name anything, and a statement takes no more than 32 767 values


# Asked by every draft, so written once.
_NAMED_HERE = select(MediaUse.media_id).where(
    MediaUse.site_id == bindparam("site_id"), MediaUse.place == bindparam("place")
)


def is_used() -> ColumnElement[bool]:
    return exists().where(MediaUse.media_id == MediaFile.id)


async def note_uses(session: AsyncSession, site_id: str, place: str, named: Collection[str]) -> None:
    """From now on this place names these files and no others; ids that are not the site's own are nobody's.

    A use that begins or ends starts the sweeper's day anew: what was just removed can be put back. Marking also locks
    the file against a sweep under way. Writers of one site take turns (site/guard.py), so nobody else counts meanwhile.
    """
    known = {row.media_id for row in await ask(session, _NAMED_HERE, {"site_id": site_id, "place": place})}
    changed = sorted(known ^ set(named))
    for start in range(0, len(changed), IDS_AT_ONCE):
        some = changed[start : start + IDS_AT_ONCE]
        marked = update(MediaFile).where(MediaFile.site_id == site_id, MediaFile.id.in_(some)).values(claimed_at=now())
        there = set(await session.scalars(marked.returning(MediaFile.id).execution_options(synchronize_session=False)))
        if ended := [media_id for media_id in some if media_id in known]:
            here = (MediaUse.site_id == site_id, MediaUse.place == place)
            await session.execute(delete(MediaUse).where(*here, MediaUse.media_id.in_(ended)))
        if begun := sorted(there - known):
            rows = [{"site_id": site_id, "place": place, "media_id": media_id} for media_id in begun]
            await session.execute(insert(MediaUse), rows)


@cache  # asked by every save of a section with pictures: to write the statement takes longer than to run it
def _added(dialect: str) -> postgresql.Insert:
    named = select(MediaFile.id, bindparam("at_place", type_=String), MediaFile.site_id).where(
        MediaFile.site_id == bindparam("of_site"), MediaFile.id.in_(bindparam("ids", expanding=True))
    )
    made = insert_for(dialect, MediaUse).from_select(["media_id", "place", "site_id"], named)
    return made.on_conflict_do_nothing()


async def add_uses(session: AsyncSession, site_id: str, place: str, named: Collection[str]) -> None:
    """This place names these files too: for places that only grow, until who clears them counts anew."""
    ids = sorted(named)
    for start in range(0, len(ids), IDS_AT_ONCE):
        asked = {"of_site": site_id, "at_place": place, "ids": ids[start : start + IDS_AT_ONCE]}
        await session.execute(_added(session.get_bind().dialect.name), asked)

"""Which places of a site name which of its files: written by sites/site/named_media.py, read by the sweeper."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import TYPE_CHECKING, cast

from sqlalchemy import ColumnElement, Delete, String, Table, bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.dml import ReturningUpdate

from vitrine.platform.storage.base import now
from vitrine.platform.storage.json_rows import document_of, one_of
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.sites.media.tables import MediaFile, MediaUse

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


@cache
def _marked(dialect: str) -> ReturningUpdate[str]:
    files = cast("Table", MediaFile.__table__)
    these = (files.c.site_id == bindparam("of_site"), files.c.id.in_(one_of(dialect, files.c.id)))
    return update(files).where(*these).values(claimed_at=bindparam("moment")).returning(files.c.id)


@cache
def _ended(dialect: str) -> Delete:
    uses = cast("Table", MediaUse.__table__)
    here = (uses.c.site_id == bindparam("of_site"), uses.c.place == bindparam("at_place"))
    return delete(uses).where(*here, uses.c.media_id.in_(one_of(dialect, uses.c.media_id)))


def _ids(ids: Iterable[str]) -> dict[str, str]:
    return document_of([media_id] for media_id in ids)


async def mark_claimed(session: AsyncSession, site_id: str, ids: Iterable[str]) -> set[str]:
    """Those of them that are the site's: named just now, and locked against a sweep under way."""
    asked = {"of_site": site_id, "moment": now(), **_ids(ids)}
    return set(await session.scalars(_marked(dialect_of(session)), asked))


async def note_uses(session: AsyncSession, site_id: str, place: str, named: Collection[str]) -> None:
    """From now on this place names these files and no others; ids that are not the site's own are nobody's.

    A use that begins or ends starts the sweeper's day anew: what was just removed can be put back. Marking also locks
    the file against a sweep under way. Writers of one site take turns (sites/site/guard.py), so nobody else counts
    meanwhile.
    """
    known = set(await session.scalars(_NAMED_HERE, {"site_id": site_id, "place": place}))
    changed, engine = sorted(known ^ set(named)), dialect_of(session)
    for start in range(0, len(changed), IDS_AT_ONCE):
        some = changed[start : start + IDS_AT_ONCE]
        there = await mark_claimed(session, site_id, some)
        here = {"of_site": site_id, "at_place": place}
        if ended := [media_id for media_id in some if media_id in known]:
            await session.execute(_ended(engine), {**here, **_ids(ended)})
        if begun := sorted(there - known):
            await session.execute(_added(engine), {**here, **_ids(begun)})


@cache  # asked by every save of a section with pictures: to write the statement takes longer than to run it
def _added(dialect: str) -> postgresql.Insert:
    named = select(MediaFile.id, bindparam("at_place", type_=String), MediaFile.site_id).where(
        MediaFile.site_id == bindparam("of_site"), MediaFile.id.in_(one_of(dialect, MediaFile.id))
    )
    made = insert_for(dialect, MediaUse).from_select(["media_id", "place", "site_id"], named)
    return made.on_conflict_do_nothing()


async def add_uses(session: AsyncSession, site_id: str, place: str, named: Collection[str]) -> None:
    """This place names these files too: for places that only grow, until who clears them counts anew."""
    ids = sorted(named)
    for start in range(0, len(ids), IDS_AT_ONCE):
        these = _ids(ids[start : start + IDS_AT_ONCE])
        await session.execute(_added(dialect_of(session)), {"of_site": site_id, "at_place": place, **these})

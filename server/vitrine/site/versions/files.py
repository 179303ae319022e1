"""Files that nothing but versions shows: how much room they take, and giving it back to an upload that needs it."""

from collections import Counter
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, case, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.media.service import LEAST_COUNTED_BYTES, Room
from vitrine.media.service import used_bytes as bytes_of_all_files
from vitrine.media.tables import Blob, MediaFile, MediaUse
from vitrine.media.uses import is_used
from vitrine.settings import Settings
from vitrine.site.named_media import VERSIONS, WITH_MEDIA
from vitrine.site.revisions import hold_sites
from vitrine.site.tables import Site
from vitrine.site.versions.history import used_bytes as bytes_of_texts
from vitrine.site.versions.thinning import forget, light_rows, media_of_versions
from vitrine.storage.database import Database
from vitrine.tiers.policy import room_for

_BYTES = case((Blob.byte_count < LEAST_COUNTED_BYTES, LEAST_COUNTED_BYTES), else_=Blob.byte_count)


def _shown_by_versions_alone(site_id: str) -> tuple[ColumnElement[bool], ...]:
    its_use, is_versions = MediaUse.media_id == MediaFile.id, MediaUse.place.startswith(VERSIONS)
    return (
        MediaFile.site_id == site_id,
        exists().where(its_use, is_versions),
        ~exists().where(its_use, ~is_versions),
    )


async def bytes_for_versions(session: AsyncSession, site_id: str) -> int:
    total = select(func.coalesce(func.sum(_BYTES), 0)).select_from(MediaFile)
    query = total.join(Blob, Blob.hash == MediaFile.blob_hash).where(*_shown_by_versions_alone(site_id))
    return int(await session.scalar(query) or 0)


async def room_of(session: AsyncSession, settings: Settings, site: Site, *, is_confirmed: bool) -> Room:
    """Versions count for the site: their files as any file does, their texts here."""
    room = room_for(settings, is_paid=site.activation is not None, is_confirmed=is_confirmed)
    return replace(room, besides_bytes=await bytes_of_texts(session, site.id))


async def may_make_room(session: AsyncSession, site_id: str, room: Room) -> bool:
    """Whether a small file at least would have room without what only versions show."""
    spare = await bytes_for_versions(session, site_id)
    used = await bytes_of_all_files(session, site_id) + room.besides_bytes
    return spare > 0 and used - spare + LEAST_COUNTED_BYTES <= room.most_bytes


async def make_room(database: Database, site_id: str, room: Room, more_bytes: int) -> bool:
    """Whether there is room for so much more. The oldest versions go for it, if that is enough; else none does."""
    async with database.writing() as session:
        await hold_sites(session, site_id)
        used = await bytes_of_all_files(session, site_id) + room.besides_bytes
        missing = used + max(more_bytes, LEAST_COUNTED_BYTES) - room.most_bytes
        if missing <= 0:
            return True
        sizes = select(MediaFile.id, _BYTES).join(Blob, Blob.hash == MediaFile.blob_hash)
        rows = await session.execute(sizes.where(*_shown_by_versions_alone(site_id)))
        sized = {row[0]: int(row[1]) for row in rows}
        going, freed = await _oldest_that_free(session, site_id, sized, missing)
        if sum(sized[media_id] for media_id in freed) < missing:
            return False
        await forget(session, site_id, going)
        await session.execute(delete(MediaFile).where(MediaFile.id.in_(freed), ~is_used()))
        return True


async def _oldest_that_free(
    session: AsyncSession, site_id: str, sized: dict[str, int], missing: int
) -> tuple[list[int], list[str]]:
    """Versions in the order in which they go, and the files that nobody shows once they are gone."""
    found = await media_of_versions(session, site_id, *WITH_MEDIA)
    named = {number: ids & sized.keys() for number, ids in found.items()}
    shown = Counter(media_id for ids in named.values() for media_id in ids)
    going, freed = list[int](), list[str]()
    for row in (await session.execute(light_rows(site_id))).all():
        if sum(sized[media_id] for media_id in freed) >= missing:
            break
        if row.replaced_at is None:
            continue
        going.append(row.number)
        ids: set[Any] = named.get(row.number, set())
        shown.subtract(ids)
        freed += [media_id for media_id in ids if not shown[media_id]]
    return going, freed

"""Files that nothing but versions shows: how much room they take, and giving it back to an upload that needs it."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.sites.media.service import FILE_BYTES, LEAST_COUNTED_BYTES, MediaQuota
from vitrine.sites.media.service import used_bytes as bytes_of_all_files
from vitrine.sites.media.tables import Blob, MediaFile, MediaUse
from vitrine.sites.media.uses import is_used
from vitrine.sites.site.named_media import VERSIONS, WITH_MEDIA
from vitrine.sites.site.revisions import hold_sites
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.history import used_bytes as bytes_of_texts
from vitrine.sites.site.versions.thinning import forget, light_rows, media_of_versions
from vitrine.sites.tiers.policy import quota_for


def _shown_by_versions_alone(site_id: str) -> tuple[ColumnElement[bool], ...]:
    its_use, is_versions = MediaUse.media_id == MediaFile.id, MediaUse.place.startswith(VERSIONS)
    return (
        MediaFile.site_id == site_id,
        exists().where(its_use, is_versions),
        ~exists().where(its_use, ~is_versions),
    )


async def bytes_for_versions(session: AsyncSession, site_id: str) -> int:
    total = select(func.coalesce(func.sum(FILE_BYTES), 0)).select_from(MediaFile)
    query = total.join(Blob, Blob.hash == MediaFile.blob_hash).where(*_shown_by_versions_alone(site_id))
    return int(await session.scalar(query) or 0)


async def quota_of(session: AsyncSession, settings: Settings, site: Site, *, is_confirmed: bool) -> MediaQuota:
    """Versions count for the site: their files as any file does, their texts here."""
    quota = quota_for(settings, is_paid=site.activation is not None, is_confirmed=is_confirmed)
    return replace(quota, besides_bytes=await bytes_of_texts(session, site.id))


async def may_free_space(session: AsyncSession, site_id: str, quota: MediaQuota) -> bool:
    """Whether a small file at least would have room without what only versions hold."""
    spare = await bytes_for_versions(session, site_id)
    used = await bytes_of_all_files(session, site_id)
    return spare + quota.besides_bytes > 0 and used - spare + LEAST_COUNTED_BYTES <= quota.most_bytes


async def free_space(database: Database, site_id: str, quota: MediaQuota, more_bytes: int) -> MediaQuota | None:
    """The room as it is once there is enough for so much more. The oldest versions go for it, if that is enough; else
    none does.
    """
    async with database.writing() as session:
        await hold_sites(session, site_id)
        now = replace(quota, besides_bytes=await bytes_of_texts(session, site_id))
        used = await bytes_of_all_files(session, site_id) + now.besides_bytes
        missing = used + max(more_bytes, LEAST_COUNTED_BYTES) - quota.most_bytes
        if missing <= 0:
            return now
        going = await _oldest_that_free(session, site_id, missing)
        if going.freed_bytes < missing:
            return None
        await _let_go(session, site_id, going)
        return replace(now, besides_bytes=await bytes_of_texts(session, site_id))


async def drop_file_versions(session: AsyncSession, site_id: str) -> None:
    """Every version goes that shows a file which nothing else does, with that file: its owner wants the room back."""
    sized = await _spare_files(session, site_id)
    named = await media_of_versions(session, site_id, *WITH_MEDIA)
    rows = (await session.execute(light_rows(site_id))).all()
    replaced = {row.number for row in rows if row.replaced_at is not None}
    numbers = [number for number, ids in named.items() if number in replaced and ids & sized.keys()]
    await _let_go(session, site_id, _Going(numbers, list(sized)))


@dataclass
class _Going:
    """Versions in the order in which they go, and the files that nobody shows once they are gone."""

    numbers: list[int]
    files: list[str]
    freed_bytes: int = 0


async def _let_go(session: AsyncSession, site_id: str, going: _Going) -> None:
    await forget(session, site_id, going.numbers)
    await delete_unused(session, going.files)


async def delete_unused(session: AsyncSession, media_ids: Collection[str]) -> None:
    ids = list(media_ids)
    for start in range(0, len(ids), 1000):
        some = MediaFile.id.in_(ids[start : start + 1000])
        await session.execute(delete(MediaFile).where(some, ~is_used()))


async def _spare_files(session: AsyncSession, site_id: str) -> dict[str, int]:
    sizes = select(MediaFile.id, FILE_BYTES).join(Blob, Blob.hash == MediaFile.blob_hash)
    rows = await session.execute(sizes.where(*_shown_by_versions_alone(site_id)))
    return {row[0]: int(row[1]) for row in rows}


async def _oldest_that_free(session: AsyncSession, site_id: str, missing: int) -> _Going:
    sized = await _spare_files(session, site_id)
    found = await media_of_versions(session, site_id, *WITH_MEDIA)
    named = {number: ids & sized.keys() for number, ids in found.items()}
    shown = Counter(media_id for ids in named.values() for media_id in ids)
    going = _Going([], [])
    for row in (await session.execute(light_rows(site_id))).all():
        if going.freed_bytes >= missing:
            break
        if row.replaced_at is None:
            continue
        going.numbers.append(row.number)
        ids: set[Any] = named.get(row.number, set())
        shown.subtract(ids)
        freed = [media_id for media_id in ids if not shown[media_id]]
        going.files += freed
        going.freed_bytes += row.byte_count + sum(sized[media_id] for media_id in freed)
    return going

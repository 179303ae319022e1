"""Removes what nobody uses: media that no draft or saved section names for a day, and files without a row.

It makes room: on a full disk too.
"""

import logging
from datetime import datetime, timedelta

from sqlalchemy import delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.media.hooks import used_media_ids
from vitrine.media.service import hold_blob
from vitrine.media.tables import Blob, MediaFile, Variant
from vitrine.storage.base import now
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database

log = logging.getLogger(__name__)

UNUSED_FOR = timedelta(days=1)
LEFTOVERS_AFTER_S = 30 * 60
_AT_ONCE = 200


async def sweep(database: Database, blobs: Blobs, moment: datetime | None = None) -> int:
    """How many files went. Rows go first: the next sweep finds a file without a row; a row without a file is a hole."""
    before = (moment or now()) - UNUSED_FOR
    await blobs.clear_unfinished(LEFTOVERS_AFTER_S)
    if used_media_ids:
        await _forget_unused_media(database, before)
    forgotten = await forget_unheld(database, blobs)
    return forgotten + await _delete_files_without_rows(database, blobs, before)


async def _used(session: AsyncSession) -> set[str]:
    used: set[str] = set()
    for ask in used_media_ids:
        used |= await ask(session)
    return used


async def _forget_unused_media(database: Database, before: datetime) -> None:
    async with database.reading() as session:
        old = set(await session.scalars(select(MediaFile.id).where(MediaFile.claimed_at < before)))
        unused = sorted(old - await _used(session)) if old else []
    for start in range(0, len(unused), _AT_ONCE):
        async with database.writing(is_essential=True) as session:
            # Asked again, and the moment too: whoever names or claims it meanwhile keeps it.
            batch = set(unused[start : start + _AT_ONCE]) - await _used(session)
            await session.execute(delete(MediaFile).where(MediaFile.id.in_(batch), MediaFile.claimed_at < before))


async def forget_unheld(database: Database, blobs: Blobs) -> int:
    """Files that no site has any more, with their smaller copies: at once, since a row is never without its site."""
    is_held = exists().where(MediaFile.blob_hash == Blob.hash)
    async with database.reading() as session:
        unheld = list(await session.scalars(select(Blob.hash).where(~is_held)))
    deleted = 0
    for content_hash in unheld:
        async with database.writing(is_essential=True) as session:
            await hold_blob(session, content_hash)
            copies = await session.scalars(select(Variant.file_hash).where(Variant.blob_hash == content_hash))
            files = [content_hash, *copies]
            await session.execute(delete(Blob).where(Blob.hash == content_hash, ~is_held))
        for file_hash in files:
            deleted += await delete_unless_used(database, blobs, file_hash)
    return deleted


async def delete_unless_used(database: Database, blobs: Blobs, file_hash: str) -> bool:
    """Whether the file went. Nobody stores the same content meanwhile; who put it already looks again (store_file)."""
    async with database.writing(is_essential=True) as session:
        await hold_blob(session, file_hash)
        if await _has_row(session, file_hash):
            return False
        await blobs.delete(file_hash)
        return True


async def _has_row(session: AsyncSession, file_hash: str) -> bool:
    as_blob = exists().where(Blob.hash == file_hash)
    as_variant = exists().where(Variant.file_hash == file_hash)
    return bool(await session.scalar(select(or_(as_blob, as_variant))))


async def _delete_files_without_rows(database: Database, blobs: Blobs, before: datetime) -> int:
    deleted = 0
    async for file_hash in blobs.list_older_than(before):
        async with database.reading() as session:
            if await _has_row(session, file_hash):
                continue
        deleted += await delete_unless_used(database, blobs, file_hash)
    if deleted:
        log.info("swept unused files", extra={"count": deleted})
    return deleted

"""Removes what nobody uses: media that no draft or saved section names for a day, and files without a row.

It makes room: on a full disk too.
"""

import logging
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, suppress
from datetime import datetime, timedelta

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import now
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.file_turns import FileLockTimeout, deleting
from vitrine.sites.media.service import hold_blob
from vitrine.sites.media.tables import Blob, MediaFile, Variant
from vitrine.sites.media.uses import is_used

log = logging.getLogger(__name__)

UNUSED_FOR = timedelta(days=1)
LEFTOVERS_AFTER_S = 30 * 60
_AT_ONCE = 200


async def sweep(database: Database, blobs: Blobs, moment: datetime | None = None) -> int:
    """How many files went. Rows go first: the next sweep finds a file without a row; a row without a file is a hole."""
    before = (moment or now()) - UNUSED_FOR
    await blobs.clear_unfinished(LEFTOVERS_AFTER_S)
    await _forget_unused_media(database, before)
    forgotten = await forget_unheld(database, blobs)
    return forgotten + await _delete_files_without_rows(database, blobs, before)


async def _forget_unused_media(database: Database, before: datetime) -> None:
    is_over = (MediaFile.claimed_at < before, ~is_used())
    async with database.reading() as session:
        unused = list(await session.scalars(select(MediaFile.id).where(*is_over)))
    for start in range(0, len(unused), _AT_ONCE):
        batch = MediaFile.id.in_(unused[start : start + _AT_ONCE])
        async with database.writing(is_essential=True) as session:
            # Asked again: whoever names or claims it meanwhile keeps it. Nobody is waited for: who names two files at
            # once and a sweep that takes both could each hold what the other wants.
            over = list(
                await session.scalars(select(MediaFile.id).where(batch, *is_over).with_for_update(skip_locked=True))
            )
            await session.execute(delete(MediaFile).where(MediaFile.id.in_(over)))


async def forget_unheld(database: Database, blobs: Blobs) -> int:
    """Files that no site has any more, with their smaller copies: at once, since a row is never without its site."""
    is_held = exists().where(MediaFile.blob_hash == Blob.hash)
    async with database.reading() as session:
        unheld = list(await session.scalars(select(Blob.hash).where(~is_held)))
    deleted = 0
    for content_hash in unheld:
        async with database.writing(is_essential=True) as session:
            await hold_blob(session, content_hash)
            # Who makes its copies just now is waited for: those have files too.
            await session.execute(select(Blob.hash).where(Blob.hash == content_hash).with_for_update())
            copies = await session.scalars(select(Variant.file_hash).where(Variant.blob_hash == content_hash))
            files = [content_hash, *copies]
            await session.execute(delete(Blob).where(Blob.hash == content_hash, ~is_held))
        for file_hash in files:
            deleted += await delete_unless_used(database, blobs, file_hash)
    return deleted


async def delete_unless_used(database: Database, blobs: Blobs, file_hash: str) -> bool:
    """Whether the file went. Nobody stores the same content meanwhile; one that is being kept stays."""
    with suppress(FileLockTimeout):
        async with deleting(database, file_hash), _looking(database) as session:
            await hold_blob(session, file_hash)
            if await _with_rows(session, [file_hash]):
                return False
            await blobs.delete(file_hash)
            return True
    return False


def _looking(database: Database) -> AbstractAsyncContextManager[AsyncSession]:
    """On PostgreSQL a turn is the transaction's; on SQLite no lock is held while the store is asked."""
    return database.reading() if database.is_sqlite else database.writing(is_essential=True)


async def _with_rows(session: AsyncSession, file_hashes: Collection[str]) -> set[str]:
    as_blobs = select(Blob.hash).where(Blob.hash.in_(file_hashes))
    as_variants = select(Variant.file_hash).where(Variant.file_hash.in_(file_hashes))
    return set(await session.scalars(as_blobs.union(as_variants)))


async def _delete_those_without_rows(database: Database, blobs: Blobs, file_hashes: list[str]) -> int:
    async with database.reading() as session:
        used = await _with_rows(session, file_hashes)
    return sum(
        [await delete_unless_used(database, blobs, file_hash) for file_hash in file_hashes if file_hash not in used]
    )


async def _delete_files_without_rows(database: Database, blobs: Blobs, before: datetime) -> int:
    deleted = 0
    some: list[str] = []
    async for file_hash in blobs.list_older_than(before):
        some.append(file_hash)
        if len(some) == _AT_ONCE:
            deleted += await _delete_those_without_rows(database, blobs, some)
            some = []
    deleted += await _delete_those_without_rows(database, blobs, some)
    if deleted:
        log.info("swept unused files", extra={"count": deleted})
    return deleted

"""Smaller copies of images in modern formats, made once, in the background; the original is served meanwhile."""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import now
from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.problems import MediaProblem
from vitrine.sites.media.results import CleanImage
from vitrine.sites.media.service import FilesPut, files_put
from vitrine.sites.media.sweeper import delete_unless_used
from vitrine.sites.media.tables import Blob, MediaFile, Variant
from vitrine.sites.media.workshop.workshop import Workshop

log = logging.getLogger(__name__)

# Runs in the same transaction: pages that show the picture are made anew (sites/site/fresh_pictures.py).
VariantsMade = Callable[[AsyncSession, Sequence[str], Sequence[str]], Awaitable[None]]


async def next_without_variants(
    database: Database, stored_before: datetime | None = None, *, but: Collection[str] = ()
) -> str | None:
    """The rows are the queue: what was under way when the server stopped is found again."""
    oldest = select(Blob.hash).where(Blob.variants_made_at.is_(None)).order_by(Blob.stored_at).limit(1)
    if but:
        oldest = oldest.where(Blob.hash.not_in(but))
    if stored_before:
        oldest = oldest.where(Blob.stored_at < stored_before)
    async with database.reading() as session:
        return await session.scalar(oldest)


async def is_without_variants(database: Database, content_hash: str) -> bool:
    waiting = select(Blob.hash).where(Blob.hash == content_hash, Blob.variants_made_at.is_(None))
    async with database.reading() as session:
        return await session.scalar(waiting) is not None


async def make_variants(
    database: Database, blobs: Blobs, workshop: Workshop, content_hash: str, on_made: VariantsMade
) -> None:
    blobs.require_folder()  # on a disk that is away every file is missing, and nothing of that is noted
    try:
        made = await workshop.make_variants(await blobs.get(content_hash))
    except (MediaProblem, BlobMissing) as error:
        # It will not go better the next time: the original serves by itself.
        log.warning("no variants", extra={"hash": content_hash, "reason": error.code})
        made = []
    copies = {hashlib.sha256(image.content).hexdigest(): image for image in made}
    async with files_put(database, blobs, {file_hash: image.content for file_hash, image in copies.items()}) as put:
        is_kept = await _keep(database, put, content_hash, copies, on_made)
    if not is_kept:
        for file_hash in copies:
            await delete_unless_used(database, blobs, file_hash)


async def _keep(
    database: Database, put: FilesPut, content_hash: str, made: dict[str, CleanImage], on_made: VariantsMade
) -> bool:
    """False: nobody has the picture any more, or another worker was faster."""
    async with database.writing() as session:
        # Its key stays free: a save that names the picture looks at that, and holds the site which we want next.
        blob = await session.scalar(select(Blob).where(Blob.hash == content_hash).with_for_update(key_share=True))
        if blob is None or blob.variants_made_at is not None:
            return False
        for file_hash, image in sorted(made.items()):
            await put.hold(session, file_hash)
            session.add(_row(content_hash, file_hash, image))
        blob.variants_made_at = now()
        held = select(MediaFile.site_id, MediaFile.id).where(MediaFile.blob_hash == content_hash)
        holders = (await session.execute(held)).all()
        site_ids, media_ids = [row.site_id for row in holders], [row.id for row in holders]
        await on_made(session, site_ids, media_ids)
        return True


def _row(content_hash: str, file_hash: str, image: CleanImage) -> Variant:
    return Variant(
        blob_hash=content_hash,
        content_type=image.content_type,
        width=image.width,
        height=image.height,
        byte_count=len(image.content),
        file_hash=file_hash,
    )

"""Pictures stored before anybody asked whether the page shows through them: looked at once, in the background."""

import logging
from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.problems import MediaProblem
from vitrine.sites.media.results import Clean
from vitrine.sites.media.service import MAY_BE_SEEN_THROUGH
from vitrine.sites.media.tables import Blob, MediaFile
from vitrine.sites.media.variants import VariantsMade
from vitrine.sites.media.workshop.workshop import Workshop

log = logging.getLogger(__name__)


async def next_unchecked(database: Database, *, but: Collection[str] = ()) -> str | None:
    one = select(Blob.hash).where(Blob.is_see_through.is_(None)).limit(1)
    async with database.reading() as session:
        return await session.scalar(one.where(Blob.hash.not_in(but)) if but else one)


async def look_at(
    database: Database, blobs: Blobs, workshop: Workshop, content_hash: str, on_changed: VariantsMade
) -> None:
    blobs.require_folder()  # on a disk that is away every file is missing, and nothing of that is noted
    try:
        found = await workshop.clean(await blobs.get(content_hash), "image", applies_size_rules=False)
    except (MediaProblem, BlobMissing) as error:
        # It will not go better the next time: it stays as it is shown.
        log.warning("a picture could not be looked at", extra={"hash": content_hash, "reason": error.code})
        found = None
    async with database.writing() as session:
        blob = await session.scalar(select(Blob).where(Blob.hash == content_hash).with_for_update(key_share=True))
        if blob is not None:
            await _note(session, blob, found, on_changed)


async def _note(session: AsyncSession, blob: Blob, found: Clean | None, on_changed: VariantsMade) -> None:
    shown = (blob.is_one_colour, blob.content_type in MAY_BE_SEEN_THROUGH)
    blob.is_one_colour, blob.is_see_through = (found.is_one_colour, found.is_see_through) if found else shown
    if (blob.is_one_colour, blob.is_see_through) == shown:
        return
    held = select(MediaFile.site_id, MediaFile.id).where(MediaFile.blob_hash == blob.hash)
    holders = (await session.execute(held)).all()
    await on_changed(session, [row.site_id for row in holders], [row.id for row in holders])

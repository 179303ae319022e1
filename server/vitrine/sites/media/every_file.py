"""The files of a site as they lie in the store, for whoever takes them along: uploads, and what pages name."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.sites.media.addresses import NAME_LETTERS, edition_of, media_url
from vitrine.sites.media.kinds import COPY_TYPES, EXTENSIONS
from vitrine.sites.media.tables import Blob, MediaFile, Variant


@dataclass(frozen=True)
class FileAt:
    """`address` as pages name it (addresses.py)."""

    address: str
    hash: str
    byte_count: int


@dataclass(frozen=True)
class Upload(FileAt):
    id: str
    content_type: str
    file_name: str
    uploaded_at: datetime


async def uploads_of(session: AsyncSession, site_id: str) -> list[Upload]:
    """All that the site has, in drafts or saved or neither."""
    rows = await session.execute(
        select(MediaFile, Blob)
        .join(Blob, Blob.hash == MediaFile.blob_hash)
        .where(MediaFile.site_id == site_id)
        .order_by(Blob.hash)
    )
    return [
        Upload(
            media_url(blob.hash, blob.content_type),
            *(blob.hash, blob.byte_count, media.id, blob.content_type),
            *(media.file_name, media.uploaded_at),
        )
        for media, blob in rows
    ]


async def files_shown(session: AsyncSession, media_ids: Collection[str]) -> list[FileAt]:
    """These uploads and every smaller copy of them: whatever a page that shows them may fetch."""
    blobs = select(Blob).join(MediaFile, MediaFile.blob_hash == Blob.hash).where(MediaFile.id.in_(media_ids))
    found: dict[str, FileAt] = {}
    for blob in await session.scalars(blobs):
        copies = list(await session.scalars(select(Variant).where(Variant.blob_hash == blob.hash)))
        edition = edition_of(copy.file_hash for copy in copies)
        folder = f"/media/{blob.hash[:NAME_LETTERS]}/{edition}"
        own = FileAt(media_url(blob.hash, blob.content_type), blob.hash, blob.byte_count)
        of_copies = (
            FileAt(f"{folder}/{copy.width}.{EXTENSIONS[copy.content_type]}", copy.file_hash, copy.byte_count)
            for copy in copies
            if copy.content_type in COPY_TYPES
        )
        found.update((file.address, file) for file in (own, *of_copies))
    return sorted(found.values(), key=lambda file: file.address)

"""Media of a site: keep an upload, look media up, claim what a save or draft names. For site/ and interchange/."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import CursorResult, case, column, func, select, table, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import FILE_TYPES, IMAGE_TYPES
from vitrine.errors import NotFound
from vitrine.media.kinds import Accepts, media_url
from vitrine.media.problems import MediaNotFound, NoRoom
from vitrine.media.results import Clean
from vitrine.media.tables import Blob, MediaFile, Variant
from vitrine.storage.at_once import take_turns
from vitrine.storage.base import now
from vitrine.storage.blobs import Blobs

FILE_NAME_MAX_CHARS = 255
HAS_VARIANTS = ("image/png", "image/jpeg")
# A file takes at least so much of its site's room: a million tiny ones are not free, and their sum stays quick.
LEAST_COUNTED_BYTES = 16_000
_SITES = table("sites", column("id"))  # the room above; all that is asked of it is that it is still there


@dataclass(frozen=True)
class Room:
    """How much a site may keep; tiers/policy.py says it."""

    most_bytes: int
    is_unconfirmed: bool = False


@dataclass(frozen=True)
class VariantInfo:
    url: str
    type: str
    width: int


@dataclass(frozen=True)
class MediaInfo:
    """What a page needs to show a file: web/src/site/page/snapshot.ts."""

    url: str
    type: str
    width: int | None
    height: int | None
    is_one_colour: bool
    variants: list[VariantInfo]


@dataclass(frozen=True)
class OwnMedia(MediaInfo):
    """What its owner sees of it besides."""

    id: str
    file_name: str
    byte_count: int


async def hold_blob(session: AsyncSession, content_hash: str) -> None:
    """Until the transaction ends nobody else stores or sweeps this content. SQLite's writer is alone anyway."""
    await take_turns(session, content_hash)


async def store_file(session: AsyncSession, blobs: Blobs, content_hash: str, content: bytes) -> None:
    """For a caller who put the file already: the sweeper may have been faster, and then it is put again."""
    await hold_blob(session, content_hash)
    if not await blobs.has(content_hash):
        await blobs.put(content_hash, content)


async def used_bytes(session: AsyncSession, site_id: str) -> int:
    """What a site's own files take, in drafts or saved or neither; the smaller copies we make are not counted."""
    counted = case((Blob.byte_count < LEAST_COUNTED_BYTES, LEAST_COUNTED_BYTES), else_=Blob.byte_count)
    total = select(func.coalesce(func.sum(counted), 0)).select_from(MediaFile)
    query = total.join(Blob, Blob.hash == MediaFile.blob_hash).where(MediaFile.site_id == site_id)
    return int(await session.scalar(query) or 0)


async def require_room(session: AsyncSession, site_id: str, room: Room, more_bytes: int = 0) -> None:
    used = await used_bytes(session, site_id)
    if used + max(more_bytes, LEAST_COUNTED_BYTES) > room.most_bytes:
        raise NoRoom(used=used, most=room.most_bytes, isUnconfirmed=room.is_unconfirmed)


async def _hold_site(session: AsyncSession, site_id: str) -> None:
    """Uploads of one site count its room one after the other. It may have been deleted while the file was read."""
    held = select(_SITES.c.id).where(_SITES.c.id == site_id).with_for_update(key_share=True)
    if await session.scalar(held) is None:
        raise NotFound


async def keep_media(
    session: AsyncSession, blobs: Blobs, site_id: str, clean: Clean, file_name: str, room: Room | None = None
) -> str:
    """The id of this content for this site; the same content keeps its id. Files first, then rows.

    Locks are taken in the order content, blob, site, media: as in variants.py, so that nobody waits in a circle.
    """
    content_hash = hashlib.sha256(clean.content).hexdigest()
    await store_file(session, blobs, content_hash, clean.content)
    blob = await session.get(Blob, content_hash, with_for_update={"read": True})
    if blob is None:
        has_none = clean.content_type not in HAS_VARIANTS
        session.add(
            Blob(
                hash=content_hash,
                content_type=clean.content_type,
                byte_count=len(clean.content),
                width=clean.width,
                height=clean.height,
                is_one_colour=clean.is_one_colour,
                variants_made_at=now() if has_none else None,
            )
        )
        await session.flush()
    else:  # stored before we looked at that
        blob.is_one_colour = clean.is_one_colour
    await _hold_site(session, site_id)
    # The content is held: the pair cannot be added twice. The row is locked: a sweep cannot take it from under us.
    found = await session.scalar(
        select(MediaFile).where(MediaFile.site_id == site_id, MediaFile.blob_hash == content_hash).with_for_update()
    )
    if found is None:
        if room is not None:
            await require_room(session, site_id, room, len(clean.content))
        found = MediaFile(site_id=site_id, blob_hash=content_hash)
        session.add(found)
    printable = "".join(one for one in file_name if one.isprintable())  # PostgreSQL stores no NUL
    found.file_name = printable[:FILE_NAME_MAX_CHARS]
    found.claimed_at = now()
    await session.flush()
    return found.id


def _variant_infos(variants: Sequence[Variant]) -> list[VariantInfo]:
    # The browser takes the first type it knows: the smallest format comes first.
    order = ("image/avif", "image/webp", "image/jpeg")
    ordered = sorted(variants, key=lambda one: (order.index(one.content_type), one.width))
    return [VariantInfo(media_url(one.file_hash, one.content_type), one.content_type, one.width) for one in ordered]


async def _rows(
    session: AsyncSession, ids: Collection[str], site_id: str | None
) -> list[tuple[MediaFile, Blob, list[Variant]]]:
    if not ids:
        return []
    query = select(MediaFile, Blob).join(Blob, Blob.hash == MediaFile.blob_hash).where(MediaFile.id.in_(ids))
    if site_id is not None:
        query = query.where(MediaFile.site_id == site_id)
    found = [(media, blob) for media, blob in await session.execute(query)]
    by_hash: dict[str, list[Variant]] = {blob.hash: [] for _, blob in found}
    for one in await session.scalars(select(Variant).where(Variant.blob_hash.in_(by_hash))):
        by_hash[one.blob_hash].append(one)
    return [(media, blob, by_hash[blob.hash]) for media, blob in found]


async def media_infos(session: AsyncSession, ids: Collection[str]) -> dict[str, MediaInfo]:
    """For pages. An id that is not there is left out: a page never fails over a picture."""
    return {
        media.id: MediaInfo(
            media_url(blob.hash, blob.content_type),
            blob.content_type,
            blob.width,
            blob.height,
            blob.is_one_colour,
            _variant_infos(variants),
        )
        for media, blob, variants in await _rows(session, ids, None)
    }


async def own_media(session: AsyncSession, site_id: str, ids: Collection[str]) -> list[OwnMedia]:
    """For the owner's editors; another site's ids are as unknown as invented ones."""
    return [
        OwnMedia(
            url=media_url(blob.hash, blob.content_type),
            type=blob.content_type,
            width=blob.width,
            height=blob.height,
            is_one_colour=blob.is_one_colour,
            variants=_variant_infos(variants),
            id=media.id,
            file_name=media.file_name,
            byte_count=blob.byte_count,
        )
        for media, blob, variants in await _rows(session, ids, site_id)
    ]


async def claim_media(session: AsyncSession, site_id: str, wanted: Mapping[str, Accepts]) -> set[str]:
    """For saves and drafts: the ids among `wanted` that this site does not have, or not of that kind.

    Those it has are kept from the sweeper for a day from now: marking them locks them against a sweep under way.
    """
    if not wanted:
        return set()
    rows = await session.execute(
        select(MediaFile.id, Blob.content_type)
        .join(Blob, Blob.hash == MediaFile.blob_hash)
        .where(MediaFile.site_id == site_id, MediaFile.id.in_(wanted))
    )
    allowed = {"image": IMAGE_TYPES, "file": FILE_TYPES}
    good = {media_id for media_id, content_type in rows if content_type in allowed[wanted[media_id]]}
    marked = await session.execute(
        update(MediaFile).where(MediaFile.site_id == site_id, MediaFile.id.in_(good)).values(claimed_at=now())
    )
    if cast("CursorResult[Any]", marked).rowcount != len(good):  # one was swept between the two statements
        still = await session.scalars(select(MediaFile.id).where(MediaFile.id.in_(good)))
        good = set(still)
    return set(wanted) - good


async def content_of(session: AsyncSession, blobs: Blobs, media_id: str) -> tuple[str, bytes]:
    """Type and bytes of the original: for exports."""
    row = (
        await session.execute(
            select(Blob.content_type, Blob.hash)
            .join(MediaFile, MediaFile.blob_hash == Blob.hash)
            .where(MediaFile.id == media_id)
        )
    ).one_or_none()
    if row is None:
        raise MediaNotFound
    return row[0], await blobs.get(row[1])

"""Media of a site: keep an upload, look media up, claim what a save or draft names. For site/ and interchange/."""

import hashlib
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    bindparam,
    case,
    cast,
    column,
    func,
    select,
    table,
)
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import FILE_TYPES, IMAGE_TYPES
from vitrine.platform.errors import NotFound
from vitrine.platform.storage.base import now
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.file_turns import keeping
from vitrine.platform.storage.json_rows import document_of, one_of
from vitrine.platform.storage.upserts import dialect_of, is_postgresql, take_turns
from vitrine.sites.media.addresses import Copies, edition_of, media_url
from vitrine.sites.media.kinds import COPY_TYPES, EXTENSIONS, Accepts
from vitrine.sites.media.problems import MediaNotFound, QuotaExceeded
from vitrine.sites.media.results import Clean
from vitrine.sites.media.tables import Blob, MediaFile, Variant
from vitrine.sites.media.uses import mark_claimed

FILE_NAME_MAX_CHARS = 255
HAS_VARIANTS = ("image/png", "image/jpeg")
MAY_BE_SEEN_THROUGH = ("image/png", "image/svg+xml")
# A file takes at least so much of its site's room: a million tiny ones are not free, and their sum stays quick.
LEAST_COUNTED_BYTES = 16_000
FILE_BYTES = case((Blob.byte_count < LEAST_COUNTED_BYTES, LEAST_COUNTED_BYTES), else_=Blob.byte_count)
_SITES = table("sites", column("id"))  # the package above; all that is asked of it is that it is still there


@dataclass(frozen=True)
class MediaQuota:
    """How much a site may keep; sites/tiers/policy.py says it."""

    most_bytes: int
    is_unconfirmed: bool = False
    besides_bytes: int = 0  # what counts besides files: the texts of its versions (sites/site/versions/files.py)


@dataclass(frozen=True)
class MediaInfo:
    """What a page needs to show a file: web/src/site/page/snapshot.ts."""

    url: str
    type: str
    width: int | None
    height: int | None
    is_one_colour: bool
    is_see_through: bool
    copies: Copies | None


@dataclass(frozen=True)
class OwnMedia(MediaInfo):
    """What its owner sees of it besides."""

    id: str
    file_name: str
    byte_count: int


async def hold_blob(session: AsyncSession, content_hash: str) -> None:
    """Until the transaction ends nobody else stores or sweeps this content. SQLite's writer is alone anyway."""
    await take_turns(session, content_hash)


class NotPut(RuntimeError):
    """A row for a file that was not put, or whose turn is over: a sweep could leave the row without it."""


class FilesPut:
    """Files that are in the store, and stay there while their rows are written: `files_put` gives one, for a block."""

    def __init__(self, blobs: Blobs, contents: Mapping[str, bytes]) -> None:
        self._blobs, self._contents = blobs, dict(contents)

    async def hold(self, session: AsyncSession, content_hash: str) -> None:
        """On PostgreSQL the sweeper may have been faster until here, and then it is put again."""
        content = self._contents.get(content_hash)
        if content is None:
            raise NotPut(content_hash)
        await hold_blob(session, content_hash)
        if is_postgresql(session) and not await self._blobs.has(content_hash):
            await self._blobs.put(content_hash, content)

    def end(self) -> None:
        self._contents.clear()


@asynccontextmanager
async def files_put(database: Database, blobs: Blobs, contents: Mapping[str, bytes]) -> AsyncIterator[FilesPut]:
    """Puts files by their hashes. Their rows are written in the block, and no sweep gets between."""
    async with keeping(database, contents):
        for content_hash, content in contents.items():
            if not await blobs.has(content_hash):
                await blobs.put(content_hash, content)
        put = FilesPut(blobs, contents)
        try:
            yield put
        finally:
            put.end()


def bytes_of_files(site_id: ColumnElement[str] | str) -> Select[int]:
    """What a site's own files take, in drafts or saved or neither; the smaller copies we make are not counted."""
    total = select(func.coalesce(func.sum(FILE_BYTES), 0)).select_from(MediaFile)
    return total.join(Blob, Blob.hash == MediaFile.blob_hash).where(MediaFile.site_id == site_id)


async def used_bytes(session: AsyncSession, site_id: str) -> int:
    return int(await session.scalar(bytes_of_files(site_id)) or 0)


async def require_quota(session: AsyncSession, site_id: str, quota: MediaQuota, more_bytes: int = 0) -> None:
    used = await used_bytes(session, site_id) + quota.besides_bytes
    needs = max(more_bytes, LEAST_COUNTED_BYTES)
    if used + needs > quota.most_bytes:
        raise QuotaExceeded(used=used, most=quota.most_bytes, needs=needs, isUnconfirmed=quota.is_unconfirmed)


async def _hold_site(session: AsyncSession, site_id: str) -> None:
    """Uploads of one site count its room one after the other. It may have been deleted while the file was read."""
    held = select(_SITES.c.id).where(_SITES.c.id == site_id).with_for_update(key_share=True)
    if await session.scalar(held) is None:
        raise NotFound


async def keep_media(
    session: AsyncSession, put: FilesPut, site_id: str, clean: Clean, file_name: str, quota: MediaQuota | None = None
) -> str:
    """The id of this content for this site; the same content keeps its id.

    Locks are taken in the order content, blob, site, media: as in variants.py, so that nobody waits in a circle.
    """
    content_hash = hashlib.sha256(clean.content).hexdigest()
    await put.hold(session, content_hash)
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
                is_see_through=clean.is_see_through,
                variants_made_at=now() if has_none else None,
            )
        )
        await session.flush()
    else:  # stored before we looked at that
        blob.is_one_colour = clean.is_one_colour
        blob.is_see_through = clean.is_see_through
    await _hold_site(session, site_id)
    # The content is held: the pair cannot be added twice. The row is locked: a sweep cannot take it from under us.
    found = await session.scalar(
        select(MediaFile).where(MediaFile.site_id == site_id, MediaFile.blob_hash == content_hash).with_for_update()
    )
    if found is None:
        if quota is not None:
            await require_quota(session, site_id, quota, len(clean.content))
        found = MediaFile(site_id=site_id, blob_hash=content_hash)
        session.add(found)
    printable = "".join(char for char in file_name if char.isprintable())  # PostgreSQL stores no NUL
    found.file_name = printable[:FILE_NAME_MAX_CHARS]
    found.claimed_at = now()
    await session.flush()
    return found.id


# One row for a picture and all its copies: a page asks for twenty, which have two hundred. Made once, since to write a
# statement takes longer than to run it.
_COPIES = (
    select(
        func.aggregate_strings(Variant.content_type + " " + cast(Variant.width, String) + " " + Variant.file_hash, ",")
    )
    .where(Variant.blob_hash == Blob.hash)
    .scalar_subquery()
)
_MEDIA = (
    select(
        *(MediaFile.id, MediaFile.file_name, Blob.hash, Blob.content_type, Blob.width, Blob.height),
        *(Blob.is_one_colour, Blob.is_see_through, Blob.byte_count, _COPIES.label("copies")),
    )
    .join(Blob, Blob.hash == MediaFile.blob_hash)
    .where(MediaFile.id.in_(bindparam("ids", expanding=True)))
)
_OWN_MEDIA = _MEDIA.where(MediaFile.site_id == bindparam("site_id"))


def _copies(listed: str | None) -> Copies | None:
    """Of 'type width hash' of each; None as long as there are none."""
    if not listed:
        return None
    each = [copy.split(" ") for copy in listed.split(",")]
    named = [(EXTENSIONS[kind], sorted(int(width) for of, width, _ in each if of == kind)) for kind in COPY_TYPES]
    widths = {ending: steps for ending, steps in named if steps}
    if not widths:
        return None
    return Copies(edition_of(file_hash for *_, file_hash in each), widths)


def _is_see_through(found: bool | None, content_type: str) -> bool:
    """Until somebody has looked (grounds.py), what may be is: whole on a ground no picture loses anything."""
    return content_type in MAY_BE_SEEN_THROUGH if found is None else found


async def _read(session: AsyncSession, ids: Collection[str], site_id: str | None) -> list[OwnMedia]:
    if not ids:
        return []
    asked = {"ids": list(ids)}
    if site_id is None:
        rows = await session.execute(_MEDIA, asked)
    else:
        rows = await session.execute(_OWN_MEDIA, {**asked, "site_id": site_id})
    return [
        OwnMedia(
            url=media_url(row.hash, row.content_type),
            type=row.content_type,
            width=row.width,
            height=row.height,
            is_one_colour=row.is_one_colour,
            is_see_through=_is_see_through(row.is_see_through, row.content_type),
            copies=_copies(row.copies),
            id=row.id,
            file_name=row.file_name,
            byte_count=row.byte_count,
        )
        for row in rows
    ]


async def media_infos(session: AsyncSession, ids: Collection[str]) -> dict[str, MediaInfo]:
    """For pages. An id that is not there is left out: a page never fails over a picture."""
    return {media.id: media for media in await _read(session, ids, None)}


async def own_media(session: AsyncSession, site_id: str, ids: Collection[str]) -> list[OwnMedia]:
    """For the owner's editors; another site's ids are as unknown as invented ones."""
    return await _read(session, ids, site_id)


@cache
def _types_of(engine: str) -> Select[str, str]:
    files = select(MediaFile.id, Blob.content_type).join(Blob, Blob.hash == MediaFile.blob_hash)
    return files.where(MediaFile.site_id == bindparam("of_site"), MediaFile.id.in_(one_of(engine, MediaFile.id)))


async def claim_media(session: AsyncSession, site_id: str, accepts_by_id: Mapping[str, Accepts]) -> set[str]:
    """For saves and drafts: the ids among `accepts_by_id` that this site does not have, or not of that kind.

    Those it has are kept from the sweeper for a day from now: marking them locks them against a sweep under way.
    """
    if not accepts_by_id:
        return set()
    asked = {"of_site": site_id, **document_of([media_id] for media_id in accepts_by_id)}
    rows = await session.execute(_types_of(dialect_of(session)), asked)
    allowed = {"image": IMAGE_TYPES, "file": FILE_TYPES}
    good = {media_id for media_id, content_type in rows if content_type in allowed[accepts_by_id[media_id]]}
    return set(accepts_by_id) - await mark_claimed(
        session, site_id, good
    )  # one may be swept between the two statements


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

"""How a file is answered, whole or in part. Who may have it is asked in sites/site/file_routes.py."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass

from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.sites.media.kinds import EXTENSIONS
from vitrine.sites.media.problems import MediaNotFound
from vitrine.sites.media.tables import Blob, MediaFile, MediaUse, Variant
from vitrine.sites.media.uses import MADE_CV


@dataclass(frozen=True)
class StoredFile:
    """What is known of a file that is asked for."""

    hash: str
    content_type: str
    byte_count: int
    origins: tuple[str, ...]  # the uploads that it is, or is a smaller copy of
    name: str = ""  # what browsers save it as; an owner's own name for an upload is told nobody


PDF = "application/pdf"
_RANGE = re.compile(r"^bytes=(\d{0,15})-(\d{0,15})$")
_PIECE_BYTES = 256 * 1024

# Nothing in a file may run, load or frame. A drawing's own style sheet is part of the drawing.
_IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
# No sandbox: it breaks the browsers' own readers, which also style their page inline. Scripts went at the upload.
PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"


# An address never changes its content: caches keep it.
FOR_EVERYBODY = "public, max-age=31536000, immutable"
FOR_ITS_OWNER = "private, no-cache"


async def find_file(session: AsyncSession, file_hash: str) -> StoredFile | None:
    own = await session.execute(select(Blob.content_type, Blob.byte_count).where(Blob.hash == file_hash))
    of_variants = select(Variant.content_type, Variant.byte_count, Variant.blob_hash)
    copies = (await session.execute(of_variants.where(Variant.file_hash == file_hash))).all()
    found = own.one_or_none() or (copies[0] if copies else None)
    if found is None:
        return None
    name = await _made_name(session, file_hash) if found[0] == PDF else ""
    return StoredFile(file_hash, found[0], found[1], (file_hash, *(copy[2] for copy in copies)), name)


async def _made_name(session: AsyncSession, file_hash: str) -> str:
    named = select(MediaFile.file_name).join(MediaUse, MediaUse.media_id == MediaFile.id)
    made = named.where(MediaFile.blob_hash == file_hash, MediaUse.place == MADE_CV).order_by(MediaFile.id).limit(1)
    return await session.scalar(made) or ""


def _byte_range(request: Request, etag: str, size: int) -> tuple[int, int] | str | None:
    """(start, end) of one satisfiable range, None for the whole file, 'bad' for one that lies outside."""
    asked = _RANGE.match(request.headers.get("range", ""))
    if asked is None or request.headers.get("if-range", etag) != etag:
        return None
    first, last = asked.groups()
    if not first and not last:
        return None
    if not first:
        return (max(0, size - int(last)), size) if int(last) > 0 else "bad"
    start, end = int(first), min(int(last) + 1 if last else size, size)
    if last and int(last) < int(first):
        return None
    return (start, end) if start < size else "bad"


def _headers(file: StoredFile, etag: str, cache_control: str) -> dict[str, str]:
    file_name = f"{file.hash[:12]}.{EXTENSIONS[file.content_type]}"
    return {
        "ETag": etag,
        "Cache-Control": cache_control,
        "Accept-Ranges": "bytes",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": PDF_POLICY if file.content_type == PDF else _IMAGE_POLICY,
        "Content-Disposition": f'inline; filename="{file.name or file_name}"',
        "Cross-Origin-Resource-Policy": "cross-origin",  # a site is also read on its owner's own domain
    }


async def answer_file(request: Request, blobs: Blobs, path: str, file: StoredFile, cache_control: str) -> Response:
    if EXTENSIONS[file.content_type] != path.rpartition(".")[2]:
        raise MediaNotFound
    etag = f'"{file.hash}"'
    headers = _headers(file, etag, cache_control)
    if etag in request.headers.get("if-none-match", "") or request.headers.get("if-none-match") == "*":
        return Response(status_code=304, headers=headers)
    byte_range = _byte_range(request, etag, file.byte_count)
    if isinstance(byte_range, str):
        headers["Content-Range"] = f"bytes */{file.byte_count}"
        return Response(status_code=416, headers=headers)
    start, end = byte_range or (0, file.byte_count)
    if byte_range:
        headers["Content-Range"] = f"bytes {start}-{end - 1}/{file.byte_count}"
    status = 206 if byte_range else 200
    if request.method == "HEAD":
        headers["Content-Length"] = str(end - start)
        return Response(status_code=status, headers=headers, media_type=file.content_type)
    try:
        first = await blobs.get_range(file.hash, start, min(end, start + _PIECE_BYTES))
    except BlobMissing:
        raise MediaNotFound from None
    if start + len(first) >= end:
        return Response(first, status_code=status, headers=headers, media_type=file.content_type)
    headers["Content-Length"] = str(end - start)
    pieces = _pieces(blobs, file.hash, first, start, end)
    return StreamingResponse(pieces, status_code=status, headers=headers, media_type=file.content_type)


async def _pieces(blobs: Blobs, file_hash: str, first: bytes, start: int, end: int) -> AsyncIterator[bytes]:
    """Each is fetched when the one before is taken: who asks for files and reads none holds a piece of each."""
    yield first
    for place in range(start + len(first), end, _PIECE_BYTES):
        yield await blobs.get_range(file_hash, place, min(end, place + _PIECE_BYTES))

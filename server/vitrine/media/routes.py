"""GET /media/{hash}.{ext}: files by their content's hash. An address never changes its content: caches keep it."""

import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import select

from vitrine.media.kinds import EXTENSIONS
from vitrine.media.problems import MediaNotFound
from vitrine.media.tables import Blob, Variant
from vitrine.storage.blobs import BlobMissing, Blobs
from vitrine.storage.requests import get_database

router = APIRouter(tags=["media"])

_NAME = re.compile(r"^([0-9a-f]{64})\.([a-z]{3,4})$")
_RANGE = re.compile(r"^bytes=(\d{0,15})-(\d{0,15})$")
_KNOWN_FILES_MAX = 10_000
_PIECE_BYTES = 256 * 1024

# Nothing in a file may run, load or frame. A drawing's own style sheet is part of the drawing.
_IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
# No sandbox: it breaks the browsers' own readers, which also style their page inline. Scripts went at the upload.
_PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"


@dataclass(frozen=True)
class _File:
    content_type: str
    byte_count: int


class KnownFiles:
    """Type and size by hash, remembered: a page's pictures should not each ask the database. One per application."""

    def __init__(self) -> None:
        self._files: OrderedDict[str, _File] = OrderedDict()

    async def find(self, request: Request, file_hash: str) -> _File | None:
        if file_hash in self._files:
            self._files.move_to_end(file_hash)
            return self._files[file_hash]
        async with get_database(request).reading() as session:
            for table, key in ((Blob, Blob.hash), (Variant, Variant.file_hash)):
                row = (
                    await session.execute(select(table.content_type, table.byte_count).where(key == file_hash).limit(1))
                ).one_or_none()
                if row is not None:
                    self._files[file_hash] = _File(row[0], row[1])
                    if len(self._files) > _KNOWN_FILES_MAX:
                        self._files.popitem(last=False)
                    return self._files[file_hash]
        return None

    def forget(self, file_hash: str) -> None:
        self._files.pop(file_hash, None)


def _known_files(request: Request) -> KnownFiles:
    state = request.app.state
    if not hasattr(state, "known_files"):
        state.known_files = KnownFiles()
    known: KnownFiles = state.known_files
    return known


def _wanted_range(request: Request, etag: str, size: int) -> tuple[int, int] | str | None:
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


def _headers(name: str, file: _File, etag: str) -> dict[str, str]:
    return {
        "ETag": etag,
        "Cache-Control": "public, max-age=31536000, immutable",
        "Accept-Ranges": "bytes",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": _PDF_POLICY if file.content_type == "application/pdf" else _IMAGE_POLICY,
        "Content-Disposition": f'inline; filename="{name[:12]}.{name.rpartition(".")[2]}"',
        "Cross-Origin-Resource-Policy": "cross-origin",  # a site is also read on its owner's own domain
    }


@router.api_route(
    "/media/{name}",
    methods=["GET", "HEAD"],
    response_class=Response,
    include_in_schema=False,
)
async def get_file(request: Request, name: str) -> Response:
    matched = _NAME.match(name)
    known = _known_files(request)
    file = await known.find(request, matched.group(1)) if matched else None
    if matched is None or file is None or EXTENSIONS[file.content_type] != matched.group(2):
        raise MediaNotFound
    file_hash, etag = matched.group(1), f'"{matched.group(1)}"'
    headers = _headers(name, file, etag)
    if etag in request.headers.get("if-none-match", "") or request.headers.get("if-none-match") == "*":
        return Response(status_code=304, headers=headers)
    wanted = _wanted_range(request, etag, file.byte_count)
    if isinstance(wanted, str):
        headers["Content-Range"] = f"bytes */{file.byte_count}"
        return Response(status_code=416, headers=headers)
    start, end = wanted or (0, file.byte_count)
    if wanted:
        headers["Content-Range"] = f"bytes {start}-{end - 1}/{file.byte_count}"
    status = 206 if wanted else 200
    if request.method == "HEAD":
        headers["Content-Length"] = str(end - start)
        return Response(status_code=status, headers=headers, media_type=file.content_type)
    blobs: Blobs = request.app.state.blobs
    try:
        first = await blobs.get_range(file_hash, start, min(end, start + _PIECE_BYTES))
    except BlobMissing:
        known.forget(file_hash)
        raise MediaNotFound from None
    if start + len(first) >= end:
        return Response(first, status_code=status, headers=headers, media_type=file.content_type)
    headers["Content-Length"] = str(end - start)
    pieces = _pieces(blobs, file_hash, first, start, end)
    return StreamingResponse(pieces, status_code=status, headers=headers, media_type=file.content_type)


async def _pieces(blobs: Blobs, file_hash: str, first: bytes, start: int, end: int) -> AsyncIterator[bytes]:
    """Each is fetched when the one before is taken: who asks for files and reads none holds a piece of each."""
    yield first
    for place in range(start + len(first), end, _PIECE_BYTES):
        yield await blobs.get_range(file_hash, place, min(end, place + _PIECE_BYTES))

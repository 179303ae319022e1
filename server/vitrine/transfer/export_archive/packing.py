"""Where what is taken along is written to, a file after the other and piece by piece: a zip, or a folder.

Names of files are ours alone: nothing that an owner or a visitor wrote is part of one. What takes long, writing and
deflating, is done in a thread, and who writes waits for it: the memory is that of a piece.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Protocol
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from vitrine.platform.storage.blobs import as_problems
from vitrine.platform.storage.parcels import DISK_S

AT_ONCE_BYTES = 256 * 1024
OLDEST = datetime(1980, 1, 1, tzinfo=UTC)  # that a zip can say
# Packed already: to try again costs time and gains nothing.
_PACKED = (".png", ".jpg", ".avif", ".webp", ".pdf", ".woff2")
_NAME = re.compile(r"[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*")

Write = Callable[[bytes], Awaitable[None]]


class Pack(Protocol):
    def entry(self, name: str) -> AbstractAsyncContextManager[Write]: ...


class _Buffered:
    """Small pieces are gathered: each way to a thread costs more than they do."""

    def __init__(self, write: Callable[[bytes], object], before: Callable[[], None]) -> None:
        self._write, self._before = write, before
        self._gathered = bytearray()

    async def __call__(self, piece: bytes) -> None:
        self._gathered += piece
        if len(self._gathered) >= AT_ONCE_BYTES:
            await self.flush()

    async def flush(self) -> None:
        if self._gathered:
            self._before()
            piece, self._gathered = bytes(self._gathered), bytearray()
            async with as_problems(DISK_S):
                await asyncio.to_thread(self._write, piece)


class ZipPack:
    """`moment` stands at every file: the same content makes the same bytes. `before` is asked before each write."""

    def __init__(self, file: IO[bytes], moment: datetime | None, before: Callable[[], None] = lambda: None) -> None:
        self._zip, self._before = ZipFile(file, "w"), before
        self._moment = max(moment or OLDEST, OLDEST).timetuple()[:6]

    @asynccontextmanager
    async def entry(self, name: str) -> AsyncIterator[Write]:
        info = ZipInfo(_checked(name), self._moment)
        info.compress_type = ZIP_STORED if name.endswith(_PACKED) else ZIP_DEFLATED
        info.external_attr = 0o644 << 16
        with self._zip.open(info, "w", force_zip64=True) as opened:
            buffered = _Buffered(opened.write, self._before)
            yield buffered
            await buffered.flush()

    async def close(self) -> None:
        async with as_problems(DISK_S):
            await asyncio.to_thread(self._zip.close)

    def abandon(self) -> None:
        """While its file is still open: whatever is in it is worth nothing."""
        with suppress(OSError, ValueError):
            self._zip.close()


class FolderPack:
    """Of the operator's command."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @asynccontextmanager
    async def entry(self, name: str) -> AsyncIterator[Write]:
        path = self._folder / _checked(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as opened:
            buffered = _Buffered(opened.write, lambda: None)
            yield buffered
            await buffered.flush()


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(f"not a name of ours: {name}")
    return name

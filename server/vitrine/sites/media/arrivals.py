"""Files on their way in, on this machine's disk while they arrive and wait: many of them cost no memory.

For uploads (site/) and imports (imports/). They lie in the data folder, not where the system keeps what is temporary:
that may be memory, and what is kept for signing in (platform/storage/reserve.py) is not asked for there.
"""

import asyncio
import fcntl
import os
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO

from starlette.requests import Request

from vitrine.platform.errors import BodyTooLarge, NoSpace, Unavailable
from vitrine.platform.storage.blobs import BlobMissing, as_problems
from vitrine.platform.storage.reserve import Reserve
from vitrine.sites.media.problems import UploadCut

FOLDER = "arriving"
LEFTOVERS_AFTER_S = 60  # of processes that were killed, whose hold on their files ended with them
# Of a file that is larger than an upload, sixteen may arrive at once: together they must leave room for saves.
LARGE_BYTES = 16 << 20
LEFT_BY_LARGE_BYTES = 64 << 20
_AT_ONCE_BYTES = 256 * 1024
_DISK_S = 60.0  # for a piece, on a disk that is busy


class Arrivals:
    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self._folder.mkdir(parents=True, exist_ok=True)
        _remove_leftovers(self._folder)
        self._reserve = Reserve(self._folder)

    @asynccontextmanager
    async def receive(self, request: Request, max_bytes: int) -> AsyncIterator[IO[bytes]]:
        """The whole body as a file that has a name, from its beginning. It goes with the block."""
        announced = _announced_bytes(request)
        if announced is not None and announced > max_bytes:
            raise BodyTooLarge(headers={"Connection": "close"}, maxBytes=max_bytes)
        await asyncio.to_thread(_remove_leftovers, self._folder)  # first: they may be what fills the disk
        self._require_disk_space(announced or 0, announced or 0)
        with await self._new_file() as arriving:
            with suppress(OSError):  # a file system without locks: nothing is taken for left over there
                fcntl.flock(arriving, fcntl.LOCK_SH | fcntl.LOCK_NB)
            size = await self._write(request, arriving, max_bytes)
            if announced is not None and announced != size:
                raise UploadCut
            arriving.seek(0)
            yield arriving

    async def _new_file(self) -> IO[bytes]:
        try:
            async with as_problems(_DISK_S):
                self._folder.mkdir(exist_ok=True)  # it alone: a data folder that is gone is not made anew
                # Unbuffered: a disk without room says so at the write, not once more when the file is closed.
                return tempfile.NamedTemporaryFile(dir=self._folder, buffering=0)
        except BlobMissing:
            raise Unavailable(headers={"Retry-After": "5"}) from None

    async def _write(self, request: Request, arriving: IO[bytes], max_bytes: int) -> int:
        size = 0
        gathered = bytearray()
        async for chunk in request.stream():
            size += len(chunk)
            if size > max_bytes:
                raise BodyTooLarge(headers={"Connection": "close"}, maxBytes=max_bytes)
            gathered += chunk
            if len(gathered) >= _AT_ONCE_BYTES:
                await self._put(arriving, bytes(gathered), size)
                gathered.clear()
        await self._put(arriving, bytes(gathered), size)
        return size

    async def _put(self, arriving: IO[bytes], piece: bytes, size: int) -> None:
        self._require_disk_space(len(piece), size)
        async with as_problems(_DISK_S):
            await asyncio.to_thread(_write_out, arriving, piece)

    def _require_disk_space(self, more_bytes: int, of_bytes: int) -> None:
        left = LEFT_BY_LARGE_BYTES if of_bytes > LARGE_BYTES else 0
        if self._reserve.is_low(more_bytes + left):
            raise NoSpace(headers={"Connection": "close"})


def _remove_leftovers(folder: Path) -> None:
    """An import may be gigabytes, and may wait and be read for hours: whether somebody holds it, not its age, says
    whether it is left over. Its age only spares one that is being made at this moment.
    """
    for leftover in folder.glob("*"):
        with suppress(OSError), leftover.open("rb") as file:
            if os.fstat(file.fileno()).st_mtime < time.time() - LEFTOVERS_AFTER_S:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                leftover.unlink()


def _announced_bytes(request: Request) -> int | None:
    announced = request.headers.get("content-length", "")
    return int(announced) if announced.isdigit() else None


def _write_out(file: IO[bytes], piece: bytes) -> None:
    left = memoryview(piece)
    while left:
        left = left[file.write(left) :]

"""Large files that are kept for a while, by names of ours: beside the blobs, never held in memory. For export_archive/.

They are no blobs: nobody but their own row names them, a backup leaves them out, the sweep of files does not see them.
"""

import asyncio
import os
import secrets
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any, cast

from vitrine.platform.errors import NoSpace
from vitrine.platform.storage.blobs import TEMP_FOLDER, BlobMissing, Blobs, as_problems, sync_folder
from vitrine.platform.storage.reserve import Reserve

FOLDER = "parcels"
NAME_LETTERS = 32
PIECE_BYTES = 256 * 1024
DISK_S = 600.0  # for a piece on a disk that is busy: nobody waits for the answer
_PART_BYTES = 8 << 20
# What even a slow line to an object store carries; without a bound a silent one would be waited for without end.
_SLOWEST_BYTES_A_SECOND = 200_000


def new_parcel_name() -> str:
    return secrets.token_hex(NAME_LETTERS // 2)


def _path(name: str) -> str:
    if len(name) != NAME_LETTERS or name.strip("0123456789abcdef"):
        raise ValueError(name)
    return f"{FOLDER}/{name}"


class Spool:
    """A file on this machine's disk that is being written. Nothing is put on a disk that is almost full."""

    def __init__(self, file: IO[bytes], reserve: Reserve, path: Path | None) -> None:
        self.file, self.path, self._reserve = file, path, reserve

    def require_disk_space(self) -> None:
        if self._reserve.is_low():
            raise NoSpace


class Parcels:
    """`scratch`: a folder of this machine, used where the parcels themselves are in an object store."""

    def __init__(self, blobs: Blobs, scratch: Path) -> None:
        self._blobs, self._scratch = blobs, scratch

    @asynccontextmanager
    async def spool(self) -> AsyncIterator[Spool]:
        """In a local store it is made where it stays; what a killed process leaves there, the sweep of files finds."""
        self._blobs.require_folder()
        if self._blobs.root is None:
            self._scratch.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self._scratch) as file:  # without a name: it goes with the process
                yield Spool(file, Reserve(self._scratch), None)
            return
        folder = self._blobs.root / TEMP_FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / secrets.token_hex(16)
        try:
            with path.open("xb+") as file:
                yield Spool(file, Reserve(folder), path)
        finally:
            with suppress(OSError):
                path.unlink(missing_ok=True)

    async def put(self, name: str, spool: Spool) -> int:
        """How many bytes it has. Either the whole parcel is there, or nothing."""
        self._blobs.require_folder()
        size = await asyncio.to_thread(_finish, spool.file)
        if spool.path is not None and self._blobs.root is not None:
            async with as_problems(DISK_S):
                await asyncio.to_thread(_move, spool.path, self._blobs.root / _path(name))
            return size
        async with as_problems(60 + size / _SLOWEST_BYTES_A_SECOND):
            parts: dict[str, Any] = {"use_multipart": True, "chunk_size": _PART_BYTES, "max_concurrency": 2}
            await self._blobs.obstore.put_async(self._blobs.store, _path(name), cast(Any, spool.file), **parts)
        return size

    async def first_piece(self, name: str) -> bytes:
        """Asked before the answer begins: a parcel that is gone is a refusal, not a broken download."""
        async with as_problems():
            return bytes(
                await self._blobs.obstore.get_range_async(self._blobs.store, _path(name), start=0, end=PIECE_BYTES)
            )

    async def pieces(self, name: str, first: bytes, size: int) -> AsyncIterator[bytes]:
        """Each is fetched when the one before is taken."""
        yield first
        for place in range(len(first), size, PIECE_BYTES):
            async with as_problems():
                piece = await self._blobs.obstore.get_range_async(
                    self._blobs.store, _path(name), start=place, end=min(size, place + PIECE_BYTES)
                )
            yield bytes(piece)

    async def delete(self, name: str) -> None:
        with suppress(BlobMissing):
            async with as_problems():
                await self._blobs.obstore.delete_async(self._blobs.store, _path(name))

    async def names(self) -> list[str]:
        found: list[str] = []
        if self._blobs.root is not None and not (self._blobs.root / FOLDER).is_dir():
            return found
        chunks = cast("AsyncIterator[list[dict[str, Any]]]", self._blobs.obstore.list(self._blobs.store, prefix=FOLDER))
        while True:
            async with as_problems():
                chunk = await anext(chunks, None)
            if chunk is None:
                return found
            names = (str(meta["path"]).rpartition("/")[2] for meta in chunk)
            found += [name for name in names if len(name) == NAME_LETTERS]


def _finish(file: IO[bytes]) -> int:
    file.flush()
    os.fsync(file.fileno())
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    return size


def _move(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    path.replace(target)
    sync_folder(target.parent)

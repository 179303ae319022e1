"""Files by their content's hash: a local folder by default, S3, GCS or Azure by URL. Called by media and backup."""

import asyncio
import errno
import os
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, cast
from urllib.parse import unquote, urlsplit

from vitrine.platform.errors import NoSpace, Problem, Unavailable
from vitrine.platform.storage.folders import FileIdentity
from vitrine.platform.storage.reserve import Reserve
from vitrine.platform.timing import Times

HASH_LETTERS = 64
TEMP_FOLDER = "unfinished"
MAX_WAIT_S = 8.0  # for a store that does not answer; whoever waits for us is told within ten


class NotABlobName(ValueError):
    """A blob is named by 64 hexadecimal letters and nothing else, so a name can never leave the store."""


class BlobMissing(Problem):
    """The row is there and the file is not; the page shows without it."""

    code, status = "storage.file_missing", 404


class StoreSilent(Problem):
    """The object store took the call and does not answer."""

    code, status = "storage.no_answer", 504


class NoBucket(ConnectionError):
    """The store answers, and has no place for our files: a new one, or another than it was."""


class FolderGone(Unavailable):
    """The folder of the files is no longer the one that we started with: nothing may be put into another."""


def _path(content_hash: str) -> str:
    if len(content_hash) != HASH_LETTERS or content_hash.strip("0123456789abcdef"):
        raise NotABlobName(content_hash)
    # 256 folders: a folder with a million names is slow on many file systems.
    return f"{content_hash[:2]}/{content_hash}"


@asynccontextmanager
async def as_problems(within_s: float | None = None) -> AsyncIterator[None]:
    """A full disk, a store out of reach or a silent one is said, never a plain 500."""
    try:
        async with asyncio.timeout(MAX_WAIT_S if within_s is None else within_s):
            yield
    except TimeoutError as error:
        raise StoreSilent(headers={"Retry-After": "10"}) from error
    except FileNotFoundError as error:
        raise BlobMissing from error
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM):
            raise NoSpace(reason=os.strerror(error.errno)) from error
        raise Unavailable from error
    except Exception as error:
        from obstore.exceptions import BaseError  # with the first trouble: the library takes its time

        if isinstance(error, BaseError):
            raise Unavailable from error
        raise


def sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _put_local(root: Path, path: str, content: bytes) -> None:
    """Either the whole file is there after a power cut, or nothing: temp, fsync, rename, fsync of the folder."""
    unfinished, target = root / TEMP_FOLDER, root / path
    for folder in (unfinished, target.parent):
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            sync_folder(folder.parent)
    temp = unfinished / secrets.token_hex(16)
    try:
        with temp.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temp.replace(target)
    except BaseException:
        with suppress(OSError):
            temp.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def remove_older(folder: Path, older_than_s: float) -> int:
    """What processes that were killed left there. How many files went."""
    removed = 0
    for leftover in folder.glob("*"):
        with suppress(OSError):
            if leftover.stat().st_mtime < time.time() - older_than_s:
                leftover.unlink()
                removed += 1
    return removed


class Blobs:
    """One per application. A hash names its content, so writing twice is harmless and nothing is ever changed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.times = Times("blob")
        self.root: Path | None = None  # of a local folder
        if urlsplit(url).scheme == "file":
            self.root = Path(unquote(urlsplit(url).path))
            self.root.mkdir(parents=True, exist_ok=True)
            self._folder = FileIdentity(self.root)
            self._reserve = Reserve(self.root)
        else:
            _ = self.store  # what is wrong with it is said at the start

    @cached_property
    def obstore(self) -> Any:
        """The library that reads stores: 5 MB, which a page does without until the first picture is asked for."""
        import obstore

        return obstore

    @cached_property
    def store(self) -> Any:
        # Of object stores endpoint, region and credentials come from the environment, as every S3 client reads them.
        stores = self.obstore.store
        return stores.LocalStore(self.root) if self.root is not None else stores.from_url(self.url)

    async def put(self, content_hash: str, content: bytes) -> None:
        path = _path(content_hash)
        self.require_folder()
        if self.root is not None and self._reserve.is_low():
            raise NoSpace
        with self.times.of("put"):
            await self._put(path, content)

    async def _put(self, path: str, content: bytes) -> None:
        async with as_problems():
            if self.root is not None:
                await asyncio.to_thread(_put_local, self.root, path, content)
            else:
                await self._put_remote(path, content)

    async def _put_remote(self, path: str, content: bytes) -> None:
        try:
            await self.obstore.put_async(self.store, path, content)
        except FileNotFoundError as error:
            # What is put need not be there before: it is the bucket that is missing, and nobody's file.
            raise NoBucket(f"there is no bucket {urlsplit(self.url).hostname}: make it in the store") from error

    def require_folder(self) -> None:
        """Of a local folder: that it is still there, and still the same disk. Asked by /healthz too."""
        if self.root is not None and not self._folder.unchanged():
            raise FolderGone(headers={"Retry-After": "5"})

    async def get(self, content_hash: str) -> bytes:
        with self.times.of("get"):
            return await self._get(content_hash)

    async def _get(self, content_hash: str) -> bytes:
        async with as_problems():
            found = await self.obstore.get_async(self.store, _path(content_hash))
            return bytes(await found.bytes_async())

    async def get_range(self, content_hash: str, start: int, end: int) -> bytes:
        """The bytes from `start` up to and without `end`."""
        with self.times.of("get_range"):
            async with as_problems():
                return bytes(await self.obstore.get_range_async(self.store, _path(content_hash), start=start, end=end))

    async def has(self, content_hash: str) -> bool:
        with self.times.of("head"):
            try:
                async with as_problems():
                    await self.obstore.head_async(self.store, _path(content_hash))
            except BlobMissing:
                return False
            return True

    async def delete(self, content_hash: str) -> None:
        """A file that is not there is deleted already."""
        with self.times.of("delete"), suppress(BlobMissing):
            async with as_problems():
                await self.obstore.delete_async(self.store, _path(content_hash))

    async def list_all(self) -> AsyncIterator[str]:
        async for content_hash in self.list_older_than(datetime.max.replace(tzinfo=UTC)):
            yield content_hash

    async def list_older_than(self, moment: datetime) -> AsyncIterator[str]:
        """Hashes of the files last written before `moment`."""
        chunks = cast("AsyncIterator[list[dict[str, Any]]]", self.obstore.list(self.store))
        while True:
            async with as_problems():  # each page of the list has its own time
                chunk = await anext(chunks, None)
            if chunk is None:
                return
            for meta in chunk:
                folder, _, name = str(meta["path"]).rpartition("/")
                if len(name) == HASH_LETTERS and folder == name[:2] and meta["last_modified"] < moment:
                    yield name

    async def clear_unfinished(self, older_than_s: float) -> int:
        """Removes what interrupted writes left in the local folder; object stores show no unfinished object."""
        return await asyncio.to_thread(remove_older, self.root / TEMP_FOLDER, older_than_s) if self.root else 0

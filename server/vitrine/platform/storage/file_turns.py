"""Who puts a file and who deletes one take turns: on SQLite beside the transaction, on PostgreSQL in it (upserts.py).

SQLite has one write lock, and a store may be silent for seconds: nobody asks it while holding the lock. So
there the turns are locks on empty files, beside the database; all its processes are on one machine.
"""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url

from vitrine.platform.errors import Unavailable
from vitrine.platform.storage.database import Database

FOLDER = "turns"
PATIENCE_S = 10.0  # whoever has the turn waits for the store, eight seconds at most, and for the write lock
_LOOK_EVERY_S = 0.02


class FileLockTimeout(Unavailable):
    """Somebody else has it for longer than anybody waits."""


@asynccontextmanager
async def keeping(database: Database, content_hashes: Collection[str]) -> AsyncIterator[None]:
    """Until the block ends nobody deletes these files. Many may keep the same one."""
    async with AsyncExitStack() as held:
        if database.is_sqlite:
            for path in sorted({_path(database, content_hash) for content_hash in content_hashes}):
                await held.enter_async_context(_locked(path, fcntl.LOCK_SH))
        yield


@asynccontextmanager
async def deleting(database: Database, content_hash: str) -> AsyncIterator[None]:
    """Until the block ends nobody keeps this file."""
    async with AsyncExitStack() as held:
        if database.is_sqlite:
            await held.enter_async_context(_locked(_path(database, content_hash), fcntl.LOCK_EX))
        yield


def _path(database: Database, content_hash: str) -> Path:
    return Path(make_url(database.url).database or "").parent / FOLDER / content_hash[:2]


@asynccontextmanager
async def _locked(path: Path, how: int) -> AsyncIterator[None]:
    """Looked at again and again: to wait for it would hold a thread. The end of a process gives it back."""
    path.parent.mkdir(exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        deadline = asyncio.get_running_loop().time() + PATIENCE_S
        while not _is_taken(descriptor, how):
            if asyncio.get_running_loop().time() > deadline:
                raise FileLockTimeout
            await asyncio.sleep(_LOOK_EVERY_S)
        yield
    finally:
        os.close(descriptor)


def _is_taken(descriptor: int, how: int) -> bool:
    try:
        fcntl.flock(descriptor, how | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True

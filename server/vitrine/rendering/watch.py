"""Tells cheaply whether anything was committed since: SQLite's data_version, PostgreSQL's NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any, Protocol

import apsw
from sqlalchemy import make_url

from vitrine.lazily import lazily
from vitrine.storage.database import Database

if TYPE_CHECKING:
    import asyncpg
else:
    asyncpg = lazily("asyncpg")

CHANNEL = "vitrine_sites"
RECONNECT_SECONDS = 1.0
log = logging.getLogger(__name__)


class Watch(Protocol):
    """`token()` changes when a page may have changed. Asked at every request, so it must cost microseconds."""

    def token(self) -> int: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class SqliteWatch:
    """Every process sees every other's commits here, its own included: nobody writes through this connection.

    Asked once per turn of the event loop: requests that are read in the same turn came at the same time.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: apsw.Connection | None = None
        self._since_failure = 0
        self._this_turn: int | None = None

    async def start(self) -> None:
        """The connection is made at the first question."""

    def token(self) -> int:
        if self._this_turn is None:
            self._this_turn = self._ask()
            asyncio.get_running_loop().call_soon(self._forget)
        return self._this_turn

    def _forget(self) -> None:
        self._this_turn = None

    def _ask(self) -> int:
        try:
            if self._connection is None:
                self._connection = apsw.Connection(self._path, flags=apsw.SQLITE_OPEN_READONLY)
            version: Any = self._connection.execute("PRAGMA data_version").get
        except apsw.Error:
            # The disk does not answer: look again at the next request.
            self._since_failure -= 1
            return self._since_failure
        return int(version)

    async def stop(self) -> None:
        if self._connection:
            self._connection.close()


class PostgresWatch:
    """A trigger notifies (first migration). While the line is down, the token changes once a second."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._dsn = make_url(database.url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._count = 0
        self._is_listening = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    def token(self) -> int:
        # Others' commits are told a moment later; our own must be seen by the very next request.
        told = self._count if self._is_listening else int(time.monotonic()) << 32
        return told + self._database.commit_count

    def _on_change(self, *_details: object) -> None:
        self._count += 1

    async def _listen(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
                try:
                    await self._until_lost(connection)
                finally:
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("not listening for changes", extra={"reason": str(error)[:200]})
            self._is_listening = False
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _until_lost(self, connection: asyncpg.Connection) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, self._on_change)
        self._count += 1
        self._is_listening = True
        await lost.wait()

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def open_watch(database: Database) -> Watch:
    if database.is_sqlite:
        return SqliteWatch(make_url(database.url).database or "")
    return PostgresWatch(database)

"""Tells cheaply whether anything was committed since: SQLite's data_version, PostgreSQL's NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Protocol

import apsw
from sqlalchemy import make_url

from vitrine.storage.database import Database
from vitrine.storage.postgres import PostgresAddress

CHANNEL = "vitrine_sites"
RECONNECT_SECONDS = 1.0
ASKED_EVERY_SECONDS = 2.0
ANSWERS_WITHIN_SECONDS = 3.0
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
    """A trigger notifies (second migration). While the line is down, the token changes once a second."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._address = PostgresAddress(database.url)
        self._count = 0
        self.is_listening = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._keep_listening())

    def token(self) -> int:
        # Others' commits are told a moment later; our own must be seen by the very next request.
        told = self._count if self.is_listening else int(time.monotonic()) << 32
        return told + self._database.commit_count

    def _on_change(self, *_details: object) -> None:
        self._count += 1

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                # Whatever it was: not to listen costs queries, to end here would cost them for ever.
                log.warning("not listening for changes", extra={"reason": repr(error)[:200]})
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        """Until the line is lost; one that only falls silent too, which no error and no end of file would tell."""
        line = await self._address.connect()
        lost = asyncio.Event()
        try:
            line.add_termination_listener(lambda *_: lost.set())
            async with asyncio.timeout(ANSWERS_WITHIN_SECONDS):
                await line.add_listener(CHANNEL, self._on_change)
            self._count += 1
            self.is_listening = True
            while not await _is_set_within(lost, ASKED_EVERY_SECONDS):
                async with asyncio.timeout(ANSWERS_WITHIN_SECONDS):
                    await line.execute("SELECT 1")
        finally:
            self.is_listening = False
            line.terminate()

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


async def _is_set_within(event: asyncio.Event, seconds: float) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


def open_watch(database: Database) -> Watch:
    if database.is_sqlite:
        return SqliteWatch(make_url(database.url).database or "")
    return PostgresWatch(database)

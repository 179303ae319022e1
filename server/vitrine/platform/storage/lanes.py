"""For whom a connection to the database works: each kind of work has places of its own in the pool.

A flood of one kind waits for its own places, is told to come back later, and leaves the others' alone. Who asks is
known on arrival (platform/http/front.py, accounts/sessions/middleware.py); what runs in the background asks as
"work".
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Literal

from vitrine.platform.logs import WarningLimit

Lane = Literal["pages", "visitors", "signing_in", "owners", "health", "work"]
LANES: dict[Lane, int] = {"pages": 6, "visitors": 4, "signing_in": 3, "owners": 6, "health": 1, "work": 3}
# A page that nobody visited yet is worth a wait, and so is what an owner does; other visitors come back by themselves.
PATIENCE_S: dict[Lane, float] = {
    "pages": 8.0,
    "visitors": 2.0,
    "signing_in": 5.0,
    "owners": 5.0,
    "health": 1.0,
    "work": 30.0,
}
MAX_WAITING = 256  # in one lane: a line that is longer ends later than anybody waits
WRITE_LOCK_PATIENCE_S = 10.0  # as long as SQLite waits for a writer in another process
lane: ContextVar[Lane] = ContextVar("lane", default="work")
_warnings = WarningLimit(logging.getLogger(__name__))


class NoConnectionFree(TimeoutError):
    """All connections for this kind of work are in use. An OSError, as everything that says 'not now' about storage."""


class ConnectionSlots:
    """One per database: asked before the pool is, so that the pool always has a connection."""

    def __init__(self, *, has_one_writer: bool) -> None:
        self._free = {name: asyncio.Semaphore(count) for name, count in LANES.items()}
        self._waiting = dict.fromkeys(LANES, 0)
        # SQLite has one writer at a time: waiting here is fair and cheap, waiting in SQLite is polling.
        self._write_lock = asyncio.Lock() if has_one_writer else None
        self._waiting_to_write = 0

    @property
    def waiting(self) -> dict[str, int]:
        """How many wait for a place, by lane, and for SQLite's write lock."""
        waiting: dict[str, int] = {str(name): count for name, count in self._waiting.items()}
        return waiting | {"writing": self._waiting_to_write}

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[None]:
        name = lane.get()
        if name != "work" and self._waiting[name] >= MAX_WAITING:
            raise _none_free(name)
        if self._waiting[name] or self._free[name].locked():
            await self._wait_for_one(name)
        else:
            await self._free[name].acquire()  # at once: most find one free, and need no clock
        try:
            yield
        finally:
            self._free[name].release()

    async def _wait_for_one(self, name: Lane) -> None:
        self._waiting[name] += 1
        try:
            async with asyncio.timeout(PATIENCE_S[name]):
                await self._free[name].acquire()
        except TimeoutError:
            raise _none_free(name) from None
        finally:
            self._waiting[name] -= 1

    @asynccontextmanager
    async def acquire_to_write(self) -> AsyncIterator[None]:
        """Lock order: connection slot, then write lock; so no more wait for the lock than there are slots."""
        async with self.acquire(), self.write_lock():
            yield

    @asynccontextmanager
    async def write_lock(self) -> AsyncIterator[None]:
        if self._write_lock is None:
            yield
            return
        if self._waiting_to_write or self._write_lock.locked():
            await self._wait_for(self._write_lock)
        else:
            await self._write_lock.acquire()
        try:
            yield
        finally:
            self._write_lock.release()

    async def _wait_for(self, lock: asyncio.Lock) -> None:
        self._waiting_to_write += 1
        try:
            async with asyncio.timeout(WRITE_LOCK_PATIENCE_S):
                await lock.acquire()
        except TimeoutError:
            raise _none_free(lane.get()) from None
        finally:
            self._waiting_to_write -= 1


def _none_free(name: Lane) -> NoConnectionFree:
    _warnings.warning("no connection to the database is free", lane=name)
    return NoConnectionFree(name)

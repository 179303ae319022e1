"""For whom a connection to the database works: each kind of work has places of its own in the pool.

A flood of one kind waits for its own places, is told to come back later, and leaves the others' alone. Who asks is
known at the door (front.py, accounts/middleware.py); what runs in the background asks as "work".
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Literal

from vitrine.logs import Seldom

Lane = Literal["pages", "visitors", "owners", "health", "work"]
LANES: dict[Lane, int] = {"pages": 6, "visitors": 4, "owners": 6, "health": 1, "work": 3}
# Who is signed in waits rather than tries again; a visitor who waits that long is gone.
PATIENCE_S: dict[Lane, float] = {"pages": 2.0, "visitors": 2.0, "owners": 5.0, "health": 1.0, "work": 30.0}
lane: ContextVar[Lane] = ContextVar("lane", default="work")
_seldom = Seldom(logging.getLogger(__name__))


class NoConnectionFree(TimeoutError):
    """All connections for this kind of work are in use. An OSError, as everything that says 'not now' about storage."""


class Places:
    """One per database: asked before the pool is, so that the pool always has a connection."""

    def __init__(self) -> None:
        self._free = {name: asyncio.Semaphore(count) for name, count in LANES.items()}

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        name = lane.get()
        try:
            async with asyncio.timeout(PATIENCE_S[name]):
                await self._free[name].acquire()
        except TimeoutError:
            _seldom.warning("no connection to the database is free", lane=name)
            raise NoConnectionFree(name) from None
        try:
            yield
        finally:
            self._free[name].release()

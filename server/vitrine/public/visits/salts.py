"""The salt of a day: one for all nodes, gone when the day is over. Without it a hash is a number."""

import asyncio
import hashlib
import secrets
import time
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import delete, select

from vitrine.accounts.changes import erase_traces
from vitrine.platform.errors import Unavailable
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.platform.storage.upserts import insert_new
from vitrine.public.visits.tables import DaySalt, DayVisitor

SALT_BYTES = 32
HASH_BYTES = 16
ASKED_AGAIN_AFTER_S = 5.0
# What was counted in a day's last minute is written in the next day's first: hashes stay until then, the salt does not.
WRITTEN_BY = timedelta(minutes=3)


class Salts:
    """One per process: holds today's, and no other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._day: date | None = None
        self._salt = b""
        self._asking = asyncio.Lock()
        self._asked_again_at = 0.0

    async def of(self, day: date) -> bytes:
        async with self._asking:
            if day != self._day:
                await self._ask(day)
            return self._salt

    async def _ask(self, day: date) -> None:
        """Of a database that is away not once for each of those who wait here, one after the other."""
        if time.monotonic() < self._asked_again_at:
            raise Unavailable
        self._asked_again_at = time.monotonic() + ASKED_AGAIN_AFTER_S
        self._salt, self._day = await _agreed(self._database, day), day
        self._asked_again_at = 0.0

    def drop_ended(self, today: date) -> None:
        if self._day is not None and self._day < today:
            self._day, self._salt = None, b""


async def forget_ended_days(database: Database, timezone: str) -> int:
    """A job of app.py: salts of days that are over, and what was made with them."""
    moment = datetime.now(ZoneInfo(timezone))
    salts = await prune(database, DaySalt, DaySalt.day < moment.date())
    forgotten = salts + await prune(database, DayVisitor, DayVisitor.day < (moment - WRITTEN_BY).date())
    if forgotten:
        await erase_traces(database, "what told a past day's visitors apart")
    return forgotten


async def _agreed(database: Database, day: date) -> bytes:
    """Whoever needs it first makes it, and those of earlier days end; all others take that one."""
    async with database.writing() as session:
        await session.execute(delete(DaySalt).where(DaySalt.day < day))
        await insert_new(session, DaySalt, day=day, salt=secrets.token_bytes(SALT_BYTES))
        salt: bytes = (await session.execute(select(DaySalt.salt).where(DaySalt.day == day))).scalar_one()
        return salt


def visitor_hash(salt: bytes, slug: str, network: str, user_agent: str) -> str:
    said = "\n".join((slug, network, user_agent)).encode("utf-8", "replace")
    return hashlib.blake2b(said, key=salt, digest_size=HASH_BYTES).hexdigest()

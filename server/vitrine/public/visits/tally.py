"""What this process counts, and when it is written: once a minute, on the minute, and at the stop. `app.py` starts it.

A visit costs no commit, and a process that is killed loses a minute of counts. Nobody's address is kept here: it is
hashed as it arrives.
"""

import asyncio
import contextlib
import logging
import time
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy.exc import SQLAlchemyError

from vitrine.platform.errors import Problem
from vitrine.platform.http.views import Views
from vitrine.platform.logs import WarningLimit, reason_of
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.public.visits.counted import Counted, Visitor, VisitorKey
from vitrine.public.visits.report import VisitIn
from vitrine.public.visits.salts import Salts, visitor_hash
from vitrine.public.visits.writing import write_counted

if TYPE_CHECKING:
    from vitrine.public.visits.countries import Countries

MAX_VISITORS = 10_000  # a minute: what strangers make up must not fill the memory
MAX_WAITING = 30  # minutes that wait for a database which is away
MAX_WAITING_ENTRIES = 60_000  # in all of them: two minutes that strangers have filled

log = logging.getLogger(__name__)
_warnings = WarningLimit(log)


class Caller(NamedTuple):
    """What a report's request says of who sent it. `network`: the address as limits count it."""

    address: str
    network: str
    user_agent: str
    says_mobile: bool
    session: str


def _open_countries(settings: Settings) -> "Countries | None":
    if settings.countries is None:
        return None
    from vitrine.public.visits.countries import Countries  # most have no such file, and need not load what reads it

    return Countries(settings.countries)


class VisitTally:
    def __init__(self, database: Database, settings: Settings, views: Views) -> None:
        self.views = views  # counted by the front, from before there is a tally
        self._database, self._zone = database, ZoneInfo(settings.timezone)
        self._salts = Salts(database)
        self._countries = _open_countries(settings)
        self._every_s = settings.limits.visits_written_seconds
        self._since = self._now()
        self._visitors: dict[VisitorKey, Visitor] = {}
        self._waiting: list[Counted] = []
        self._writing = asyncio.Lock()
        self._loop: asyncio.Task[None] | None = None

    def _now(self) -> datetime:
        return datetime.now(self._zone)

    async def add(self, slug: str, caller: Caller, visit: VisitIn) -> None:
        """Nothing is asked of the database but the day's salt, once a day."""
        moment = self._now()
        try:
            salt = await self._salts.of(moment.date())
        except (SQLAlchemyError, OSError, Problem) as error:
            _warnings.warning("a visit is not counted", reason=reason_of(error))
            return
        key = VisitorKey(slug, moment.date(), visitor_hash(salt, slug, caller.network, caller.user_agent))
        visitor = self._visitors.get(key)
        if visitor is None:
            if len(self._visitors) >= MAX_VISITORS:
                _warnings.warning("a visit is not counted", reason="too many in one minute")
                return
            visitor = self._visitors[key] = Visitor(
                hour=f"{moment:%H}",
                user_agent=caller.user_agent,
                says_mobile=caller.says_mobile,
                session=caller.session,
                country=self._countries.of(caller.address) if self._countries else "",
                source=visit.source.removeprefix("www."),
                campaign=" / ".join(word for word in visit.campaign if word),
                wanted=visit.wanted,
            )
        visitor.add(visit)

    def _take(self) -> None:
        """Ends the stretch that is being counted: what it has is of the hour in which it began."""
        since, self._since = self._since, self._now()
        visitors, self._visitors = self._visitors, {}
        counted = Counted(since.date(), f"{since:%H}", self.views.take(), visitors)
        self._salts.drop_ended(self._since.date())
        if not counted:
            return
        entries = sum(len(each) for each in self._waiting)
        if len(self._waiting) >= MAX_WAITING or entries + len(counted) > MAX_WAITING_ENTRIES:
            log.warning("a minute's visits are lost: too many wait to be written")
            return
        self._waiting.append(counted)

    async def write(self) -> None:
        """What was counted until now. What cannot be written waits for the next time, behind the others: if it is at
        fault by itself, they need not wait for it.
        """
        self._take()
        async with self._writing:
            while self._waiting:
                try:
                    await write_counted(self._database, self._waiting[0])
                except (SQLAlchemyError, OSError, Problem) as error:
                    log.warning("visits not written yet", extra={"reason": reason_of(error)})
                    self._waiting.append(self._waiting.pop(0))
                    return
                self._waiting.pop(0)

    async def _keep_writing(self) -> None:
        while True:
            # On the minute, so that no stretch lies in two hours.
            await asyncio.sleep(self._every_s - time.time() % self._every_s)
            await self.write()

    def start(self) -> None:
        self._loop = asyncio.create_task(self._keep_writing())

    async def stop(self) -> None:
        if self._loop is not None:
            async with self._writing:  # what is being written is written to its end, or it would be written twice
                self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop
        await self.write()

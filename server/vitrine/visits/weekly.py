"""Sends the letter of the week: on Monday morning, once per site, whichever node is at it. A job (background.py).

The week is noted in the moment in which the mail server is about to take the letter. A process that is killed there
loses one letter, which is less than two of the same; a server that refuses it gets it again at the next look.
"""

import logging
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.logs import reason_of
from vitrine.mail import Mailer, MailNotSent, Reader, UnsafeHeader
from vitrine.site.tables import Site
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.visits.letter import Week, week_letter
from vitrine.visits.shown import read_days
from vitrine.visits.sums import Sum, summed
from vitrine.visits.tables import VisitDay

log = logging.getLogger(__name__)

FROM_HOUR = time(7)
# A node that was away on Monday still sends on Tuesday; later it is no news.
SENT_FOR = timedelta(days=2)
SITES_AT_ONCE = 100


class AlreadySent(Exception):
    """Another node was faster, or the owner has just switched it off."""


class WeeklyLetters:
    def __init__(
        self, database: Database, mailer: Mailer, origin: str, timezone: str, clock: Callable[[], datetime] = now
    ) -> None:
        self._database, self._mailer, self._clock = database, mailer, clock
        self._zone = ZoneInfo(timezone)
        self._screen_url = f"{origin}/dashboard/visites"

    def _monday(self) -> date | None:
        """Today's week, while its letter is due: it tells of the one before."""
        moment = self._clock().astimezone(self._zone)
        monday = moment.date() - timedelta(days=moment.weekday())
        since = moment - datetime.combine(monday, FROM_HOUR, self._zone)
        return monday if timedelta() <= since < SENT_FOR else None

    async def is_any_due(self) -> bool:
        return bool((monday := self._monday()) and await self._due(monday, after=""))

    async def send_due(self) -> int:
        """The number of letters that went."""
        sent, after = 0, ""
        while (monday := self._monday()) and (due := await self._due(monday, after)):
            for site_id, to in due:
                sent += await self._send(site_id, to, monday)
            after = due[-1][0]  # one whose server refuses is not tried again and again in one run
        return sent

    async def _due(self, monday: date, after: str) -> list[tuple[str, Reader]]:
        query = (
            select(Site.id, Account.email, Account.language)
            .join(Account, Account.id == Site.account_id)
            .where(Site.id > after, Account.email_verified_at.is_not(None), _is_wanted(monday))
            .order_by(Site.id)
            .limit(SITES_AT_ONCE)
        )
        async with self._database.reading() as session:
            return [(row.id, Reader(row.email, row.language)) for row in await session.execute(query)]

    async def _send(self, site_id: str, to: Reader, monday: date) -> bool:
        async with self._database.reading() as session:
            week = await read_week(session, site_id, monday - timedelta(days=7))
        note = _Note(self._database, site_id, monday)
        try:
            if not week.is_worth_a_letter:
                await note.begins()
                return False
            await self._mailer.send(week_letter(week, to, site_id, self._screen_url), note)
        except AlreadySent:
            return False
        except (MailNotSent, UnsafeHeader) as error:
            log.warning("a letter of the week waits", extra={"site": site_id, "reason": reason_of(error)})
            await note.take_back()
            return False
        return True


class _Note:
    """Which week's letter a site has had: written when the server agrees to take it, before it has a byte of it."""

    def __init__(self, database: Database, site_id: str, monday: date) -> None:
        self._database, self._site_id, self._monday = database, site_id, monday
        self._is_written = False

    async def begins(self) -> None:
        noted = update(Site).where(Site.id == self._site_id, _is_wanted(self._monday))
        async with self._database.writing() as session:
            found = await session.scalar(noted.values(visits_letter_week=_name(self._monday)).returning(Site.id))
        if found is None:
            raise AlreadySent
        self._is_written = True

    async def is_done(self) -> None:
        """Noted before."""

    async def take_back(self) -> None:
        if self._is_written:
            mine = update(Site).where(Site.id == self._site_id, Site.visits_letter_week == _name(self._monday))
            async with self._database.writing() as session:
                await session.execute(mine.values(visits_letter_week=None))


def _name(monday: date) -> str:
    return f"{monday:%G-W%V}"


def _is_wanted(monday: date) -> ColumnElement[bool]:
    """Asked for, paid, counted, and not sent yet."""
    is_new = or_(Site.visits_letter_week.is_(None), Site.visits_letter_week != _name(monday))
    return and_(Site.visits_letter, Site.counts_visits, Site.activation.is_not(None), is_new)


async def read_week(session: AsyncSession, site_id: str, monday: date) -> Week:
    last = monday + timedelta(days=6)
    days = await read_days(session, site_id, monday - timedelta(days=7), last)
    rows = await session.execute(
        select(VisitDay.dimension, VisitDay.counts, VisitDay.total).where(
            VisitDay.site_id == site_id,
            VisitDay.day.between(monday, last),
            VisitDay.dimension.in_(("source", "wanted")),
        )
    )
    found = [(row.dimension, Sum(row.counts, row.total)) for row in rows]
    sources, wanted = (summed(*(each for name, each in found if name == asked)) for asked in ("source", "wanted"))
    return Week(days=days[7:], before=days[:7], sources=sources, wanted=wanted)

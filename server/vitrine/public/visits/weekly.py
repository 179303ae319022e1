"""Writes the letter of the week: on Monday morning, once per site, whichever node is at it. A job (background.py).

The week is noted with the letter, in one transaction; the outbox sends it until it is no news any more.
"""

from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.platform.mail import Reader
from vitrine.platform.mail.kinds import MailKind
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.public.visits.letter import Week, week_letter
from vitrine.public.visits.shown import read_days
from vitrine.public.visits.sums import Sum, summed
from vitrine.public.visits.tables import VisitDay
from vitrine.sites.site.tables import Site

MAILS = MailKind("week", priority=2)
FROM_HOUR = time(7)
# A node that was away on Monday still sends on Tuesday; later it is no news.
SENT_FOR = timedelta(days=2)
SITES_AT_ONCE = 100


class WeeklyLetters:
    def __init__(
        self, database: Database, outbox: Outbox, origin: str, timezone: str, clock: Callable[[], datetime] = now
    ) -> None:
        self._database, self._outbox, self._clock = database, outbox, clock
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

    async def write_due(self) -> int:
        """The number of letters, which are in the outbox then."""
        written, after = 0, ""
        while (monday := self._monday()) and (due := await self._due(monday, after)):
            for site_id, to in due:
                written += await self._write(site_id, to, monday)
            after = due[-1][0]
        return written

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

    async def _write(self, site_id: str, to: Reader, monday: date) -> bool:
        """False where another node was faster, the owner has just switched it off, or there is nothing to tell."""
        noted = update(Site).where(Site.id == site_id, _is_wanted(monday)).values(visits_letter_week=_name(monday))
        async with self._database.writing() as session:
            if await session.scalar(noted.returning(Site.id)) is None:
                return False
            week = await read_week(session, site_id, monday - timedelta(days=7))
            if not week.is_worth_mailing:
                return False
            letter = week_letter(week, to, site_id, self._screen_url)
            until = datetime.combine(monday, FROM_HOUR, self._zone) + SENT_FOR
            await self._outbox.add(session, letter, MAILS, expires_at=until)
        return True


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

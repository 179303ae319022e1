"""What the operator's page shows of the figures: ninety days, today's last, with jobs and errors beside them.

A few thousand small rows at most are read, however many sites there are: one per day and figure, and one per job.
"""

from collections import defaultdict
from datetime import date, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import Strict
from vitrine.operation.figures.daily import SHOWN_DAYS, count_waiting_mails
from vitrine.operation.figures.tables import Figure, FigureDay
from vitrine.platform.jobs.runner import last_runs
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.public.visits.shown import today_in
from vitrine.public.visits.tables import VisitTotal

COUNTED_BY = "figures.days"  # the job of background.py


class DayFigures(Strict):
    """Null: nobody counted it on that day, as before the instance began."""

    day: date
    accounts: int | None
    sites: int | None
    signUps: int | None
    newSites: int | None
    visits: int
    views: int
    messages: int | None
    mailsWaiting: int | None
    diskUsedBytes: int | None
    diskFreeBytes: int | None
    roomBytes: int | None
    refused: int  # by us: 4xx
    failed: int  # our fault: 5xx


class ErrorFigures(Strict):
    """`kind`: what was asked for."""

    code: int
    kind: str
    today: int
    total: int


class JobFigures(Strict):
    name: str
    isRunning: bool
    startedAt: datetime | None
    finishedAt: datetime | None
    seconds: float | None
    error: str | None


class FiguresOut(Strict):
    """`days`: oldest first, none left out. `countedAt`: when today's figures were last written down."""

    today: date
    timezone: str
    countedAt: datetime | None
    mailsWaiting: int
    days: list[DayFigures]
    errors: list[ErrorFigures]
    jobs: list[JobFigures]


Amounts = dict[tuple[date, str], int]


async def read_figures(session: AsyncSession, settings: Settings) -> FiguresOut:
    today = today_in(settings.timezone)
    days = [today - timedelta(days=ago) for ago in reversed(range(SHOWN_DAYS))]
    rows = list(await session.scalars(select(FigureDay).where(FigureDay.day.between(days[0], today))))
    totals = await session.scalars(select(VisitTotal).where(VisitTotal.day.between(days[0], today)))
    visits = {row.day: row for row in totals}
    jobs = await last_runs(session)
    amounts: Amounts = {(row.day, row.figure): row.amount for row in rows if row.figure != "errors"}
    errors = _errors([row for row in rows if row.figure == "errors"])
    return FiguresOut(
        today=today,
        timezone=settings.timezone,
        countedAt=next((job.finished_at for job in jobs if job.name == COUNTED_BY), None),
        mailsWaiting=await count_waiting_mails(session),
        days=[_day(day, amounts, visits.get(day), errors[day]) for day in days],
        errors=_by_code(errors, today),
        jobs=[_job(job) for job in jobs],
    )


Errors = dict[date, dict[tuple[int, str], int]]


def _errors(rows: list[FigureDay]) -> Errors:
    found: Errors = defaultdict(dict)
    for row in rows:
        code, _, kind = row.part.partition(" ")
        # Whether a page came from memory is for /metrics: to the operator it is a public page.
        key = int(code), "page" if kind == "page_kept" else kind
        found[row.day][key] = found[row.day].get(key, 0) + row.amount
    return found


def _day(day: date, amounts: Amounts, visits: VisitTotal | None, errors: dict[tuple[int, str], int]) -> DayFigures:
    def of(figure: Figure) -> int | None:
        return amounts.get((day, figure))

    return DayFigures(
        day=day,
        accounts=of("accounts"),
        sites=of("sites"),
        signUps=of("sign_ups"),
        newSites=of("new_sites"),
        visits=visits.visits if visits else 0,
        views=visits.views if visits else 0,
        messages=of("messages"),
        mailsWaiting=of("mails_waiting"),
        diskUsedBytes=of("disk_used_bytes"),
        diskFreeBytes=of("disk_free_bytes"),
        roomBytes=of("room_bytes"),
        refused=sum(amount for (code, _), amount in errors.items() if code < 500),
        failed=sum(amount for (code, _), amount in errors.items() if code >= 500),
    )


def _by_code(errors: Errors, today: date) -> list[ErrorFigures]:
    """Our own faults first, then the most frequent."""
    totals: dict[tuple[int, str], int] = defaultdict(int)
    for of_day in errors.values():
        for key, amount in of_day.items():
            totals[key] += amount
    shown = [
        ErrorFigures(code=code, kind=kind, today=errors[today].get((code, kind), 0), total=total)
        for (code, kind), total in totals.items()
    ]
    return sorted(shown, key=lambda error: (error.code < 500, -error.total, error.code, error.kind))


def _job(row: JobRow) -> JobFigures:
    return JobFigures(
        name=row.name,
        isRunning=row.held_until is not None and row.held_until > now(),
        startedAt=row.started_at,
        finishedAt=row.finished_at,
        seconds=row.took_s,
        error=row.error,
    )

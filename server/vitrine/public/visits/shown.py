"""What the owner sees of his figures. A year of a busy site is two hundred thousand numbers: not read row by row."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Literal, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Text, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import Strict
from vitrine.platform.settings import Settings
from vitrine.platform.storage.upserts import is_postgresql
from vitrine.public.visits.sums import Delay, Sum, top_of
from vitrine.public.visits.tables import VisitDay, VitalsDay
from vitrine.sites.site.tables import Site

ListName = Literal["page", "language", "wanted", "source", "campaign", "device", "country", "click"]
Metric = Literal["CLS", "INP", "LCP", "TTFB"]
HOURS = tuple(f"{hour:02}" for hour in range(24))
WEEK = 7


class DayOut(Strict):
    day: date
    visits: int
    views: int
    messages: int


class HourOut(Strict):
    hour: int
    visits: int
    views: int


class CountOut(Strict):
    value: str
    count: int


class ListOut(Strict):
    """The most frequent first; `rest`: all others together."""

    top: list[CountOut]
    rest: int


class LeadOut(Strict):
    source: str
    visits: int
    messages: int


class VitalOut(Strict):
    metric: Metric
    good: int
    fair: int
    poor: int
    mean: float


class VisitsOut(Strict):
    """`since`: the first day with figures. `days`: oldest first, none left out; `before`: as many days before those."""

    isOn: bool
    isPaid: bool
    letter: bool
    timezone: str
    today: date
    since: date | None
    days: list[DayOut]
    before: list[DayOut]
    hours: list[HourOut]
    lists: dict[ListName, ListOut]
    hasCountries: bool
    leads: list[LeadOut]
    contactAfter: list[CountOut]
    vitals: list[VitalOut]
    bots: int


class TodayOut(Strict):
    visits: int
    views: int


class WeekOut(Strict):
    """The last seven days, today among them, and the seven before."""

    visits: int
    before: int


class VisitsSummary(Strict):
    isOn: bool
    today: TodayOut
    week: WeekOut
    since: date | None


def today_in(timezone: str) -> date:
    return datetime.now(ZoneInfo(timezone)).date()


async def read_visits(session: AsyncSession, settings: Settings, site: Site, number_of_days: int) -> VisitsOut:
    today = today_in(settings.timezone)
    first = today - timedelta(days=number_of_days - 1)
    days = await read_days(session, site.id, first - timedelta(days=number_of_days), today)
    found = await _lists_since(session, site.id, first)
    return VisitsOut(
        isOn=site.counts_visits,
        isPaid=site.activation is not None,
        letter=site.visits_letter,
        timezone=settings.timezone,
        today=today,
        since=await first_day(session, site.id),
        days=days[number_of_days:],
        before=days[:number_of_days],
        hours=_hours(found["visits_hour"].counts, found["views_hour"].counts),
        lists={name: _list(found[name]) for name in get_args(ListName)},
        hasCountries=settings.countries is not None,
        leads=_leads(found["lead"], found["source"]),
        contactAfter=[
            CountOut(value=delay, count=found["contact_after"].counts.get(delay, 0)) for delay in get_args(Delay)
        ],
        vitals=await _vitals(session, site.id, first),
        bots=found["bot"].total,
    )


async def read_summary(session: AsyncSession, settings: Settings, site: Site) -> VisitsSummary:
    today = today_in(settings.timezone)
    days = await read_days(session, site.id, today - timedelta(days=2 * WEEK - 1), today)
    return VisitsSummary(
        isOn=site.counts_visits,
        today=TodayOut(visits=days[-1].visits, views=days[-1].views),
        week=WeekOut(visits=sum(day.visits for day in days[WEEK:]), before=sum(day.visits for day in days[:WEEK])),
        since=await first_day(session, site.id),
    )


async def first_day(session: AsyncSession, site_id: str) -> date | None:
    first: date | None = await session.scalar(select(func.min(VisitDay.day)).where(VisitDay.site_id == site_id))
    return first


async def read_days(session: AsyncSession, site_id: str, first: date, last: date) -> list[DayOut]:
    """Both ends included, none left out."""
    totals = select(VisitDay.day, VisitDay.dimension, VisitDay.total).where(
        VisitDay.site_id == site_id,
        VisitDay.day.between(first, last),
        VisitDay.dimension.in_(("visits_hour", "views_hour", "lead")),
    )
    found: dict[tuple[date, str], int] = {(row.day, row.dimension): row.total for row in await session.execute(totals)}
    return [
        DayOut(
            day=day,
            visits=found.get((day, "visits_hour"), 0),
            views=found.get((day, "views_hour"), 0),
            messages=found.get((day, "lead"), 0),
        )
        for day in (first + timedelta(days=number) for number in range((last - first).days + 1))
    ]


async def _lists_since(session: AsyncSession, site_id: str, first: date) -> Mapping[str, Sum]:
    """Each dimension over the whole range: its values, and all together."""
    counts = cast(VisitDay.counts, Text)
    one_after_the_other = func.string_agg(counts, ",") if is_postgresql(session) else func.group_concat(counts, ",")
    asked = (
        select(VisitDay.dimension, func.sum(VisitDay.total), one_after_the_other)
        .where(VisitDay.site_id == site_id, VisitDay.day >= first)
        .group_by(VisitDay.dimension)
    )
    rows = [(dimension, int(total), text) for dimension, total, text in await session.execute(asked)]
    # In a thread: others wait for nothing meanwhile.
    return defaultdict(lambda: Sum({}, 0), await asyncio.to_thread(_sums_in, rows))


def _sums_in(rows: list[tuple[str, int, str]]) -> dict[str, Sum]:
    """Read as one document each: taken apart by the database, a year of a busy site took five times as long."""
    sums: dict[str, Sum] = {}
    for dimension, total, text in rows:
        together: dict[str, int] = {}
        for counts in json.loads(f"[{text}]"):
            for value, count in counts.items():
                together[value] = together.get(value, 0) + count
        sums[dimension] = top_of(together, total)
    return sums


def _list(found: Sum) -> ListOut:
    return ListOut(top=[CountOut(value=value, count=count) for value, count in found.counts.items()], rest=found.rest)


def _hours(visits: Mapping[str, int], views: Mapping[str, int]) -> list[HourOut]:
    return [HourOut(hour=int(hour), visits=visits.get(hour, 0), views=views.get(hour, 0)) for hour in HOURS]


def _leads(messages: Sum, visits: Sum) -> list[LeadOut]:
    """Those that led to messages, the most first."""
    return [
        LeadOut(source=source, visits=visits.counts.get(source, 0), messages=count)
        for source, count in messages.counts.items()
    ]


async def _vitals(session: AsyncSession, site_id: str, first: date) -> list[VitalOut]:
    sums = (
        select(VitalsDay.metric, VitalsDay.rating, func.sum(VitalsDay.count), func.sum(VitalsDay.total))
        .where(VitalsDay.site_id == site_id, VitalsDay.day >= first)
        .group_by(VitalsDay.metric, VitalsDay.rating)
    )
    found = {(metric, rating): (int(count), total) for metric, rating, count, total in await session.execute(sums)}
    shown = []
    for metric in get_args(Metric):
        good, fair, poor = (found.get((metric, rating), (0, 0.0)) for rating in ("good", "needs-improvement", "poor"))
        count = good[0] + fair[0] + poor[0]
        if count:
            mean = (good[1] + fair[1] + poor[1]) / count
            shown.append(VitalOut(metric=metric, good=good[0], fair=fair[0], poor=poor[0], mean=mean))
    return shown

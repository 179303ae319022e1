"""Adds to the days' sums what a process counted, in one transaction: right, however many nodes add at this moment.

A row is read, added to and written under its lock; locks are taken in the order of the rows' keys, so no two wait for
each other. Who comes again today, on whichever node, the database knows by the hash.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Sequence
from datetime import date
from functools import cache
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Insert, Select, Table, and_, select, true
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.dml import ReturningInsert

from vitrine.accounts.tables import Session
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.json_rows import AT_ONE_TURN, document_of, rows_from_json
from vitrine.platform.storage.upserts import dialect_of, insert_for, insert_into
from vitrine.public.visits.bots import bots_among, device_of
from vitrine.public.visits.counted import Counted, Visitor
from vitrine.public.visits.sums import Dimension, Sum, storable, summed
from vitrine.public.visits.tables import DayVisitor, VisitDay, VisitTotal
from vitrine.public.visits.vitals import VitalsOf, add_vitals
from vitrine.sites.site.suspending import is_suspended
from vitrine.sites.site.tables import Site

SITES_AT_ONE_TURN = 20  # each has a row for some ten dimensions
MAX_VISITS = 100_000  # of a site in a day, which nobody's showcase has: each is a row until the day is over
T = TypeVar("T")


class DayOf(NamedTuple):
    """The key of VisitDay."""

    site_id: str
    day: date
    dimension: str


class HashOf(NamedTuple):
    """The key of DayVisitor."""

    site_id: str
    day: date
    hash: str


def _in_order(key: HashOf) -> str:
    """Of all its rows: texts are compared ten times as fast as keys."""
    return f"{key.site_id}{key.day}{key.hash}"


async def write_counted(database: Database, counted: Counted) -> None:
    bots = await asyncio.to_thread(bots_among, _user_agents(counted))
    async with database.writing() as session:
        sites = await _hold_sites(session, counted)
        sums = Sums()
        owners = await _own_sessions(session, counted)
        for seen, viewer, count in counted.views:
            if seen.site_id not in sites.ids or (viewer.session, seen.site_id) in owners:
                continue
            if viewer.user_agent in bots:
                sums[DayOf(seen.site_id, counted.day, "bot")][""] += count
            else:
                _add_view(sums, counted, seen.site_id, seen.page, seen.language, count)
        full = await _full_days(session, counted)
        visitors: dict[HashOf, Visitor] = {}
        async for some in _by_turns(list(counted.visitors.items())):
            visitors |= {
                HashOf(site_id, key.day, key.hash): visitor
                for key, visitor in some
                if (site_id := sites.of_slugs.get(key.slug, "")) in sites.ids
                and visitor.user_agent not in bots
                and (visitor.session, site_id) not in owners
                and (site_id, key.day) not in full
            }
        vitals: dict[VitalsOf, tuple[int, float]] = {}
        async for keys in _by_turns(sorted(visitors, key=_in_order)):
            sources = await _meet(session, {key: visitors[key] for key in keys})
            for key in keys:
                _add_visitor(sums, key, visitors[key], earlier_source=sources.get(key))
                _add_metrics(vitals, key, visitors[key])
        await _add_sums(session, sums)
        await add_vitals(session, vitals)
        await _add_totals(session, sums)


def _user_agents(counted: Counted) -> list[str]:
    """The most frequent first."""
    times = Counter(visitor.user_agent for visitor in counted.visitors.values())
    for _seen, viewer, count in counted.views:
        times[viewer.user_agent] += count
    return [user_agent for user_agent, _count in times.most_common()]


async def _by_turns(all_of_them: Sequence[T], number: int = AT_ONE_TURN) -> AsyncIterator[Sequence[T]]:
    """A minute may have ten thousand visitors, and pages are answered meanwhile: a few hundred at one turn."""
    for start in range(0, len(all_of_them), number):
        yield all_of_them[start : start + number]
        await asyncio.sleep(0)


class Sites(NamedTuple):
    ids: set[str]
    of_slugs: dict[str, str]


@cache
def at_slugs(dialect: str) -> Select[str, str]:
    slugs = rows_from_json(dialect, Site.slug)
    is_seen = (Site.created_at.is_not(None), ~is_suspended())
    return select(Site.slug, Site.id).join(slugs, slugs.c.slug == Site.slug).where(*is_seen)


@cache
def counting(dialect: str) -> Select[Any]:
    ids = rows_from_json(dialect, Site.id)
    sites = select(Site.id).join(ids, ids.c.id == Site.id).where(Site.counts_visits).order_by(Site.id)
    return sites.with_for_update(read=True, key_share=True, of=Site)


@cache
def owned(dialect: str) -> Select[str, str]:
    sessions = rows_from_json(dialect, Session.id)
    both = select(Session.id.label("session_id"), Site.id.label("site_id"))
    return both.join(Site, Site.account_id == Session.account_id).join(sessions, sessions.c.id == Session.id)


async def _hold_sites(session: AsyncSession, counted: Counted) -> Sites:
    """Those that count, and that stay until this is written. Of slugs that are nobody's nothing is kept."""
    dialect = dialect_of(session)
    of_slugs: dict[str, str] = {}
    async for slugs in _by_turns(sorted({key.slug for key in counted.visitors})):
        found = await session.execute(at_slugs(dialect), document_of((slug,) for slug in slugs))
        of_slugs |= {row.slug: row.id for row in found}
    ids: set[str] = set()
    async for some in _by_turns(sorted({*of_slugs.values(), *(seen.site_id for seen, _, _ in counted.views)})):
        found = await session.execute(counting(dialect), document_of((site_id,) for site_id in some))
        ids.update(row.id for row in found)
    return Sites(ids, of_slugs)


async def _own_sessions(session: AsyncSession, counted: Counted) -> set[tuple[str, str]]:
    """Sessions, each with the site that is its owner's own."""
    dialect = dialect_of(session)
    named = {viewer.session for _seen, viewer, _count in counted.views}
    named |= {visitor.session for visitor in counted.visitors.values()}
    found: set[tuple[str, str]] = set()
    async for some in _by_turns(sorted(named - {""})):
        rows = await session.execute(owned(dialect), document_of((one,) for one in some))
        found.update((row.session_id, row.site_id) for row in rows)
    return found


async def _full_days(session: AsyncSession, counted: Counted) -> set[tuple[str, date]]:
    """Of which sites no more visits are noted. Views are: they take no row."""
    days = {key.day for key in counted.visitors}
    full = select(VisitDay.site_id, VisitDay.day).where(
        VisitDay.day.in_(days), VisitDay.dimension == "visits_hour", VisitDay.total >= MAX_VISITS
    )
    return {(row.site_id, row.day) for row in await session.execute(full)} if days else set()


class Sums(defaultdict[DayOf, Counter[str]]):
    def __init__(self) -> None:
        super().__init__(Counter)


def _add_view(sums: Sums, counted: Counted, site_id: str, page: str, language: str, count: int) -> None:
    values: dict[Dimension, str] = {"views_hour": counted.hour, "page": page, "language": language}
    for dimension, value in values.items():
        sums[DayOf(site_id, counted.day, dimension)][value] += count


def _add_visitor(sums: Sums, key: HashOf, visitor: Visitor, *, earlier_source: str | None) -> None:
    """`earlier_source`: of whoever is in the day's figures already; None: he is a visit."""

    def add(dimension: Dimension, value: str, count: int = 1) -> None:
        sums[DayOf(key.site_id, key.day, dimension)][value] += count

    if earlier_source is None:
        add("visits_hour", visitor.hour)
        add("source", visitor.source)
        add("device", device_of(visitor.user_agent, visitor.says_mobile))
        by_dimension: dict[Dimension, str] = {
            "campaign": visitor.campaign,
            "wanted": visitor.wanted,
            "country": visitor.country,
        }
        for dimension, value in by_dimension.items():
            if value:
                add(dimension, value)
    for click, count in visitor.clicks.items():
        add("click", click, count)
    for delay, count in visitor.delays.items():
        add("contact_after", delay, count)
        add("lead", visitor.source if earlier_source is None else earlier_source, count)


_day, _visitor = cast("Table", VisitDay.__table__), cast("Table", DayVisitor.__table__)


@cache
def _met(dialect: str) -> ReturningInsert[Any]:
    these = rows_from_json(dialect, *(_visitor.c[name] for name in (*HashOf._fields, "source")))
    # A condition, because SQLite would take ON for that of a join.
    new = insert_for(dialect, DayVisitor).from_select([*HashOf._fields, "source"], select(these).where(true()))
    return new.on_conflict_do_nothing().returning(*(_visitor.c[name] for name in HashOf._fields))


@cache
def select_known_visitors(dialect: str) -> Select[Any]:
    """By their whole keys: a day's table may be long, and writers wait while it is looked through."""
    these = rows_from_json(dialect, *(_visitor.c[name] for name in HashOf._fields))
    is_one = and_(*(these.c[name] == _visitor.c[name] for name in HashOf._fields))
    return select(*(_visitor.c[name] for name in (*HashOf._fields, "source"))).join(these, is_one)


async def _meet(session: AsyncSession, visitors: dict[HashOf, Visitor]) -> dict[HashOf, str]:
    """Notes who is new today; of the others, where they came from at first."""
    dialect = dialect_of(session)
    rows = document_of((*key, visitor.source) for key, visitor in visitors.items())
    known = visitors.keys() - {HashOf(*row) for row in await session.execute(_met(dialect), rows)}
    if not known:
        return {}
    found = await session.execute(select_known_visitors(dialect), document_of(sorted(known)))
    sources = {HashOf(row.site_id, row.day, row.hash): row.source for row in found}
    return {key: sources.get(key, "") for key in known}


async def _add_sums(session: AsyncSession, sums: Sums) -> None:
    of_sites: dict[str, list[DayOf]] = defaultdict(list)
    for key in sorted(sums):
        of_sites[key.site_id].append(key)
    async for site_ids in _by_turns(list(of_sites), SITES_AT_ONE_TURN):
        keys = [key for site_id in site_ids for key in of_sites[site_id]]
        await _add_rows(session, {key: sums[key] for key in keys})


_SUMMED = (*DayOf._fields, "counts", "total")


@cache
def days(dialect: str) -> Select[Any]:
    """Their rows, under their locks."""
    these = rows_from_json(dialect, *(_day.c[name] for name in DayOf._fields))
    is_one = and_(*(these.c[name] == _day.c[name] for name in DayOf._fields))
    rows = select(*(_day.c[name] for name in _SUMMED)).join(these, is_one)
    return rows.order_by(*(_day.c[name] for name in DayOf._fields)).with_for_update(of=_day)


@cache
def _days_made(dialect: str) -> Insert:
    these = rows_from_json(dialect, *(_day.c[name] for name in _SUMMED))
    made = insert_for(dialect, VisitDay).from_select(_SUMMED, select(these).where(true()), include_defaults=False)
    return made.on_conflict_do_nothing()


@cache
def _days_written(dialect: str) -> Insert:
    these = rows_from_json(dialect, *(_day.c[name] for name in _SUMMED))
    written = insert_for(dialect, VisitDay).from_select(_SUMMED, select(these).where(true()), include_defaults=False)
    new = {"counts": written.excluded["counts"], "total": written.excluded["total"]}
    return written.on_conflict_do_update(index_elements=DayOf._fields, set_=new)


async def _add_rows(session: AsyncSession, sums: dict[DayOf, Counter[str]]) -> None:
    dialect = dialect_of(session)
    await session.execute(_days_made(dialect), document_of((*key, {}, 0) for key in sums))
    rows = []
    for row in await session.execute(days(dialect), document_of(sums)):
        key = DayOf(row.site_id, row.day, row.dimension)
        both = storable(summed(Sum(row.counts, row.total), Sum(dict(sums[key]), sums[key].total())))
        rows.append((*key, both.counts, both.total))
    await session.execute(_days_written(dialect), document_of(rows))


async def _add_totals(session: AsyncSession, sums: Sums) -> None:
    """Last: the one row that all nodes write is held for a moment only."""
    days: dict[date, Counter[str]] = defaultdict(Counter)
    for key, counts in sums.items():
        days[key.day][key.dimension] += counts.total()
    rows = [
        {"day": day, "visits": counts["visits_hour"], "views": counts["views_hour"]}
        for day, counts in sorted(days.items())
        if counts["visits_hour"] or counts["views_hour"]
    ]
    if not rows:
        return
    added = insert_into(session, VisitTotal).values(rows)
    both = {"visits": VisitTotal.visits + added.excluded["visits"], "views": VisitTotal.views + added.excluded["views"]}
    await session.execute(added.on_conflict_do_update(index_elements=("day",), set_=both))


def _add_metrics(vitals: dict[VitalsOf, tuple[int, float]], key: HashOf, visitor: Visitor) -> None:
    for measured, (count, total) in visitor.metrics.items():
        of = VitalsOf(key.site_id, key.day, *measured)
        counts, totals = vitals.get(of, (0, 0.0))
        vitals[of] = (counts + count, totals + total)

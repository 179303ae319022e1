"""Adds to the days' sums what a process counted, in one transaction: right, however many nodes add at this moment.

A row is read, added to and written under its lock; locks are taken in the order of the rows' keys, so no two wait for
each other. Who comes again today, on whichever node, the database knows by the hash.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple, TypeVar

from sqlalchemy import Select, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Session
from vitrine.site.suspending import is_suspended
from vitrine.site.tables import Site
from vitrine.storage.at_once import insert_into
from vitrine.storage.database import Database
from vitrine.visits.bots import bots_among, device_of
from vitrine.visits.counted import Counted, Visitor
from vitrine.visits.sums import Dimension, Sum, storable, summed
from vitrine.visits.tables import DayVisitor, VisitDay, VisitTotal
from vitrine.visits.vitals import VitalsOf, add_vitals

AT_ONCE = 1000  # a statement takes no more than 32 767 values
SITES_AT_ONCE = 50
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
                sums.add(DayOf(seen.site_id, counted.day, "bot"), "", count)
            else:
                _add_view(sums, counted, seen.site_id, seen.page, seen.language, count)
        full = await _full_days(session, counted)
        visitors = {
            HashOf(site_id, key.day, key.hash): visitor
            for key, visitor in counted.visitors.items()
            if (site_id := sites.of_slugs.get(key.slug, "")) in sites.ids
            and visitor.user_agent not in bots
            and (visitor.session, site_id) not in owners
            and (site_id, key.day) not in full
        }
        sources = await _meet(session, visitors)
        for key, visitor in visitors.items():
            _add_visitor(sums, key, visitor, earlier_source=sources.get(key))
        await _add_sums(session, sums)
        await add_vitals(session, _vitals_of(visitors))
        await _add_totals(session, sums)


def _user_agents(counted: Counted) -> list[str]:
    """The most frequent first."""
    times = Counter(visitor.user_agent for visitor in counted.visitors.values())
    for _seen, viewer, count in counted.views:
        times[viewer.user_agent] += count
    return [user_agent for user_agent, _count in times.most_common()]


def _some(all_of_them: Sequence[T], number: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(all_of_them), number):
        yield all_of_them[start : start + number]


class Sites(NamedTuple):
    ids: set[str]
    of_slugs: dict[str, str]


async def _hold_sites(session: AsyncSession, counted: Counted) -> Sites:
    """Those that count, and that stay until this is written. Of slugs that are nobody's nothing is kept."""
    of_slugs: dict[str, str] = {}
    for slugs in _some(sorted({key.slug for key in counted.visitors}), AT_ONCE):
        seen = (Site.created_at.is_not(None), ~is_suspended())
        found = select(Site.slug, Site.id).where(Site.slug.in_(slugs), *seen)
        of_slugs |= {row.slug: row.id for row in await session.execute(found)}
    ids: set[str] = set()
    for some in _some(sorted({*of_slugs.values(), *(seen.site_id for seen, _, _ in counted.views)}), AT_ONCE):
        counting = select(Site.id).where(Site.id.in_(some), Site.counts_visits).order_by(Site.id)
        ids.update(await session.scalars(counting.with_for_update(read=True, key_share=True)))
    return Sites(ids, of_slugs)


async def _own_sessions(session: AsyncSession, counted: Counted) -> set[tuple[str, str]]:
    """Sessions, each with the site that is its owner's own."""
    named = {viewer.session for _seen, viewer, _count in counted.views}
    named |= {visitor.session for visitor in counted.visitors.values()}
    found: set[tuple[str, str]] = set()
    for some in _some(sorted(named - {""}), AT_ONCE):
        owned = select(Session.id, Site.id).join(Site, Site.account_id == Session.account_id)
        found.update((row[0], row[1]) for row in await session.execute(owned.where(Session.id.in_(some))))
    return found


async def _full_days(session: AsyncSession, counted: Counted) -> set[tuple[str, date]]:
    """Of which sites no more visits are noted. Views are: they take no row."""
    days = {key.day for key in counted.visitors}
    full = select(VisitDay.site_id, VisitDay.day).where(
        VisitDay.day.in_(days), VisitDay.dimension == "visits_hour", VisitDay.total >= MAX_VISITS
    )
    return {(row.site_id, row.day) for row in await session.execute(full)} if days else set()


class Sums(dict[DayOf, Counter[str]]):
    def add(self, key: DayOf, value: str, count: int = 1) -> None:
        self.setdefault(key, Counter())[value] += count


def _add_view(sums: Sums, counted: Counted, site_id: str, page: str, language: str, count: int) -> None:
    values: dict[Dimension, str] = {"views_hour": counted.hour, "page": page, "language": language}
    for dimension, value in values.items():
        sums.add(DayOf(site_id, counted.day, dimension), value, count)


def _add_visitor(sums: Sums, key: HashOf, visitor: Visitor, *, earlier_source: str | None) -> None:
    """`earlier_source`: of whoever is in the day's figures already; None: he is a visit."""

    def add(dimension: Dimension, value: str, count: int = 1) -> None:
        sums.add(DayOf(key.site_id, key.day, dimension), value, count)

    if earlier_source is None:
        add("visits_hour", visitor.hour)
        add("source", visitor.source)
        add("device", device_of(visitor.user_agent, visitor.says_mobile))
        told: dict[Dimension, str] = {
            "campaign": visitor.campaign,
            "wanted": visitor.wanted,
            "country": visitor.country,
        }
        for dimension, value in told.items():
            if value:
                add(dimension, value)
    for click, count in visitor.clicks.items():
        add("click", click, count)
    for delay, count in visitor.delays.items():
        add("contact_after", delay, count)
        add("lead", visitor.source if earlier_source is None else earlier_source, count)


async def _meet(session: AsyncSession, visitors: dict[HashOf, Visitor]) -> dict[HashOf, str]:
    """Notes who is new today; of the others, where they came from at first."""
    known: set[HashOf] = set(visitors)
    for some in _some(sorted(visitors), AT_ONCE):
        rows = [{**key._asdict(), "source": visitors[key].source} for key in some]
        met = insert_into(session, DayVisitor).values(rows).on_conflict_do_nothing()
        new = await session.execute(met.returning(DayVisitor.site_id, DayVisitor.day, DayVisitor.hash))
        known -= {HashOf(*row) for row in new}
    sources: dict[HashOf, str] = {}
    for some in _some(sorted(known), AT_ONCE):
        for row in await session.scalars(met_as(some)):
            sources[HashOf(row.site_id, row.day, row.hash)] = row.source
    return {key: sources.get(key, "") for key in known}


def met_as(keys: Sequence[HashOf]) -> Select[DayVisitor]:
    """By their whole keys: a day's table may be long, and writers wait while it is looked through."""
    return select(DayVisitor).where(tuple_(DayVisitor.site_id, DayVisitor.day, DayVisitor.hash).in_(keys))


async def _add_sums(session: AsyncSession, sums: Sums) -> None:
    of_sites: dict[str, list[DayOf]] = defaultdict(list)
    for key in sorted(sums):
        of_sites[key.site_id].append(key)
    for site_ids in _some(list(of_sites), SITES_AT_ONCE):
        keys = [key for site_id in site_ids for key in of_sites[site_id]]
        await _add_rows(session, {key: sums[key] for key in keys})


async def _add_rows(session: AsyncSession, sums: dict[DayOf, Counter[str]]) -> None:
    empty = [{**key._asdict(), "counts": {}, "total": 0} for key in sums]
    await session.execute(insert_into(session, VisitDay).values(empty).on_conflict_do_nothing())
    there = (
        select(VisitDay.site_id, VisitDay.day, VisitDay.dimension, VisitDay.counts, VisitDay.total)
        .where(VisitDay.site_id.in_({key.site_id for key in sums}), VisitDay.day.in_({key.day for key in sums}))
        .order_by(VisitDay.site_id, VisitDay.day, VisitDay.dimension)
        .with_for_update()
    )
    rows = []
    for row in await session.execute(there):
        more = sums.get(DayOf(row.site_id, row.day, row.dimension))
        if more is not None:
            both = storable(summed(Sum(row.counts, row.total), Sum(dict(more), more.total())))
            rows.append({**row._asdict(), "counts": both.counts, "total": both.total})
    written = insert_into(session, VisitDay).values(rows)
    new = {"counts": written.excluded["counts"], "total": written.excluded["total"]}
    await session.execute(written.on_conflict_do_update(index_elements=DayOf._fields, set_=new))


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


def _vitals_of(visitors: dict[HashOf, Visitor]) -> dict[VitalsOf, tuple[int, float]]:
    sums: dict[VitalsOf, tuple[int, float]] = {}
    for key, visitor in visitors.items():
        for measured, (count, total) in visitor.metrics.items():
            vitals = VitalsOf(key.site_id, key.day, *measured)
            counts, totals = sums.get(vitals, (0, 0.0))
            sums[vitals] = (counts + count, totals + total)
    return sums

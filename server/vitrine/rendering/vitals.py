"""Web vitals of public pages (spec, section 7): sums per site, day and language; no cookie, nothing personal.

A visit sends one report when its page is left. It is counted in memory, and written once a minute and at the stop: a
visit costs no commit, and a process that is killed loses a minute of counts.
"""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Annotated, Literal, NamedTuple

from pydantic import Field
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import LanguageCode, Strict
from vitrine.errors import Problem
from vitrine.logs import reason_of
from vitrine.rendering.tables import VitalsDay
from vitrine.site.tables import Site
from vitrine.storage.at_once import insert_into
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.pruning import prune

# A year and a month: each month can be held against the same one a year before.
KEPT_FOR = timedelta(days=400)
WRITTEN_EVERY_S = 60.0
MAX_COUNTED = 20_000  # different sums a minute: what strangers make up must not fill the memory
ROWS_AT_ONCE = 1000  # a statement takes no more than 32 767 values

log = logging.getLogger(__name__)
Metric = Literal["CLS", "INP", "LCP", "TTFB"]


class MeasuredIn(Strict):
    value: Annotated[float, Field(ge=0, le=3_600_000, allow_inf_nan=False)]
    rating: Literal["good", "needs-improvement", "poor"]


class VisitIn(Strict):
    """What one visit measured, as far as it came."""

    language: LanguageCode
    metrics: dict[Metric, MeasuredIn]


class Counted(NamedTuple):
    """What is summed up apart. Whose address it is, is looked up when it is written."""

    slug: str
    day: date
    language: str
    metric: str
    rating: str


class VitalsOf(NamedTuple):
    """The key of VitalsDay."""

    site_id: str
    day: date
    language: str
    metric: str
    rating: str


Sum = tuple[int, float]


class VitalsTally:
    """One per process; `app.py` starts and stops it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sums: dict[Counted, Sum] = {}
        self._writing: asyncio.Task[None] | None = None

    def add(self, slug: str, visit: VisitIn) -> None:
        day = now().date()
        for metric, measured in visit.metrics.items():
            self._count(Counted(slug, day, visit.language, metric, measured.rating), (1, measured.value))

    def _count(self, key: Counted, more: Sum) -> None:
        known = self._sums.get(key)
        if known is None and len(self._sums) >= MAX_COUNTED:
            return
        count, total = known or (0, 0.0)
        self._sums[key] = (count + more[0], total + more[1])

    async def write(self) -> None:
        """What was counted until now, in one transaction. If it cannot be written it waits for the next time."""
        sums, self._sums = self._sums, {}
        if not sums:
            return
        try:
            async with self._database.writing() as session:
                await add_vitals(session, await _of_sites(session, sums))
        except (SQLAlchemyError, OSError, Problem) as error:
            log.warning("web vitals not written yet", extra={"reason": reason_of(error)})
            for key, sum_ in sums.items():
                self._count(key, sum_)

    async def _keep_writing(self) -> None:
        while True:
            await asyncio.sleep(WRITTEN_EVERY_S)
            await self.write()

    def start(self) -> None:
        self._writing = asyncio.create_task(self._keep_writing())

    async def stop(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writing
        await self.write()


async def _of_sites(session: AsyncSession, sums: Mapping[Counted, Sum]) -> dict[VitalsOf, Sum]:
    """By site; of slugs that are nobody's nothing is kept."""
    slugs = sorted({key.slug for key in sums})
    site_ids: dict[str, str] = {}
    for start in range(0, len(slugs), ROWS_AT_ONCE):
        named = Site.slug.in_(slugs[start : start + ROWS_AT_ONCE])
        found = await session.execute(select(Site.slug, Site.id).where(named, Site.created_at.is_not(None)))
        site_ids |= {row.slug: row.id for row in found}
    return {VitalsOf(site_ids[key.slug], *key[1:]): sum_ for key, sum_ in sums.items() if key.slug in site_ids}


async def add_vitals(session: AsyncSession, sums: Mapping[VitalsOf, Sum]) -> None:
    """Adds to each day how many reports came and what they sum up to. The database adds: others do so meanwhile."""
    site_ids = {counted.site_id for counted in sums}
    # Those that are still there, and stay until this is written.
    kept = select(Site.id).where(Site.id.in_(site_ids)).order_by(Site.id).with_for_update(read=True, key_share=True)
    there = set(await session.scalars(kept))
    # In the order of their keys: two who add to the same days must not wait for each other.
    rows = [
        {**counted._asdict(), "count": count, "total": total}
        for counted, (count, total) in sorted(sums.items())
        if counted.site_id in there
    ]
    for start in range(0, len(rows), ROWS_AT_ONCE):
        added = insert_into(session, VitalsDay).values(rows[start : start + ROWS_AT_ONCE])
        more = {"count": VitalsDay.count + added.excluded["count"], "total": VitalsDay.total + added.excluded["total"]}
        await session.execute(added.on_conflict_do_update(index_elements=VitalsOf._fields, set_=more))


async def forget_old_vitals(database: Database) -> int:
    """A job of app.py."""
    return await prune(database, VitalsDay, VitalsDay.day < now().date() - KEPT_FOR)

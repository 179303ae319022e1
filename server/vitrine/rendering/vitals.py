"""Web vitals of public pages (spec, section 7): sums per site, day and language; no cookie, nothing personal."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Annotated, Literal, NamedTuple

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.requests import AppSettings, AppThrottle, client_address
from vitrine.content.schema import LanguageCode, Strict
from vitrine.errors import NotFound
from vitrine.rendering.tables import VitalsDay
from vitrine.site.tables import Site
from vitrine.storage.at_once import insert_into
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.pruning import prune
from vitrine.storage.requests import Writing

# A year and a month: each month can be held against the same one a year before.
KEPT_FOR = timedelta(days=400)

router = APIRouter(prefix="/api/sites", tags=["public"])
ROWS_AT_ONCE = 1000  # a statement takes no more than 32 767 values


class VitalIn(Strict):
    metric: Literal["CLS", "INP", "LCP", "TTFB"]
    value: Annotated[float, Field(ge=0, le=3_600_000, allow_inf_nan=False)]
    rating: Literal["good", "needs-improvement", "poor"]
    language: LanguageCode


class VitalsOf(NamedTuple):
    """What is summed up apart: the key of VitalsDay."""

    site_id: str
    day: date
    language: str
    metric: str
    rating: str


async def _few_per_address(request: Request, settings: AppSettings, throttle: AppThrottle) -> None:
    """Asked before anything else, so that a flood does not even wait for the database."""
    await throttle.hit("vitals", settings.limits.vitals_per_address, client_address(request))


@router.post("/{slug}/vitals", operation_id="report_vital", status_code=204, dependencies=[Depends(_few_per_address)])
async def report_vital(slug: Annotated[str, Path(max_length=60)], vital: VitalIn, session: Writing) -> None:
    site_id = await session.scalar(select(Site.id).where(Site.slug == slug, Site.created_at.is_not(None)))
    if site_id is None:
        raise NotFound()
    day = VitalsOf(site_id, now().date(), vital.language, vital.metric, vital.rating)
    await add_vitals(session, {day: (1, vital.value)})


async def add_vitals(session: AsyncSession, sums: Mapping[VitalsOf, tuple[int, float]]) -> None:
    """Adds to each day how many reports came and what they sum up to. The database adds: others do so meanwhile."""
    site_ids = {one.site_id for one in sums}
    # Those that are still there, and stay until this is written.
    kept = select(Site.id).where(Site.id.in_(site_ids)).order_by(Site.id).with_for_update(read=True, key_share=True)
    there = set(await session.scalars(kept))
    # In the order of their keys: two who add to the same days must not wait for each other.
    rows = [
        {**one._asdict(), "count": count, "total": total}
        for one, (count, total) in sorted(sums.items())
        if one.site_id in there
    ]
    for start in range(0, len(rows), ROWS_AT_ONCE):
        added = insert_into(session, VitalsDay).values(rows[start : start + ROWS_AT_ONCE])
        more = {"count": VitalsDay.count + added.excluded["count"], "total": VitalsDay.total + added.excluded["total"]}
        await session.execute(added.on_conflict_do_update(index_elements=VitalsOf._fields, set_=more))


async def forget_old_vitals(database: Database) -> int:
    """A job of app.py."""
    return await prune(database, VitalsDay, VitalsDay.day < now().date() - KEPT_FOR)

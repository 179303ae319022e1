"""Web vitals of public pages (spec, section 7): sums per site, day and language; no cookie, nothing personal."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field
from sqlalchemy import select

from vitrine.accounts.requests import AppSettings, AppThrottle, client_address
from vitrine.content.schema import LanguageCode, Strict
from vitrine.errors import NotFound
from vitrine.rendering.tables import VitalsDay
from vitrine.site.tables import Site
from vitrine.storage.base import now
from vitrine.storage.requests import Writing

router = APIRouter(prefix="/api/sites", tags=["public"])


class VitalIn(Strict):
    metric: Literal["CLS", "INP", "LCP", "TTFB"]
    value: Annotated[float, Field(ge=0, le=3_600_000, allow_inf_nan=False)]
    rating: Literal["good", "needs-improvement", "poor"]
    language: LanguageCode


async def _few_per_address(request: Request, settings: AppSettings, throttle: AppThrottle) -> None:
    """Asked before anything else, so that a flood does not even wait for the database."""
    await throttle.hit("vitals", settings.limits.vitals_per_address, client_address(request))


@router.post("/{slug}/vitals", operation_id="report_vital", status_code=204, dependencies=[Depends(_few_per_address)])
async def report_vital(slug: Annotated[str, Path(max_length=60)], vital: VitalIn, session: Writing) -> None:
    site_id = await session.scalar(select(Site.id).where(Site.slug == slug, Site.created_at.is_not(None)))
    if site_id is None:
        raise NotFound()
    key = (site_id, now().date(), vital.language, vital.metric, vital.rating)
    day = await session.get(VitalsDay, key, with_for_update=True)
    if day is None:
        day = VitalsDay(site_id=key[0], day=key[1], language=key[2], metric=key[3], rating=key[4], count=0, total=0.0)
        session.add(day)
    day.count += 1
    day.total += vital.value

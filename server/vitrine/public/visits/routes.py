"""The owner's calls: his figures, as a file too, their switches, and their deletion."""

from datetime import timedelta
from enum import IntEnum

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from vitrine.accounts.requests import AppDatabase, AppSettings
from vitrine.content.schema import Strict
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.public.visits import service
from vitrine.public.visits.csv_export import csv_lines
from vitrine.public.visits.shown import VisitsOut, VisitsSummary, read_summary, read_visits, today_in
from vitrine.sites.site.guard import OwnerLanguage, OwnSite, OwnSiteToChange
from vitrine.sites.tiers.policy import check_visits_letter, check_visits_range

router = APIRouter(prefix="/api/site/visits", tags=["visits"])


class Range(IntEnum):
    WEEK = 7
    MONTH = 30
    QUARTER = 90
    YEAR = 365


class VisitSettings(Strict):
    countsVisits: bool
    letter: bool


@router.get("", operation_id="read_visits")
async def read(settings: AppSettings, site: OwnSite, session: Reading, days: Range = Range.MONTH) -> VisitsOut:
    check_visits_range(site.activation is not None, days)
    return await read_visits(session, settings, site, days)


@router.get("/summary", operation_id="read_visits_summary")
async def summary(settings: AppSettings, site: OwnSite, session: Reading) -> VisitsSummary:
    return await read_summary(session, settings, site)


@router.put("/settings", operation_id="save_visit_settings")
async def save_settings(payload: VisitSettings, site: OwnSiteToChange, session: Writing) -> VisitSettings:
    check_visits_letter(site.activation is not None, is_wanted=payload.letter and not site.visits_letter)
    await service.switch(session, site, counts_visits=payload.countsVisits, letter=payload.letter)
    return payload


@router.delete("", operation_id="delete_visits", status_code=204)
async def delete(site: OwnSiteToChange, session: Writing) -> None:
    await service.delete_figures(session, site.id)


# Beside the figures, not below them: a file is named after what is in it.
files = APIRouter(prefix="/api/site", tags=["visits"])


@files.get("/visits.csv", operation_id="export_visits", response_class=StreamingResponse)
async def export(
    settings: AppSettings, site: OwnSite, database: AppDatabase, language: OwnerLanguage, days: Range = Range.MONTH
) -> StreamingResponse:
    check_visits_range(site.activation is not None, days)
    today = today_in(settings.timezone)
    return StreamingResponse(
        csv_lines(database, site.id, today - timedelta(days=days - 1), language),
        media_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="visites-{site.slug}-{today:%Y-%m-%d}.csv"',
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        },
    )

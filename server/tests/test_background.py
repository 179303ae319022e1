"""The jobs of the whole application: each runs, and what nothing else prunes goes."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from tests.factories.app import Owner
from vitrine.app import App
from vitrine.platform.jobs.runner import last_runs
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.storage import pruning
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.public.visits.sums import KEPT_FOR
from vitrine.public.visits.tables import VisitDay, VitalsDay
from vitrine.sites.site.revisions import ANSWERS_KEPT_FOR
from vitrine.sites.site.tables import SavedAnswer, Site

pytestmark = pytest.mark.both_engines


async def _site_id(database: Database) -> str:
    async with database.reading() as session:
        return (await session.scalars(select(Site.id))).one()


async def test_every_job_runs_and_tells_when(app: App, owner: Owner) -> None:
    jobs, database = app.services.jobs, app.services.database
    await jobs.look()
    await jobs.idle()
    async with database.reading() as session:
        runs = await last_runs(session)
    assert {run.name: run.error for run in runs if run.error} == {}
    waits_for_work = {
        "complaints.letters",
        "cvs.make",
        "media.grounds",
        "media.variants",
        "mails.send",
        "sites.awaiting",
        "takeaways.make",
        "visits.letters",
    }
    assert {run.name for run in runs if run.finished_at} == {run.name for run in runs} - waits_for_work


async def test_what_an_owner_takes_along_is_made_by_a_job(app: App, owner: Owner) -> None:
    assert (await owner.client.post("/api/site/takeaways/archive", json={})).status_code == 202
    await app.services.jobs.look()
    await app.services.jobs.idle()
    [made] = (await owner.client.get("/api/site/takeaways")).json()["takeaways"]
    assert (made["state"], made["error"]) == ("ready", None)


async def test_the_question_on_the_operators_page_is_answered(app: App) -> None:
    await app.services.jobs.look()
    await app.services.jobs.idle()
    page = (Path(__file__).parents[2] / "docs" / "operations" / "logs-and-metrics.md").read_text("utf-8")
    [question] = re.findall(r"`(SELECT [^`]+ FROM jobs)`", page)
    async with app.services.database.reading() as session:
        rows = (await session.execute(text(question))).mappings().all()
    swept = next(row for row in rows if row["name"] == "accounts.sweep")
    assert swept["error"] is None and swept["holder"] is None and swept["started_at"] <= swept["finished_at"]


async def test_old_answers_and_old_figures_go_and_the_others_stay(app: App, owner: Owner) -> None:
    jobs, database = app.services.jobs, app.services.database
    await jobs.stop()  # by itself it may have run before there was anything to do
    site_id = await _site_id(database)
    many, yesterday = pruning.ROWS_AT_ONCE + 3, now().date() - timedelta(days=1)
    async with database.writing() as session:
        for number in range(many + 1):
            age = ANSWERS_KEPT_FOR + timedelta(days=1) if number < many else timedelta(days=1)
            answer = {"key": f"key-{number}", "request_hash": "0" * 64, "answered_at": now() - age}
            session.add(SavedAnswer(site_id=site_id, **answer))
        for day in (yesterday, yesterday - timedelta(days=KEPT_FOR.days + 1)):
            session.add(VitalsDay(site_id=site_id, day=day, language="FR", metric="LCP", rating="good"))
            session.add(VisitDay(site_id=site_id, day=day, dimension="page"))
        await session.execute(update(JobRow).values(finished_at=None))
    await jobs.look()
    await jobs.idle()
    async with database.reading() as session:
        assert list(await session.scalars(select(SavedAnswer.key))) == [f"key-{many}"]
        for table in (VitalsDay, VisitDay):
            assert list(await session.scalars(select(table.day))) == [yesterday]

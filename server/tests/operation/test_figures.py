"""The operator's figures: counted day by day by a job, errors added up by each process, shown over ninety days."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from httpx import AsyncClient
from sqlalchemy import Select, func, select, text, update
from sqlalchemy.dialects import sqlite

from tests.factories.app import TIMEZONE, Owner
from tests.public.visits.people import Person
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.operation.figures.daily import count_days, count_storage
from vitrine.operation.figures.errors import ErrorDays
from vitrine.operation.figures.shown import FiguresOut, read_figures
from vitrine.operation.figures.tables import FigureDay
from vitrine.platform.http.counting import Kind
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import new_id, now
from vitrine.public.messages.tables import Message
from vitrine.public.visits.shown import today_in
from vitrine.sites.site.tables import Site

pytestmark = pytest.mark.both_engines

TODAY = today_in(TIMEZONE)


async def figures_of(app: App) -> FiguresOut:
    async with app.services.database.reading() as session:
        return await read_figures(session, app.services.settings)


async def count(app: App) -> None:
    await count_days(app.services.database, app.services.settings)
    await count_storage(app.services.database, app.services.settings)


async def test_an_instance_that_nothing_was_counted_of_has_ninety_days_all_the_same(app: App) -> None:
    shown = await figures_of(app)
    assert [shown.days[0].day, shown.days[-1].day] == [TODAY - timedelta(days=89), TODAY]
    assert shown.days[-1].signUps is None and shown.days[-1].visits == 0
    assert (shown.countedAt, shown.errors, shown.mailsWaiting) == (None, [], 0)


async def test_todays_figures_are_what_is_there(app: App, owner: Owner) -> None:
    await owner.choose("FR")
    person = Person(app, (await owner.site())["slug"])
    await person.visit()
    await person.look()
    await app.services.visits.write()
    async with app.services.database.writing() as session:
        site_id = await session.scalar(select(Site.id))
        for waits in (True, False):
            message = Message(id=new_id(), site_id=site_id, email="v@example.com", name="V", message=f"Bonjour {waits}")
            session.add(message)
            if waits:
                session.add(OutboxMail(kind="message", subject_id=message.id, next_try_at=now() + timedelta(days=1)))
    await count(app)
    shown = await figures_of(app)
    today = shown.days[-1]
    assert (today.accounts, today.sites, today.signUps, today.newSites) == (1, 1, 1, 1)
    assert (today.visits, today.views, today.messages) == (1, 2, 2)
    assert (today.mailsWaiting, shown.mailsWaiting) == (1, 1)
    assert today.diskFreeBytes and today.diskUsedBytes and today.roomBytes == 0


async def test_earlier_days_are_counted_once_and_then_kept(app: App, owner: Owner) -> None:
    """A day that is over stays what it was, though accounts of it are deleted since."""
    database = app.services.database
    noon = datetime.combine(TODAY, time(12), ZoneInfo(TIMEZONE))
    async with database.writing() as session:
        await session.execute(update(Account).values(created_at=noon - timedelta(days=40)))
        session.add(FigureDay(day=TODAY - timedelta(days=500), figure="sign_ups", part="", amount=7))
    await count(app)
    async with database.writing() as session:
        await session.execute(update(Account).values(created_at=noon - timedelta(days=30)))
    await count(app)
    days = [day.signUps for day in (await figures_of(app)).days]
    assert (days[-41], sum(filter(None, days))) == (1, 1), "counted when it was looked at first"
    async with database.reading() as session:
        assert await session.scalar(select(func.min(FigureDay.day))) == TODAY - timedelta(days=89), "older ones go"


async def test_errors_of_several_processes_are_added_up_by_code(app: App) -> None:
    answers: dict[tuple[Kind, int], int] = {("page", 200): 9, ("page", 404): 2, ("page", 499): 3, ("api", 500): 1}
    here, there = (ErrorDays(app.services.database, TIMEZONE, lambda: answers) for _ in range(2))
    await here.write()
    await here.write()
    answers["page", 404] = 5
    await here.write()
    await there.write()
    shown = await figures_of(app)
    assert [(error.code, error.kind, error.today, error.total) for error in shown.errors] == [
        (500, "api", 2, 2),
        (404, "page", 10, 10),
    ]
    assert (shown.days[-1].refused, shown.days[-1].failed) == (10, 2)


async def test_a_page_from_memory_and_one_that_was_drawn_are_one_line(app: App) -> None:
    answers: dict[tuple[Kind, int], int] = {("page", 404): 2, ("page_kept", 404): 3}
    await ErrorDays(app.services.database, TIMEZONE, lambda: answers).write()
    [error] = (await figures_of(app)).errors
    assert (error.code, error.kind, error.today, error.total) == (404, "page", 5, 5)


async def test_what_visitors_were_refused_is_among_the_errors_of_the_day(app: App, visitor: AsyncClient) -> None:
    assert (await visitor.get("/@personne")).status_code == 404
    await app.services.errors.write()
    assert [(error.code, error.kind, error.today) for error in (await figures_of(app)).errors] == [(404, "page", 1)]


async def test_errors_wait_for_a_database_that_is_away_and_the_last_are_written_at_the_stop(app: App) -> None:
    database = app.services.database
    errors = ErrorDays(database, TIMEZONE, lambda: {("page", 503): 1})
    async with database.writing() as session:
        await session.execute(text("ALTER TABLE figure_days RENAME TO away"))
    await errors.write()
    async with database.writing() as session:
        await session.execute(text("ALTER TABLE away RENAME TO figure_days"))
    errors.start()
    await errors.stop()
    assert [error.total for error in (await figures_of(app)).errors] == [1]


async def test_jobs_tell_their_last_run_and_what_failed(app: App) -> None:
    await app.services.jobs.look()
    await app.services.jobs.idle()
    async with app.services.database.writing() as session:
        await session.execute(update(JobRow).where(JobRow.name == "visits.days").values(error="OSError: no"))
    shown = await figures_of(app)
    jobs = {job.name: job for job in shown.jobs}
    assert shown.countedAt == jobs["figures.days"].finishedAt is not None
    assert jobs["visits.days"].error == "OSError: no" and jobs["figures.days"].error is None
    assert not any(job.isRunning for job in shown.jobs)


async def test_the_page_asks_for_them_and_gets_ninety_days(operator: Owner, app: App) -> None:
    await count(app)
    answer = await operator.client.get("/api/operation/figures")
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert len(shown["days"]) == 90 and shown["days"][-1]["accounts"] == 1 and shown["today"] == TODAY.isoformat()


async def test_a_day_is_counted_by_an_index_however_much_is_stored(app: App) -> None:
    database = app.services.database
    moments = (Account.created_at, Site.created_at, Message.received_at)
    asked: list[Select[int]] = [select(func.count()).where(each >= now(), each < now()) for each in moments]
    if not database.is_sqlite:
        return  # it decides by what is there, and here is next to nothing
    async with database.reading() as session:
        for query in asked:
            compiled = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
            [plan] = [row.detail for row in await session.execute(text(f"EXPLAIN QUERY PLAN {compiled}"))]
            assert "SEARCH" in plan and "INDEX" in plan, plan

"""One lease per job over all nodes: runs once, ends in time, is taken over, and tells how it went."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from tests.factories.app import commits
from vitrine.platform.jobs.job import Job
from vitrine.platform.jobs.leases import HELD_FOR, Leases
from vitrine.platform.jobs.runner import Jobs, last_runs
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.storage.base import now
from vitrine.platform.storage.clock import moment_in
from vitrine.platform.storage.database import Database

pytestmark = pytest.mark.both_engines

HOUR = timedelta(hours=1)
SOON = timedelta(milliseconds=50)


@pytest.fixture
async def databases(database_url: str) -> AsyncIterator[list[Database]]:
    """Two nodes share nothing but the database itself."""
    made = [Database(database_url), Database(database_url)]
    yield made
    for database in made:
        await database.close()


class Work:
    """Counts its runs; goes on until told to end."""

    def __init__(self, *, is_endless: bool = False) -> None:
        self.begun = self.ended = 0
        self._may_end = asyncio.Event()
        self._has_begun = asyncio.Event()
        if not is_endless:
            self._may_end.set()

    async def __call__(self) -> None:
        self.begun += 1
        self._has_begun.set()
        await self._may_end.wait()
        self.ended += 1

    async def until_begun(self) -> None:
        async with asyncio.timeout(20):
            await self._has_begun.wait()

    def end(self) -> None:
        self._may_end.set()


def job(run: Callable[[], Awaitable[object]], *, every: timedelta = HOUR, at_most: timedelta = HOUR) -> Job:
    return Job("tests.work", every, at_most, run)


def node(database: Database, *jobs: Job, name: str, held_for: timedelta = HELD_FOR) -> Jobs:
    return Jobs(Leases(database, name, held_for), jobs)


def two_nodes(databases: list[Database], described: Job, held_for: timedelta = HELD_FOR) -> tuple[Jobs, Jobs]:
    first, second = (
        node(database, described, name=name, held_for=held_for)
        for database, name in zip(databases, ("first", "second"), strict=True)
    )
    return first, second


async def row(database: Database) -> JobRow:
    async with database.reading() as session:
        [found] = await last_runs(session)
    return found


async def make_due(database: Database) -> None:
    async with database.writing() as session:
        await session.execute(update(JobRow).values(finished_at=now() - 2 * HOUR, started_at=now() - 2 * HOUR))


async def test_two_looks_of_one_node_at_once_begin_one_run(databases: list[Database]) -> None:
    """The first one's run is under way while the second one's finds the lease taken: it is still waited for."""
    work, asked, both = Work(is_endless=True), list[int](), asyncio.Event()

    async def is_wanted() -> bool:
        asked.append(1)
        if len(asked) == 2:
            both.set()
        await both.wait()
        return True

    jobs = node(databases[0], Job("tests.work", HOUR, HOUR, work, is_wanted), name="first")
    await asyncio.gather(jobs.look(), jobs.look())
    await work.until_begun()
    idling = asyncio.create_task(jobs.idle())
    await asyncio.wait([idling], timeout=0.5)
    assert not idling.done()
    work.end()
    await idling
    assert (work.begun, work.ended) == (1, 1)


async def test_of_two_nodes_one_runs_it_and_nobody_again_before_its_time(databases: list[Database]) -> None:
    work = Work()
    nodes = two_nodes(databases, job(work))
    for _ in range(3):
        await asyncio.gather(*(each.look() for each in nodes))
        await asyncio.gather(*(each.idle() for each in nodes))
    assert work.begun == work.ended == 1
    await make_due(databases[0])
    await asyncio.gather(*(each.look() for each in nodes))
    await asyncio.gather(*(each.idle() for each in nodes))
    assert work.begun == 2


async def test_its_last_run_can_be_read(databases: list[Database]) -> None:
    async def fail() -> None:
        raise OSError("the disk has a hole")

    nodes = node(databases[0], job(fail), name="first"), node(databases[0], job(Work()), name="first")
    for each, error in zip(nodes, ("OSError: the disk has a hole", None), strict=True):
        await each.look()
        await each.idle()
        seen = await row(databases[0])
        assert (seen.error, seen.holder, seen.held_until) == (error, None, None)
        assert seen.started_at and seen.finished_at and seen.started_at <= seen.finished_at
        assert seen.took_s is not None and 0 <= seen.took_s < 20
        assert abs(seen.finished_at - now()) < timedelta(minutes=1)
        await make_due(databases[0])


async def test_what_fails_is_told_with_its_reason(databases: list[Database], caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise OSError("the disk has a hole")

    caplog.set_level(logging.INFO)
    first = node(databases[0], job(fail), name="first")
    await first.look()
    await first.idle()
    logged = {line.getMessage(): vars(line).get("reason") for line in caplog.records if "a job" in line.getMessage()}
    assert logged == {"a job failed": "OSError: the disk has a hole"}, "what failed is not said to have run"


async def test_one_that_takes_too_long_is_ended_and_noted(databases: list[Database]) -> None:
    work = Work(is_endless=True)
    first = node(databases[0], job(work, at_most=SOON), name="first")
    await first.look()
    await first.idle()
    seen = await row(databases[0])
    assert (work.begun, work.ended) == (1, 0)
    assert seen.error and "not done after" in seen.error
    assert seen.finished_at and seen.held_until is None


async def test_it_is_held_while_it_runs_and_the_lease_is_renewed(databases: list[Database]) -> None:
    work = Work(is_endless=True)
    first, second = two_nodes(databases, job(work), held_for=timedelta(seconds=12))
    await first.look()
    await work.until_begun()
    held = await row(databases[1])
    await second.look()
    await second.idle()
    assert (work.begun, held.holder) == (1, "first")
    async with asyncio.timeout(30):
        while (await row(databases[1])).held_until == held.held_until:  # noqa: ASYNC110  (only looking tells)
            await asyncio.sleep(0.2)
    work.end()
    await first.idle()
    assert (await row(databases[1])).holder is None


async def test_a_node_that_died_is_replaced_once_its_lease_is_over(databases: list[Database]) -> None:
    work = Work()
    described = job(work)
    dead = Leases(databases[0], "dead")
    await dead.introduce([described])
    assert await dead.take(described)  # and then the machine stops
    second = node(databases[1], described, name="second")
    await second.look()
    await second.idle()
    assert work.begun == 0
    async with databases[0].writing() as session:
        await session.execute(update(JobRow).values(held_until=moment_in(-0.001)))
    await second.look()
    await second.idle()
    assert work.begun == 1
    assert not await dead.renew(described)
    assert not await dead.finish(described, 1.0, None)


async def test_a_stopped_node_gives_it_back_and_another_goes_on_at_once(databases: list[Database]) -> None:
    work = Work(is_endless=True)
    first, second = two_nodes(databases, job(work))
    await first.look()
    await work.until_begun()
    await first.stop()
    assert work.ended == 0
    await second.look()
    work.end()
    await second.idle()
    assert (work.begun, work.ended) == (2, 1)


async def test_one_whose_lease_was_lost_stops(databases: list[Database], caplog: pytest.LogCaptureFixture) -> None:
    work = Work(is_endless=True)
    first = node(databases[0], job(work), name="first", held_for=timedelta(seconds=4))
    await first.look()
    await work.until_begun()
    async with databases[1].writing() as session:
        await session.execute(update(JobRow).values(holder="second", held_until=moment_in(60)))
    async with asyncio.timeout(30):
        await first.idle()
    assert (work.ended, (await row(databases[1])).holder) == (0, "second")
    assert "a job's lease was lost" in caplog.text


async def test_one_that_is_not_wanted_writes_nothing(databases: list[Database]) -> None:
    work = Work()

    async def nothing_to_do() -> bool:
        return False

    first = node(databases[0], Job("tests.work", HOUR, HOUR, work, nothing_to_do), name="first")
    await first.look()
    before = commits(databases[0])
    await first.look()
    await first.idle()
    assert (work.begun, commits(databases[0])) == (0, before)


async def test_the_clock_is_the_databases(databases: list[Database]) -> None:
    async with databases[0].reading() as session:
        past, present, future = (await session.execute(select(moment_in(-60), moment_in(0), moment_in(0.5)))).one()
    assert timedelta(seconds=59) < present - past < timedelta(seconds=70)
    assert timedelta(0) < future - present < timedelta(seconds=10)
    assert abs(present - now()) < timedelta(minutes=1)  # the same machine here

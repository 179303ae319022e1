"""One lease per job over all nodes, taken, renewed and given back in SQL by the database's own clock."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import ColumnElement, Update, and_, or_, select, update

from vitrine.platform.jobs.job import Job
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.storage.clock import moment_in
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.upserts import insert_into

HELD_FOR = timedelta(seconds=15)


def _is_due(job: Job) -> ColumnElement[bool]:
    """Nobody has it, and its last run ended long enough ago. One that died never ended: due when its lease is over."""
    is_free = or_(JobRow.held_until.is_(None), JobRow.held_until <= moment_in(0))
    is_time = or_(
        JobRow.finished_at.is_(None),
        JobRow.finished_at <= moment_in(-job.every.total_seconds()),
        JobRow.started_at > JobRow.finished_at,
    )
    return and_(JobRow.name == job.name, is_free, is_time)


class Leases:
    """Those of one node, which calls itself `holder`."""

    def __init__(self, database: Database, holder: str, held_for: timedelta = HELD_FOR) -> None:
        self._database, self._holder = database, holder
        self.held_for_s = held_for.total_seconds()

    async def introduce(self, jobs: Sequence[Job]) -> None:
        """Every job has a row: of two nodes that find none at the same moment, one writes it."""
        async with self._database.reading() as session:
            known = set(await session.scalars(select(JobRow.name)))
        if unknown := [{"name": job.name} for job in jobs if job.name not in known]:
            async with self._database.writing() as session:
                await session.execute(insert_into(session, JobRow).values(unknown).on_conflict_do_nothing())

    async def due(self, jobs: Sequence[Job]) -> list[Job]:
        """A look, no more: whoever takes it first has it."""
        async with self._database.reading() as session:
            names = set(await session.scalars(select(JobRow.name).where(or_(*map(_is_due, jobs)))))
        return [job for job in jobs if job.name in names]

    async def take(self, job: Job) -> bool:
        """Of several nodes one gets it: the condition is asked again under the row's lock."""
        taken = update(JobRow).where(_is_due(job))
        until = moment_in(self.held_for_s)
        return await self._change(taken.values(holder=self._holder, held_until=until, started_at=moment_in(0)))

    async def renew(self, job: Job) -> bool:
        """False when it ran out, even if nobody took it since: its holder has not known for a while."""
        is_mine = self._mine(job).where(JobRow.held_until > moment_in(0))
        return await self._change(is_mine.values(held_until=moment_in(self.held_for_s)))

    async def finish(self, job: Job, took_s: float, error: str | None) -> bool:
        ended = {"finished_at": moment_in(0), "took_s": took_s, "error": error[:500] if error else None}
        return await self._change(self._mine(job).values(holder=None, held_until=None, **ended))

    async def give_back(self, job: Job) -> bool:
        """Not ended: due again at once, for any node."""
        return await self._change(self._mine(job).values(holder=None, held_until=None))

    def _mine(self, job: Job) -> Update:
        return update(JobRow).where(JobRow.name == job.name, JobRow.holder == self._holder)

    async def _change(self, statement: Update) -> bool:
        async with self._database.writing() as session:
            changed = statement.returning(JobRow.name).execution_options(synchronize_session=False)
            return await session.scalar(changed) is not None

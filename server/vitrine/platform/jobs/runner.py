"""Looks every few seconds which jobs are due and runs those whose lease it gets. app.py makes one per process."""

import asyncio
import contextlib
import logging
import os
import random
import secrets
import socket
import time
from collections.abc import Sequence
from functools import partial

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Problem
from vitrine.platform.jobs.job import Job
from vitrine.platform.jobs.leases import Leases
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.logs import reason_of
from vitrine.platform.storage.database import SchemaMismatch
from vitrine.platform.timing import Times
from vitrine.platform.tracing import fail

log = logging.getLogger(__name__)

FIRST_LOOK_AFTER_S = 1.0  # a start is for answering first
LOOK_EVERY_S = 5.0


def holder_name() -> str:
    """Readable for the operator, and another one after each start: a process never takes an earlier one's lease on."""
    return f"{socket.gethostname()[:60]}:{os.getpid()}:{secrets.token_hex(4)}"


class LeaseLost(Exception):
    """Not renewed in time: another node may be at it, so this one stops."""


class Jobs:
    def __init__(self, leases: Leases, jobs: Sequence[Job]) -> None:
        self._leases, self._jobs = leases, jobs
        self._looking: asyncio.Task[None] | None = None
        self._running: dict[str, asyncio.Task[None]] = {}
        self._are_introduced = False
        self.times = Times("job")

    def start(self) -> None:
        self._looking = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        """What is under way is cancelled and given back: another node goes on with it at once."""
        tasks = [task for task in (self._looking, *self._running.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_looking(self) -> None:
        await asyncio.sleep(FIRST_LOOK_AFTER_S)
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("no look at the jobs", extra={"reason": reason_of(error)})
            await asyncio.sleep(LOOK_EVERY_S * random.uniform(0.8, 1.2))  # nodes spread their looks

    async def look(self) -> None:
        """Starts what is due; the runs themselves are waited for by `idle`."""
        if not self._are_introduced:
            await self._leases.introduce(self._jobs)
            self._are_introduced = True
        idle = [job for job in self._jobs if job.name not in self._running]
        for job in await self._leases.due(idle) if idle else ():
            # Asked last: another look may have begun it while this one waited.
            if await self._is_wanted(job) and job.name not in self._running:
                running = self._running[job.name] = asyncio.create_task(self._run(job))
                running.add_done_callback(partial(self._forget, job.name))

    def _forget(self, name: str, _run: "asyncio.Task[None]") -> None:
        self._running.pop(name)

    async def idle(self) -> None:
        """Until everything that this node has begun is over."""
        while self._running:
            await asyncio.wait(list(self._running.values()))

    async def _is_wanted(self, job: Job) -> bool:
        try:
            return await job.is_wanted()
        except Exception as error:
            log.error("a job cannot tell whether it is wanted", extra={"job": job.name, "reason": reason_of(error)})
            return False

    async def _run(self, job: Job) -> None:
        try:
            if not await self._leases.take(job):
                return
            began = time.monotonic()
            with self.times.of(job.name) as opened:
                error = await self._run_held(job)
                if error:
                    self.times.count_failure(job.name)
                    fail(opened, "JobFailed")
            took_s = time.monotonic() - began
            if not error:  # a failure has said so itself, with its reason
                log.info("a job ran", extra={"job": job.name, "seconds": round(took_s, 3)})
            await self._leases.finish(job, took_s, error)
        except SchemaMismatch:
            return  # a node of the newer release runs it; the database has said so in the log
        except LeaseLost:
            log.warning("a job's lease was lost", extra={"job": job.name})
        except asyncio.CancelledError:
            with contextlib.suppress(SQLAlchemyError, OSError, Problem):  # then it runs out by itself
                await self._leases.give_back(job)
            raise
        except Exception as error:
            log.error("a job's run could not be noted", extra={"job": job.name, "reason": reason_of(error)})

    async def _run_held(self, job: Job) -> str | None:
        """What went wrong, if anything. Ended when the lease is lost or its time is over."""
        keeping = asyncio.create_task(self._keep(job))
        working = asyncio.ensure_future(job.run())
        try:
            await asyncio.wait(
                {working, keeping}, timeout=job.at_most.total_seconds(), return_when=asyncio.FIRST_COMPLETED
            )
            if not working.done() and not keeping.done():
                failure_text = f"not done after {job.at_most}: goes on next time"
                log.warning("a job failed", extra={"job": job.name, "reason": failure_text})
                return failure_text
        finally:
            for task in (keeping, working):
                task.cancel()
            await asyncio.wait({keeping, working})
        if working.cancelled():
            raise LeaseLost
        if failure := working.exception():
            # The database's own words are enough: its statement stands in the trace.
            failure_text = f"{type(failure).__name__}: {reason_of(getattr(failure, 'orig', None) or failure)}"
            log.error("a job failed", exc_info=failure, extra={"job": job.name, "reason": failure_text[:400]})
            return failure_text
        return None

    async def _keep(self, job: Job) -> None:
        """Returns when the lease is lost; a database that is away for a moment is asked again."""
        held_for_s = self._leases.held_for_s
        sure_until = time.monotonic() + held_for_s
        while (left_s := sure_until - time.monotonic()) > 0:
            await asyncio.sleep(min(left_s, held_for_s / 4))
            asked = time.monotonic()
            try:
                async with asyncio.timeout(max(0.1, sure_until - asked)):
                    if not await self._leases.renew(job):
                        return
                sure_until = asked + held_for_s
            except SchemaMismatch:
                return
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                log.warning("a job's lease was not renewed", extra={"job": job.name, "reason": reason_of(error)})


async def last_runs(session: AsyncSession) -> list[JobRow]:
    """How each job's last run went: for the operator."""
    return list(await session.scalars(select(JobRow).order_by(JobRow.name)))

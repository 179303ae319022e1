"""What the database knows: sites, accounts, room, jobs, mails that wait. Read when asked for, and kept a while."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from prometheus_client.core import Metric
from sqlalchemy import Select, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from vitrine.accounts.tables import Account
from vitrine.operation.announcements.sending import KIND as ANNOUNCEMENT
from vitrine.operation.metrics.families import gauge
from vitrine.platform.errors import Problem
from vitrine.platform.jobs.runner import last_runs
from vitrine.platform.jobs.tables import JobRow
from vitrine.platform.logs import WarningLimit, reason_of
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.lanes import lane
from vitrine.platform.storage.reserve import free_bytes
from vitrine.sites.media.tables import Blob, Variant
from vitrine.sites.site.tables import Site

QUICK_EVERY_S = 30.0  # rows of jobs, and mails by their index
COUNTED_EVERY_S = 600.0  # what has to look at every site or file: some tenths of a second where there are many
QUICK_WITHIN_S, COUNTED_WITHIN_S = 5.0, 120.0
_warnings = WarningLimit(logging.getLogger(__name__))


class CachedMetrics:
    """What was read last. Older than `every_s` it is read anew: what is quick is waited for; what is not is read beside
    the answer, which has what is known, and only the first one waits. What cannot be read is not told."""

    def __init__(
        self, every_s: float, within_s: float, read: Callable[[], Awaitable[list[Metric]]], *, is_quick: bool
    ) -> None:
        self._every_s, self._within_s, self._read, self._is_quick = every_s, within_s, read, is_quick
        self._families: list[Metric] = []
        self._read_at = float("-inf")
        self._reading: asyncio.Task[None] | None = None
        self.is_up = True

    async def families(self) -> list[Metric]:
        if time.monotonic() - self._read_at >= self._every_s and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._refresh())
        if self._reading is not None and (self._is_quick or not self._families):
            await asyncio.wait({self._reading})
        return self._families

    async def _refresh(self) -> None:
        lane.set("work")  # in the name of nobody who waits for a page
        try:
            async with asyncio.timeout(self._within_s):
                self._families = await self._read()
        except (SQLAlchemyError, OSError, Problem) as error:
            _warnings.warning("figures of the database cannot be read", reason=reason_of(error))
            self.is_up, self._families = False, []
            return
        self.is_up, self._read_at = True, time.monotonic()

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait({self._reading})


class StoredFigures:
    """One per process that is asked."""

    def __init__(self, database: Database, data: Path) -> None:
        self._database, self._data = database, data
        self._quick = CachedMetrics(QUICK_EVERY_S, QUICK_WITHIN_S, self._read_cheap, is_quick=True)
        self._counted = CachedMetrics(COUNTED_EVERY_S, COUNTED_WITHIN_S, self._count, is_quick=False)
        self._succeeded: dict[str, float] = {}

    async def families(self) -> list[Metric]:
        found = [*await self._quick.families(), *await self._counted.families()]
        up = gauge("vitrine_database_up", "1 when the database answered when it was last asked.")
        up.add_metric([], float(self._quick.is_up))
        return [up, *found, *self._disk()]

    async def close(self) -> None:
        await self._quick.close()
        await self._counted.close()

    def _disk(self) -> list[Metric]:
        try:
            free = free_bytes(self._data)
        except OSError:
            free = None
        if free is None:
            return []
        family = gauge("vitrine_disk_free_bytes", "What is free on the disk of the data folder.")
        family.add_metric([], free)
        return [family]

    async def _read_cheap(self) -> list[Metric]:
        async with self._database.reading() as session:
            rows = await last_runs(session)
            waiting = await session.scalar(select(func.count()).where(OutboxMail.kind != ANNOUNCEMENT))
        about = "Mails that are not sent yet, of all nodes, but for the operator's letters to owners."
        mails = gauge("vitrine_mails_waiting", about)
        mails.add_metric([], float(waiting or 0))
        return [mails, *self._jobs(rows)]

    def _jobs(self, rows: list[JobRow]) -> list[Metric]:
        """Under `name`: what Prometheus calls `job` is another thing.

        `error` is of the last run alone: when a job last went well is remembered from look to look.
        """
        about = "of a job, over all nodes."
        ran = gauge("vitrine_job_last_run_timestamp_seconds", f"End of the last run {about}", "name")
        well = gauge(
            "vitrine_job_last_success_timestamp_seconds", f"End of the last run without a fault {about}", "name"
        )
        took = gauge("vitrine_job_last_duration_seconds", f"Length of the last run {about}", "name")
        failing = gauge("vitrine_job_failing", f"1 where there was a fault in the last run {about}", "name")
        underway = gauge("vitrine_job_underway", f"1 during a run {about}", "name")
        for row in rows:
            underway.add_metric([row.name], float(row.holder is not None))
            failing.add_metric([row.name], float(bool(row.error)))
            if row.finished_at is not None:
                ran.add_metric([row.name], _seconds(row.finished_at))
                took.add_metric([row.name], row.took_s or 0.0)
                if not row.error:
                    self._succeeded[row.name] = _seconds(row.finished_at)
            if row.name in self._succeeded:
                well.add_metric([row.name], self._succeeded[row.name])
        return [ran, well, took, failing, underway]

    async def _count(self) -> list[Metric]:
        sites = gauge("vitrine_sites", "Sites by what visitors find: nothing yet, a page, or that it comes.", "state")
        for state, condition in (
            ("none", (Site.created_at.is_(None),)),
            ("online", (Site.created_at.is_not(None), Site.is_open)),
            ("construction", (Site.created_at.is_not(None), ~Site.is_open)),
        ):
            sites.add_metric([state], await self._number(select(func.count()).select_from(Site).where(*condition)))
        paid = gauge("vitrine_sites_paid", "Sites that were activated by a key.")
        paid.add_metric(
            [], await self._number(select(func.count()).select_from(Site).where(Site.activation.is_not(None)))
        )
        accounts = gauge("vitrine_accounts", "Accounts.")
        accounts.add_metric([], await self._number(select(func.count()).select_from(Account)))
        stored = gauge("vitrine_room_bytes", "Room that is taken, by what takes it; each file once.", "of")
        for what, size in (("files", Blob.byte_count), ("copies", Variant.byte_count)):
            stored.add_metric([what], await self._number(select(func.coalesce(func.sum(size), 0))))
        # Texts and their versions are in here: summing them up would read all of it.
        whole = gauge("vitrine_database_bytes", "How large the database is.")
        whole.add_metric([], await self._database_bytes())
        return [sites, paid, accounts, stored, whole]

    async def _database_bytes(self) -> float:
        if not self._database.is_sqlite:
            return await self._number(select(func.pg_database_size(func.current_database())))
        path = Path(make_url(self._database.url).database or "")
        files = (path.with_name(path.name + end) for end in ("", "-wal"))
        return float(sum(file.stat().st_size for file in files if file.exists()))

    async def _number(self, query: Select[Any]) -> float:
        """Each in a transaction of its own: none of them is held for long."""
        async with self._database.reading() as session:
            return float(await session.scalar(query) or 0)


def _seconds(moment: datetime) -> float:
    return moment.timestamp()

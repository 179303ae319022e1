"""The job that makes what owners asked for, one after the other, and the one that clears away. app.py makes one room.

A row is the whole state: a process that is killed leaves one 'in the making', and whoever runs the job next begins it
anew. It is never resumed half-way: a zip that was cut off is worth nothing, and what it holds may have changed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, cast

from sqlalchemy import CursorResult, delete, select, update

from vitrine.platform.errors import Problem
from vitrine.platform.logs import reason_of
from vitrine.platform.storage.clock import moment_in
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.parcels import Parcels, new_parcel_name
from vitrine.public.cv.service import CvService
from vitrine.public.cv.share_pictures import SharePictures
from vitrine.public.rendering.renderer import Renderer
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.archive import Sources, write_archive
from vitrine.transfer.export_archive.packing import ZipPack
from vitrine.transfer.export_archive.progress import Progress, Step
from vitrine.transfer.export_archive.service import UNDER_WAY, is_over
from vitrine.transfer.export_archive.static_site import StaticSiteOptions, write_static_site
from vitrine.transfer.export_archive.tables import ExportRequest

log = logging.getLogger(__name__)
MAX_TRIES = 4  # of one whose making ended with its process, or with the time of a job


class Interrupted(Problem):
    """Begun again and again, and never done."""

    code, status = "takeaway.interrupted", 500


class ExportAbandoned(Exception):
    """It was cancelled, asked for anew or deleted with its account."""


async def _log_failure_of(work: Awaitable[object]) -> None:
    try:
        await work
    except Exception as error:
        log.warning("the job clears away what is nobody's", extra={"reason": reason_of(error)})


class ExportService:
    def __init__(
        self, sources: Sources, parcels: Parcels, renderer: Renderer, cvs: CvService, share_pictures: SharePictures
    ) -> None:
        self._sources, self._database, self._cvs = sources, sources.database, cvs
        self._share_pictures = share_pictures
        self.parcels, self._renderer = parcels, renderer
        self._sweeps: set[asyncio.Task[None]] = set()

    async def is_any_waiting(self) -> bool:
        async with self._database.reading() as session:
            return (
                await session.scalar(select(ExportRequest.kind).where(ExportRequest.state.in_(UNDER_WAY)).limit(1))
                is not None
            )

    async def make_waiting(self) -> None:
        """A job. Its lease makes whoever runs it the only one: what is in the making then was left behind."""
        while (taken := await self._take()) is not None:
            await self._make(*taken)

    async def _take(self) -> tuple[ExportRequest, Site] | None:
        """The one that waits longest, with a parcel's name of its own: whatever was put under another is nobody's."""
        oldest = (
            select(ExportRequest).where(ExportRequest.state.in_(UNDER_WAY)).order_by(ExportRequest.asked_at).limit(1)
        )
        while True:
            async with self._database.writing() as session:
                asked: ExportRequest | None = await session.scalar(oldest.with_for_update())
                if asked is None:
                    return None
                if asked.tries < MAX_TRIES:
                    asked.state, asked.parcel, asked.tries = "making", new_parcel_name(), asked.tries + 1
                    asked.step, asked.progress = "", 0
                    return asked, await session.get_one(Site, asked.site_id)
                asked.state, asked.error, asked.parcel = "failed", Interrupted.code, None

    async def _make(self, asked: ExportRequest, site: Site) -> None:
        try:
            size = await self._write(asked, site)
        except ExportAbandoned:
            self.delete_soon(asked.parcel or "")
        except Exception as error:
            code = error.code if isinstance(error, Problem) else Problem.code
            known = {"kind": asked.kind, "reason": reason_of(error)}
            log.error("something to take along could not be made", extra=known, exc_info=code == Problem.code)
            await self._note(asked, state="failed", error=code, parcel=None)
        else:
            if not await self._note(asked, state="ready", progress=100, byte_count=size, made_at=moment_in(0)):
                self.delete_soon(asked.parcel or "")

    async def _write(self, asked: ExportRequest, site: Site) -> int:
        async def tell(step: Step, percent: int) -> None:
            if not await self._note(asked, step=step, progress=percent):
                raise ExportAbandoned

        progress = Progress(tell)
        async with self.parcels.spool() as spool:
            pack = ZipPack(spool.file, site.updated_at, spool.require_disk_space)
            try:
                if asked.kind == "archive":
                    await write_archive(self._sources, site, pack, progress)
                else:
                    await self._cvs.make_now(site.id)  # or what is taken along has the one of before the last save
                    wishes = StaticSiteOptions(asked.mail_to, asked.address)
                    drawing = self._share_pictures
                    await write_static_site(self._sources, self._renderer, drawing, site, wishes, pack, progress)
                await pack.close()
            except BaseException:
                pack.abandon()
                raise
            await progress.begin("storing", 1, to=99)
            return await self.parcels.put(asked.parcel or "", spool)

    async def _note(self, asked: ExportRequest, **values: Any) -> bool:
        """False: this making is no longer the one that is waited for."""
        is_still = (
            ExportRequest.site_id == asked.site_id,
            ExportRequest.kind == asked.kind,
            ExportRequest.parcel == asked.parcel,
            ExportRequest.state == "making",
        )
        async with self._database.writing(is_essential=values.get("state") == "failed") as session:
            noted = await session.execute(update(ExportRequest).where(*is_still).values(**values))
            return cast("CursorResult[Any]", noted).rowcount == 1

    async def sweep(self) -> int:
        """A job."""
        return await sweep_parcels(self._database, self.parcels)

    def sweep_soon(self) -> None:
        """Somebody went with his account: what is nobody's goes now."""
        self._soon(self.sweep())

    def delete_soon(self, parcel: str) -> None:
        """Somebody dropped his. By its name: to list all that are stored is the job's affair."""
        self._soon(self.parcels.delete(parcel))

    def _soon(self, work: Coroutine[Any, Any, object]) -> None:
        sweeping = asyncio.get_running_loop().create_task(_log_failure_of(work))
        self._sweeps.add(sweeping)
        sweeping.add_done_callback(self._sweeps.discard)

    async def swept(self) -> None:
        """Until what was begun is over."""
        await asyncio.gather(*self._sweeps)

    async def close(self) -> None:
        for sweeping in self._sweeps:
            sweeping.cancel()
        await asyncio.gather(*self._sweeps, return_exceptions=True)


async def sweep_parcels(database: Database, parcels: Parcels) -> int:
    """Rows whose day is over, and parcels that no row names. It makes room: on a full disk too."""
    async with database.writing(is_essential=True) as session:
        await session.execute(delete(ExportRequest).where(is_over()))
    # Listed first: a parcel's name stands in its row from before it is put.
    stored = await parcels.names()
    async with database.reading() as session:
        named = set(await session.scalars(select(ExportRequest.parcel)))
    nobodys = [name for name in stored if name not in named]
    for name in nobodys:
        await parcels.delete(name)
    return len(nobodys)

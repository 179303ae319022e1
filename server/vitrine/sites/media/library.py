"""The media library: its processes and its background work. app.py makes one, starts it and closes it."""

import asyncio
import hashlib
import logging
from contextlib import AbstractContextManager, suppress
from datetime import timedelta
from typing import IO

from vitrine.platform.errors import NotFound
from vitrine.platform.processes.pool import NoTimeForIt
from vitrine.platform.storage.base import now
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.grounds import look_at, next_unchecked
from vitrine.sites.media.kinds import Accepts
from vitrine.sites.media.problems import MediaProblem, QuotaExceeded
from vitrine.sites.media.results import SPECS_OWN, Allowance, Clean
from vitrine.sites.media.service import MediaQuota, files_put, keep_media
from vitrine.sites.media.sweeper import delete_unless_used, forget_unheld, sweep
from vitrine.sites.media.variants import VariantsMade, is_without_variants, make_variants, next_without_variants
from vitrine.sites.media.workshop.workshop import Workshop

log = logging.getLogger(__name__)

NODES_OWN_FOR = timedelta(minutes=1)


class MediaLibrary:
    def __init__(self, database: Database, blobs: Blobs, on_variants_made: VariantsMade) -> None:
        self._on_variants_made = on_variants_made
        self._database = database
        self._blobs = blobs
        self.workshop = Workshop()
        self._back = Workshop(children=1, is_background=True)
        # Taken here a moment ago: their variants are ours to make. None: an account was deleted, its files go.
        self._new: asyncio.Queue[str | None] = asyncio.Queue()
        self._late: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def expect(self, site_id: str) -> AbstractContextManager[None]:
        """While one of its uploads arrives and waits. An owner who sends too many at once is told so."""
        return self.workshop.slot(site_id)

    async def accept(self, site_id: str, content: bytes, accepts: Accepts, file_name: str) -> str:
        return await self.keep(site_id, await self.clean(site_id, content, accepts, file_name), file_name)

    async def clean(
        self,
        site_id: str,
        content: bytes | IO[bytes],
        accepts: Accepts,
        file_name: str,
        allowance: Allowance = SPECS_OWN,
    ) -> Clean:
        """One file of an owner at a time. Cancelled when nobody waits for it any more: nothing was stored."""
        try:
            return await self.workshop.clean(content, accepts, owner_id=site_id, allowance=allowance)
        except MediaProblem as problem:
            raise problem.named(file_name) from problem

    async def keep(self, site_id: str, clean: Clean, file_name: str, quota: MediaQuota | None = None) -> str:
        """The id of the new media. Committed when this returns: an answer never names a row that could still vanish."""
        content_hash = hashlib.sha256(clean.content).hexdigest()
        try:
            # Before the transaction: a slow store must not keep other writers waiting.
            putting = files_put(self._database, self._blobs, {content_hash: clean.content})
            async with putting as put, self._database.writing() as session:
                media_id = await keep_media(session, put, site_id, clean, file_name, quota)
        except (QuotaExceeded, NotFound) as refused:
            await delete_unless_used(self._database, self._blobs, content_hash)
            raise (refused.named(file_name) if isinstance(refused, QuotaExceeded) else refused) from None
        self._new.put_nowait(content_hash)
        return media_id

    async def is_any_without_variants(self) -> bool:
        """For the job that makes what a node has not: imported, or left behind by one that died."""
        return await next_without_variants(self._database, stored_before=now() - NODES_OWN_FOR) is not None

    async def sweep(self) -> int:
        """A job."""
        return await sweep(self._database, self._blobs)

    async def has_unchecked(self) -> bool:
        return await next_unchecked(self._database) is not None

    async def look_at_older(self) -> None:
        """A job: whether the page shows through pictures that were stored before anybody looked.

        What the machine had no time for waits for the next run, and holds up none of the others.
        """
        late = set[str]()
        while (content_hash := await next_unchecked(self._database, but=late)) is not None:
            try:
                await look_at(self._database, self._blobs, self._back, content_hash, self._on_variants_made)
            except NoTimeForIt:
                late.add(content_hash)
        if late:
            raise NoTimeForIt  # said in the job's row

    async def make_all_variants(self) -> None:
        """A job. What the machine had no time for steps back: those behind it come first, in the next runs too."""
        late = list(self._late)
        while (content_hash := await next_without_variants(self._database, but=self._late)) is not None:
            await self._make_in_time(content_hash)
        for content_hash in late:
            if await is_without_variants(self._database, content_hash):
                await self._make_in_time(content_hash)
            else:
                self._late.discard(content_hash)
        if self._late:
            raise NoTimeForIt  # said in the job's row

    async def _make_in_time(self, content_hash: str) -> None:
        try:
            await self._make_variants(content_hash)
            self._late.discard(content_hash)
        except NoTimeForIt:
            self._late.add(content_hash)

    async def _make_variants(self, content_hash: str) -> None:
        await make_variants(self._database, self._blobs, self._back, content_hash, self._on_variants_made)

    def forget_soon(self) -> None:
        """An account was deleted: nobody reaches its files any more; now they go."""
        self._new.put_nowait(None)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._make_new_variants())]

    async def stop_making(self) -> None:
        """Smaller copies of what is taken from now on wait for the job."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []

    async def close(self) -> None:
        await self.stop_making()
        await self.workshop.close()
        await self._back.close()

    async def _make_new_variants(self) -> None:
        while True:
            content_hash = await self._new.get()
            try:
                if content_hash is None:
                    await forget_unheld(self._database, self._blobs)
                elif await is_without_variants(self._database, content_hash):
                    await self._make_variants(content_hash)
            except Exception:
                log.exception("variants could not be made; the job tries again")

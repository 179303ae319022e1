"""The media room: its processes and its background work. app.py makes one, starts it and closes it."""

import asyncio
import hashlib
import logging
from contextlib import suppress

from vitrine.media.kinds import Accepts
from vitrine.media.problems import MediaProblem
from vitrine.media.service import keep_media
from vitrine.media.sweeper import sweep
from vitrine.media.variants import make_variants, next_without_variants
from vitrine.media.workshop import Workshop
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database

log = logging.getLogger(__name__)

SWEEP_EVERY_S = 30 * 60
LOOK_FOR_WORK_EVERY_S = 60


class MediaRoom:
    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database = database
        self._blobs = blobs
        self._front = Workshop()
        self._back = Workshop(is_background=True)
        self._has_work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def accept(
        self, site_id: str, content: bytes, accepts: Accepts, file_name: str, *, applies_size_rules: bool = True
    ) -> str:
        """The id of the new media. Committed when this returns: an answer never names a row that could still vanish."""
        try:
            clean = await self._front.clean(content, accepts, applies_size_rules=applies_size_rules)
        except MediaProblem as problem:
            raise problem.named(file_name) from problem
        # Before the transaction: a slow store must not keep other writers waiting.
        content_hash = hashlib.sha256(clean.content).hexdigest()
        if not await self._blobs.has(content_hash):
            await self._blobs.put(content_hash, clean.content)
        async with self._database.writing() as session:
            media_id = await keep_media(session, self._blobs, site_id, clean, file_name)
        self._has_work.set()
        return media_id

    async def make_all_variants(self) -> None:
        while (content_hash := await next_without_variants(self._database)) is not None:
            await make_variants(self._database, self._blobs, self._back, content_hash)
        await self._back.close()  # nothing left to do: give its memory back

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep_making_variants()), asyncio.create_task(self._keep_sweeping())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []
        await self._front.close()
        await self._back.close()

    async def _keep_making_variants(self) -> None:
        while True:
            self._has_work.clear()
            try:
                await self.make_all_variants()
            except Exception:
                log.exception("variants could not be made; trying again later")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_work.wait(), LOOK_FOR_WORK_EVERY_S)

    async def _keep_sweeping(self) -> None:
        while True:
            try:
                await sweep(self._database, self._blobs)
            except Exception:
                log.exception("the sweep did not finish; trying again later")
            await asyncio.sleep(SWEEP_EVERY_S)

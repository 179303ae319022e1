"""The media room: its processes and its background work. app.py makes one, starts it and closes it."""

import asyncio
import hashlib
import logging
from contextlib import AbstractContextManager, suppress
from typing import IO

from vitrine.errors import NotFound
from vitrine.media.kinds import Accepts
from vitrine.media.problems import MediaProblem, NoRoom
from vitrine.media.results import Clean
from vitrine.media.service import Room, keep_media
from vitrine.media.sweeper import delete_unless_used, forget_unheld, sweep
from vitrine.media.variants import make_variants, next_without_variants
from vitrine.media.workshop import Workshop
from vitrine.media.workshops import Lines, Workshops
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database

log = logging.getLogger(__name__)

SWEEP_EVERY_S = 30 * 60
LOOK_FOR_WORK_EVERY_S = 60


class MediaRoom:
    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database = database
        self._blobs = blobs
        self._front = Workshops()
        self._back = Workshop(is_background=True)
        self._lines = Lines()
        self._has_work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def expect(self, site_id: str) -> AbstractContextManager[object]:
        """While one of its uploads arrives and waits. An owner who sends too many at once is told so."""
        return self._lines.place(site_id)

    async def accept(self, site_id: str, content: bytes, accepts: Accepts, file_name: str) -> str:
        return await self.keep(site_id, await self.clean(site_id, content, accepts, file_name), file_name)

    async def clean(self, site_id: str, content: bytes | IO[bytes], accepts: Accepts, file_name: str) -> Clean:
        """One file of an owner at a time. Cancelled when nobody waits for it any more: nothing was stored."""
        try:
            async with self._lines.turn(site_id):
                return await self._front.clean(content, accepts)
        except MediaProblem as problem:
            raise problem.named(file_name) from problem

    async def keep(self, site_id: str, clean: Clean, file_name: str, room: Room | None = None) -> str:
        """The id of the new media. Committed when this returns: an answer never names a row that could still vanish."""
        # Before the transaction: a slow store must not keep other writers waiting.
        content_hash = hashlib.sha256(clean.content).hexdigest()
        if not await self._blobs.has(content_hash):
            await self._blobs.put(content_hash, clean.content)
        try:
            async with self._database.writing() as session:
                media_id = await keep_media(session, self._blobs, site_id, clean, file_name, room)
        except (NoRoom, NotFound) as refused:
            await delete_unless_used(self._database, self._blobs, content_hash)
            raise (refused.named(file_name) if isinstance(refused, NoRoom) else refused) from None
        self._has_work.set()
        return media_id

    async def make_all_variants(self) -> None:
        while (content_hash := await next_without_variants(self._database)) is not None:
            await make_variants(self._database, self._blobs, self._back, content_hash)
        await self._back.close()  # nothing left to do: give its memory back

    def forget_soon(self) -> None:
        """An account was deleted: nobody reaches its files any more; now they go."""
        self._has_work.set()

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
                await forget_unheld(self._database, self._blobs)
                await self.make_all_variants()
                await self._front.rest()
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

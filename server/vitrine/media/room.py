"""The media room: its processes and its background work. app.py makes one, starts it and closes it."""

import asyncio
import hashlib
import logging
from contextlib import suppress
from datetime import timedelta

from vitrine.media.kinds import Accepts
from vitrine.media.problems import MediaProblem
from vitrine.media.service import keep_media
from vitrine.media.sweeper import sweep
from vitrine.media.variants import is_without_variants, make_variants, next_without_variants
from vitrine.media.workshop import Workshop
from vitrine.storage.base import now
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database

log = logging.getLogger(__name__)

NODES_OWN_FOR = timedelta(minutes=1)


class MediaRoom:
    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database = database
        self._blobs = blobs
        self._front = Workshop()
        self._back = Workshop(is_background=True)
        self._new: asyncio.Queue[str] = asyncio.Queue()  # taken here a moment ago: their variants are ours to make
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
        self._new.put_nowait(content_hash)
        return media_id

    async def is_any_without_variants(self) -> bool:
        """For the job that makes what a node has not: imported, or left behind by one that died."""
        return await next_without_variants(self._database, stored_before=now() - NODES_OWN_FOR) is not None

    async def sweep(self) -> int:
        """A job."""
        return await sweep(self._database, self._blobs)

    async def make_all_variants(self) -> None:
        """A job."""
        while (content_hash := await next_without_variants(self._database)) is not None:
            await make_variants(self._database, self._blobs, self._back, content_hash)
        await self._back.close()  # nothing left to do: give its memory back

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._make_new_variants())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []
        await self._front.close()
        await self._back.close()

    async def _make_new_variants(self) -> None:
        while True:
            content_hash = await self._new.get()
            try:
                if await is_without_variants(self._database, content_hash):
                    await make_variants(self._database, self._blobs, self._back, content_hash)
                if self._new.empty():
                    await self._back.close()
            except Exception:
                log.exception("variants could not be made; the job tries again")

"""Whether this process can serve, for whoever asks /healthz: one look at a time, its answer shared for a moment."""

import asyncio
import logging

from sqlalchemy import text

from vitrine.logs import Seldom
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database

GOOD_FOR_S = 1.0
PATIENCE_S = 2.0
_seldom = Seldom(logging.getLogger(__name__))


class Health:
    """A flood of questions costs one statement a second, and does not make the answer worse."""

    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database, self._blobs = database, blobs
        self._looking: asyncio.Task[bool] | None = None
        self._good_until = 0.0

    async def is_good(self) -> bool:
        loop = asyncio.get_running_loop()
        if loop.time() < self._good_until:
            return True
        if self._looking is None or self._looking.done():
            self._looking = loop.create_task(self._look())
        is_good = await asyncio.shield(self._looking)
        self._good_until = loop.time() + GOOD_FOR_S if is_good else 0.0
        return is_good

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S), self._database.reading() as session:
                await session.execute(text("SELECT 1"))
            self._blobs.require_folder()
        except Exception as error:
            _seldom.warning("not healthy", reason=str(error)[:200])
            return False
        return True

"""Whether this process can serve, for whoever asks /healthz: one look at a time, shared by all who ask meanwhile."""

import asyncio
import logging

from sqlalchemy import text

from vitrine.platform.logs import WarningLimit, reason_of
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database

PATIENCE_S = 2.0
_warnings = WarningLimit(logging.getLogger(__name__))


class Health:
    """A flood of questions waits for the look that is under way, and does not make the answer worse."""

    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database, self._blobs = database, blobs
        self._looking: asyncio.Task[bool] | None = None

    async def is_good(self) -> bool:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S), self._database.reading() as session:
                await session.execute(text("SELECT 1"))
            self._blobs.require_folder()
        except Exception as error:
            _warnings.warning("not healthy", reason=reason_of(error))
            return False
        return True

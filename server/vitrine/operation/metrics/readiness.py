"""Whether this process can do its work, part by part, for whoever asks /readyz: one look at a time, as /healthz has."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from vitrine.platform.logs import Seldom, reason_of
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.folders import unwritable_folders
from vitrine.platform.storage.schema import current_version, newest_version
from vitrine.public.rendering.notice_words import Said
from vitrine.public.rendering.renderer import Renderer

PATIENCE_S = 2.0
RENDER_PATIENCE_S = 8.0
RENDERED_LATELY_S = 60.0
_NOBODYS_FILE = "0" * 64
_seldom = Seldom(logging.getLogger(__name__))


class OtherSchema(RuntimeError):
    """The database is at another version than this code: it is being upgraded, or was."""


class FolderNotOurs(PermissionError):
    """A folder of the data cannot be written: a command ran as another user, or the disk is read-only."""


class Readiness:
    def __init__(self, database: Database, blobs: Blobs, renderer: Renderer, data: Path) -> None:
        self._database, self._blobs, self._renderer, self._data = database, blobs, renderer, data
        self._looking: asyncio.Task[list[str]] | None = None

    async def missing(self) -> list[str]:
        """The parts that are not there, by our names for them; the log says why."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> list[str]:
        parts: dict[str, tuple[Callable[[], Awaitable[None]], float]] = {
            "database": (self._look_at_database, PATIENCE_S),
            "blobs": (self._look_at_blobs, PATIENCE_S),
            "folder": (self._look_at_folders, PATIENCE_S),
            "renderer": (self._look_at_renderer, RENDER_PATIENCE_S),
        }
        found = await asyncio.gather(*(_missing(name, look, within_s) for name, (look, within_s) in parts.items()))
        return [name for name in found if name]

    async def _look_at_database(self) -> None:
        async with self._database.reading() as session:
            connection = await session.connection()
            found = await connection.run_sync(current_version)
        if found != newest_version():
            raise OtherSchema(f"at version {found}, this is {newest_version()}")

    async def _look_at_blobs(self) -> None:
        self._blobs.require_folder()
        await self._blobs.has(_NOBODYS_FILE)

    async def _look_at_folders(self) -> None:
        tops = [self._data, *([self._blobs.root] if self._blobs.root else [])]
        if found := await asyncio.to_thread(unwritable_folders, *tops):
            raise FolderNotOurs(f"{found[0]} cannot be written, {len(found)} in all: `vitrine doctor`")

    async def _look_at_renderer(self) -> None:
        """What drew a page a moment ago is there, however long its line is: a busy node is not a broken one."""
        if asyncio.get_running_loop().time() - self._renderer.rendered_at > RENDERED_LATELY_S:
            await self._renderer.notice("empty", Said("Vitrine", ""))


async def _missing(name: str, look: Callable[[], Awaitable[None]], within_s: float) -> str:
    """Its name, if it is; of a database that answers, 'schema'."""
    try:
        async with asyncio.timeout(within_s):
            await look()
    except Exception as error:
        missing = "schema" if isinstance(error, OtherSchema) else name
        _seldom.warning(f"not ready: {missing}", reason=reason_of(error))
        return missing
    return ""

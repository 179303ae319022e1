"""Whether this process can do its work, part by part, for whoever asks /readyz: one look at a time, as /healthz has."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text

from vitrine.platform.logs import WarningLimit, reason_of
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.folders import unwritable_folders
from vitrine.platform.storage.schema import current_version, newest_version
from vitrine.public.rendering.notice_words import NoticeSentences
from vitrine.public.rendering.renderer import Renderer

PATIENCE_S = 2.0
RENDER_PATIENCE_S = 8.0
RENDERED_LATELY_S = 60.0
_NOBODYS_FILE = "0" * 64
_warnings = WarningLimit(logging.getLogger(__name__))


class OlderSchema(RuntimeError):
    """Nobody migrated the database to this release's version: what this release asks for may not be there."""


class NewerSchema(RuntimeError):
    """A node of a newer release migrated it. This one reads, and writes nothing (platform/storage/database.py)."""


class FolderNotOurs(PermissionError):
    """A folder of the data cannot be written: a command ran as another user, or the disk is read-only."""


class FolderClosed(PermissionError):
    """Nor read: visitors would miss pictures."""


# Schema: it is locked while a newer release migrates it, and only that one waits for it, since the database answers.
_VISITORS_READ_ON = {"schema": (NewerSchema, TimeoutError), "folder": (FolderNotOurs,)}


@dataclass(frozen=True)
class Missing:
    """Our names for the parts that are not there; the log says why."""

    parts: list[str] = field(default_factory=list)
    visitors_read_on: bool = True


class Readiness:
    def __init__(self, database: Database, blobs: Blobs, renderer: Renderer, data: Path) -> None:
        self._database, self._blobs, self._renderer, self._data = database, blobs, renderer, data
        self._looking: asyncio.Task[Missing] | None = None

    async def missing(self) -> Missing:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> Missing:
        parts: dict[str, tuple[Callable[[], Awaitable[None]], float]] = {
            "database": (self._look_at_database, PATIENCE_S),
            "schema": (self._look_at_schema, PATIENCE_S),
            "blobs": (self._look_at_blobs, PATIENCE_S),
            "folder": (self._look_at_folders, PATIENCE_S),
            "renderer": (self._look_at_renderer, RENDER_PATIENCE_S),
        }
        looks = (_failure(name, look, within_s) for name, (look, within_s) in parts.items())
        failures = dict(zip(parts, await asyncio.gather(*looks), strict=True))
        if failures["database"] is not None:
            failures["schema"] = None  # nobody knows
        found = {name: error for name, error in failures.items() if error is not None}
        return Missing(
            list(found), all(isinstance(error, _VISITORS_READ_ON.get(name, ())) for name, error in found.items())
        )

    async def _look_at_database(self) -> None:
        async with self._database.reading() as session:
            await session.execute(text("SELECT 1"))

    async def _look_at_schema(self) -> None:
        async with self._database.reading() as session:
            connection = await session.connection()
            found = await connection.run_sync(current_version)
        ours = newest_version()
        if found != ours:
            raise (NewerSchema if found and found > ours else OlderSchema)(f"at version {found}, this is {ours}")

    async def _look_at_blobs(self) -> None:
        self._blobs.require_folder()
        await self._blobs.has(_NOBODYS_FILE)

    async def _look_at_folders(self) -> None:
        tops = [self._data, *([self._blobs.root] if self._blobs.root else [])]
        if found := await asyncio.to_thread(unwritable_folders, *tops):
            closed = [folder for folder in found if not os.access(folder, os.R_OK | os.X_OK)]
            kind, what = (FolderClosed, "read") if closed else (FolderNotOurs, "written")
            raise kind(f"{(closed or found)[0]} cannot be {what}, {len(closed or found)} in all: `vitrine doctor`")

    async def _look_at_renderer(self) -> None:
        """What drew a page a moment ago is there, however long its line is: a busy node is not a broken one."""
        if asyncio.get_running_loop().time() - self._renderer.rendered_at > RENDERED_LATELY_S:
            await self._renderer.notice("empty", NoticeSentences("Vitrine", ""))


async def _failure(name: str, look: Callable[[], Awaitable[None]], within_s: float) -> Exception | None:
    try:
        async with asyncio.timeout(within_s):
            await look()
    except Exception as error:
        _warnings.warning(f"not ready: {name}", reason=reason_of(error))
        return error
    return None

"""What is left of an instance that was stopped after the soak, told as JSON. Run by soak.py in its environment.

Sweeps as the server would two days later, then compares the store with the rows, and says what fills the database.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, text

import vitrine.migrations.tables  # noqa: F401  (tables name each other: all must be known)
from vitrine.platform.settings import read_settings
from vitrine.platform.storage.base import Table, now
from vitrine.platform.storage.blobs import TEMP_FOLDER, Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.parcels import FOLDER as PARCELS
from vitrine.platform.storage.parcels import Parcels
from vitrine.sites.media.arrivals import Arrivals
from vitrine.sites.media.sweeper import sweep
from vitrine.sites.media.tables import Blob, MediaFile, Variant
from vitrine.transfer.export_archive.job import sweep_parcels
from vitrine.transfer.export_archive.tables import ExportRequest

LATER = timedelta(days=2)


def _age(folder: Path) -> int:
    """As if a day had passed: which of these files are old is asked of the file system. How many there are."""
    files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
    for path in files:
        os.utime(path, (time.time() - 86_400, time.time() - 86_400))
    return len(files)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


async def _sizes(database: Database) -> dict[str, Any]:
    async with database.reading() as session:
        rows = {
            table.name: await session.scalar(select(func.count()).select_from(table))
            for table in Table.metadata.sorted_tables
        }
        if database.is_sqlite:
            pages = int(await session.scalar(text("PRAGMA page_count")) or 0)
            size = int(await session.scalar(text("PRAGMA page_size")) or 0)
            free = int(await session.scalar(text("PRAGMA freelist_count")) or 0)
            return {
                "rows": rows,
                "file_bytes": pages * size,
                "free_bytes": free * size,
                "log_bytes": _size(Path(f"{database.engine.url.database}-wal")),
            }
        found = await session.execute(
            text("SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relname = ANY(:names)"),
            {"names": list(rows)},
        )
        sizes = {name: int(size) for name, size in found}
        return {"rows": rows, "table_bytes": sizes, "file_bytes": sum(sizes.values())}


async def main() -> None:
    settings = read_settings(os.environ)
    database, blobs = Database(settings.resolved_database_url), Blobs(settings.resolved_blobs_url)
    assert blobs.root is not None
    found: dict[str, Any] = {"database": await _sizes(database)}
    found["left_unfinished"] = _age(blobs.root / TEMP_FOLDER)
    found["left_arriving"] = _age(settings.data / "arriving")
    Arrivals(settings.data)  # as at a start
    found["swept"] = await sweep(database, blobs, now() + LATER)
    await sweep_parcels(database, Parcels(blobs, settings.data))
    async with database.reading() as session:
        hashes = set(await session.scalars(select(Blob.hash))) | set(await session.scalars(select(Variant.file_hash)))
        parcels = set(await session.scalars(select(ExportRequest.parcel)))
        found["media"] = await session.scalar(select(func.count()).select_from(MediaFile))
    stored = {content_hash async for content_hash in blobs.list_all()}
    found["files"] = len(stored)
    found["files_without_row"] = sorted(stored - hashes)
    found["rows_without_file"] = sorted(hashes - stored)
    found["temporary"] = [
        str(path)
        for folder in (blobs.root / TEMP_FOLDER, settings.data / "arriving")
        if folder.is_dir()
        for path in folder.rglob("*")
        if path.is_file()
    ]
    of_parcels = blobs.root / PARCELS
    found["parcels_of_nobody"] = [
        path.name for path in of_parcels.rglob("*") if path.is_file() and path.name not in parcels
    ]
    await database.close()
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    asyncio.run(main())

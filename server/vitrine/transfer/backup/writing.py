"""The one writer of an archive: of an instance, rows in one snapshot and then the files they name (cli/backup.py); of
one site, what is put aside before it is replaced (site_restoring.py).

Beside a server at work: rows come first, so every file they name was there. See docs/decisions/backup.md.
"""

import asyncio
import hashlib
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from typing import BinaryIO

from sqlalchemy import Connection, String, Table, column, exists, or_, select, table, union

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import current_version, newest_version
from vitrine.sites.media.tables import Blob, Variant
from vitrine.transfer.backup.archive import FORMAT, KEY, ArchiveWriter, Ending, Header
from vitrine.transfer.backup.keys import keys_to_back_up
from vitrine.transfer.backup.owned_rows import Rows
from vitrine.transfer.backup.rows import FILE_NAMES, columns_of, dump, lines_of, tables_in

FILES_AT_ONCE = 4
SHOWN = 3

Progress = Callable[[str, int], None]  # of what, how many so far


@dataclass(frozen=True)
class Written:
    ending: Ending
    without: list[str]  # files that the store has not, or not whole


async def write_backup(
    settings: Settings, target: BinaryIO, progress: Progress, *, leaves_out_bad_files: bool = False
) -> Written:
    database = Database(settings.resolved_database_url)
    try:
        with tempfile.TemporaryFile() as names:  # of files: there may be too many to hold
            async with database.reading_engine.connect() as connection:
                archive = await connection.run_sync(_write_rows, settings, target, names, progress)
            names.seek(0)
            bad = await _write_files(database, Blobs(settings.resolved_blobs_url), archive, names, progress)
    finally:
        await database.close()
    if bad and not leaves_out_bad_files:
        some = ", ".join(bad[:SHOWN]) + (", …" if len(bad) > SHOWN else "")
        raise Refused(
            # The advice first: a long line is cut, and an address may be long.
            f"{len(bad)} files that the database names are missing or damaged: --leave-out-bad-files makes a backup "
            f"without them ({some}; in {settings.resolved_blobs_url})"
        )
    return Written(archive.finish(), bad)


def _write_rows(
    connection: Connection, settings: Settings, target: BinaryIO, names: BinaryIO, progress: Progress
) -> ArchiveWriter:
    from vitrine.platform.storage.upgrade import known_versions

    version = current_version(connection)
    if version is None:
        raise Refused("the database has no tables: there is nothing to back up")
    if version not in known_versions():
        raise Refused(f"the database is at version '{version}', which this Vitrine does not know: update Vitrine")
    tables = tables_in(connection)
    archive = _begin_archive(settings, target, version, tables)
    done = 0
    for one in tables:
        for lines in dump(connection, one):
            archive.add_rows(one.name, lines)
            done += len(lines)
            progress("rows", done)
    for file_hash in named_files(connection):
        names.write(f"{file_hash}\n".encode())
    return archive


def _begin_archive(settings: Settings, target: BinaryIO, version: str, tables: list[Table]) -> ArchiveWriter:
    marks, key = keys_to_back_up(settings)
    shape = {one.name: columns_of(one) for one in tables}
    header = Header(format=FORMAT, revision=version, made_at=datetime.now(UTC), keys=marks, tables=shape)
    archive = ArchiveWriter(target, header)
    if key:
        archive.add(KEY, key.encode())
    return archive


def named_files(connection: Connection) -> Iterator[str]:
    """Originals and variants, each once, in order and a thousand at a time."""
    hashes_in = [select(column(name, String).label("hash")).select_from(table(of)) for of, name in FILE_NAMES.items()]
    named = union(*hashes_in).subquery()
    page = select(named.c.hash).order_by(named.c.hash).limit(1000)
    hashes = connection.scalars(page).all()
    while hashes:
        yield from hashes
        hashes = connection.scalars(page.where(named.c.hash > hashes[-1])).all()


async def _write_files(
    database: Database, blobs: Blobs, archive: ArchiveWriter, names: BinaryIO, progress: Progress
) -> list[str]:
    """Those that are missing or damaged in the store are returned: an archive with a wrong file would be refused."""
    bad: list[str] = []
    done = 0
    while batch := [line.decode().strip() for line in islice(names, FILES_AT_ONCE)]:
        contents = await asyncio.gather(*(sound_content(blobs, file_hash) for file_hash in batch))
        for file_hash, content in zip(batch, contents, strict=True):
            if content is not None:
                archive.add_file(file_hash, content)
                done += 1
            elif await _is_named_now(database, file_hash):
                bad.append(file_hash)
            # Otherwise it was swept since the snapshot, because nobody had used it for a day: nobody will miss it.
        contents.clear()  # before the next ones are fetched
        progress("files", done)
    return bad


async def sound_content(blobs: Blobs, file_hash: str) -> bytes | None:
    try:
        content = await blobs.get(file_hash)
    except BlobMissing:
        return None
    return content if hashlib.sha256(content).hexdigest() == file_hash else None


async def _is_named_now(database: Database, file_hash: str) -> bool:
    named = or_(exists().where(Blob.hash == file_hash), exists().where(Variant.file_hash == file_hash))
    async with database.reading() as session:
        return bool(await session.scalar(select(named)))


def files_named(rows: Rows) -> set[str]:
    return {str(row[column]) for name, column in FILE_NAMES.items() for row in rows.get(name, ())}


async def write_site_archive(database: Database, settings: Settings, rows: Rows, target: BinaryIO) -> int:
    """What `rows_of_account` found, and its files: an archive like any other, only of one site. How many were lost."""
    async with database.reading_engine.connect() as connection:
        tables = await connection.run_sync(tables_in)
    archive = _begin_archive(settings, target, newest_version(), tables)
    for one in tables:
        for lines in lines_of(one, rows.get(one.name, ())):
            archive.add_rows(one.name, lines)
    blobs, lost = Blobs(settings.resolved_blobs_url), 0
    for file_hash in sorted(files_named(rows)):
        if (content := await sound_content(blobs, file_hash)) is None:
            lost += 1
        else:
            archive.add_file(file_hash, content)
    archive.finish()
    return lost

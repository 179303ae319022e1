"""`vitrine restore`: an archive into an empty database, whole or not at all. Called by cli/backup.py.

The archive is read three times: to verify all of it with nothing touched, to put the files, to put the rows in one
transaction with their schema. Whatever interrupts it leaves no row, and at most files that the sweeper takes away.
"""

import asyncio
import time
from dataclasses import dataclass
from itertools import islice
from typing import BinaryIO

from sqlalchemy import Connection, Table, delete, inspect, select, table, text, update

from vitrine.platform.errors import Refused
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.folders import keep_private
from vitrine.platform.storage.schema import ONE_MIGRATION_AT_A_TIME, current_version, sqlite_file
from vitrine.public.messages.unconfirmed import KIND as MESSAGE_MAILS
from vitrine.sites.site.tables import MadeCv, Site
from vitrine.transfer.backup.archive import BadArchive, Header
from vitrine.transfer.backup.keys import KeysToRestore
from vitrine.transfer.backup.reading import Verified, read_files, read_row_parts
from vitrine.transfer.backup.rows import VERSION_TABLE, WITHOUT_CONTENT, columns_of, load, tables_in
from vitrine.transfer.backup.writing import FILES_AT_ONCE, Progress

_2026 = 1_767_225_600


def seconds_since_2026() -> int:
    """Ahead of any revision that an earlier life of a site came to: nobody saves every second."""
    return int(time.time()) - _2026


@dataclass(frozen=True)
class RestoreOptions:
    sends_waiting_mails: bool = False
    accepts_other_keys: bool = False


async def restore_backup(
    settings: Settings, source: BinaryIO, found: Verified, progress: Progress, chosen: RestoreOptions
) -> None:
    """`found` is what `verify_backup` made of the same source."""
    keys = KeysToRestore(settings, found.header.keys, found.carried_key, accepts_other_keys=chosen.accepts_other_keys)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path := sqlite_file(settings.resolved_database_url):
        keep_private(path)
    database = Database(settings.resolved_database_url)
    try:
        async with database.engine.connect() as connection:
            await connection.run_sync(_require_empty)
        await _put_files(source, Blobs(settings.resolved_blobs_url), progress)
        keys.keep()
        try:
            async with database.engine.execution_options(is_writing=True).begin() as connection:
                await connection.run_sync(_put_rows, source, found, progress, chosen)
        except BaseException:
            keys.forget()
            raise
    finally:
        await database.close()


def _require_empty(connection: Connection) -> None:
    names = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
    if names and current_version(connection) is None:
        raise Refused("the database holds tables that are not Vitrine's: restore into one of its own")
    for name in sorted(names - WITHOUT_CONTENT):
        if connection.execute(select(text("1")).select_from(table(name)).limit(1)).first():
            raise Refused(f"the database is not empty ({name} has rows): restore into an empty one, or a new folder")


async def _put_files(source: BinaryIO, blobs: Blobs, progress: Progress) -> None:
    files, done = read_files(source), 0
    while batch := list(islice(files, FILES_AT_ONCE)):
        await asyncio.gather(*(blobs.put(str(file.file_hash), file.content) for file in batch))
        done += len(batch)
        progress("files", done)


def _put_rows(
    connection: Connection, source: BinaryIO, found: Verified, progress: Progress, chosen: RestoreOptions
) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_MIGRATION_AT_A_TIME})
    _require_empty(connection)
    tables = make_tables(connection, found.header)
    done = 0
    for name, rows in read_row_parts(source, found.header):
        load(connection, tables[name], rows)
        done += len(rows)
        progress("rows", done)
    migrate_to(connection, "head")
    found.held_mails = 0 if chosen.sends_waiting_mails else _hold_mails(connection)
    _leave_old_revisions_behind(connection)
    # A CV that is made from a site names its address, which may be another here.
    connection.execute(update(MadeCv).values(due_at=now()))


def make_tables(connection: Connection, header: Header) -> dict[str, Table]:
    """Those of the archive's version, empty: its rows go there, and are migrated with them."""
    migrate_to(connection, header.revision)
    tables = {table.name: table for table in tables_in(connection)}
    if {name: columns_of(table) for name, table in tables.items()} != header.tables:
        raise BadArchive(f"the backup is damaged: its tables are not those of version '{header.revision}'")
    return tables


def migrate_to(connection: Connection, version: str) -> None:
    from alembic import command

    from vitrine.platform.storage.upgrade import alembic_config, known_versions

    versions = known_versions()
    wanted = versions[0] if version == "head" else version
    current = current_version(connection)
    if current is not None and current not in versions:
        raise Refused(f"the database is at version '{current}', which this Vitrine does not know: update Vitrine")
    if current == wanted:
        return
    is_newer = current is not None and versions.index(current) < versions.index(wanted)
    (command.downgrade if is_newer else command.upgrade)(alembic_config(connection), wanted)


def _hold_mails(connection: Connection) -> int:
    """The original may live on and send them too. The messages stay unread in their inboxes, and are counted here; a
    letter of the operator's goes on when he sends it off again (operation/announcements/).
    """
    held = connection.execute(delete(OutboxMail).where(OutboxMail.kind == MESSAGE_MAILS)).rowcount
    connection.execute(delete(OutboxMail))
    return held


def _leave_old_revisions_behind(connection: Connection) -> None:
    """A server that runs meanwhile keeps pages by a site's revision, and those made after this backup count from it
    too: without a jump a later save would be taken for one of them. (Browsers ask by the bytes of what they keep, and
    need no jump.)"""
    jump = seconds_since_2026()
    connection.execute(update(Site).where(Site.revision > 0, Site.revision < jump).values(revision=jump))

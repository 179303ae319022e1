"""One account and its site in an archive: found in that of a whole instance, or written as one of its own.

Called by site_restoring.py. The rows of one site fit into memory; the files never are there together.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from sqlalchemy import Connection, StaticPool, create_engine

from vitrine.accounts.addresses import normalise
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import newest_version
from vitrine.transfer.backup.archive import BadArchive, Header, Member, read_members
from vitrine.transfer.backup.belonging import ACCOUNTS, SITES, Belongings, Relations, Rows, rows_of_account
from vitrine.transfer.backup.restoring import bring_to
from vitrine.transfer.backup.rows import FILE_NAMES, columns_of, lines_of, load, read_rows, tables_in
from vitrine.transfer.backup.verifying import columns_in
from vitrine.transfer.backup.writing import begin_archive, sound_content


def files_named(rows: Rows) -> set[str]:
    return {str(row[column]) for name, column in FILE_NAMES.items() for row in rows.get(name, ())}


def rows_in_archive(source: BinaryIO, header: Header, who: str) -> Rows:
    """Of the account with this e-mail address, or of the site with this address; as this version has them.

    They pass through a database in memory that is brought from the archive's version to this one: what is migrated in a
    whole restore is migrated here too.
    """
    account_id = _account_of(source, header, who)
    with _in_memory() as connection:
        bring_to(connection, header.revision)
        tables = {table.name: table for table in tables_in(connection)}
        if {name: columns_of(table) for name, table in tables.items()} != header.tables:
            raise BadArchive(f"the backup is damaged: its tables are not those of version '{header.revision}'")
        relations = Relations(connection)
        belongings = Belongings(relations, account_id)
        for are_owned in (True, False):
            take = belongings.take_owned if are_owned else belongings.take_shared
            for name, rows in _parts(source, header):
                if (name in relations.owned) is are_owned and (taken := take(name, rows)):
                    load(connection, tables[name], taken)
        bring_to(connection, "head")
        return rows_of_account(connection, account_id)


@contextmanager
def _in_memory() -> Iterator[Connection]:
    """Without foreign keys enforced: shared rows come after those that name them."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _parts(source: BinaryIO, header: Header) -> Iterator[tuple[str, list[dict[str, object]]]]:
    for member in read_members(source):
        if member.file_hash:
            return
        if member.table:
            yield member.table, read_rows(member.content, columns_in(header, member.table))


def _account_of(source: BinaryIO, header: Header, who: str) -> str:
    is_email = "@" in who.lstrip("/@")
    table, column, its_id = (ACCOUNTS, "email", "id") if is_email else (SITES, "slug", "account_id")
    wanted = normalise(who) if is_email else who.lstrip("/@")
    for name, rows in _parts(source, header):
        for row in rows if name == table else ():
            if row.get(column) == wanted:
                return str(row[its_id])
    what = "account" if is_email else "site"
    raise Refused(f"the backup of {header.made_at:%Y-%m-%d %H:%M} UTC has no {what} '{wanted[:80]}'")


def files_in_archive(source: BinaryIO, wanted: set[str]) -> Iterator[Member]:
    return (member for member in read_members(source) if member.file_hash in wanted)


async def write_site_archive(database: Database, settings: Settings, rows: Rows, target: BinaryIO) -> int:
    """What `rows_of_account` found, and its files: an archive like any other, only of one site. How many were lost."""
    async with database.reading_engine.connect() as connection:
        tables = await connection.run_sync(tables_in)
    archive = begin_archive(settings, target, newest_version(), tables)
    for table in tables:
        for lines in lines_of(table, rows.get(table.name, ())):
            archive.add_rows(table.name, lines)
    blobs, lost = Blobs(settings.resolved_blobs_url), 0
    for file_hash in sorted(files_named(rows)):
        if (content := await sound_content(blobs, file_hash)) is None:
            lost += 1
        else:
            archive.add_file(file_hash, content)
    archive.finish()
    return lost

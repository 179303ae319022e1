"""`vitrine restore FILE --site …`: one site out of a whole backup, into an instance at work. Called by cli/restore.py.

Files first, then all rows in one transaction: whatever interrupts it leaves no row, and at most files that the sweeper
takes away. Visitors of every node see it with the commit, as they see a save (public/rendering/cache/watch.py).
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from sqlalchemy import Connection, delete, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.file_turns import keeping
from vitrine.platform.storage.schema import current_version, newest_version, open_database
from vitrine.platform.storage.upserts import insert_for
from vitrine.sites.site.revisions import hold_sites
from vitrine.sites.site.tables import OldSlug
from vitrine.transfer.backup.archive import BadArchive
from vitrine.transfer.backup.keys import instance_keys
from vitrine.transfer.backup.owned_rows import ACCOUNTS, SITES, Relations, Row, Rows, rows_of_account
from vitrine.transfer.backup.reading import Verified, read_files
from vitrine.transfer.backup.rows import load, tables_in
from vitrine.transfer.backup.site_archive import rows_in_archive
from vitrine.transfer.backup.site_claims import (
    leave_former_addresses,
    require_free_email,
    require_free_slug,
    settle_activation,
    take_back_addresses,
)
from vitrine.transfer.backup.site_rows import claim_files, differences, hold_mails, move_ahead, order_cvs, reseal
from vitrine.transfer.backup.writing import Progress, files_named, write_site_archive

# Counted at every visit: what is added to it while a site is put back is nobody's loss.
_COUNTERS = frozenset({"vitals_days", "visit_days"})
_STAYS = frozenset({"id", "account_id", "suspended_as", "suspended_at", "suspended_because"})
KeepPresent = Callable[[str], AbstractContextManager[BinaryIO]]


@dataclass(frozen=True)
class SiteOptions:
    who: str  # the site's address, or its owner's e-mail address
    new_slug: str = ""
    replaces: bool = False
    is_dry_run: bool = False
    sends_waiting_mails: bool = False
    accepts_other_keys: bool = False


@dataclass
class SiteRestored:
    slug: str
    email: str
    replaces: bool = False
    changes: list[str] = field(default_factory=list)
    rows: int = 0
    files: int = 0
    file_bytes: int = 0
    held_mails: int = 0
    lost_files: int = 0
    left_out: list[str] = field(default_factory=list)


class _Changed(Refused):
    """Between what was kept of the present state and what would be replaced."""


async def restore_site(
    settings: Settings,
    source: BinaryIO,
    found: Verified,
    progress: Progress,
    chosen: SiteOptions,
    keep_present: KeepPresent,
) -> SiteRestored:
    """`found` is what `verify_backup` made of the same source; `keep_present` gives the file for what is replaced."""
    rows = rows_in_archive(source, found.header, chosen.who)
    if [len(rows.get(name, ())) for name in (ACCOUNTS, SITES)] != [1, 1]:
        raise BadArchive("the backup is damaged: an account has one site")
    database = open_database(settings)
    try:
        return await _Restoring(settings, database, rows, chosen).run(source, found, progress, keep_present)
    finally:
        await database.close()


class _Restoring:
    def __init__(self, settings: Settings, database: Database, rows: Rows, chosen: SiteOptions) -> None:
        self._settings, self._database, self._rows, self._chosen = settings, database, rows, chosen
        [self._account], [self._site] = rows[ACCOUNTS], rows[SITES]
        self._present: Rows = {}
        self._done = SiteRestored(chosen.new_slug or self._site["slug"], self._account["email"])
        self._blobs = Blobs(settings.resolved_blobs_url)

    async def run(
        self, source: BinaryIO, found: Verified, progress: Progress, keep_present: KeepPresent
    ) -> SiteRestored:
        chosen = self._chosen
        async with self._database.reading() as session:
            connection = await session.connection()
            tables = await connection.run_sync(self._look)
            await self._require_free(session)
        self._done.replaces = bool(self._present)
        self._done.changes = differences(tables, self._present, self._rows)
        reseal(self._rows, found, instance_keys(self._settings), accepts_other_keys=chosen.accepts_other_keys)
        if chosen.is_dry_run:
            return self._done
        if self._present:
            await self._keep_present(keep_present)
        hashes = files_named(self._rows)
        async with keeping(self._database, hashes):
            await self._put_files(source, hashes, progress)
            async with self._database.writing() as session:
                await self._put(session)
        # On PostgreSQL a sweep may have come between the file and its row; from here on none can.
        if swept := await self._missing(hashes):
            await self._put_files(source, swept, progress)
        if swept and (holes := await self._missing(swept)):
            self._done.left_out.append(f"{len(holes)} files, which the backup has not")
        return self._done

    async def _missing(self, hashes: set[str]) -> set[str]:
        return {file_hash for file_hash in hashes if not await self._blobs.has(file_hash)}

    def _look(self, connection: Connection) -> dict[str, SqlTable]:
        if (version := current_version(connection)) != newest_version():
            raise Refused(f"the database is at version '{version}': `vitrine migrate` first")
        self._present = rows_of_account(connection, self._account["id"])
        return {table.name: table for table in tables_in(connection)}

    async def _require_free(self, session: AsyncSession) -> None:
        if not self._present:
            await require_free_email(session, self._rows)
        await require_free_slug(session, self._rows, self._chosen.new_slug)
        if self._present and not (self._chosen.replaces or self._chosen.is_dry_run):
            raise Refused(
                f"/@{self._present[SITES][0]['slug']} is there: --replace puts the backup's in its place, and what is "
                "there into an archive of its own; --dry-run says what would change"
            )

    async def _keep_present(self, keep_present: KeepPresent) -> None:
        with keep_present(self._present[SITES][0]["slug"]) as target:
            self._done.lost_files = await write_site_archive(self._database, self._settings, self._present, target)

    async def _put_files(self, source: BinaryIO, wanted: set[str], progress: Progress) -> None:
        """Also those that are there: a new date keeps the sweeper from them until their rows are written."""
        put = byte_count = 0
        for file in read_files(source, wanted):
            await self._blobs.put(str(file.file_hash), file.content)
            put, byte_count = put + 1, byte_count + len(file.content)
            progress("files", put)
        self._done.files, self._done.file_bytes = max(put, self._done.files), max(byte_count, self._done.file_bytes)

    async def _put(self, session: AsyncSession) -> None:
        before, site_id = self._present, self._site["id"]
        await hold_sites(session, site_id)
        connection = await session.connection()
        await connection.run_sync(self._look)
        if _without_counters(self._present) != _without_counters(before):
            raise _Changed("the site changed while it was put aside: nothing was replaced, start again")
        await self._require_free(session)
        self._site["slug"] = self._done.slug
        move_ahead(self._rows, self._present)
        claim_files(self._rows)
        order_cvs(self._rows)
        self._done.held_mails = hold_mails(self._rows, self._present, sends_waiting=self._chosen.sends_waiting_mails)
        self._done.left_out += await settle_activation(session, self._rows, self._present)
        self._done.left_out += await leave_former_addresses(session, self._rows)
        await session.execute(
            delete(OldSlug).where(OldSlug.slug == self._site["slug"])
        )  # one that leads to it, or is over
        await connection.run_sync(self._put_rows)
        await take_back_addresses(session, self._rows, self._present)

    def _put_rows(self, connection: Connection) -> None:
        relations = Relations(connection)
        tables = {table.name: table for table in tables_in(connection)}
        new_shared: Rows = {}
        if self._present:
            self._clear(connection, relations, tables)
        for name, rows in self._rows.items():
            if not rows:
                continue
            is_of_site = name in relations.of_site
            if self._present and name in relations.owned and not is_of_site:
                continue  # the account is its owner's, as it is now; the site's own row was changed above
            if name not in relations.owned:
                _insert_missing(connection, relations, tables[name], rows, new_shared)
            elif is_of_site and relations.is_loose(name):
                self._tie(connection, relations, tables[name])
            else:
                self._insert(connection, tables[name], rows)

    def _clear(self, connection: Connection, relations: Relations, tables: dict[str, SqlTable]) -> None:
        """The site's row stays, so that a save under way finds it, and another revision. What hangs on it goes.

        So does a suspension, or that there is none any more: what an operator decided since is not undone by this.
        """
        for name in reversed([name for name in relations.tables if name in relations.of_site]):
            for link in relations.links_to(name, SITES):
                if not link.is_loose:
                    [column] = link.columns
                    connection.execute(delete(tables[name]).where(tables[name].c[column] == self._site["id"]))
        values = {name: value for name, value in self._site.items() if name not in _STAYS}
        sites = tables[SITES]
        connection.execute(update(sites).where(sites.c.id == self._site["id"]).values(values))

    def _insert(self, connection: Connection, table: SqlTable, rows: list[Row]) -> None:
        """What another has by now (a domain proven since, a former address) is left out and said."""
        if _is_loaded(connection, table, rows):
            self._done.rows += len(rows)
            return
        for row in rows:
            if _is_loaded(connection, table, [row]):
                self._done.rows += 1
            elif table.name in (ACCOUNTS, SITES):
                raise Refused(f"the row of {table.name} does not fit beside what is here: nothing was changed")
            else:
                self._done.left_out.append(f"{_named(table, row)}: another has it here")

    def _tie(self, connection: Connection, relations: Relations, table: SqlTable) -> None:
        """Rows that outlive their site, such as a used activation key: those that are here are its again."""
        [own] = table.primary_key.columns
        for row in self._rows[table.name]:
            here = connection.execute(select(table).where(own == row[own.name])).mappings().first()
            if here is None:
                self._insert(connection, table, [row])
                continue
            for link in relations.links_to(table.name, SITES):
                [column] = link.columns
                if here[column] is None:
                    connection.execute(update(table).where(own == row[own.name]).values({column: row[column]}))


def _without_counters(rows: Rows) -> Rows:
    return {name: of_table for name, of_table in rows.items() if name not in _COUNTERS}


def _is_loaded(connection: Connection, table: SqlTable, rows: list[Row]) -> bool:
    try:
        with connection.begin_nested():
            load(connection, table, rows)
    except Refused as error:
        if isinstance(error.__cause__, IntegrityError):
            return False
        raise
    return True


def _insert_missing(
    connection: Connection, relations: Relations, table: SqlTable, rows: list[Row], new: dict[str, list[Row]]
) -> None:
    """What sites share. A row that is here is held: a sweep that is at it is waited for, and then it is not. What hangs
    on one that is here is this instance's affair: it may be making its own smaller copies just now."""
    own, links = list(table.primary_key.columns), relations.links[table.name]
    for row in rows:
        if not all(
            any(link.value(row) == link.target_value(one) for one in new.get(link.target, ())) for link in links
        ):
            continue
        same = [column == row[column.name] for column in own]
        connection.execute(select(*own).where(*same).with_for_update(read=True, key_share=True))
        insert = insert_for(connection.dialect.name, table).values(row).on_conflict_do_nothing().returning(*own)
        if connection.execute(insert).first() is not None:
            new.setdefault(table.name, []).append(row)


def _named(table: SqlTable, row: dict[str, Any]) -> str:
    own = [str(row[column.name]) for column in table.primary_key.columns if column.name != "site_id"]
    return f"{table.name} {' '.join(own)}"

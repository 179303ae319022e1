"""One account and its site, found in the archive of a whole instance. Called by site_restoring.py.

The rows of one site fit into memory; the files never are there together.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from sqlalchemy import Connection, StaticPool, create_engine

from vitrine.accounts.addresses import normalise
from vitrine.platform.errors import Refused
from vitrine.transfer.backup.archive import Header
from vitrine.transfer.backup.owned_rows import ACCOUNTS, SITES, OwnedRows, Relations, Rows, rows_of_account
from vitrine.transfer.backup.reading import read_row_parts
from vitrine.transfer.backup.restoring import make_tables, migrate_to
from vitrine.transfer.backup.rows import load


def rows_in_archive(source: BinaryIO, header: Header, who: str) -> Rows:
    """Of the account with this e-mail address, or of the site with this address; as this version has them.

    They pass through a database in memory that is brought from the archive's version to this one: what is migrated in a
    whole restore is migrated here too.
    """
    account_id = _account_of(source, header, who)
    with _in_memory() as connection:
        tables = make_tables(connection, header)
        relations = Relations(connection)
        owned = OwnedRows(relations, account_id)
        for are_owned in (True, False):
            take = owned.take_owned if are_owned else owned.take_shared
            for name, rows in read_row_parts(source, header):
                if (name in relations.owned) is are_owned and (taken := take(name, rows)):
                    load(connection, tables[name], taken)
        migrate_to(connection, "head")
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


def _account_of(source: BinaryIO, header: Header, who: str) -> str:
    is_email = "@" in who.lstrip("/@")
    table, column, its_id = (ACCOUNTS, "email", "id") if is_email else (SITES, "slug", "account_id")
    wanted = normalise(who) if is_email else who.lstrip("/@")
    for name, rows in read_row_parts(source, header):
        for row in rows if name == table else ():
            if row.get(column) == wanted:
                return str(row[its_id])
    what = "account" if is_email else "site"
    raise Refused(f"the backup of {header.made_at:%Y-%m-%d %H:%M} UTC has no {what} '{wanted[:80]}'")

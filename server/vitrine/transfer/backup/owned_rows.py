"""What belongs to an account and its site: the tables' foreign keys tell it, so that a new table needs no word here.

*Owned* tables hang on `accounts`, directly or through others: a row belongs to whom its keys lead to. *Shared* ones are
those that owned rows name (blobs) and what hangs on these alone (variants): they are taken as far as they are named.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, inspect, tuple_

from vitrine.transfer.backup.rows import LEFT_OUT, VERSION_TABLE, tables_in, without_secrets

ACCOUNTS, SITES = "accounts", "sites"
Row = dict[str, Any]
Columns = tuple[str, ...]
Key = tuple[Any, ...]
KEYS_AT_ONCE = 500
Rows = dict[str, list[Row]]  # by their tables, those that others refer to first


@dataclass(frozen=True)
class Link:
    """A foreign key. A loose one (ON DELETE SET NULL) lets its row stay when what it names goes."""

    columns: Columns
    target: str
    target_columns: Columns
    is_loose: bool

    def value(self, row: Row) -> Key | None:
        found = tuple(row[column] for column in self.columns)
        return None if None in found else found

    def target_value(self, row: Row) -> Key:
        """Of a row that may be the one that is named."""
        return tuple(row[column] for column in self.target_columns)


class Relations:
    """The foreign keys of a database, as it has them."""

    def __init__(self, connection: Connection) -> None:
        inspector = inspect(connection)
        left_out = LEFT_OUT | {VERSION_TABLE}
        ordered = [name for name, _ in inspector.get_sorted_table_and_fkc_names() if name]
        self.tables = [name for name in ordered if name not in left_out]
        keys = inspector.get_multi_foreign_keys()
        self.links = {
            name: [
                Link(
                    tuple(key["constrained_columns"]),
                    key["referred_table"],
                    tuple(key["referred_columns"]),
                    key.get("options", {}).get("ondelete", "").upper() == "SET NULL",
                )
                for key in keys[None, name]
                if key["referred_table"] != name
            ]
            for name in self.tables
        }
        self.owned = self.below(ACCOUNTS) | {ACCOUNTS}
        self.of_site = self.below(SITES)

    def below(self, root: str) -> set[str]:
        """What hangs on it, directly or through others."""
        found = {root}
        for name in self.tables:  # those that others refer to come first
            if any(link.target in found for link in self.links[name]):
                found.add(name)
        return found - {root}

    def links_to(self, name: str, root: str) -> list[Link]:
        return [link for link in self.links[name] if link.target == root]

    def is_loose(self, name: str) -> bool:
        """Its rows may be of a site, and outlive it."""
        direct = self.links_to(name, SITES)
        return bool(direct) and all(link.is_loose for link in direct)


class OwnedRows:
    """Takes rows of one account, table after table: first all owned ones, then all shared ones."""

    def __init__(self, relations: Relations, account_id: str) -> None:
        self._relations = relations
        self._account_id = account_id
        self._taken: dict[tuple[str, Columns], set[Key]] = defaultdict(set)
        self._named: dict[tuple[str, Columns], set[Key]] = defaultdict(set)
        links = [link for of_table in relations.links.values() for link in of_table]
        self._keys = {name: {link.target_columns for link in links if link.target == name} for name in relations.tables}

    def ways_to(self, name: str) -> list[tuple[Columns, set[Key]]]:
        """Which rows of the table can belong, as far as is known when those before it are taken."""
        if name == ACCOUNTS:
            return [(("id",), {(self._account_id,)})]
        links = self._relations.links[name]
        followed = [(link.columns, self._taken[link.target, link.target_columns]) for link in links]
        return followed + [(columns, self._named[name, columns]) for columns in self._keys[name]]

    def take_owned(self, name: str, rows: Iterable[Row]) -> list[Row]:
        taken = [row for row in rows if self._is_owned(name, row)]
        self._note(name, taken)
        for link in self._relations.links[name]:
            if link.target not in self._relations.owned:
                self._named[link.target, link.target_columns].update(filter(None, map(link.value, taken)))
        return taken

    def take_shared(self, name: str, rows: Iterable[Row]) -> list[Row]:
        taken = [row for row in rows if self._is_named(name, row) or self._follows(name, row)]
        self._note(name, taken)
        return taken

    def _is_owned(self, name: str, row: Row) -> bool:
        if name == ACCOUNTS:
            return bool(row["id"] == self._account_id)
        owners = [link for link in self._relations.links[name] if link.target in self._relations.owned]
        named = [(link, value) for link in owners if (value := link.value(row)) is not None]
        return bool(named) and all(value in self._taken[link.target, link.target_columns] for link, value in named)

    def _is_named(self, name: str, row: Row) -> bool:
        return any(
            tuple(row[column] for column in columns) in self._named[name, columns] for columns in self._keys[name]
        )

    def _follows(self, name: str, row: Row) -> bool:
        return any(
            link.value(row) in self._taken[link.target, link.target_columns] for link in self._relations.links[name]
        )

    def _note(self, name: str, rows: list[Row]) -> None:
        for columns in self._keys[name]:
            self._taken[name, columns].update(tuple(row[column] for column in columns) for row in rows)


def rows_of_account(connection: Connection, account_id: str) -> Rows:
    """From a database at work: only rows are read that something taken before leads to."""
    relations = Relations(connection)
    owned = OwnedRows(relations, account_id)
    found: Rows = {}
    tables = {table.name: table for table in tables_in(connection)}
    for are_owned in (True, False):
        take = owned.take_owned if are_owned else owned.take_shared
        for name in relations.tables:
            if (name in relations.owned) is are_owned:
                found[name] = take(name, _rows_at(connection, tables[name], owned.ways_to(name)))
    return {name: found[name] for name in relations.tables if found[name]}


def _rows_at(connection: Connection, table: Table, ways: list[tuple[Columns, set[Key]]]) -> list[Row]:
    """Each once, in the order of their keys."""
    own = [column.name for column in table.primary_key.columns]
    found: dict[Key, Row] = {}
    for columns, values in ways:
        wanted = sorted(values)
        for start in range(0, len(wanted), KEYS_AT_ONCE):
            some = wanted[start : start + KEYS_AT_ONCE]
            is_there = tuple_(*(table.c[column] for column in columns)).in_(some)
            for row in connection.execute(without_secrets(table).where(is_there)).mappings():
                found[tuple(row[column] for column in own)] = dict(row)
    return [found[key] for key in sorted(found)]

"""Rows of any table on any engine, as lines of JSON and back. Called by writing.py and restoring.py.

Tables are read as the database has them, not as this version's code says: so a backup of an older schema is written and
put back by newer code, column by column, and migrated afterwards.
"""

import base64
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Date,
    DateTime,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    RowMapping,
    Select,
    String,
    Table,
    insert,
    inspect,
    literal,
    select,
    tuple_,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.types import TypeEngine

from vitrine.platform.errors import Refused
from vitrine.platform.storage.base import Moment
from vitrine.transfer.backup.archive import BadArchive, Kind

VERSION_TABLE = "alembic_version"
# A server writes these by itself: an original's are nothing to a copy, and do not make a database full. The last two
# must not outlive their day, and in a backup they would (docs/decisions/visits.md).
WITHOUT_CONTENT = frozenset({"jobs", "page_changes", "day_salts", "day_visitors"})
# Restored, these would bring back what was ended since: a session signed out of, a link used, one to a draft revoked.
# Owners sign in again, and make their readers new links. Who runs the instance is named anew, from its shell.
# What an owner takes along is made anew where he asks again: its files are in no backup.
LEFT_OUT = (
    frozenset(
        {"sessions", "mail_tokens", "sign_in_tries", "spent_challenges", "review_links", "takeaways", "operators"}
    )
    | WITHOUT_CONTENT
)
# Rows that are in no backup, by the column that says so: a link that was sent by mail opens something.
SECRET_ROWS = {"outbox": "is_secret"}
# Columns that name a stored file by its hash: a backup has all of these files, and no restored row is without its own.
FILE_NAMES = {"blobs": "hash", "variants": "file_hash"}
ROWS_AT_ONCE = 100
PART_BYTES = 4 << 20
_KINDS: dict[type[TypeEngine[Any]], Kind] = {
    Boolean: "boolean",
    Integer: "integer",
    Float: "float",
    DateTime: "moment",
    Date: "date",
    JSON: "json",
    LargeBinary: "bytes",
    String: "text",
}
_TYPES: dict[Kind, type | tuple[type, ...]] = {
    "boolean": bool,
    "integer": int,
    "float": (int, float),
    "text": str,
    "moment": str,
    "date": str,
    "bytes": str,
}
# SQL's NULL and JSON's null are different things, and NULL is the one that a column without a value has.
_DOCUMENT = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
_LARGEST = 1 << 63


def _kind(column_type: TypeEngine[Any]) -> Kind:
    for known, kind in _KINDS.items():
        if isinstance(column_type, known):
            return kind
    raise Refused(f"a column of type {column_type!r} has no place in a backup yet")


def tables_in(connection: Connection) -> list[Table]:
    """The tables to back up, those that others refer to first. Of each only what is asked of it here."""
    inspector = inspect(connection)
    found = inspector.get_multi_columns()
    keys = inspector.get_multi_pk_constraint()
    ordered = [name for name, _ in inspector.get_sorted_table_and_fkc_names() if name]
    return [
        Table(
            name,
            MetaData(),
            *(Column(column["name"], _neutral(column["type"])) for column in found[None, name]),
            PrimaryKeyConstraint(*keys[None, name]["constrained_columns"]),
        )
        for name in ordered
        if name not in LEFT_OUT | {VERSION_TABLE}
    ]


def _neutral(column_type: TypeEngine[Any]) -> TypeEngine[Any]:
    """The same values on both engines."""
    kind = _kind(column_type)
    return Moment() if kind == "moment" else _DOCUMENT if kind == "json" else column_type


def columns_of(table: Table) -> dict[str, Kind]:
    return {
        column.name: "moment" if isinstance(column.type, Moment) else _kind(column.type) for column in table.columns
    }


def without_secrets(table: Table) -> Select[Any]:
    query = select(table)
    return query.where(table.c[SECRET_ROWS[table.name]].is_(False)) if table.name in SECRET_ROWS else query


def _pages(connection: Connection, table: Table) -> Iterator[Sequence[RowMapping]]:
    """All rows in the order of their keys, few at a time; one transaction makes them one state."""
    keys = list(table.primary_key.columns)
    page = without_secrets(table).order_by(*keys).limit(ROWS_AT_ONCE)
    rows = connection.execute(page).mappings().all()
    while rows:
        yield rows
        last = [literal(rows[-1][key.name], key.type) for key in keys]
        rows = connection.execute(page.where(tuple_(*keys) > tuple_(*last))).mappings().all()


def dump(connection: Connection, table: Table) -> Iterator[list[bytes]]:
    """Lines of JSON, some megabytes at most at a time."""
    return lines_of(table, (row for rows in _pages(connection, table) for row in rows))


def lines_of(table: Table, rows: Iterable[Mapping[str, Any] | RowMapping]) -> Iterator[list[bytes]]:
    kinds = columns_of(table)
    part: list[bytes] = []
    size = 0
    for row in rows:
        line = json.dumps([_plain(row[name], kind) for name, kind in kinds.items()], separators=(",", ":"))
        if size + len(line) > PART_BYTES and part:
            yield part
            part, size = [], 0
        part.append(line.encode())
        size += len(line)
    if part:
        yield part


def _plain(value: Any, kind: Kind) -> Any:
    if value is None or kind not in ("moment", "date", "bytes"):
        return value
    return base64.b64encode(value).decode() if kind == "bytes" else value.isoformat()


def _require(plain: Any, kind: Kind) -> None:
    # A boolean is an integer to Python, and to nobody else.
    if not isinstance(plain, _TYPES[kind]) or (isinstance(plain, bool) and kind != "boolean"):
        raise ValueError(f"{plain!r} is no {kind}")
    if isinstance(plain, int) and not -_LARGEST <= plain < _LARGEST:
        raise ValueError("larger than 64 bits")


def _value(plain: Any, kind: Kind) -> Any:
    if plain is None or kind == "json":
        return plain
    _require(plain, kind)
    if kind == "moment":
        moment = datetime.fromisoformat(plain)
        if moment.tzinfo is None:
            raise ValueError(f"{plain} has no zone")
        return moment
    if kind == "date":
        return date.fromisoformat(plain)
    return base64.b64decode(plain, validate=True) if kind == "bytes" else plain


def read_rows(content: bytes, columns: dict[str, Kind]) -> list[dict[str, Any]]:
    """What `dump` wrote. Anything else is refused here, before it meets a database."""
    try:
        return [
            {name: _value(plain, kind) for (name, kind), plain in zip(columns.items(), json.loads(line), strict=True)}
            for line in content.splitlines()
        ]
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise BadArchive(f"the backup is damaged: a row cannot be read ({str(error)[:200]})") from None


def load(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    try:
        connection.execute(insert(table), rows)
    except (SQLAlchemyError, UnicodeError, ValueError) as error:
        # A text with NUL, for instance, which SQLite keeps and PostgreSQL does not.
        reason = str(getattr(error, "orig", error)).splitlines()[0][:300]
        raise Refused(f"the rows of {table.name} do not fit into this database: {reason}") from error

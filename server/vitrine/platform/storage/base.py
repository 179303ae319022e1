"""Base of all tables: named constraints, moments that are always UTC, documents as JSON. Packages declare theirs."""

import secrets
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, Index, MetaData, String, TypeDecorator, text
from sqlalchemy.orm import DeclarativeBase

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Moment(TypeDecorator[datetime]):
    """A point in time, aware and in UTC on both engines (SQLite forgets the zone)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class _Document(TypeDecorator[Any]):
    """JSON; on PostgreSQL the kind that it keeps parsed, whose words are read only where that engine is."""

    impl = JSON
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> Any:
        if dialect.name != "postgresql":
            return dialect.type_descriptor(JSON())
        from sqlalchemy.dialects.postgresql import JSONB

        return dialect.type_descriptor(JSONB())


Document = _Document()
Id = String(32)


class Table(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {datetime: Moment(), dict[str, Any]: Document, list[str]: Document}  # noqa: RUF012


def partial_index(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """Of some rows only. Its migration says the same to PostgreSQL, whose words every start would read if told here."""
    return Index(name, *columns, unique=unique, sqlite_where=text(where))


def new_id() -> str:
    return secrets.token_hex(16)


def now() -> datetime:
    return datetime.now(UTC)

"""What two may do at the same moment: make one row, count with one number, take one turn. The same on both engines.

On SQLite a writer is alone. On PostgreSQL 'look, then insert' is a race: the database decides it, in one statement.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Integer, literal_column, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import Table

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(session: AsyncSession, table: type[Table]) -> postgresql.Insert:
    return insert_for(dialect_of(session), table)


def insert_for(dialect: str, table: type[Table] | SqlTable) -> postgresql.Insert:
    """An INSERT that can say what is to happen where the row is there already. SQLite's has the same words."""
    words = import_module(f"sqlalchemy.dialects.{dialect}")  # another engine's are not read where it is not
    return cast(
        "postgresql.Insert", words.insert(table if isinstance(table, SqlTable) else cast("SqlTable", table.__table__))
    )


async def insert_new(session: AsyncSession, table: type[Table], **values: Any) -> bool:
    """Whether the row is new. Where one of its unique values is taken, be it at this moment, nothing happens."""
    await session.flush()  # what it refers to may not be written yet
    made = insert_into(session, table).values(**values).on_conflict_do_nothing().returning(literal_column("1", Integer))
    return (await session.execute(made)).first() is not None


async def take_turns(session: AsyncSession, what: str) -> None:
    """Until this transaction ends, nobody else passes here with the same name."""
    if is_postgresql(session):
        await session.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))"), {"name": what})


def dialect_of(session: AsyncSession) -> str:
    return session.get_bind().dialect.name


def is_postgresql(session: AsyncSession) -> bool:
    return dialect_of(session) == "postgresql"

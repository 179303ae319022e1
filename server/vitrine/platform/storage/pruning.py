"""Removes rows whose time is over, a few at a time: no save waits behind a million old rows."""

from typing import Any

from sqlalchemy import ColumnElement, delete, inspect, select, tuple_

from vitrine.platform.storage.base import Table
from vitrine.platform.storage.database import Database

ROWS_AT_ONCE = 500


async def prune(database: Database, table: type[Table], is_over: ColumnElement[bool]) -> int:
    """How many rows went. Stopped half-way, the next run finds the rest."""
    key = tuple_(*inspect(table).primary_key)
    some = select(*inspect(table).primary_key).where(is_over).limit(ROWS_AT_ONCE)
    removed = 0
    while True:
        async with database.reading() as session:
            if (await session.execute(some.limit(1))).first() is None:
                return removed
        async with database.writing() as session:
            # Asked again in the same statement: whatever was prolonged meanwhile stays.
            gone = delete(table).where(key.in_(some), is_over).execution_options(synchronize_session=False)
            result: Any = await session.execute(gone)
            removed += int(result.rowcount)

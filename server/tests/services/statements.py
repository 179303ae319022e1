"""Statements that SQLAlchemy has compiled, kept from one test's engine to the next. conftest.py lets it in.

An engine compiles each statement once and keeps it. Every test has an engine of its own, so it would compile all of its
statements anew: a fifth of what a test costs. What comes out depends on the kind of dialect alone, the same for all.
"""

from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite


class KeptSqlite(SQLiteDialect_aiosqlite):
    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))


class KeptPostgresql(PGDialect_asyncpg):
    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))


def keep_compiled_statements() -> None:
    registry.register("sqlite.aiosqlite", __name__, KeptSqlite.__name__)
    registry.register("postgresql.asyncpg", __name__, KeptPostgresql.__name__)
    compiled: dict[Any, Any] = {}

    @event.listens_for(Engine, "engine_connect")
    def use_kept(connection: Connection) -> None:
        connection.execution_options(compiled_cache=compiled)

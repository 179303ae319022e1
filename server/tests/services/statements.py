"""SQL statements that are compiled once for a whole test run. conftest.py registers the dialects.

Each test has a database of its own, so an engine and its cache too: every application compiled some forty statements
anew. These dialects are SQLAlchemy's, but all of a kind are equal (the dialect is part of a cache's key) and their
engines share one `compiled_cache`. Servers in processes of their own have SQLAlchemy's dialects and caches.
"""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite

_compiled: dict[Any, Any] = {}


class SharedSqlite(SQLiteDialect_aiosqlite):
    supports_statement_cache = True  # not inherited: SQLAlchemy asks each dialect for it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedSqlite)

    def __hash__(self) -> int:
        return hash(SharedSqlite)

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        engine.update_execution_options(compiled_cache=_compiled)


class SharedPostgres(PGDialect_asyncpg):
    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedPostgres)

    def __hash__(self) -> int:
        return hash(SharedPostgres)

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        engine.update_execution_options(compiled_cache=_compiled)


def share_compiled_statements() -> None:
    registry.register("sqlite.aiosqlite", __name__, SharedSqlite.__name__)
    registry.register("postgresql.asyncpg", __name__, SharedPostgres.__name__)

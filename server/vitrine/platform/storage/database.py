"""The engine and its two ways in: `reading()` and `writing()`. One request, one transaction."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import apsw
from sqlalchemy import event, make_url, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from vitrine.platform.errors import NoSpace, Unavailable
from vitrine.platform.logs import WarningLimit
from vitrine.platform.storage import sqlite
from vitrine.platform.storage.folders import FileIdentity
from vitrine.platform.storage.lanes import LANES, ConnectionSlots
from vitrine.platform.storage.postgres import PostgresAddress, replace_closed_lines, say_no_values
from vitrine.platform.storage.reserve import Reserve
from vitrine.platform.timing import Times

KEPT_CONNECTIONS = 10
# What a reader sees is one state of the database, however many statements it takes: SQLite's WAL does that by itself.
SNAPSHOT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


_warnings = WarningLimit(logging.getLogger(__name__))
SCHEMA_VERSION = "SELECT version_num FROM alembic_version"


class SchemaMismatch(Unavailable):
    """A newer release migrated the database: what this one wrote could break rules that it does not know."""

    def __init__(self, at: str, ours: str) -> None:
        super().__init__()
        self.at, self.ours = at, ours


class DatabaseGone(Unavailable):
    """The file is not where it was, or another stands there. Whoever put it away puts it back, or starts us again."""


class Database:
    """Owned by the application; packages get sessions from it and never commit themselves."""

    def __init__(self, url: str, *, schema: str = "") -> None:
        """`schema`: the version of the tables that this code knows. At another one nothing is written."""
        self.url, self._schema = url, schema
        self.is_sqlite = url.startswith("sqlite")
        self.times = Times("database")  # of commits; of statements too where somebody looks (statements.py)
        # Awaited after every commit of this process, before who committed goes on (public/rendering/cache/watch.py).
        self.after_commit: Callable[[], Awaitable[None]] | None = None
        # PostgreSQL's address is read by PostgresAddress alone: it may hold what SQLAlchemy would misread.
        # Without parameters: what goes wrong is logged, and they are what somebody sent.
        self.engine = create_async_engine(
            url if self.is_sqlite else "postgresql+asyncpg://", hide_parameters=True, **self._engine_options()
        )
        if self.is_sqlite:
            sqlite.require_safe_sqlite()
            event.listen(self.engine.sync_engine, "begin", self._begin_on_sqlite)
        else:
            say_no_values(self.engine)
            replace_closed_lines(self.engine)
        self.reading_engine = self.engine if self.is_sqlite else self.engine.execution_options(**SNAPSHOT)
        self._read = async_sessionmaker(self.reading_engine, expire_on_commit=False)
        self._write = async_sessionmaker(self.engine.execution_options(is_writing=True), expire_on_commit=False)
        self.slots = ConnectionSlots(has_one_writer=self.is_sqlite)
        self.reserve = Reserve(Path(make_url(url).database or "").parent) if self.is_sqlite else None
        self._file = FileIdentity(Path(make_url(url).database or "")) if self.is_sqlite else None

    def _engine_options(self) -> dict[str, Any]:
        # As many as all lanes together: who has a place there never waits for the pool.
        pool = {
            "pool_size": KEPT_CONNECTIONS,
            "max_overflow": sum(LANES.values()) - KEPT_CONNECTIONS,
            "pool_timeout": 2,
        }
        if not self.is_sqlite:
            return {"async_creator": PostgresAddress(self.url).connect, **pool}
        path = make_url(self.url).database or ""
        return {"async_creator": lambda: sqlite.connect(path), **pool}

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """One state from the first statement to the last. Nothing can be written through it on PostgreSQL."""
        self._require_file()
        async with self.slots.acquire(), self._read() as session:
            yield session

    @asynccontextmanager
    async def writing(self, *, is_essential: bool = False) -> AsyncIterator[AsyncSession]:
        """Commits when the block ends well, before the caller goes on; rolls back when it raises.

        `is_essential`: what signs an owner in or out, or makes room. It may use the last of a full disk.
        """
        self._require_file()
        self._require_disk_space(is_essential)
        async with self.slots.acquire_to_write(), self._write() as session, session.begin():
            if self._schema and not self.is_sqlite:
                self._require_schema(await session.scalar(text(SCHEMA_VERSION)))
            yield session
            committing = time.perf_counter()
        self.times.add("COMMIT", time.perf_counter() - committing)
        self._require_file()
        if self.after_commit is not None:
            await self.after_commit()

    def _begin_on_sqlite(self, connection: Connection) -> None:
        is_writing = connection.get_execution_options().get("is_writing")
        line = cast("sqlite.Connection", connection.connection.driver_connection)
        # IMMEDIATE: a transaction that will write takes its place in the queue at once instead of failing half-way.
        line.begin("BEGIN IMMEDIATE" if is_writing else "BEGIN", self._check_on_sqlite if is_writing else None)

    def _check_on_sqlite(self, opened: apsw.Connection) -> None:
        """With the transaction's begin: a statement of its own would be one more way to the thread for every save."""
        if self._schema:
            self._require_schema(opened.execute(SCHEMA_VERSION).get)

    def _require_schema(self, found: str | None) -> None:
        """It stays so until the commit: a migration waits for everybody who has asked (schema.py)."""
        if found != self._schema:
            _warnings.warning("nothing is written: the database is of another release", at=found, ours=self._schema)
            raise SchemaMismatch(found or "", self._schema)

    def _require_disk_space(self, is_essential: bool) -> None:
        if self.reserve is None or not self.reserve.is_low():
            return
        if not is_essential:
            raise NoSpace
        self.reserve.give_back()

    def _require_file(self) -> None:
        """SQLite goes on in a file that was deleted under it, and nothing it acknowledged would be there again."""
        if self._file is not None and not self._file.unchanged():
            raise DatabaseGone(headers={"Retry-After": "5"})

    async def close(self) -> None:
        await self.engine.dispose()

"""A sound SQLite on every platform: the one inside apsw's wheels, behind the little of DB-API that SQLAlchemy uses.

Versions before 3.51.3 carry the WAL-reset corruption bug; Python's own links an older one, and pysqlite3 has no
wheel for every processor. See docs/decisions/storage.md.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Any, cast

import aiosqlite
import apsw
from aiosqlite.context import contextmanager
from sqlalchemy.engine.interfaces import DBAPICursor

SOUND_SINCE = (3, 51, 3)


class UnsoundSqlite(RuntimeError):
    """This SQLite may corrupt a database in WAL mode; we do not start on it."""


def require_sound_sqlite() -> None:
    version = apsw.sqlite_lib_version()
    if tuple(int(part) for part in version.split(".")) < SOUND_SINCE:
        raise UnsoundSqlite(f"SQLite {version} is older than {'.'.join(map(str, SOUND_SINCE))}")


BUSY_MS = 10_000


def configure(cursor: DBAPICursor) -> None:
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    use_wal(cursor, BUSY_MS)
    # FULL: NORMAL survives kill -9 and still loses acknowledged saves when the power goes.
    # secure_delete: what an owner deletes is overwritten in the file, not only forgotten (empty_log).
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")


def use_wal(cursor: DBAPICursor, patience_ms: int) -> None:
    """Two first starts at once: the change of journal does not wait by itself for the other one's (no busy handler)."""
    deadline = time.monotonic() + patience_ms / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def translated(error: apsw.Error) -> sqlite3.Error:
    """SQLAlchemy knows the standard library's exceptions."""
    if isinstance(error, apsw.ConstraintError):
        return sqlite3.IntegrityError(*error.args)
    if isinstance(error, apsw.MismatchError | apsw.RangeError | apsw.MisuseError):
        return sqlite3.ProgrammingError(*error.args)
    if isinstance(error, apsw.CorruptError | apsw.NotADBError):
        return sqlite3.DatabaseError(*error.args)
    return sqlite3.OperationalError(*error.args)


class Cursor:
    """Rows are read at once: the connection lives in a thread of its own, and statements never stay open."""

    arraysize = 1

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._rows: list[tuple[Any, ...]] = []
        self.description: tuple[tuple[Any, ...], ...] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.row_factory = None

    def execute(self, statement: str, parameters: Sequence[Any] | dict[str, Any] = ()) -> "Cursor":
        self._run(statement, [parameters])
        return self

    def executemany(self, statement: str, parameters: Iterable[Sequence[Any] | dict[str, Any]]) -> "Cursor":
        self._run(statement, parameters)
        return self

    def _run(self, statement: str, parameter_sets: Iterable[Any]) -> None:
        cursor = self._connection.cursor()
        self.description, self._rows = None, []

        def remember_columns(running: apsw.Cursor, _statement: str, _bindings: Any) -> bool:
            # Afterwards apsw no longer tells the columns of a statement that gave no row.
            columns = running.get_description()
            self.description = tuple((name, None, None, None, None, None, None) for name, _ in columns) or None
            return True

        cursor.exec_trace = remember_columns
        changed = 0
        try:
            for parameters in parameter_sets:
                before = self._connection.total_changes()
                self._rows.extend(cast("Iterable[tuple[Any, ...]]", cursor.execute(statement, parameters or None)))
                # total_changes counts cascades too; changes() is the statement's own, and stays where nothing changed.
                changed += min(self._connection.total_changes() - before, self._connection.changes())
        except apsw.Error as error:
            raise translated(error) from error
        finally:
            cursor.close(True)
        is_change = statement.lstrip()[:7].upper().startswith(("INSERT", "UPDATE", "DELETE", "REPLACE"))
        self.rowcount = changed if is_change else -1
        self.lastrowid = self._connection.last_insert_rowid()

    def fetchone(self) -> tuple[Any, ...] | None:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[tuple[Any, ...]]:
        taken, self._rows = self._rows[:size], self._rows[size:]
        return taken

    def fetchall(self) -> list[tuple[Any, ...]]:
        taken, self._rows = self._rows, []
        return taken

    def close(self) -> None:
        self._rows = []


class Connection:
    """What aiosqlite asks of a connection. Transactions are begun by storage.database, never guessed here."""

    isolation_level = None
    row_factory = None
    text_factory = str

    def __init__(self, path: str) -> None:
        try:
            self._connection = apsw.Connection(path)
        except apsw.Error as error:
            raise translated(error) from error

    def cursor(self) -> Cursor:
        return Cursor(self._connection)

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        return self.cursor().execute(statement, parameters)

    def create_function(self, name: str, count: int, function: Any, deterministic: bool = False) -> None:
        self._connection.create_scalar_function(name, function, count, deterministic=deterministic)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    @property
    def total_changes(self) -> int:
        return self._connection.total_changes()

    def commit(self) -> None:
        if self._connection.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self.execute("ROLLBACK")

    def interrupt(self) -> None:
        self._connection.interrupt()

    def close(self) -> None:
        self._connection.close(True)


class _StatementAtOnce(aiosqlite.Cursor):
    """Our cursors hold all rows when a statement ends: only the statement goes to the connection's thread and back."""

    _conn: "Connected"

    async def _execute(self, statement: Any, *given: Any) -> Any:
        return await self._conn.run(statement, *given)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()


class Connected(aiosqlite.Connection):
    """Goes to its thread for what has to be done there, and for nothing else: there and back wakes two threads.

    A transaction begins with its first statement, on the same way; what never began, or is over, is not ended again.
    That is settled here, where who waits may be cancelled, and not in the thread: what he left there runs all the same.
    """

    _begins_with = ""  # what the next statement is to be preceded by
    _is_begun = False

    def begin(self, words: str) -> None:
        self._begins_with = words

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        return _StatementAtOnce(self, self._conn.cursor())

    async def run(self, statement: Any, *given: Any) -> Any:
        if not self._begins_with:
            return await self._go(statement, *given)
        words, self._begins_with, self._is_begun = self._begins_with, "", True
        return await self._go(_begin_and_run, self._conn, words, statement, *given)

    async def commit(self) -> None:
        await self._end(self._conn.commit)

    async def rollback(self) -> None:
        await self._end(self._conn.rollback)

    async def _end(self, how: Any) -> None:
        self._begins_with = ""
        if self._is_begun:
            await self._go(how)
            self._is_begun = False  # a commit that failed has still to be rolled back

    async def _go(self, function: Any, *given: Any) -> Any:
        return await self._execute(function, *given)  # type: ignore[no-untyped-call]  # aiosqlite's own


def _begin_and_run(connection: Connection, words: str, statement: Any, *given: Any) -> Any:
    connection.execute(words)
    return statement(*given)


async def empty_log(path: str, patience_s: float = 30) -> bool:
    """Moves the write-ahead log into the file and empties it: only then is a deleted text in neither of them.

    Readers of an older state are waited for in small steps: a checkpoint that waits keeps every writer waiting.
    """
    connection = await connect(path)
    deadline = time.monotonic() + patience_s
    try:
        while True:
            async with connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") as cursor:
                row = await cursor.fetchone()
            if row is not None and not row[0]:
                return True
            if time.monotonic() > deadline:
                return False
            await asyncio.sleep(0.25)
    finally:
        await connection.close()


async def connect(path: str) -> Connected:
    """For SQLAlchemy's `async_creator`: an aiosqlite connection whose inside is ours."""
    connection = Connected(lambda: cast(sqlite3.Connection, Connection(path)), iter_chunk_size=64)
    # SQLAlchemy forgets a connection whose opening was cancelled, say by a stop. Its thread ends when Python notices;
    # until then it must not keep the process from ending.
    connection._thread.daemon = True
    await connection
    return connection

"""A sound SQLite on every platform: the one inside apsw's wheels, as SQLAlchemy's dialect for aiosqlite asks for it.

Versions before 3.51.3 carry the WAL-reset corruption bug; Python's own links an older one, and pysqlite3 has no
wheel for every processor. See docs/decisions/storage.md.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar, cast

import apsw

SAFE_SINCE = (3, 51, 3)
BUSY_MS = 10_000
Result = TypeVar("Result")


class UnsafeSqlite(RuntimeError):
    """This SQLite may corrupt a database in WAL mode; we do not start on it."""


def require_safe_sqlite() -> None:
    version = apsw.sqlite_lib_version()
    if tuple(int(part) for part in version.split(".")) < SAFE_SINCE:
        raise UnsafeSqlite(f"SQLite {version} is older than {'.'.join(map(str, SAFE_SINCE))}")


def _open(path: str) -> apsw.Connection:
    with _translated():
        opened = apsw.Connection(path)
        opened.set_busy_timeout(BUSY_MS)
        _use_wal(opened)
        # FULL: NORMAL survives kill -9 and still loses acknowledged saves when the power goes.
        # secure_delete: what an owner deletes is overwritten in the file, not only forgotten (empty_log).
        for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            opened.execute(f"PRAGMA {pragma}")
        return opened


def _use_wal(opened: apsw.Connection) -> None:
    """Two first starts at once: the change of journal does not wait by itself for the other one's (no busy handler)."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            opened.execute("PRAGMA journal_mode=WAL")
            return
        except (apsw.BusyError, apsw.LockedError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


@contextmanager
def _translated() -> Iterator[None]:
    """SQLAlchemy knows the standard library's exceptions."""
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(*error.args) from error
    except (apsw.MismatchError, apsw.RangeError, apsw.MisuseError) as error:
        raise sqlite3.ProgrammingError(*error.args) from error
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise sqlite3.DatabaseError(*error.args) from error
    except apsw.Error as error:
        raise sqlite3.OperationalError(*error.args) from error


class Cursor:
    """Rows come back with their statement: the connection lives in a thread of its own, and none stays open there."""

    arraysize = 1

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._rows: list[tuple[Any, ...]] = []
        self.description: tuple[tuple[Any, ...], ...] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> "Cursor":
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] | dict[str, Any] = ()) -> None:
        await self._connection.run(self._run, statement, [parameters])

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any] | dict[str, Any]]) -> None:
        await self._connection.run(self._run, statement, parameters)

    async def fetchall(self) -> list[tuple[Any, ...]]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    def _run(self, opened: apsw.Connection, statement: str, parameter_sets: Iterable[Any]) -> None:
        cursor = opened.cursor()

        def remember_columns(running: apsw.Cursor, _statement: str, _bindings: Any) -> bool:
            # Afterwards apsw no longer tells the columns of a statement that gave no row.
            columns = running.get_description()
            self.description = tuple((name, None, None, None, None, None, None) for name, _ in columns) or None
            return True

        cursor.exec_trace = remember_columns
        changed = 0
        try:
            for parameters in parameter_sets:
                before = opened.total_changes()
                self._rows.extend(cast("Iterable[tuple[Any, ...]]", cursor.execute(statement, parameters or None)))
                # total_changes counts cascades too; changes() is the statement's own, and stays where nothing changed.
                changed += min(opened.total_changes() - before, opened.changes())
        finally:
            cursor.close(True)
        is_change = statement.lstrip()[:7].upper().startswith(("INSERT", "UPDATE", "DELETE", "REPLACE"))
        self.rowcount = changed if is_change else -1
        self.lastrowid = opened.last_insert_rowid()


class Connection:
    """In place of aiosqlite's, which goes to its thread four times a statement: there and back wakes two threads.

    Transactions are begun by storage.database, never guessed here. One begins with its first statement, on the same
    way; what never began, or is over, is not ended again. That is settled here, where who waits may be cancelled, and
    not in the thread: what he left there may run all the same.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        # Its end waits for nothing but what it is at, also where SQLAlchemy forgot a connection whose opening was
        # cancelled, say by a stop.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: apsw.Connection | None = None  # by this name SQLAlchemy looks whether it is open
        # What the next statement is to be preceded by, in the same turn of the thread.
        self._begins_with = ""
        self._checked_by: Callable[[apsw.Connection], None] | None = None
        self._is_begun = False

    async def open(self) -> None:
        self._connection = await self.in_thread(_open, self._path)

    def begin(self, words: str, check: Callable[[apsw.Connection], None] | None = None) -> None:
        """With the next statement. What `check` raises, that statement raises, and is not run."""
        self._begins_with, self._checked_by = words, check

    def cursor(self) -> Cursor:
        return Cursor(self)

    async def run(self, work: Callable[..., None], *given: Any) -> None:
        words, self._begins_with = self._begins_with, ""
        self._is_begun = self._is_begun or bool(words)
        await self.in_thread(_begin_and_run, self._opened(), words, self._checked_by, work, *given)

    async def commit(self) -> None:
        await self._end("COMMIT")

    async def rollback(self) -> None:
        await self._end("ROLLBACK")

    async def _end(self, words: str) -> None:
        self._begins_with = ""
        if self._is_begun:
            await self.in_thread(_end, self._opened(), words)
            self._is_begun = False  # a commit that failed has still to be rolled back

    async def create_function(self, name: str, count: int, function: Any, deterministic: bool = False) -> None:
        """SQLAlchemy brings REGEXP along."""
        make = partial(self._opened().create_scalar_function, deterministic=deterministic)
        await self.in_thread(make, name, function, count)

    async def close(self) -> None:
        opened, self._connection = self._connection, None
        if opened is not None:
            await self.in_thread(opened.close, True)
            self.stop()

    def stop(self) -> None:
        """After what it is at."""
        self._thread.shutdown(wait=False)

    def _opened(self) -> apsw.Connection:
        if self._connection is None:
            raise sqlite3.OperationalError("no active connection")  # words that SQLAlchemy knows
        return self._connection

    async def in_thread(self, work: Callable[..., Result], *given: Any) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)


def _begin_and_run(
    opened: apsw.Connection,
    words: str,
    check: Callable[[apsw.Connection], None] | None,
    work: Callable[..., None],
    *given: Any,
) -> None:
    with _translated():
        if words:
            opened.execute(words)
            if check is not None:
                check(opened)
        work(opened, *given)


def _end(opened: apsw.Connection, words: str) -> None:
    with _translated():
        if opened.in_transaction:
            opened.execute(words)


async def connect(path: str) -> Connection:
    """For SQLAlchemy's `async_creator`."""
    connection = Connection(path)
    await connection.open()
    return connection


async def empty_log(path: str, patience_s: float = 30) -> bool:
    """Moves the write-ahead log into the file and empties it: only then is a deleted text in neither of them.

    Readers of an older state are waited for in small steps: a checkpoint that waits keeps every writer waiting.
    """
    deadline = time.monotonic() + patience_s
    while not await asyncio.to_thread(_is_log_emptied, path):
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(0.25)
    return True


def _is_log_emptied(path: str) -> bool:
    with _translated():
        opened = apsw.Connection(path)
        try:
            [(is_kept, *_)] = opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return not is_kept
        finally:
            opened.close()

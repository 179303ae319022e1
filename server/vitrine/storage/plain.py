"""Statements that are asked so often that the way to the driver costs more than they do: compiled once, sent as they
are. By a session a statement takes twenty times as long as SQLite takes for it, and a session itself as long again.

`Database.read_at_once` and `write_at_once` run one by itself; `ask` runs one in a transaction, be it a session's or one
that has no session at all (`Database.writing_briefly`).
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Dialect, inspect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession
from sqlalchemy.orm import make_transient_to_detached
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from vitrine.storage import sqlite
from vitrine.storage.base import Table

_LINE, _IS_BEGUN = "plain line", "its transaction has begun"  # in a session's own notes

# Around each statement, by its words, where somebody looks (statements.py): SQLAlchemy hears nothing of ours.
Watch = Callable[[str], AbstractContextManager[object]]
WATCH = "who looks at its plain statements"
_NOBODY_LOOKS = nullcontext()


def nobody_looks(_words: str) -> AbstractContextManager[object]:
    return _NOBODY_LOOKS


class NotAtOnce(SQLAlchemyError):
    """Of PostgreSQL, whose driver said `orig`. Outside of a session nobody knows whether the statement was done."""

    def __init__(self, orig: Exception) -> None:
        super().__init__(type(orig).__name__)  # without its words: they may have values in them
        self.orig = orig


def told(words: str, error: sqlite3.Error) -> DBAPIError:
    """What SQLite says, as a session would tell it."""
    return cast(DBAPIError, DBAPIError.instance(words, None, error, sqlite3.Error, hide_parameters=True))


class Plain:
    """One statement in the words of one engine. `names`: those of its values, which are always the same."""

    def __init__(self, statement: ClauseElement, dialect: Dialect, names: Iterable[str]) -> None:
        compiled = cast(SQLCompiler, statement.compile(dialect=dialect, column_keys=list(names)))
        if compiled.insert_prefetch or compiled.update_prefetch:
            raise TypeError("what a session would fill in has to be given")
        self.words = str(compiled)
        # What the statement says itself: a value that has to be given and is not fails where it is looked for.
        self._fixed = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
        self._order: list[tuple[str, Callable[[Any], Any] | None]] = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or ()
        ]
        columns = list(getattr(statement, "exported_columns", ()))
        self._names = [column.key or "" for column in columns]
        self._row: Any = namedtuple("Row", self._names, rename=True)  # type: ignore[misc]  # mypy knows only names that are written there
        found = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
        self._read = [(place, read) for place, read in enumerate(found) if read]

    def arguments(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """In their order, each as the driver takes it."""
        given = {**self._fixed, **values}
        return tuple(write(given[name]) if write else given[name] for name, write in self._order)

    def rows(self, given: Iterable[Iterable[Any]]) -> list[Any]:
        """With names, each value as the column's type has it. Of what asks for none nothing is told."""
        rows: list[Any] = []
        if not self._names:
            return rows  # SQLAlchemy has an INSERT tell keys that nobody asked for
        for row in given:
            values = list(row)
            for place, read in self._read:
                values[place] = read(values[place])
            rows.append(self._row(*values))
        return rows


_in_words: dict[tuple[ClauseElement, str], Plain] = {}


def in_words(statement: ClauseElement, dialect: Dialect, values: Mapping[str, Any]) -> Plain:
    """Kept: who asks has made the statement once and for all."""
    key = (statement, dialect.name)
    plain = _in_words.get(key)
    if plain is None:
        plain = _in_words[key] = Plain(statement, dialect, values)
    return plain


class NeedsSession(Exception):
    """What is asked for is more than statements. Who began without a session begins again with one."""


Run = Callable[[str, Sequence[object]], Awaitable[list[Any]]]  # words and values, to the driver


class Brief:
    """A transaction of plain statements alone (database.py)."""

    def __init__(self, dialect: Dialect, run: Run, watch: Watch) -> None:
        self.dialect, self._run, self._watch = dialect, run, watch
        self.taken: dict[tuple[Any, ...], Table] = {}  # by table and key (rows.py)

    async def ask(self, statement: ClauseElement, values: Mapping[str, Any]) -> list[Any]:
        plain = in_words(statement, self.dialect, values)
        with self._watch(plain.words):
            return plain.rows(await self._run(plain.words, plain.arguments(values)))


Transaction = AsyncSession | Brief


def whole(transaction: Transaction) -> AsyncSession:
    """For what is more than plain statements."""
    if isinstance(transaction, Brief):
        raise NeedsSession
    return transaction


async def write_pending(transaction: Transaction) -> None:
    """Of a session: what it holds and has not written yet, before plain statements look for it."""
    if not isinstance(transaction, Brief) and (transaction.new or transaction.dirty or transaction.deleted):
        await transaction.flush()


def engine_of(transaction: Transaction) -> str:
    return transaction.dialect.name if isinstance(transaction, Brief) else transaction.get_bind().dialect.name


async def ask(session: Transaction, statement: ClauseElement, values: Mapping[str, Any]) -> list[Any]:
    """The rows of a statement that takes a moment: by keys, a handful of rows. What the session holds and has not
    written yet is not written for it.

    On SQLite it is asked here and now once the transaction has begun: there and back to a thread takes ten times as
    long. On PostgreSQL the driver is asked, which takes half as long as by the session's way to it.
    """
    if isinstance(session, Brief):
        return await session.ask(statement, values)
    connection: AsyncConnection | None = session.info.get(_LINE)
    if connection is None:
        connection = session.info[_LINE] = await session.connection()
    plain = in_words(statement, connection.dialect, values)
    line = cast(Connection, connection.sync_connection).connection.driver_connection
    watch: Watch = session.info.get(WATCH, nobody_looks)
    if isinstance(line, sqlite.Connected):
        try:
            with watch(plain.words):
                return plain.rows(await line.ask(plain.words, plain.arguments(values)))
        except sqlite3.Error as error:
            raise told(plain.words, error) from error
    if session.info.get(_IS_BEGUN):
        try:
            with watch(plain.words):
                return plain.rows(await cast(Any, line).fetch(plain.words, *plain.arguments(values)))
        except Exception as error:
            raise NotAtOnce(error) from error
    found = await connection.exec_driver_sql(plain.words, plain.arguments(values))
    session.info[_IS_BEGUN] = True
    return plain.rows(found.fetchall() if found.returns_rows else ())


Stored = TypeVar("Stored", bound=Table)


def columns_of(table: type[Table]) -> list[Any]:
    """All of them, each under its table's name: two tables may have the same."""
    columns = inspect(table).columns
    return [column.label(f"{table.__tablename__}_{column.key}") for column in columns]


@cache
def _attributes(table: type[Table]) -> tuple[str, ...]:
    return tuple(column.key for column in inspect(table).column_attrs)


def as_read(table: type[Stored], row: Sequence[Any]) -> Stored:
    """What `columns_of` a table gave. It knows what is changed of it, and of no session."""
    made = table()
    vars(made).update(zip(_attributes(table), row, strict=True))
    return made


def stored(table: type[Stored], row: Sequence[Any]) -> Stored:
    """What a session would have made of `columns_of` a table, and let go of."""
    made = as_read(table, row)
    make_transient_to_detached(made)
    return made

"""How long each statement takes, by its first word; and a span for each. Asked for only where somebody looks: a plain
instance pays nothing for it."""

import re
import time
from typing import Any

from opentelemetry.trace import Span, SpanKind
from sqlalchemy import Connection, event
from sqlalchemy.engine import ExceptionContext

from vitrine.platform import tracing
from vitrine.platform.storage.database import Database
from vitrine.platform.tracing import start_span

_WORDS = frozenset(("SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "BEGIN", "PRAGMA"))
_TABLE = re.compile(r"(?:FROM|INTO|UPDATE)\s+\"?([a-z_]+)")
_UNDERWAY = "vitrine_statement"


def watch_statements(database: Database) -> None:
    engine, times = database.engine.sync_engine, database.times
    system = "sqlite" if database.is_sqlite else "postgresql"

    @event.listens_for(engine, "before_cursor_execute")
    def begin(
        connection: Connection, _cursor: Any, statement: str, _parameters: Any, _context: Any, _executemany: bool
    ) -> None:
        word = _word(statement)
        connection.info[_UNDERWAY] = word, time.perf_counter(), _opened(system, word, statement)

    @event.listens_for(engine, "after_cursor_execute")
    def end(
        connection: Connection, _cursor: Any, _statement: str, _parameters: Any, _context: Any, _executemany: bool
    ) -> None:
        _note(connection)

    @event.listens_for(engine, "handle_error")
    def fail(context: ExceptionContext) -> None:
        if context.connection is not None and context.statement is not None:
            _note(context.connection, type(context.original_exception).__name__)

    def _note(connection: Connection, failure: str = "") -> None:
        # Gone where its connection was lost in the middle: nobody knows how long that took.
        if connection.closed or (underway := connection.info.pop(_UNDERWAY, None)) is None:
            return
        word, began, opened = underway
        times.add(word, time.perf_counter() - began)
        if failure:
            times.count_failure(word)
            tracing.fail(opened, failure)
        opened.end()


def _word(statement: str) -> str:
    word = statement.lstrip()[:8].split(None, 1)[0].upper() if statement.strip() else ""
    return word if word in _WORDS else "other"


def _opened(system: str, word: str, statement: str) -> Span:
    table = _TABLE.search(statement)
    attributes = {"db.system.name": system, "db.operation.name": word}
    if table:
        attributes["db.collection.name"] = table[1]
    return start_span(f"{word} {table[1]}" if table else word, SpanKind.CLIENT, attributes)

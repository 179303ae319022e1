"""Statements that are asked so often that the way to the driver costs more than they do: compiled once, sent as they
are. `Database.write_at_once` runs them; everything else goes through sessions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from sqlalchemy import Dialect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler


class NotAtOnce(SQLAlchemyError):
    """What the driver said is its cause. Nobody knows whether the statement was done."""


class Plain:
    """One statement in the words of one engine."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = cast(SQLCompiler, statement.compile(dialect=dialect))
        self.words = str(compiled)
        self._compiled = compiled
        self._order = compiled.positiontup or ()
        self._written: dict[str, Callable[[Any], Any]] = {}
        for name, bind in compiled.binds.items():
            if write := bind.type.dialect_impl(dialect).bind_processor(dialect):
                self._written[name] = write

    def arguments(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """In their order, each as the driver takes it."""
        given = self._compiled.construct_params(dict(values))
        return tuple(self._written[name](given[name]) if name in self._written else given[name] for name in self._order)

"""Rows that every save reads and writes: objects as any other, without a session's ways of finding and writing them
(plain.py). By those the two rows of a save took a third of all its time.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, cast

from sqlalchemy import Table as SqlTable
from sqlalchemy import Update, bindparam, inspect, update
from sqlalchemy.orm import make_transient, make_transient_to_detached
from sqlalchemy.orm.attributes import set_committed_value
from sqlalchemy.sql import ClauseElement

from vitrine.storage.base import Table
from vitrine.storage.plain import Brief, Transaction, as_read, ask, stored, whole

Stored = TypeVar("Stored", bound=Table)


def held(session: Transaction, table: type[Stored], *key: Any) -> Stored | None:
    """The row with this key, if it was taken already."""
    if isinstance(session, Brief):
        return cast("Stored | None", session.taken.get((table, *key)))
    return cast("Stored | None", session.identity_map.get(inspect(table).identity_key_from_primary_key(key)))


async def take(
    session: Transaction, table: type[Stored], statement: ClauseElement, values: Mapping[str, Any]
) -> Stored | None:
    """The row that a statement of `columns_of` its table gives. For what is not held yet."""
    for row in await ask(session, statement, values):
        if isinstance(session, Brief):
            taken = as_read(table, row)
            session.taken[(table, *(vars(taken)[name] for name in _key_of(table)))] = taken
            return taken
        taken = stored(table, row)
        session.add(taken)
        return taken
    return None


@cache
def _key_of(table: type[Table]) -> tuple[str, ...]:
    return tuple(column.name for column in inspect(table).primary_key)


@cache
def _counted(table: type[Table], number: str, changed: tuple[str, ...]) -> Update:
    made = cast("SqlTable", table.__table__)
    keys = [made.c[column.name] == bindparam(f"of_{column.name}") for column in made.primary_key]
    written = {name: bindparam(f"to_{name}", type_=made.c[name].type) for name in changed}
    counted = {number: made.c[number] + 1}
    return update(made).where(*keys).values({**written, **counted}).returning(made.c[number])


async def write_counted(session: Transaction, row: Table, number: str) -> None:
    """What was changed of a row that is stored already, and one of its numbers one higher: counted by the database, as
    what was read before may be another's by now."""
    state = inspect(row)
    changed = sorted(state.committed_state)
    if any(isinstance(state.dict[name], ClauseElement) for name in changed):  # for the session to write, and to read
        await whole(session).flush()
        changed = []
    keys = {f"of_{name}": state.dict[name] for name in _key_of(type(row))}
    written = {f"to_{name}": state.dict[name] for name in changed}
    [(counted,)] = await ask(session, _counted(type(row), number, tuple(changed)), {**keys, **written})
    set_committed_value(row, number, counted)
    if isinstance(session, Brief):
        for name in changed:
            set_committed_value(row, name, state.dict[name])
    elif changed:
        session.expunge(row)
        make_transient(row)
        make_transient_to_detached(row)
        session.add(row)

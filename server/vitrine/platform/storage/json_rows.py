"""Many rows for one statement, given as one document.

A statement with a value for each of them is written anew for every number of rows, which takes a hundred times as long
as to run it. A few hundred rows are enough for one turn: the event loop makes and reads the document.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import JSON, Column, Subquery, Text, bindparam, cast, func, literal_column, select

ROWS = "rows"  # the value's name
AT_ONE_TURN = 200


def rows_from_json(dialect: str, *columns: Any) -> Subquery:
    """The rows as a table, with these columns in this order."""
    document = bindparam(ROWS, type_=Text)
    if dialect == "sqlite":
        row: Any = func.json_each(document).table_valued("value", name="given").c.value
        cells = [func.json_extract(row, literal_column(f"'$[{place}]'")) for place in range(len(columns))]
    else:
        row = func.json_array_elements(cast(document, JSON)).column_valued("given")
        cells = [_cell(row, place, column) for place, column in enumerate(columns)]
    named = [cell.label(column.key) for cell, column in zip(cells, columns, strict=True)]
    return select(*named).subquery("these")


def _cell(row: Any, place: int, column: Column[Any]) -> Any:
    is_document = isinstance(column.type, JSON)
    return cast(row.op("->" if is_document else "->>")(literal_column(str(place))), column.type)


def one_of(dialect: str, column: Any) -> Any:
    """For `column.in_(…)`: the rows have one value each."""
    these = rows_from_json(dialect, column)
    return select(these.c[column.key])


def document_of(rows: Iterable[Sequence[Any]]) -> dict[str, str]:
    """The value that a statement with `rows_from_json` is asked with."""
    return {ROWS: json.dumps([list(row) for row in rows], ensure_ascii=False, default=str)}  # dates as they are stored

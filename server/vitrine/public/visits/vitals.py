"""Web vitals of public pages: sums per site, day and language; no cookie, nothing personal."""

import asyncio
from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import NamedTuple, cast

from sqlalchemy import Insert, Table, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.json_rows import AT_ONE_TURN, document_of, rows_from_json
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.public.visits.tables import VitalsDay


class VitalsOf(NamedTuple):
    """The key of VitalsDay."""

    site_id: str
    day: date
    language: str
    metric: str
    rating: str


_vitals = cast("Table", VitalsDay.__table__)
_SUMMED = (*VitalsOf._fields, "count", "total")


@cache
def _added(dialect: str) -> Insert:
    these = rows_from_json(dialect, *(_vitals.c[name] for name in _SUMMED))
    # A condition, because SQLite would take ON for that of a join.
    rows = insert_for(dialect, VitalsDay).from_select(_SUMMED, select(these).where(true()), include_defaults=False)
    more = {name: _vitals.c[name] + rows.excluded[name] for name in ("count", "total")}
    return rows.on_conflict_do_update(index_elements=VitalsOf._fields, set_=more)


async def add_vitals(session: AsyncSession, sums: Mapping[VitalsOf, tuple[int, float]]) -> None:
    """Adds to each day how many reports came and what they sum up to. The database adds: others do so meanwhile."""
    # In the order of their keys: two who add to the same days must not wait for each other.
    rows = [(*key, *sums[key]) for key in sorted(sums)]
    for start in range(0, len(rows), AT_ONE_TURN):
        some = document_of(rows[start : start + AT_ONE_TURN])
        await session.execute(_added(dialect_of(session)), some)
        await asyncio.sleep(0)

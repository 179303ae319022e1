"""Web vitals of public pages (spec, section 7): sums per site, day and language; no cookie, nothing personal."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.storage.at_once import insert_into
from vitrine.visits.tables import VitalsDay

ROWS_AT_ONCE = 1000  # a statement takes no more than 32 767 values


class VitalsOf(NamedTuple):
    """The key of VitalsDay."""

    site_id: str
    day: date
    language: str
    metric: str
    rating: str


async def add_vitals(session: AsyncSession, sums: Mapping[VitalsOf, tuple[int, float]]) -> None:
    """Adds to each day how many reports came and what they sum up to. The database adds: others do so meanwhile."""
    # In the order of their keys: two who add to the same days must not wait for each other.
    rows = [{**counted._asdict(), "count": count, "total": total} for counted, (count, total) in sorted(sums.items())]
    for start in range(0, len(rows), ROWS_AT_ONCE):
        added = insert_into(session, VitalsDay).values(rows[start : start + ROWS_AT_ONCE])
        more = {"count": VitalsDay.count + added.excluded["count"], "total": VitalsDay.total + added.excluded["total"]}
        await session.execute(added.on_conflict_do_update(index_elements=VitalsOf._fields, set_=more))

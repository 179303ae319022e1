"""All figures of a range as a CSV file: one line for each value of each day. Read a day at a time."""

from collections.abc import AsyncIterator
from datetime import date

from sqlalchemy import select

from vitrine.platform.storage.database import Database
from vitrine.public.messages.csv_export import csv_line, safe_cell
from vitrine.public.visits.sums import Dimension, Sum
from vitrine.public.visits.tables import VisitDay
from vitrine.sites.site.export_words import VisitSheetWords, export_words

NONE = "none"  # what has no value is called in the words
REST = "…"  # all other values of that day together
ROWS_AT_ONCE = 200


async def csv_lines(database: Database, site_id: str, first: date, language: str) -> AsyncIterator[str]:
    words = export_words(language).visits
    header = [words.day, words.measure, words.value, words.number]
    yield "\ufeff" + csv_line(header)  # the mark by which Excel knows UTF-8
    after = (first, "")
    while True:
        rows = (
            select(VisitDay.day, VisitDay.dimension, VisitDay.counts, VisitDay.total)
            .where(VisitDay.site_id == site_id, VisitDay.day >= after[0])
            .where((VisitDay.day > after[0]) | (VisitDay.dimension > after[1]))
            .order_by(VisitDay.day, VisitDay.dimension)
            .limit(ROWS_AT_ONCE)
        )
        async with database.reading() as session:
            some = (await session.execute(rows)).all()
        for row in some:
            yield "".join(_lines_of(row.day, row.dimension, Sum(row.counts, row.total), words))
        if len(some) < ROWS_AT_ONCE:
            return
        after = (some[-1].day, some[-1].dimension)


def _lines_of(day: date, dimension: Dimension, found: Sum, words: VisitSheetWords) -> list[str]:
    cells = sorted(found.counts.items(), key=lambda item: (-item[1], item[0]))
    if found.rest:
        cells.append((REST, found.rest))
    named = words.values.get(dimension, {})
    return [
        csv_line([day.isoformat(), words.measures[dimension], safe_cell(named.get(value or NONE, value)), str(count)])
        for value, count in cells
    ]

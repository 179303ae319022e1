"""All figures of a range as a CSV file: one line for each value of each day. Read a day at a time."""

from collections.abc import AsyncIterator
from datetime import date

from sqlalchemy import select

from vitrine.platform.storage.database import Database
from vitrine.public.messages.csv_export import csv_line, safe_cell
from vitrine.public.visits.sums import Dimension, Sum
from vitrine.public.visits.tables import VisitDay

HEADER = ["jour", "mesure", "valeur", "nombre"]
REST = "…"  # all other values of that day together
NAMES: dict[Dimension, str] = {
    "views_hour": "pages vues, par heure",
    "visits_hour": "visites, par heure",
    "page": "pages vues, par page",
    "language": "pages vues, par langue",
    "wanted": "visites, par langue demandée en vain",
    "source": "visites, par provenance",
    "campaign": "visites, par campagne",
    "device": "visites, par appareil",
    "country": "visites, par pays",
    "click": "clics",
    "lead": "messages, par provenance",
    "contact_after": "messages, par délai",
    "bot": "passages de robots",
}
# Of what has no name of its own. Hosts, campaigns, hours and codes of languages and countries are told as they are.
VALUES: dict[Dimension, dict[str, str]] = {
    "page": {"": "page principale", "mentions": "mentions légales"},
    "source": {"": "accès direct"},
    "lead": {"": "accès direct"},
    "device": {"phone": "téléphone", "tablet": "tablette", "desktop": "ordinateur"},
    "click": {"project": "projet"},
    "contact_after": {
        "under_30s": "moins de 30 s",
        "under_2min": "30 s à 2 min",
        "under_10min": "2 à 10 min",
        "longer": "plus de 10 min",
    },
}
ROWS_AT_ONCE = 200


async def csv_lines(database: Database, site_id: str, first: date) -> AsyncIterator[str]:
    yield "\ufeff" + csv_line(HEADER)  # the mark by which Excel knows UTF-8
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
            yield "".join(_lines_of(row.day, row.dimension, Sum(row.counts, row.total)))
        if len(some) < ROWS_AT_ONCE:
            return
        after = (some[-1].day, some[-1].dimension)


def _lines_of(day: date, dimension: Dimension, found: Sum) -> list[str]:
    cells = sorted(found.counts.items(), key=lambda item: (-item[1], item[0]))
    if found.rest:
        cells.append((REST, found.rest))
    named = VALUES.get(dimension, {})
    return [
        csv_line([day.isoformat(), NAMES[dimension], safe_cell(named.get(value, value)), str(count)])
        for value, count in cells
    ]

"""Many rows for one statement, given as one document: the database reads from it what was put into it."""

from datetime import date, timedelta
from typing import cast

import pytest
from sqlalchemy import Table, select

from tests.factories.app import Owner
from vitrine.platform.storage.json_rows import document_of, rows_from_json
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.public.visits.tables import VisitDay
from vitrine.sites.site.tables import Site

pytestmark = pytest.mark.both_engines


async def test_many_rows_are_given_as_one_document(owner: Owner) -> None:
    await owner.choose("FR")
    database, table = owner.app.services.database, cast("Table", VisitDay.__table__)
    names = ("site_id", "day", "dimension", "counts", "total")
    first = date(2026, 3, 1)
    async with database.writing() as session:
        site_id = await session.scalar(select(Site.id))
        rows = [
            (site_id, first + timedelta(days=number), "page", {"/é « \"'\\ 🌊": number, "": 1}, number)
            for number in range(300)
        ]
        these = rows_from_json(dialect_of(session), *(table.c[name] for name in names))
        made = insert_for(dialect_of(session), VisitDay).from_select(names, select(these), include_defaults=False)
        await session.execute(made, document_of(rows))
    async with database.reading() as session:
        kept = await session.execute(select(*(table.c[name] for name in names)).order_by(table.c.day))
        assert [tuple(row) for row in kept] == rows

"""What an owner sees of his figures: sums over a range, as a file too, and what of it is paid."""

import csv
import io
from datetime import timedelta
from typing import get_args

import pytest
from sqlalchemy import select

from tests.factories.app import TIMEZONE, Owner
from tests.public.visits.people import Person
from vitrine.app import App
from vitrine.content.sections import SIDE_PAGES
from vitrine.public.visits import csv_export
from vitrine.public.visits.bots import Device
from vitrine.public.visits.shown import today_in
from vitrine.public.visits.sums import Delay, Dimension
from vitrine.public.visits.tables import VisitDay, VitalsDay
from vitrine.sites.site.export_words import export_words
from vitrine.sites.site.tables import Site

TODAY = today_in(TIMEZONE)


async def count(app: App, owner: Owner, days_ago: int, **dimensions: dict[str, int]) -> None:
    slug = (await owner.site())["slug"]
    async with app.services.database.writing() as session:
        site_id = await session.scalar(select(Site.id).where(Site.slug == slug))
        for dimension, counts in dimensions.items():
            day = VisitDay(site_id=site_id, day=TODAY - timedelta(days=days_ago), dimension=dimension)
            day.total = sum(counts.values())
            day.counts = {value: number for value, number in counts.items() if value != "rest"}
            session.add(day)


async def test_a_site_that_nobody_saw_has_a_whole_range_of_noughts(owner: Owner) -> None:
    shown = (await owner.client.get("/api/site/visits?days=7")).json()
    assert len(shown["days"]) == len(shown["before"]) == 7 and len(shown["hours"]) == 24
    assert shown["days"][-1] == {"day": TODAY.isoformat(), "visits": 0, "views": 0, "messages": 0}
    assert (shown["since"], shown["isOn"], shown["timezone"]) == (None, True, TIMEZONE)
    assert shown["lists"]["source"] == {"top": [], "rest": 0} and shown["vitals"] == []
    summary = (await owner.client.get("/api/site/visits/summary")).json()
    assert summary == {
        "isOn": True,
        "today": {"visits": 0, "views": 0},
        "week": {"visits": 0, "before": 0},
        "since": None,
    }


async def test_a_range_is_summed_up_value_by_value(app: App, owner: Owner) -> None:
    await count(app, owner, 0, visits_hour={"09": 3}, views_hour={"09": 5, "10": 1}, lead={"a.example": 1})
    await count(app, owner, 0, source={"a.example": 2, "": 1}, bot={"": 4}, contact_after={"under_2min": 1})
    await count(app, owner, 6, visits_hour={"09": 2}, source={"a.example": 1, "b.example": 1, "rest": 7})
    await count(app, owner, 7, visits_hour={"23": 9}, source={"c.example": 9})
    slug = (await owner.site())["slug"]
    async with app.services.database.writing() as session:
        site_id = await session.scalar(select(Site.id).where(Site.slug == slug))
        for rating, number in (("good", 3), ("poor", 1)):
            key = {"site_id": site_id, "day": TODAY, "language": "FR", "metric": "LCP", "rating": rating}
            session.add(VitalsDay(**key, count=number, total=1000.0 * number))
    shown = (await owner.client.get("/api/site/visits?days=7")).json()
    assert [day["visits"] for day in shown["days"]] == [2, 0, 0, 0, 0, 0, 3]
    assert [day["visits"] for day in shown["before"]] == [0, 0, 0, 0, 0, 0, 9]
    assert shown["days"][-1]["views"] == 6 and shown["days"][-1]["messages"] == 1
    assert shown["hours"][9] == {"hour": 9, "visits": 5, "views": 5}
    sources = [{"value": "a.example", "count": 3}, {"value": "", "count": 1}, {"value": "b.example", "count": 1}]
    assert shown["lists"]["source"] == {"top": sources, "rest": 7}
    assert shown["leads"] == [{"source": "a.example", "visits": 3, "messages": 1}]
    assert [each["count"] for each in shown["contactAfter"]] == [0, 1, 0, 0]
    assert shown["vitals"] == [{"metric": "LCP", "good": 3, "fair": 0, "poor": 1, "mean": 1000.0}]
    assert shown["bots"] == 4 and shown["since"] == (TODAY - timedelta(days=7)).isoformat()
    summary = (await owner.client.get("/api/site/visits/summary")).json()
    assert summary["week"] == {"visits": 5, "before": 9} and summary["today"] == {"visits": 3, "views": 6}


async def test_the_file_has_every_value_of_every_day_and_none_that_a_spreadsheet_runs(
    app: App, owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(csv_export, "ROWS_AT_ONCE", 2)  # of the database, many times
    await count(app, owner, 0, campaign={"=1+1 / a / b": 2}, source={"": 1, "rest": 3})
    await count(app, owner, 6, source={"a.example": 1}, device={"phone": 1}, click={"cv": 1})
    await count(app, owner, 8, source={"too.old": 1})
    answer = await owner.client.get("/api/site/visits.csv?days=7")
    assert answer.text.startswith("\ufeff") and "visites-" in answer.headers["content-disposition"]
    lines = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff")), delimiter=";"))
    day, earlier = TODAY.isoformat(), (TODAY - timedelta(days=6)).isoformat()
    assert lines == [
        ["jour", "mesure", "valeur", "nombre"],
        [earlier, "clics", "cv", "1"],
        [earlier, "visites, par appareil", "téléphone", "1"],
        [earlier, "visites, par provenance", "a.example", "1"],
        [day, "visites, par campagne", "'=1+1 / a / b", "2"],
        [day, "visites, par provenance", "accès direct", "1"],
        [day, "visites, par provenance", "…", "3"],
    ]
    words = export_words("fr").visits
    assert words.measures.keys() == set(get_args(Dimension))  # all that is counted has a name
    assert words.values["contact_after"].keys() == set(get_args(Delay))
    assert words.values["device"].keys() == set(get_args(Device))
    assert words.values["page"].keys() == {csv_export.NONE, *SIDE_PAGES}


async def test_a_year_and_the_letter_are_paid(owner: Owner, other_owner: Owner) -> None:
    await other_owner.pay()
    for path in ("/api/site/visits?days=365", "/api/site/visits.csv?days=365"):
        assert (await owner.client.get(path)).json()["code"] == "tiers.paid_only"
        assert (await other_owner.client.get(path)).status_code == 200
    assert (await owner.client.get("/api/site/visits?days=8")).status_code == 422
    switched = {"countsVisits": True, "letter": True}
    assert (await owner.client.put("/api/site/visits/settings", json=switched)).status_code == 403
    assert (await other_owner.client.put("/api/site/visits/settings", json=switched)).json() == switched
    assert (await other_owner.client.get("/api/site/visits?days=365")).json()["letter"] is True


async def test_figures_are_deleted_by_their_owner_and_nobody_elses_with_them(
    app: App, owner: Owner, other_owner: Owner
) -> None:
    for each in (owner, other_owner):
        await each.choose("FR")
        await count(app, each, 0, visits_hour={"09": 1})
        await Person(app, (await each.site())["slug"]).leave()
    await app.services.visits.write()
    assert (await owner.client.delete("/api/site/visits")).status_code == 204
    shown = (await owner.client.get("/api/site/visits")).json()
    assert (shown["since"], shown["vitals"]) == (None, [])
    theirs = (await other_owner.client.get("/api/site/visits")).json()
    assert theirs["days"][-1]["visits"] == 2 and len(theirs["vitals"]) == 1
    # Nothing of today tells them apart any more: who comes again is a visit again.
    await Person(app, (await owner.site())["slug"]).leave()
    await app.services.visits.write()
    assert (await owner.client.get("/api/site/visits")).json()["days"][-1]["visits"] == 1

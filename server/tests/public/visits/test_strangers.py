"""Strangers who make visits up: what it costs the machine, the other sites and the figures is bounded."""

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Select, text, update
from sqlalchemy.dialects import sqlite

from tests.factories.app import Owner, new_owner
from tests.factories.attacks import Attack
from tests.public.visits.people import DESKTOP, Person
from tests.public.visits.test_counting import figures, listed
from vitrine.app import App
from vitrine.platform.http.views import MAX_OF_PAGE, PageView, Views, viewer_of
from vitrine.public.visits import bots, salts, tally, writing
from vitrine.public.visits.sums import LARGEST
from vitrine.public.visits.tables import VisitDay
from vitrine.public.visits.writing import at_slugs, counting, days, owned, select_known_visitors


@pytest.fixture
async def somebody(app: App, owner: Owner) -> Person:
    await owner.choose("FR")
    return Person(app, (await owner.site())["slug"])


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    names: list[str] = []
    is_bot = bots.is_bot
    bots._known.clear()

    def noted(name: str) -> bool:
        names.append(name)
        return is_bot(name)

    monkeypatch.setattr(bots, "is_bot", noted)
    yield names
    bots._known.clear()


def test_names_of_browsers_that_a_program_makes_up_are_not_all_looked_up(looked_up: list[str], attack: Attack) -> None:
    made_up = [f"Mozilla/5.0 {number}" for number in range(20_000)]
    found = bots.bots_among([DESKTOP, *made_up])
    assert len(looked_up) == bots.MAX_LOOKED_UP
    assert DESKTOP not in found and made_up[-1] in found
    assert DESKTOP not in bots.bots_among([*made_up, DESKTOP])  # known by now, so the flood does not hide it
    attack(
        "20,000 made-up names of browsers in a minute", attempts=20_000, result="1,000 looked up, all others no visit"
    )


def test_a_flood_on_one_page_leaves_room_for_the_others(attack: Attack) -> None:
    views, flooded, other = Views(), PageView("a" * 32, "", "FR"), PageView("b" * 32, "", "FR")
    for number in range(25_000):
        viewer = viewer_of({b"user-agent": b"Mozilla/5.0 %d" % number})
        assert viewer is not None
        views.add(flooded, viewer)
    honest = viewer_of({b"user-agent": DESKTOP.encode()})
    assert honest is not None
    views.add(other, honest)
    taken = views.take()
    assert len(taken) == MAX_OF_PAGE + 1 and (other, honest, 1) in taken
    attack("a page asked for under 25,000 names", attempts=25_000, result="other pages' views are counted")


@pytest.mark.parametrize("asked", [at_slugs, counting, owned, select_known_visitors, days])
async def test_what_a_minute_asks_is_found_by_key_however_long_the_tables_are(
    app: App, asked: Callable[[str], Select[Any]]
) -> None:
    if not app.services.database.is_sqlite:
        pytest.skip("PostgreSQL plans by how much there is")
    compiled = asked("sqlite").compile(dialect=sqlite.dialect())
    async with app.services.database.reading() as session:
        steps = await session.execute(text(f"EXPLAIN QUERY PLAN {compiled}".replace("?", "'[]'")))
        plan = [row.detail for row in steps]
    assert not [step for step in plan if step.startswith("SCAN") and "VIRTUAL TABLE" not in step], plan


async def test_nobody_does_more_in_a_minute_than_one_report_may_say(owner: Owner, somebody: Person) -> None:
    for _report in range(3):
        await somebody.leave(clicks={"cv": 100}, sent=[1.0] * 15)
    shown = await figures(owner)
    assert listed(shown, "click") == {"cv": 100}
    assert shown["days"][-1]["messages"] == 20


async def test_a_sum_as_large_as_its_column_stays_there_and_holds_up_nobody(
    app: App, owner: Owner, somebody: Person, stack: AsyncExitStack, attack: Attack
) -> None:
    other = await new_owner(app, stack)
    await other.choose("FR")
    await somebody.leave(clicks={"cv": 1})
    await app.services.visits.write()
    async with app.services.database.writing() as session:
        is_clicks = VisitDay.dimension == "click"
        await session.execute(update(VisitDay).where(is_clicks).values(total=LARGEST, counts={"cv": LARGEST}))
    await somebody.leave(clicks={"cv": 100})
    await replace(somebody, slug=(await other.site())["slug"]).leave()
    assert (await figures(other))["days"][-1]["visits"] == 1
    assert listed(await figures(owner), "click") == {"cv": LARGEST}
    attack("clicks made up until their sum is full", attempts=1, result="it stays full, other sites are counted")


async def test_a_minute_that_cannot_be_written_is_passed_by_the_others(
    app: App, owner: Owner, somebody: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad: list[Any] = []

    async def fail_for_the_first(database: Any, counted: Any) -> None:
        bad.append(counted)
        if counted is bad[0]:
            raise OSError("it is at fault by itself")
        await writing.write_counted(database, counted)

    monkeypatch.setattr(tally, "write_counted", fail_for_the_first)
    await somebody.leave()
    await app.services.visits.write()
    for address in ("192.0.2.2", "192.0.2.3"):
        await replace(somebody, address=address).leave()
        await app.services.visits.write()
    assert (await figures(owner))["days"][-1]["visits"] == 2


async def test_while_the_database_is_away_no_more_is_kept_than_two_full_minutes(
    app: App, somebody: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_given: object) -> None:
        raise OSError("away")

    monkeypatch.setattr(tally, "write_counted", fail)
    monkeypatch.setattr(tally, "MAX_WAITING_ENTRIES", 3)
    for number in range(5):
        await replace(somebody, address=f"192.0.2.{number}").leave()
        await app.services.visits.write()
    assert len(app.services.visits._waiting) == 3
    monkeypatch.undo()


async def test_a_day_has_an_end_to_the_visits_that_are_noted(
    app: App, owner: Owner, somebody: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MAX_VISITS", 2)
    for number in range(4):
        await replace(somebody, address=f"192.0.2.{number}").visit()
        await app.services.visits.write()
    shown = (await figures(owner))["days"][-1]
    assert (shown["visits"], shown["views"]) == (2, 4)


async def test_a_database_that_is_away_is_not_asked_once_for_each_who_waits(
    app: App, somebody: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def away(*_given: object) -> bytes:
        asked.append(1)
        raise OSError("away")

    monkeypatch.setattr(salts, "_agreed", away)
    for _report in range(5):
        await somebody.leave()
    assert len(asked) == 1

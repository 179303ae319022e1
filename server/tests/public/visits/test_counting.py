"""Ten visitors, of whom some count for nothing, and what is left of them: sums that come out exactly."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import make_url, select

from tests.factories.app import TIMEZONE, Owner, new_owner, running
from tests.factories.attacks import Attack
from tests.public.visits.countries_file import countries_file
from tests.public.visits.people import BOT, DESKTOP, PHONE, TABLET, Person
from vitrine.app import App, create_app
from vitrine.platform.settings import BadSetting, Settings
from vitrine.public.visits import tally
from vitrine.public.visits.bots import is_bot
from vitrine.public.visits.salts import forget_ended_days
from vitrine.public.visits.tables import DaySalt, DayVisitor
from vitrine.transfer.backup.rows import tables_in

pytestmark = pytest.mark.both_engines

ZONE = ZoneInfo(TIMEZONE)


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    await owner.choose("FR", "EN")
    for language in ("FR", "EN"):
        saved = await owner.save("about", language, texts={"heading": f"Bonjour {language}"})
        assert saved.status_code == 200, saved.text
    return owner


@pytest.fixture
async def somebody(app: App, site: Owner) -> Person:
    return Person(app, (await site.site())["slug"])


async def figures(owner: Owner) -> dict[str, Any]:
    """What the owner sees after the minute's writing."""
    await owner.app.services.visits.write()
    shown: dict[str, Any] = (await owner.client.get("/api/site/visits?days=7")).json()
    return shown


def listed(shown: dict[str, Any], name: str) -> dict[str, int]:
    return {each["value"]: each["count"] for each in shown["lists"][name]["top"]}


async def test_ten_visitors_come_out_exactly(app: App, site: Owner, somebody: Person, other_owner: Owner) -> None:
    def person(number: int, **about: Any) -> Person:
        return replace(somebody, address=f"192.0.2.{number}", **about)

    await person(1).visit(source="vitrine.test")  # from a page of our own
    await person(2, user_agent=PHONE).visit("en", source="www.linkedin.com", wanted="DE")
    await person(3, user_agent=TABLET).visit(campaign=["lettre", "mail", "été\u0000 2026"], wanted="DE")
    await person(4, user_agent=BOT).look()
    without_script = person(5)
    await without_script.look()
    await without_script.look(**{"If-None-Match": "*"})
    for header in ("DNT", "Sec-GPC"):
        await person(6, headers=((header, "1"),)).visit()

    def signed_in(number: int, owner: Owner) -> Person:
        return person(number, headers=(("Cookie", f"vitrine_session={owner.client.cookies['vitrine_session']}"),))

    await signed_in(7, site).visit(clicks={"cv": 1})
    await signed_in(11, other_owner).visit()  # who has a site of his own is a visitor of this one
    twice = person(8)
    await twice.visit(source="linkedin.com", clicks={"cv": 1, "contact:email": 1})
    await twice.visit("en", clicks={"cv": 1, "project": 2})
    writer = person(9, user_agent=PHONE)
    await writer.visit(source="duckduckgo.com")
    await writer.visit(sent=[95.5])  # another page of ours led him here by now, but that is not where he came from
    ahead = person(10)
    await ahead.look(**{"Sec-Purpose": "prefetch"})
    async with ahead.browser() as client:
        await client.head(f"/@{somebody.slug}/fr")
        await client.get(f"/@{somebody.slug}/de")

    shown = await figures(site)
    today = shown["days"][-1]
    assert (today["visits"], today["views"], today["messages"]) == (6, 10, 1)
    assert sum(hour["views"] for hour in shown["hours"]) == 10 and sum(hour["visits"] for hour in shown["hours"]) == 6
    assert listed(shown, "language") == {"FR": 8, "EN": 2}
    assert listed(shown, "page") == {"": 10}
    assert listed(shown, "source") == {"": 3, "linkedin.com": 2, "duckduckgo.com": 1}
    assert listed(shown, "device") == {"desktop": 3, "phone": 2, "tablet": 1}
    assert listed(shown, "wanted") == {"DE": 2}
    assert listed(shown, "campaign") == {"lettre / mail / été 2026": 1}
    assert listed(shown, "click") == {"cv": 2, "project": 2, "contact:email": 1}
    assert listed(shown, "country") == {} and shown["hasCountries"] is False
    assert shown["leads"] == [{"source": "duckduckgo.com", "visits": 1, "messages": 1}]
    assert {each["value"]: each["count"] for each in shown["contactAfter"]}["under_2min"] == 1
    assert shown["bots"] == 1
    assert shown["vitals"] == [{"metric": "LCP", "good": 8, "fair": 0, "poor": 0, "mean": 800.0}]


async def test_whoever_comes_on_two_days_is_a_visit_on_each_and_nothing_joins_them(
    app: App, site: Owner, somebody: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    visits, now = app.services.visits, datetime.now(ZONE)
    monkeypatch.setattr(visits, "_now", lambda: now - timedelta(days=2))
    await visits.write()
    await somebody.visit()
    [then] = await _hashes(app)
    [first_salt] = await _salts(app)
    monkeypatch.setattr(visits, "_now", lambda: now)
    await visits.write()
    assert visits._salts._salt == b""  # nobody needs another yet, and this one is gone from memory
    await somebody.visit()
    [second_salt] = await _salts(app)  # the first is gone as soon as the next is needed
    assert first_salt != second_salt
    hashes = await _hashes(app)
    assert len(hashes) == len(set(hashes)) == 2
    assert [day["visits"] for day in (await figures(site))["days"]] == [0, 0, 0, 0, 1, 0, 1]
    async with app.services.database.writing() as session:
        session.add(DaySalt(day=now.date() - timedelta(days=1), salt=b"of a day after which nobody came"))
    await forget_ended_days(app.services.database, TIMEZONE)
    assert await _salts(app) == [second_salt]
    assert then not in (left := await _hashes(app)) and len(left) == 1
    if app.services.database.is_sqlite:  # what is deleted is in its log until that is emptied
        file = Path(make_url(app.services.database.url).database or "")
        written = b"".join(each.read_bytes() for each in file.parent.glob(f"{file.name}*"))
        assert second_salt in written
        assert first_salt not in written and then.encode() not in written


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])  # which never have the same day
async def test_a_day_is_the_operators(settings: Settings, stack: AsyncExitStack, zone: str) -> None:
    app = await stack.enter_async_context(running(settings.but(timezone=zone)))
    owner = await new_owner(app, stack)
    await owner.choose("FR")
    somebody = Person(app, (await owner.site())["slug"])
    moments = [datetime.now(ZoneInfo(zone))]
    await somebody.visit()
    shown = await figures(owner)
    moments.append(datetime.now(ZoneInfo(zone)))
    assert shown["today"] in {moment.date().isoformat() for moment in moments}
    assert {"visits": 1, "views": 1}.items() <= shown["days"][-1].items() or moments[0].date() != moments[1].date()
    [of_report, *_] = await _hashed_days(app)
    assert of_report in {moment.date() for moment in moments}


async def _hashed_days(app: App) -> list[date]:
    async with app.services.database.reading() as session:
        return list(await session.scalars(select(DayVisitor.day)))


async def _hashes(app: App) -> list[str]:
    await app.services.visits.write()
    async with app.services.database.reading() as session:
        return list(await session.scalars(select(DayVisitor.hash)))


async def _salts(app: App) -> list[bytes]:
    async with app.services.database.reading() as session:
        return list(await session.scalars(select(DaySalt.salt)))


async def test_two_nodes_add_up_and_know_each_others_visitors(
    app: App, site: Owner, somebody: Person, settings: Settings, stack: AsyncExitStack
) -> None:
    other = await stack.enter_async_context(running(settings))
    for number in range(12):
        for node in (app, other):
            person = replace(somebody, app=node, address=f"198.51.100.{number}")
            await person.visit(source=f"host{number}.example", clicks={"cv": 1})
    await asyncio.gather(app.services.visits.write(), other.services.visits.write())
    shown = await figures(site)
    assert (shown["days"][-1]["visits"], shown["days"][-1]["views"]) == (12, 24)
    assert listed(shown, "click") == {"cv": 24} and len(listed(shown, "source")) == 12


@pytest.mark.parametrize(
    ("made_up", "status"),
    [
        ({"source": "a" * 101}, 422),
        ({"source": "evil.example/path?who=me"}, 422),
        ({"campaign": ["a", "b", "c", "d"]}, 422),
        ({"campaign": ["x" * 51]}, 422),
        ({"clicks": {"anything": 1}}, 422),
        ({"clicks": {"cv": 101}}, 422),
        ({"clicks": {"cv": -1}}, 422),
        ({"sent": [1] * 21}, 422),
        ({"sent": [-1]}, 422),
        ({"wanted": "deutsch"}, 422),
        ({"metrics": {"LCP": {"value": 1e300, "rating": "good"}}}, 422),
        ({"who": "me"}, 422),
        ({"campaign": ["x" * 50] * 3, "who": "x" * 900}, 413),
    ],
)
async def test_a_report_of_somebodys_making_has_bounds(
    app: App, site: Owner, somebody: Person, made_up: dict[str, Any], status: int
) -> None:
    async with somebody.browser() as client:
        report = {"language": "FR", "metrics": {}, **made_up}
        answer = await client.post(f"/api/sites/{somebody.slug}/vitals", json=report)
        assert answer.status_code == status
    assert (await figures(site))["since"] is None


async def test_reports_of_nobodys_site_and_more_visitors_than_a_minute_has_leave_nothing(
    app: App, site: Owner, somebody: Person, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    monkeypatch.setattr(tally, "MAX_VISITORS", 3)
    await replace(somebody, slug="nobody").leave()
    for number in range(9):
        await replace(somebody, address=f"198.51.100.{number}").leave()
    shown = await figures(site)
    assert shown["days"][-1]["visits"] == 2
    attack("reports of made-up visitors and sites", attempts=10, result="bounded a minute, nothing of strangers' slugs")


async def test_switched_off_nothing_is_counted_and_what_there_is_stays(
    app: App, site: Owner, somebody: Person, visitor: httpx.AsyncClient
) -> None:
    await somebody.visit()
    assert (await figures(site))["days"][-1]["visits"] == 1
    page = f"/@{somebody.slug}/fr"
    assert '"isUncounted"' not in (await visitor.get(page)).text
    off = {"countsVisits": False, "letter": False}
    assert (await site.client.put("/api/site/visits/settings", json=off)).status_code == 200
    assert '"isUncounted":true' in (await visitor.get(page)).text
    await replace(somebody, address="192.0.2.77").visit()
    shown = await figures(site)
    assert (shown["isOn"], shown["days"][-1]["visits"], shown["days"][-1]["views"]) == (False, 1, 1)


async def test_what_cannot_be_written_waits_and_keeps_its_hour(
    app: App, site: Owner, somebody: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    visits, at_ten = app.services.visits, datetime.now(ZONE).replace(hour=10)

    async def fail(*_given: object) -> None:
        raise OSError("away")

    monkeypatch.setattr(visits, "_now", lambda: at_ten)
    await visits.write()
    await somebody.visit()
    monkeypatch.setattr(visits, "_now", lambda: at_ten.replace(hour=11))
    with monkeypatch.context() as away:
        away.setattr(tally, "write_counted", fail)
        await visits.write()
    await replace(somebody, address="192.0.2.2").look()
    shown = await figures(site)
    assert [(hour["visits"], hour["views"]) for hour in shown["hours"][10:12]] == [(1, 1), (0, 1)]


async def test_the_country_is_told_by_the_operators_file(
    settings: Settings, stack: AsyncExitStack, tmp_path: Path
) -> None:
    file = tmp_path / "countries.mmdb"
    file.write_bytes(countries_file({"192.0.2.0": "FR", "198.51.100.0": "DE"}))
    app = await stack.enter_async_context(running(settings.but(countries=file)))
    owner = await new_owner(app, stack)
    await owner.choose("FR")
    slug = (await owner.site())["slug"]
    for address in ("192.0.2.1", "192.0.2.2", "198.51.100.7", "203.0.113.1", "2001:db8::1"):
        await Person(app, slug, address=address).leave()
    shown = await figures(owner)
    assert shown["hasCountries"] and listed(shown, "country") == {"FR": 2, "DE": 1}
    assert shown["days"][-1]["visits"] == 5
    file.write_bytes(b"no database")
    with pytest.raises(BadSetting, match="VITRINE_COUNTRIES"):
        _ = create_app(settings.but(countries=file)).services


async def test_no_backup_holds_what_tells_visitors_apart(app: App) -> None:
    async with app.services.database.engine.connect() as connection:
        backed_up = {table.name for table in await connection.run_sync(tables_in)}
    assert backed_up >= {"visit_days", "vitals_days", "sites"}
    assert backed_up.isdisjoint({"day_salts", "day_visitors"})


@pytest.mark.parametrize(
    ("user_agent", "is_one"),
    [
        (BOT, True),
        ("curl/8.1", True),
        ("", True),
        (DESKTOP, False),
        (PHONE, False),
        ("Mozilla/5.0 HeadlessChrome", True),
    ],
)
def test_bots_are_told_by_the_list(user_agent: str, is_one: bool) -> None:
    assert is_bot(user_agent) is is_one

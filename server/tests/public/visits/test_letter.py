"""The letter of the week, against a real SMTP server: on Monday, once, to those who asked and paid for it."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import httpx
import pytest
from sqlalchemy import select, update

from tests.factories.app import ORIGIN, Owner
from tests.factories.letters import mails_out
from tests.services.mailbox import Mailbox
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.mail import Reader
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings
from vitrine.public.visits.letter import Week, week_letter
from vitrine.public.visits.shown import DayOut
from vitrine.public.visits.sums import Sum
from vitrine.public.visits.tables import VisitDay
from vitrine.public.visits.weekly import MAILS, WeeklyLetters
from vitrine.sites.site.tables import Site

MONDAY = date(2026, 11, 9)  # of the week that is told of
EARLY = datetime(2026, 11, 16, 5, 59, tzinfo=UTC)  # 6:59 in Paris
MORNING = EARLY + timedelta(minutes=1)


@pytest.fixture
def settings(settings: Settings, mailbox: Mailbox) -> Settings:
    return settings.but(smtp_url=mailbox.url, mail_from="Vitrine <vitrine@vitrine.test>")


async def _count(app: App, days: dict[date, dict[str, dict[str, int]]]) -> None:
    async with app.services.database.writing() as session:
        site_id = await session.scalar(select(Site.id).order_by(Site.made_at).limit(1))
        for day, dimensions in days.items():
            for name, counts in dimensions.items():
                total = sum(counts.values())
                session.add(VisitDay(site_id=site_id, day=day, dimension=name, counts=counts, total=total))


async def _ask_for_it(app: App, owner: Owner) -> httpx.Response:
    """Confirmed, with a site."""
    await owner.choose("FR")
    async with app.services.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=MORNING))
    return await owner.client.put("/api/site/visits/settings", json={"countsVisits": True, "letter": True})


def _letters(app: App, moment: datetime) -> WeeklyLetters:
    services = app.services
    return WeeklyLetters(services.database, services.outbox, ORIGIN, "Europe/Paris", lambda: moment)


async def _deliver(app: App, moment: datetime) -> None:
    """At this moment: later in the week it would be no news."""
    services = app.services
    async with services.database.writing() as session:
        await session.execute(update(OutboxMail).values(next_try_at=moment))
    await OutboxSender(services.database, services.sender.mailer, services.outbox, [MAILS], lambda: moment).idle()


async def test_a_paid_owner_gets_last_week_once_on_monday_morning(app: App, owner: Owner, mailbox: Mailbox) -> None:
    await app.services.jobs.stop()
    await mails_out(app.services)
    await app.services.sender.stop()
    assert (await _ask_for_it(app, owner)).json()["code"] == "tiers.paid_only"
    await owner.pay()
    assert (await _ask_for_it(app, owner)).status_code == 200
    await _count(
        app,
        {
            MONDAY - timedelta(days=7): {"visits_hour": {"10": 6}},
            MONDAY: {"visits_hour": {"10": 4}, "views_hour": {"10": 9}, "source": {"": 1, "linkedin.com": 3}},
            MONDAY + timedelta(days=6): {"visits_hour": {"23": 5}, "wanted": {"DE": 2}, "lead": {"linkedin.com": 1}},
            # Of this week: not told yet.
            MONDAY + timedelta(days=7): {"visits_hour": {"00": 70}, "source": {"example.com": 70}},
        },
    )
    mailbox.clear()
    assert not await _letters(app, EARLY).is_any_due()
    assert await _letters(app, EARLY).write_due() == 0
    assert not await _letters(app, MORNING + timedelta(days=2)).is_any_due()

    revision = (await owner.site())["revision"]
    # Two nodes that both believe to be the one: one letter.
    assert sum(await asyncio.gather(_letters(app, MORNING).write_due(), _letters(app, MORNING).write_due())) == 1
    assert await _letters(app, MORNING + timedelta(hours=9)).write_due() == 0
    await _deliver(app, MORNING)
    [mail] = mailbox.received
    assert mail["Subject"] == "Votre site la semaine dernière\u202f: 9 visites"
    assert mail["To"] == (await owner.client.get("/api/session")).json()["account"]["email"]
    plain = mail.get_body(("plain",))
    assert plain
    text = plain.get_content()
    assert "9 visites du 9 au 15 novembre, 3 de plus que la semaine d’avant. 9 pages vues et 1 message reçu." in text
    assert "Le plus beau jour\u202f: dimanche 15 novembre, 5 visites." in text
    assert "On est venu de linkedin.com (3)." in text
    assert "2 visiteurs ont demandé une langue que votre site ne parle pas encore." in text
    assert f"{ORIGIN}/dashboard/visites?jours=7" in text
    assert f"{ORIGIN}/dashboard/visites#reglages" in text
    assert (await owner.site())["revision"] == revision  # visitors' pages are none of a letter's business

    # The week after: nothing came but on its first day; and the one after that is quiet, and so are we.
    assert await _letters(app, MORNING + timedelta(days=7)).write_due() == 1
    await _deliver(app, MORNING + timedelta(days=7))
    assert await _letters(app, MORNING + timedelta(days=14)).write_due() == 1
    await _deliver(app, MORNING + timedelta(days=14))
    assert mailbox.received[-1]["Subject"] == "Votre site la semaine dernière\u202f: aucune visite"
    assert await _letters(app, MORNING + timedelta(days=21)).write_due() == 0
    assert not await _letters(app, MORNING + timedelta(days=21)).is_any_due()


async def test_no_letter_goes_to_who_did_not_ask_count_pay_or_confirm(app: App, owner: Owner, mailbox: Mailbox) -> None:
    await app.services.jobs.stop()
    await mails_out(app.services)
    await app.services.sender.stop()
    await owner.pay()
    assert (await _ask_for_it(app, owner)).status_code == 200
    await _count(app, {MONDAY: {"visits_hour": {"10": 4}}})
    mailbox.clear()
    for counts, letter in ((False, True), (True, False)):
        await owner.client.put("/api/site/visits/settings", json={"countsVisits": counts, "letter": letter})
        assert await _letters(app, MORNING).write_due() == 0
    await owner.client.put("/api/site/visits/settings", json={"countsVisits": True, "letter": True})
    assert await _letters(app, MORNING).is_any_due()
    for no_more in (update(Site).values(activation=None), update(Account).values(email_verified_at=None)):
        async with app.services.database.writing() as session:
            paid = await session.scalar(select(Site.activation))
            await session.execute(no_more)
        assert not await _letters(app, MORNING).is_any_due()
        assert await _letters(app, MORNING).write_due() == 0
        async with app.services.database.writing() as session:
            await session.execute(update(Site).values(activation=paid))
    assert mailbox.received == []


def _week(*visits: int, first: date = MONDAY, before: int = 0) -> Week:
    def days(start: date, counts: tuple[int, ...]) -> list[DayOut]:
        return [
            DayOut(day=start + timedelta(days=number), visits=count, views=count, messages=0)
            for number, count in enumerate(counts)
        ]

    then = days(first - timedelta(days=7), (before, 0, 0, 0, 0, 0, 0))
    return Week(days=days(first, visits), before=then, sources=Sum({}, 0), wanted=Sum({}, 0))


def test_its_sentences_are_french_at_their_edges() -> None:
    def said(week: Week) -> str:
        return week_letter(week, Reader("elise@example.com"), "1", ORIGIN).in_words("fr").paragraphs[0]

    assert said(_week(1, 0, 0, 0, 0, 0, 0)) == "1 visite du 9 au 15 novembre. 1 page vue."
    assert said(_week(0, 0, 2, 0, 0, 0, 0, before=2)).startswith(
        "2 visites du 9 au 15 novembre, autant que la semaine d’avant."
    )
    assert said(_week(1200, 0, 0, 0, 0, 0, 34, before=2000, first=date(2026, 11, 30))).startswith(
        "1\u202f234 visites du 30 novembre au 6 décembre, 766 de moins que la semaine d’avant."
    )
    assert "du 1er au 7 juin" in said(_week(3, 0, 0, 0, 0, 0, 0, first=date(2026, 6, 1)))

"""The outbox: a mail is there when what caused it is, and leaves at least once, whatever happens to who sends it."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select

from tests.factories.app import ORIGIN
from tests.factories.clock import Clock
from tests.factories.letters import mails_out
from tests.services.mailbox import Mailbox
from vitrine.accounts.letters import password_changed_letter, reset_letter
from vitrine.app import App
from vitrine.platform.mail import Letter, Reader, kinds
from vitrine.platform.mail.kinds import MailKind
from vitrine.platform.mail.outbox import TRIED_FOR
from vitrine.platform.mail.sender import CLAIMED_FOR, Claim, OutboxSender
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings

LETTER = Letter(to="maelle@kerbrat.studio", subject="Bonjour", paragraphs=("Bonjour",))
LATE = MailKind("late", priority=9)
pytestmark = pytest.mark.both_engines


@pytest.fixture
def settings(settings: Settings, mailbox: Mailbox) -> Settings:
    return settings.but(smtp_url=mailbox.url)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def _sender(app: App, clock: Clock) -> OutboxSender:
    return OutboxSender(app.services.database, app.services.sender.mailer, app.services.outbox, [LATE], clock)


@pytest.fixture
async def sender(app: App, clock: Clock) -> OutboxSender:
    """The application's own one rests: the tests say when."""
    await app.services.jobs.stop()
    await app.services.sender.stop()
    return _sender(app, clock)


async def _add(app: App, letter: Letter, kind: MailKind = kinds.LETTER) -> None:
    async with app.services.database.writing() as session:
        await app.services.outbox.add(session, letter, kind)


async def _rows(app: App) -> list[OutboxMail]:
    async with app.services.database.reading() as session:
        return list(await session.scalars(select(OutboxMail)))


async def test_a_mail_leaves_when_what_caused_it_is_committed_and_not_otherwise(app: App, mailbox: Mailbox) -> None:
    await app.services.jobs.stop()
    async with app.services.database.writing() as session:
        await app.services.outbox.add(session, LETTER)
        await session.flush()
        await session.rollback()
    await mails_out(app.services)
    assert mailbox.received == []
    await _add(app, LETTER)
    await asyncio.to_thread(mailbox.wait_for, 1)  # nobody asked for it
    await mails_out(app.services)
    assert await _rows(app) == []


async def test_who_puts_strangers_off_gets_the_mail_again_under_its_id(
    app: App, sender: OutboxSender, clock: Clock, mailbox: Mailbox
) -> None:
    await _add(app, LETTER)
    mailbox.refusal = "451 greylisted, come back later"
    assert await sender.deliver_due() == 0 and mailbox.refused == 1
    assert await sender.deliver_due() == 0 and mailbox.refused == 1  # not so soon
    [row] = await _rows(app)
    mailbox.refusal = None
    clock.ahead += timedelta(minutes=1)
    assert await sender.deliver_due() == 1
    assert f"<mail-{row.id}@" in str(mailbox.received[0]["Message-ID"])


async def test_who_waits_for_idleness_waits_for_a_mail_that_is_just_being_claimed(
    app: App, sender: OutboxSender, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _add(app, LETTER)
    is_claiming, goes_on = asyncio.Event(), asyncio.Event()
    claim = sender._claimed

    async def slowly(but: list[str]) -> Claim | None:
        claimed = await claim(but)
        if claimed:
            is_claiming.set()
            await goes_on.wait()
        return claimed

    monkeypatch.setattr(sender, "_claimed", slowly)
    delivering = asyncio.create_task(sender.deliver_due())
    await is_claiming.wait()
    idle = asyncio.create_task(sender.idle())
    finding_nothing = asyncio.create_task(sender.deliver_due())
    assert await finding_nothing == 0 and not idle.done()
    goes_on.set()
    await idle
    assert len(mailbox.received) == 1 and await delivering == 1


async def test_a_process_killed_between_the_servers_reply_and_our_commit_is_replaced(
    app: App, sender: OutboxSender, clock: Clock, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _add(app, LETTER)
    replied = asyncio.Event()

    async def dies(_claim: object) -> None:
        replied.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(sender, "settle", dies)
    delivering = asyncio.create_task(sender.deliver_due())
    await replied.wait()
    later = _sender(app, clock)
    assert await later.deliver_due() == 0  # the first may still live
    clock.ahead += CLAIMED_FOR + timedelta(seconds=1)
    assert await later.deliver_due() == 1
    assert len(mailbox.received) == 2
    assert len({str(mail["Message-ID"]) for mail in mailbox.received}) == 1
    delivering.cancel()
    await asyncio.wait({delivering})
    assert await _rows(app) == []


async def test_what_is_no_longer_of_use_is_given_up_and_told(
    app: App, sender: OutboxSender, clock: Clock, mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    async with app.services.database.writing() as session:
        reader = Reader("maelle@kerbrat.studio")
        await app.services.outbox.add(session, reset_letter(reader, f"{ORIGIN}/reset#token=geheim", 30))
        await app.services.outbox.add(session, password_changed_letter(reader))
    assert [row.is_secret for row in sorted(await _rows(app), key=lambda row: row.is_secret)] == [False, True]
    clock.ahead += timedelta(minutes=31)
    assert await sender.deliver_due() == 1
    assert await _rows(app) == []
    assert [str(mail["Subject"]) for mail in mailbox.received] == ["Votre mot de passe a changé"]
    assert "a mail was not sent" in caplog.text and "geheim" not in caplog.text
    await _add(app, LETTER)
    mailbox.refusal = "550 no such mailbox"
    clock.ahead += TRIED_FOR - timedelta(hours=1)
    assert await sender.deliver_due() == 0
    clock.ahead += timedelta(hours=2)
    assert await sender.deliver_due() == 0
    assert await _rows(app) == []


async def test_what_somebody_waits_for_goes_before_the_rest(app: App, sender: OutboxSender, mailbox: Mailbox) -> None:
    await _add(app, Letter(LETTER.to, "Peut attendre", ("Bonjour",)), LATE)
    await _add(app, LETTER)
    claims = [await sender._claim_next([]), await sender._claim_next([])]
    assert [str(getattr(claim.letter, "subject", "")) for claim in claims if claim] == ["Bonjour", "Peut attendre"]


async def test_a_mail_withdrawn_on_its_way_is_not_sent(app: App, sender: OutboxSender, mailbox: Mailbox) -> None:
    await _add(app, LETTER)
    claim = await sender._claim_next([])
    assert claim is not None
    async with app.services.database.writing() as session:
        await session.delete(await session.get_one(OutboxMail, claim.mail_id))
    assert await sender._send(claim) is False
    assert mailbox.received == []

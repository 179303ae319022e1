"""The mail to the owner, against a real SMTP server: once per message, whatever happens in between."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.factories.app import ORIGIN, running
from tests.factories.attacks import Attack
from tests.factories.clock import Clock
from tests.factories.letters import plain_of
from tests.public.messages.conftest import Contact
from tests.services.mailbox import Mailbox
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.jobs import runner
from vitrine.platform.mail import Mailer
from vitrine.platform.mail.kinds import LETTER
from vitrine.platform.mail.sender import CLAIMED_FOR, OutboxSender
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.public.messages import unconfirmed
from vitrine.public.messages.notify import MessageMails
from vitrine.public.messages.sweeping import sweep_messages
from vitrine.public.messages.tables import Message
from vitrine.public.messages.unconfirmed import MAILS_TO_UNCONFIRMED

pytestmark = pytest.mark.both_engines


@pytest.fixture
def settings(settings: Settings, mailbox: Mailbox) -> Settings:
    return settings.but(smtp_url=mailbox.url, mail_from="Vitrine <vitrine@vitrine.test>")


@pytest.fixture
def clock() -> Clock:
    return Clock()


def _sender(app: App, clock: Callable[[], datetime] = now, mailer: Mailer | None = None) -> OutboxSender:
    services = app.services
    kinds = [MessageMails(origin=ORIGIN)]
    return OutboxSender(services.database, mailer or services.sender.mailer, services.outbox, kinds, clock)


@pytest.fixture
async def sender(app: App, clock: Clock) -> OutboxSender:
    """The application's own one rests: the tests say when."""
    await app.services.sender.stop()
    await app.services.jobs.stop()
    return _sender(app, clock)


async def _rows(app: App) -> list[Message]:
    async with app.services.database.reading() as session:
        return list(await session.scalars(select(Message).order_by(Message.received_at)))


async def test_the_owner_gets_the_message_and_replies_to_the_visitor(
    contact: Contact, sender: OutboxSender, mailbox: Mailbox
) -> None:
    mailbox.clear()
    await contact.send(message="Bonjour,\n\nseriez-vous libre en février ?")
    assert await sender.deliver_due() == 1
    [mail] = mailbox.received
    assert mail["To"] == await contact.owner_email()
    assert mail["From"] == "Vitrine <vitrine@vitrine.test>"
    assert mail["Reply-To"] == "Coline Ferrand <coline@example.org>"
    assert mail["Subject"] == "Nouveau message de Coline Ferrand"
    assert "seriez-vous libre en février ?" in plain_of(mail)
    assert f"{ORIGIN}/dashboard/messages?message=" in plain_of(mail)
    assert await sender.deliver_due() == 0


LINE_BREAKS = ("\r\n", "\n", "\r", "%0d%0a", "\u2028", "\x0b", "\x85", "\r\n\t", "\\r\\n", "\x00\n", "=0D=0A", "\n ")


async def test_no_field_can_add_a_header_or_a_recipient(
    contact: Contact, sender: OutboxSender, mailbox: Mailbox, attack: Attack
) -> None:
    mailbox.clear()
    for number, breaks in enumerate(LINE_BREAKS):
        evil = f"{breaks}Bcc: victim@example.com{breaks}{breaks}<script>"
        for field in ("name", "message"):
            words = {"message": f"Message numéro {number}", field: f"Coline {number}{evil}"}
            assert (await contact.send(**words)).status_code == 201
        assert (await contact.send(email=f"coline@example.org{evil}")).status_code == 422
    assert await sender.deliver_due() == 2 * len(LINE_BREAKS)
    owner = await contact.owner_email()
    for mail, envelope in zip(mailbox.received, mailbox.envelopes, strict=True):
        assert envelope.rcpt_tos == [owner]
        assert envelope.mail_from == "vitrine@vitrine.test"
        assert mail["Bcc"] is None
        assert [address.addr_spec for address in mail["Reply-To"].addresses] == ["coline@example.org"]
        assert [address.addr_spec for address in mail["To"].addresses] == [owner]
        assert [address.addr_spec for address in mail["From"].addresses] == ["vitrine@vitrine.test"]
        html = mail.get_body(("html",))
        assert html
        assert "<script>" not in html.get_content()
    attack(
        "line breaks of every kind, then a header, in each field of the contact form",
        attempts=3 * len(LINE_BREAKS),
        result="no header and no recipient is added; such an address is 422",
    )


async def test_a_mailbox_name_beyond_ascii_costs_the_reply_to_not_the_mail(
    contact: Contact, sender: OutboxSender, mailbox: Mailbox
) -> None:
    mailbox.clear()
    assert (await contact.send(email="célîne@exämple.org", name="\u202eCéline")).status_code == 201
    assert await sender.deliver_due() == 1
    assert mailbox.received[0]["Reply-To"] is None
    assert "célîne@exämple.org" in plain_of(mailbox.received[0])


async def test_a_server_that_refuses_is_tried_again_later_and_later(
    contact: Contact, sender: OutboxSender, mailbox: Mailbox, clock: Clock
) -> None:
    mailbox.clear()
    mailbox.refusal = "451 try again later"
    assert (await contact.send()).status_code == 201  # the visitor does not notice
    for _ in range(3):
        assert await sender.deliver_due() == 0
        clock.ahead += timedelta(seconds=100)
    mailbox.refusal = None
    assert await sender.deliver_due() == 1
    assert len(mailbox.received) == 1
    waits = [LETTER.wait_after(tries).total_seconds() for tries in range(1, 40)]
    assert waits[0] < 6 and waits[3] > 30 and max(waits) < 4000


async def test_a_mail_server_that_is_down_hurts_nobody(
    contact: Contact, app: App, clock: Clock, mailbox: Mailbox, settings: Settings, sender: OutboxSender
) -> None:
    mailbox.clear()
    away = Mailer(settings.but(smtp_url="smtp://127.0.0.1:9"))
    assert (await contact.send()).status_code == 201
    assert await _sender(app, clock, away).deliver_due() == 0
    clock.ahead += timedelta(minutes=1)
    assert await sender.deliver_due() == 1


async def test_of_two_workers_one_sends(contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox) -> None:
    mailbox.clear()
    for number in range(6):
        await contact.send(message=f"Message numéro {number}")
    other = _sender(app)
    await asyncio.gather(sender.deliver_due(), other.deliver_due())
    await asyncio.gather(sender.deliver_due(), other.deliver_due())
    ids = [str(mail["Message-ID"]) for mail in mailbox.received]
    assert len(ids) == len(set(ids)) == 6


async def test_a_worker_that_died_before_the_handing_over_is_replaced(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox, clock: Clock
) -> None:
    mailbox.clear()
    await contact.send()
    assert await sender._claim_next([])  # and then the machine stops
    assert await sender.deliver_due() == 0
    clock.ahead += timedelta(minutes=1)
    assert await sender.deliver_due() == 1


async def test_a_worker_that_died_while_the_server_read_is_replaced_under_the_same_id(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox, clock: Clock
) -> None:
    """The server may or may not have it: 'until sent' wins, and receivers know the Message-ID (mail-once.md)."""
    mailbox.clear()
    await contact.send()
    claim = await sender._claim_next([])
    assert claim
    await claim.begins()  # the text goes out; the machine stops before we know
    await app.services.sender.mailer.send(claim.letter)
    assert await sender.deliver_due() == 0
    clock.ahead += CLAIMED_FOR + timedelta(seconds=1)
    assert await sender.deliver_due() == 1
    assert len(mailbox.received) == 2
    assert len({str(mail["Message-ID"]) for mail in mailbox.received}) == 1
    clock.ahead += timedelta(days=1)
    assert await sender.deliver_due() == 0


async def test_a_claim_that_was_lost_sends_nothing(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox, clock: Clock
) -> None:
    mailbox.clear()
    await contact.send()
    slow = await sender._claim_next([])
    assert slow
    clock.ahead += CLAIMED_FOR + timedelta(seconds=1)
    assert await sender.deliver_due() == 1  # another worker took over
    assert await sender._send(slow) is False
    assert len(mailbox.received) == 1


async def test_a_message_deleted_before_its_mail_went_is_not_mailed(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox
) -> None:
    mailbox.clear()
    await contact.send()
    [row] = await _rows(app)
    claim = await sender._claim_next([])
    assert claim
    assert (await contact.owner.client.delete(f"/api/site/messages/{row.id}")).status_code == 204
    assert await sender._send(claim) is False
    assert mailbox.received == []


async def test_what_the_server_took_is_noted_even_when_the_database_is_away_for_a_moment(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox.clear()
    await contact.send()
    database = app.services.database
    writing = database.writing
    failures = iter([True, True])

    def away_once_the_mail_is_out(**how: bool) -> Any:
        is_away = bool(mailbox.received) and next(failures, False)
        if is_away:
            raise OSError("the database is away")
        return writing(**how)

    monkeypatch.setattr(database, "writing", away_once_the_mail_is_out)
    assert await sender.deliver_due() == 1
    clock.ahead += timedelta(days=1)
    assert await sender.deliver_due() == 0
    assert len(mailbox.received) == 1


async def test_mails_claimed_at_the_same_moment_count_together(
    contact: Contact, sender: OutboxSender, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unconfirmed, "MAILS_TO_UNCONFIRMED", 2)
    for number in range(6):
        await contact.send(message=f"Message numéro {number}")
    assert await sender.deliver_due() == 2


async def test_an_address_that_nobody_confirmed_gets_a_few_mails_and_the_others_once_it_is_confirmed(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox, clock: Clock, attack: Attack
) -> None:
    mailbox.clear()
    for number in range(MAILS_TO_UNCONFIRMED):
        await contact.send(message=f"Message numéro {number}")
    assert (await contact.inbox())["areMailsPaused"] is False
    assert await sender.deliver_due() == MAILS_TO_UNCONFIRMED
    for number in range(6):
        await contact.send(message=f"Celui-ci attend, {number}")
    assert await sender.deliver_due() == 0
    assert (await contact.inbox())["areMailsPaused"] is True
    clock.ahead += timedelta(days=1)
    assert await sender.deliver_due() == 0
    async with app.services.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=clock()))
    clock.ahead += timedelta(days=1)
    assert await sender.deliver_due() == 6
    assert (await contact.inbox())["areMailsPaused"] is False
    await contact.send(message="Après la confirmation")
    assert await sender.deliver_due() == 1
    ids = [str(mail["Message-ID"]) for mail in mailbox.received]
    assert len(ids) == len(set(ids)) == MAILS_TO_UNCONFIRMED + 7
    attack(
        "messages meant to fill the mailbox of somebody who confirmed nothing",
        attempts=MAILS_TO_UNCONFIRMED + 6,
        result="25 mails; the others wait until the address is confirmed",
    )


@pytest.mark.real_server
async def test_a_restart_in_the_middle_sends_each_mail_once(
    contact: Contact,
    app: App,
    settings: Settings,
    mailbox: Mailbox,
    sender: OutboxSender,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The application stops while mails are on their way, and another one starts. Real processes: test_restart.py."""
    monkeypatch.setattr(runner, "FIRST_LOOK_AFTER_S", 1.0)
    mailbox.clear()
    for number in range(5):
        await contact.send(message=f"Message numéro {number}")
    delivering = asyncio.create_task(sender.deliver_due())
    await asyncio.to_thread(mailbox.wait_for, 1)
    delivering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await delivering
    async with running(settings):
        await asyncio.to_thread(mailbox.wait_for, 5, 30)
        await asyncio.sleep(0.5)
    ids = [str(mail["Message-ID"]) for mail in mailbox.received]
    assert len(ids) == len(set(ids)) == 5
    assert all(row.notified_at for row in await _rows(app))


async def test_no_mail_for_spam_or_for_who_switched_them_off(
    contact: Contact, app: App, sender: OutboxSender, mailbox: Mailbox, clock: Clock
) -> None:
    mailbox.clear()
    await contact.send(website="http://bot.example")
    await contact.send(message="Avant de changer d’avis")
    off = await contact.owner.client.put("/api/site/messages/mails", json={"mailsMessages": False})
    assert off.status_code == 200
    await contact.send(message="Après avoir changé d’avis")
    assert await sender.deliver_due() == 0
    await contact.owner.client.put("/api/site/messages/mails", json={"mailsMessages": True})
    clock.ahead += timedelta(days=1)
    assert await sender.deliver_due() == 0
    assert mailbox.received == []


async def test_deleted_messages_and_old_spam_are_purged(
    contact: Contact, app: App, sender: OutboxSender, clock: Clock
) -> None:
    await contact.send(message="Gardé")
    await contact.send(message="Supprimé")
    await contact.send(message="Indésirable", website="x")
    gone = next(message for message in (await contact.inbox())["messages"] if message["excerpt"] == "Supprimé")
    await contact.owner.client.delete(f"/api/site/messages/{gone['id']}")
    await sweep_messages(app.services.database, clock)
    assert len(await _rows(app)) == 3
    clock.ahead += timedelta(days=2)
    await sweep_messages(app.services.database, clock)
    assert {row.message for row in await _rows(app)} == {"Gardé", "Indésirable"}
    clock.ahead += timedelta(days=30)
    await sweep_messages(app.services.database, clock)
    assert {row.message for row in await _rows(app)} == {"Gardé"}
    async with app.services.database.writing() as session:
        await session.execute(update(Message).values(spam_at=clock()))
    await sweep_messages(app.services.database, clock)
    assert len(await _rows(app)) == 1  # marked by the owner just now, however old it is

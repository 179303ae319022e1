"""At most four SMTP sessions at a time, whatever arrives at once."""

import asyncio
from collections.abc import Iterator

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import update

from tests.public.messages.conftest import Contact
from tests.services.mailbox import Mailbox
from tests.services.ports import free_ports, wait_until
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.mail.sender import sessions_at_once
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now

MESSAGES = 16


class CountingMailbox(Mailbox):
    """Takes no text until it is told to, and counts the mails that are between their recipient and its reply."""

    def __init__(self, port: int) -> None:
        super().__init__(port=port)
        self.holds, self.underway, self.most_underway = False, 0, 0

    async def handle_RCPT(  # noqa: N802  (aiosmtpd asks for it)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        self.underway += 1
        self.most_underway = max(self.most_underway, self.underway)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  (aiosmtpd asks for it)
        while self.holds:  # noqa: ASYNC110  (told by another thread)
            await asyncio.sleep(0.02)
        self.underway -= 1
        return await super().handle_DATA(server, session, envelope)


@pytest.fixture
def counting() -> Iterator[CountingMailbox]:
    mailbox = CountingMailbox(port=free_ports(1)[0])
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    yield mailbox
    controller.stop()


@pytest.fixture
def settings(settings: Settings, counting: CountingMailbox) -> Settings:
    return settings.but(smtp_url=counting.url)


@pytest.mark.both_engines
async def test_messages_that_come_at_once_open_four_sessions(
    contact: Contact, app: App, counting: CountingMailbox
) -> None:
    async with app.services.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=now()))
    counting.clear()
    counting.holds = True
    half = MESSAGES // 2
    sent = await asyncio.gather(*(contact.send(message=f"Message numéro {number}") for number in range(half)))
    await asyncio.to_thread(wait_until, lambda: counting.underway >= 4, "mails on their way")
    # Each of these is stored and answered meanwhile: mails that may begin would have begun long since.
    sent += [await contact.send(message=f"Message numéro {number}") for number in range(half, MESSAGES)]
    assert {answer.status_code for answer in sent} == {201}
    counting.holds = False
    await asyncio.to_thread(counting.wait_for, MESSAGES, 60)
    assert counting.most_underway == 4


@pytest.mark.parametrize(("workers", "each"), [("1", 4), ("2", 2), ("8", 1)])
def test_the_workers_of_a_server_share_them(workers: str, each: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORKERS", workers)
    assert sessions_at_once() == each

"""Real server processes against a real SMTP server: one mail per message through stops and kills at any moment."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import select

from tests.factories.app import PASSWORD
from tests.public.messages.conftest import WORDS
from tests.services import calls
from tests.services.mailbox import Mailbox
from tests.services.ports import free_ports, wait_until
from tests.services.served import Server, served
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.database import Database


class StagedMailbox(Mailbox):
    """Holds chosen mails at chosen moments, so that a stop or a kill falls exactly there."""

    def __init__(self, port: int) -> None:
        super().__init__(port=port)
        self.hold_recipients = False  # nobody gets further than the connection
        self.one_at_a_time = False  # nobody does while another has, and is still connected
        self.hold_texts = False  # the text has come and is neither taken nor refused
        self.held: list[str] = []  # at this moment: a sender may go away and come again
        self._let: SMTP | None = None

    async def _hold(self, where: str, is_held: Callable[[], bool]) -> None:
        if not is_held():
            return
        self.held.append(where)
        try:
            while is_held():  # noqa: ASYNC110  (told by another thread; a client that goes away cancels it)
                await asyncio.sleep(0.02)
        finally:
            self.held.remove(where)

    def _must_wait(self, server: SMTP) -> bool:
        is_other_there = self._let not in (None, server) and self._let.transport is not None
        return self.hold_recipients or (self.one_at_a_time and is_other_there)

    async def handle_RCPT(  # noqa: N802  (aiosmtpd asks for it)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        await self._hold("recipient", lambda: self._must_wait(server))
        self._let = server
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  (aiosmtpd asks for it)
        await self._hold("text", lambda: self.hold_texts)
        return await super().handle_DATA(server, session, envelope)


@pytest.fixture
def mailbox() -> Iterator[StagedMailbox]:
    mailbox = StagedMailbox(port=free_ports(1)[0])
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    yield mailbox
    controller.stop()


def _new_site(server: Server) -> str:
    with calls.Client(base_url=server.url) as owner:
        account = {"userName": "Élise Maréchal", "email": "elise@example.com", "password": PASSWORD}
        assert owner.post("/api/accounts", json=account).status_code == 201
        assert owner.post("/api/session", json={"email": "elise@example.com", "password": PASSWORD}).status_code == 200
        settings = {"siteType": "header", "languages": ["FR"]}
        saved = owner.put("/api/site/settings", json=settings, headers={"If-None-Match": "*"})
        assert saved.status_code == 200, saved.text
        return str(saved.json()["slug"])


def _subjects(mailbox: Mailbox) -> list[str]:
    return sorted(str(mail["Subject"]) for mail in mailbox.received if "Nouveau message" in str(mail["Subject"]))


async def _is_outbox_empty(database_url: str) -> bool:
    database = Database(database_url)
    try:
        async with database.reading() as session:
            return await session.scalar(select(OutboxMail.id).limit(1)) is None
    finally:
        await database.close()


@pytest.mark.real_server
def test_one_mail_per_message_through_a_stop_and_a_kill(
    database_url: str, tmp_path: Path, mailbox: StagedMailbox
) -> None:
    """Killed with one mail before the text, one in the middle of it, one sent and others not begun."""
    environment = {
        "VITRINE_DATA": str(tmp_path / "data"),
        "VITRINE_DATABASE_URL": database_url,
        "VITRINE_SMTP_URL": mailbox.url,
    }
    expected: list[str] = []
    with served(environment, tmp_path / "log") as server:
        slug = _new_site(server)
        wait_until(lambda: len(mailbox.received) == 1, "the mail that confirms the address")

        def send(*names: str) -> None:
            for name in names:
                body = {**WORDS, "name": name, "message": f"Bonjour de {name}"}
                assert calls.post(f"{server.url}/api/sites/{slug}/messages", json=body).status_code == 201
                expected.append(f"Nouveau message de {name}")

        def expect_all(when: str) -> None:
            wait_until(lambda: len(_subjects(mailbox)) >= len(expected), f"the mails {when}", timeout_s=120)
            assert _subjects(mailbox) == sorted(expected)

        mailbox.hold_texts = True
        send("A")
        wait_until(lambda: mailbox.held == ["text"], "a mail being read")
        mailbox.hold_recipients = True
        send("B", "C")  # wait for their turn, and come no further than the connection
        stopping = threading.Thread(target=server.end, args=(signal.SIGTERM,))
        stopping.start()
        mailbox.hold_texts = False  # whether before or after the signal has come: A goes out once
        stopping.join()
        assert _subjects(mailbox) == expected[:1]

        wait_until(lambda: not mailbox.held, "the mailbox knowing that its senders are gone")
        mailbox.hold_texts, mailbox.one_at_a_time, mailbox.hold_recipients = True, True, False
        server.start()
        wait_until(lambda: sorted(mailbox.held) == ["recipient", "text"], "mails on their way", timeout_s=120)
        send("D")  # not begun
        server.end(signal.SIGKILL)
        mailbox.hold_texts, mailbox.one_at_a_time = False, False
        server.start()
        expect_all("after a stop and a kill")
        wait_until(lambda: asyncio.run(_is_outbox_empty(database_url)), "what the mailbox has being noted")
        server.end(signal.SIGKILL)  # after the note of the reply: nothing is left to send

    with served(environment, tmp_path / "log") as server:
        send("E")  # sent after whatever was due before it
        expect_all("after the last start")

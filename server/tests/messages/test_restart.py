"""Real server processes against a real, slow SMTP server: one mail per message through stops and a kill."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.factories.app import PASSWORD
from tests.messages.conftest import WORDS
from tests.services.mailbox import Mailbox
from tests.services.ports import free_ports, wait_until

SLOW_S = 0.4


class SlowMailbox(Mailbox):
    """Takes its time with every mail, so that a stop falls into the middle of one."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        answer = await super().handle_DATA(server, session, envelope)
        await asyncio.sleep(SLOW_S)
        return answer


@pytest.fixture
def slow_mailbox() -> Iterator[SlowMailbox]:
    mailbox = SlowMailbox(port=free_ports(1)[0])
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    yield mailbox
    controller.stop()


class Server:
    def __init__(self, environment: dict[str, str], port: int, log: Path) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._log = log
        self._environment = {**os.environ, "PORT": str(port), **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("vitrine")), "serve"]
        with self._log.open("ab") as output:
            self._process = process = subprocess.Popen(
                command, env=self._environment, stdout=output, stderr=output, start_new_session=True
            )
        wait_until(lambda: process.poll() is not None or self._is_ready(), "vitrine serve", timeout_s=60)
        assert process.poll() is None, self._log.read_text()

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def end(self, how: signal.Signals) -> None:
        """A stop is asked of the first process; a kill takes its workers with it."""
        if self._process and self._process.poll() is None:
            if how is signal.SIGKILL:
                os.killpg(self._process.pid, how)
            else:
                self._process.send_signal(how)
            self._process.wait(30)


@contextmanager
def _served(environment: dict[str, str], log: Path) -> Iterator[Server]:
    server = Server(environment, free_ports(1)[0], log)
    try:
        server.start()
        yield server
    finally:
        server.end(signal.SIGKILL)


def _new_site(server: Server) -> str:
    with httpx.Client(base_url=server.url) as owner:
        account = {"userName": "Élise Maréchal", "email": "elise@example.com", "password": PASSWORD}
        assert owner.post("/api/accounts", json=account).status_code == 201
        assert owner.post("/api/session", json={"email": "elise@example.com", "password": PASSWORD}).status_code == 200
        settings = {"siteType": "header", "languages": ["FR"]}
        saved = owner.put("/api/site/settings", json=settings, headers={"If-None-Match": "*"})
        assert saved.status_code == 200, saved.text
        return str(saved.json()["slug"])


def _ids(mailbox: Mailbox) -> list[str]:
    return [str(mail["Message-ID"]) for mail in mailbox.received if "Nouveau message" in str(mail["Subject"])]


def test_one_mail_per_message_through_a_stop_and_a_kill(
    database_url: str, tmp_path: Path, slow_mailbox: SlowMailbox
) -> None:
    environment = {
        "VITRINE_DATA": str(tmp_path / "data"),
        "VITRINE_DATABASE_URL": database_url,
        "VITRINE_SMTP_URL": slow_mailbox.url,
    }
    with _served(environment, tmp_path / "log") as server:
        slug = _new_site(server)

        def send(*numbers: int) -> None:
            for number in numbers:
                body = {**WORDS, "message": f"Message numéro {number}"}
                assert httpx.post(f"{server.url}/api/sites/{slug}/messages", json=body).status_code == 201

        send(*range(6))
        wait_until(lambda: len(_ids(slow_mailbox)) >= 2, "the first mails")
        server.end(signal.SIGTERM)
        server.start()
        wait_until(lambda: len(_ids(slow_mailbox)) >= 6, "the mails after the stop", timeout_s=60)

        slow_mailbox.refusal = "451 try again later"
        send(6, 7, 8)
        time.sleep(1)
        server.end(signal.SIGKILL)
        slow_mailbox.refusal = None
        server.start()
        wait_until(lambda: len(_ids(slow_mailbox)) >= 9, "the mails after the kill", timeout_s=120)
        time.sleep(3)
        assert len(_ids(slow_mailbox)) == len(set(_ids(slow_mailbox))) == 9

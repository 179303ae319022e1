"""A real SMTP server that keeps what it is sent, and can be told to refuse."""

import email
import email.policy
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from .ports import free_ports


@dataclass
class Mailbox:
    port: int = 0
    received: list[EmailMessage] = field(default_factory=list)
    envelopes: list[Envelope] = field(default_factory=list)
    refusal: str | None = None  # e.g. "451 try again later"
    refused: int = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def wait_for(self, count: int = 1, timeout_s: float = 10) -> list[EmailMessage]:
        """For mail sent by another process; a coroutine should await its own sending instead."""
        deadline = time.monotonic() + timeout_s
        while len(self.received) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(self.received) >= count, f"{len(self.received)} of {count} mails came within {timeout_s:.0f} s"
        return self.received

    def clear(self) -> None:
        self.received.clear()
        self.envelopes.clear()
        self.refusal, self.refused = None, 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  (aiosmtpd asks for it)
        if self.refusal:
            self.refused += 1
            return self.refusal
        content = envelope.content
        assert isinstance(content, bytes)
        message = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.envelopes.append(envelope)
        self.received.append(message)
        return "250 OK"


@contextmanager
def run_mailbox() -> Iterator[Mailbox]:
    mailbox = Mailbox(port=free_ports(1)[0])
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    try:
        yield mailbox
    finally:
        controller.stop()

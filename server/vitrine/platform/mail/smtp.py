"""Delivers messages by SMTP. Read where VITRINE_SMTP_URL is set."""

import contextlib
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from vitrine.platform.mail.kinds import DeliveryHooks, MailNotSent

TIMEOUT_SECONDS = 20
# RFC 5321, 4.5.3.2.6: a server that has the whole mail may think about it; giving up early would send it twice.
VERDICT_SECONDS = 600


class Smtp:
    """smtp://[user:password@]host[:port], smtps:// for TLS from the start; STARTTLS where the server offers it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._is_tls = parts.scheme == "smtps"
        self._host = parts.hostname or ""
        self._port = parts.port or (465 if self._is_tls else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        # ?starttls=required refuses to go on in clear text when an attacker hides the server's offer.
        self._start_tls = True if parse_qs(parts.query).get("starttls") == ["required"] else None

    def _client(self, handover: DeliveryHooks | None = None) -> "_Client":
        return _Client(
            handover,
            hostname=self._host,
            port=self._port,
            username=self._user,
            password=self._password,
            use_tls=self._is_tls,
            start_tls=None if self._is_tls else self._start_tls,
            timeout=TIMEOUT_SECONDS,
        )

    async def greet(self) -> None:
        client = self._client()
        await client.connect()
        await client.quit()

    async def deliver(self, message: EmailMessage, handover: DeliveryHooks | None = None) -> None:
        try:
            await self._deliver(message, handover)
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise MailNotSent(f"{type(error).__name__}: {error}"[:300]) from error

    async def _deliver(self, message: EmailMessage, handover: DeliveryHooks | None) -> None:
        client = self._client(handover)
        await client.connect()
        try:
            await client.send_message(message)
            if handover:
                await handover.is_done()
            # The server has taken it: whatever happens while saying goodbye is no reason to send it again.
            with contextlib.suppress(aiosmtplib.SMTPException, OSError, TimeoutError):
                await client.quit()
        finally:
            client.close()


class _Client(aiosmtplib.SMTP):
    def __init__(self, handover: DeliveryHooks | None, **options: Any) -> None:
        super().__init__(**options)
        self._handover = handover

    async def data(self, message: str | bytes, /, **_timeout: Any) -> aiosmtplib.SMTPResponse:
        if self._handover:
            await self._handover.begins()
        return await super().data(message, timeout=VERDICT_SECONDS)

"""Delivers letters: by SMTP when VITRINE_SMTP_URL is set, otherwise on the console and in the data folder's outbox."""

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from vitrine.mail.letter import Letter, compose
from vitrine.settings import BadSetting, Settings

log = logging.getLogger(__name__)
TIMEOUT_SECONDS = 20
# RFC 5321, 4.5.3.2.6: a server that has the whole mail may think about it; giving up early would send it twice.
VERDICT_SECONDS = 600

BeforeHandingOver = Callable[[], Awaitable[None]]


class MailNotSent(Exception):
    """The mail server did not take it; worth another try later."""


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._sender = settings.mail_from
        self._outbox = settings.data / "outbox"
        self._smtp = _Smtp(settings.smtp_url) if settings.smtp_url else None
        self._running: set[asyncio.Task[None]] = set()

    async def send(self, letter: Letter, before_handing_over: BeforeHandingOver | None = None) -> None:
        """`before_handing_over` runs when the server has agreed to take the mail and has not a byte of it yet: up to
        there a mail can be tried again without ever arriving twice."""
        message = compose(letter, self._sender)
        if self._smtp is None:
            if before_handing_over:
                await before_handing_over()
            await asyncio.to_thread(self._keep, message)
            return
        try:
            await self._smtp.deliver(message, before_handing_over)
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise MailNotSent(f"{type(error).__name__}: {error}"[:300]) from error

    def send_soon(self, letter: Letter) -> None:
        """For mails whose failure must not fail the request, nor its time tell whether one was sent."""
        self.do_soon(self.send(letter), letter.subject)

    def do_soon(self, work: Coroutine[None, None, None], what: str) -> None:
        """Work that ends in a mail, after the answer; its failure is the operator's to read."""
        task = asyncio.create_task(self._quietly(work, what))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _quietly(self, work: Coroutine[None, None, None], what: str) -> None:
        try:
            await work
        except Exception as error:
            log.error("a mail was not sent", extra={"about": what, "reason": str(error)[:300]})

    async def finish(self) -> None:
        """At shutdown, and in tests: every mail begun is sent or has failed."""
        while self._running:
            await asyncio.gather(*self._running)

    def _keep(self, message: EmailMessage) -> None:
        self._outbox.mkdir(parents=True, exist_ok=True, mode=0o700)
        moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
        path: Path = self._outbox / f"{moment}-{secrets.token_hex(3)}.eml"
        path.touch(mode=0o600)
        path.write_bytes(message.as_bytes())
        plain = message.get_body(("plain",))
        text = plain.get_content().rstrip() if plain else ""
        # Printed, not logged: it holds links that sign in, and logs are kept and shipped (threats.md).
        sys.stdout.write(f"\n--- mail à {message['To']} : {message['Subject']}\n{text}\n--- {path}\n\n")
        sys.stdout.flush()


class _Smtp:
    """smtp://[user:password@]host[:port], smtps:// for TLS from the start; STARTTLS where the server offers it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadSetting("VITRINE_SMTP_URL: must look like smtp://user:password@host:587 or smtps://host")
        self._is_tls = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._is_tls else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        # ?starttls=required refuses to go on in clear text when an attacker hides the server's offer.
        self._start_tls = True if parse_qs(parts.query).get("starttls") == ["required"] else None

    async def deliver(self, message: EmailMessage, before_handing_over: BeforeHandingOver | None = None) -> None:
        client = _Client(
            before_handing_over,
            hostname=self._host,
            port=self._port,
            username=self._user,
            password=self._password,
            use_tls=self._is_tls,
            start_tls=None if self._is_tls else self._start_tls,
            timeout=TIMEOUT_SECONDS,
        )
        await client.connect()
        try:
            await client.send_message(message)
            # The server has taken it: whatever happens while saying goodbye is no reason to send it again.
            with contextlib.suppress(aiosmtplib.SMTPException, OSError, TimeoutError):
                await client.quit()
        finally:
            client.close()


class _Client(aiosmtplib.SMTP):
    def __init__(self, before_handing_over: BeforeHandingOver | None, **options: Any) -> None:
        super().__init__(**options)
        self._before_handing_over = before_handing_over

    async def data(self, message: str | bytes, /, **_timeout: Any) -> aiosmtplib.SMTPResponse:
        if self._before_handing_over:
            await self._before_handing_over()
        return await super().data(message, timeout=VERDICT_SECONDS)

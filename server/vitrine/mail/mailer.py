"""Delivers letters: by SMTP when VITRINE_SMTP_URL is set, otherwise in the data folder's outbox and on the console."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections.abc import Coroutine
from contextvars import Context
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from vitrine.logs import reason_of, request_id
from vitrine.mail.delivery import Handover, MailNotSent
from vitrine.mail.letter import Letter, plain_text
from vitrine.mail.notice import Notice
from vitrine.settings import Settings
from vitrine.timing import Times

if TYPE_CHECKING:
    from vitrine.mail.composing import Composed
    from vitrine.mail.smtp import Smtp

log = logging.getLogger(__name__)
# Mails that nobody keeps a row for: a mail server that is away or puts strangers off for a while gets these tries.
TRY_AGAIN_AFTER_S = (5.0, 30.0, 120.0, 300.0, 600.0)
SMTP_SESSIONS = 4  # at a time, of this process: providers count them


class Mailer:
    def __init__(self, settings: Settings, *, prints_letters: bool = True) -> None:
        """A letter that no mail server takes is printed by a command. A server's output may be a log, which is kept and
        shipped: there only its file is named, because letters hold links that sign in.
        """
        self._prints_letters = prints_letters
        self._sender, self._language = settings.mail_from, settings.dashboard_language
        self._outbox = settings.data / "outbox"
        self._smtp = _smtp(settings.smtp_url) if settings.smtp_url else None
        self._sessions = asyncio.Semaphore(SMTP_SESSIONS)
        self._running: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self.times = Times("mail")  # tries: those that the mail server did not take are its failures

    @property
    def waiting(self) -> int:
        """Begun and not yet sent: being tried, or tried again later."""
        return len(self._running)

    async def send(self, letter: Letter | Notice, handover: Handover | None = None) -> None:
        with self.times.of("send"):
            # Its words are loaded with the first letter in a language, and so is what mails are made with: in a thread.
            if self._smtp is None:
                if handover:
                    await handover.begins()
                await asyncio.to_thread(self._keep, letter)
                if handover:
                    await handover.is_done()
                return
            _said, mail = await asyncio.to_thread(self._composed, letter)
            async with self._sessions:
                await self._smtp.deliver(mail.message, handover)

    def _composed(self, letter: Letter | Notice) -> "tuple[Letter, Composed]":
        from vitrine.mail.composing import compose

        said = letter.in_words(self._language) if isinstance(letter, Notice) else letter
        return said, compose(said, self._sender)

    async def greet(self) -> None:
        """Goes as far as a mail would, sign-in included, and sends none. Raises what stands in its way."""
        if self._smtp is not None:
            await self._smtp.greet()

    async def send_patiently(self, letter: Letter | Notice) -> None:
        """Tries again for a quarter of an hour, under one Message-ID; a stopping server gives it one last try."""
        letter = letter if letter.key else replace(letter, key=secrets.token_hex(16))
        for wait_s in TRY_AGAIN_AFTER_S:
            try:
                await self.send(letter)
                return
            except MailNotSent as error:
                log.warning("a mail waits", extra={"about": _about(letter), "seconds": wait_s, "reason": str(error)})
            await self.pause(wait_s)
            if self._stopping.is_set():
                break
        await self.send(letter)

    async def pause(self, seconds: float) -> None:
        """Ends early when the server stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()

    def send_soon(self, letter: Letter | Notice) -> None:
        """For mails whose failure must not fail the request, nor its time tell whether one was sent."""
        self.do_soon(self.send_patiently(letter), _about(letter))

    def do_soon(self, work: Coroutine[None, None, None], what: str) -> None:
        """Work that ends in a mail, after the answer; its failure is the operator's to read."""
        # In the name of whoever asked it is only logged: it is background work, and takes no place of theirs.
        context = Context()
        context.run(request_id.set, request_id.get())
        task = asyncio.create_task(self._quietly(work, what), context=context)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _quietly(self, work: Coroutine[None, None, None], what: str) -> None:
        try:
            await work
        except asyncio.CancelledError:
            log.error("a mail was not sent", extra={"about": what, "reason": "the server stops"})
            raise
        except Exception as error:
            log.error("a mail was not sent", extra={"about": what, "reason": reason_of(error)})

    async def finish(self, within_s: float | None = None) -> None:
        """At a stop, and in tests: every mail begun is sent or has failed. A server that hangs holds up no stop."""
        self._stopping.set()
        try:
            async with asyncio.timeout(within_s):
                while self._running:
                    await asyncio.wait(list(self._running))
        except TimeoutError:
            await self._give_up()
        self._stopping.clear()

    async def _give_up(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.wait(running)

    def _keep(self, letter: Letter | Notice) -> None:
        said, mail = self._composed(letter)
        moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
        path: Path = self._outbox / f"{moment}-{secrets.token_hex(3)}.eml"
        try:
            _write_for_us_alone(path, mail.raw)
        except FileNotFoundError:  # the first one
            self._outbox.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_for_us_alone(path, mail.raw)
        if self._prints_letters:
            head = f"--- mail à {mail.message['To']} : {mail.message['Subject']}"
            sys.stdout.write(f"\n{head}\n{plain_text(said).rstrip()}\n--- {path}\n\n")
        else:
            sys.stdout.write(f"--- mail : {path}\n")
        sys.stdout.flush()


def _write_for_us_alone(path: Path, content: bytes) -> None:
    # In few steps: this thread waits for Python after each of them, beside a busy server.
    with open(path, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(content)


def _smtp(url: str) -> "Smtp":
    from vitrine.mail.smtp import Smtp

    return Smtp(url)


def _about(letter: Letter | Notice) -> str:
    return letter.about if isinstance(letter, Notice) else letter.subject

"""Delivers letters: by SMTP when VITRINE_SMTP_URL is set, otherwise in the data folder's outbox and on the console."""

import asyncio
import logging
import os
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from vitrine.platform.mail.kinds import DeliveryHooks
from vitrine.platform.mail.letter import Letter, plain_text
from vitrine.platform.mail.notice import Notice
from vitrine.platform.settings import Settings
from vitrine.platform.timing import Times

if TYPE_CHECKING:
    from vitrine.platform.mail.composing import Composed
    from vitrine.platform.mail.smtp import Smtp

log = logging.getLogger(__name__)


class Mailer:
    def __init__(self, settings: Settings, *, prints_letters: bool = True) -> None:
        """A letter that no mail server takes is printed by a command. A server's output may be a log, which is kept and
        shipped: there only its file is named, because letters hold links that sign in.
        """
        self._prints_letters = prints_letters
        self._sender, self._language = settings.mail_from, settings.dashboard_language
        self._outbox = settings.data / "outbox"
        self._smtp = _smtp(settings.smtp_url) if settings.smtp_url else None
        self.times = Times("mail")  # tries: those that the mail server did not take are its failures

    async def send(self, letter: Letter | Notice, handover: DeliveryHooks | None = None) -> None:
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
            await self._smtp.deliver(mail.message, handover)

    def _composed(self, letter: Letter | Notice) -> "tuple[Letter, Composed]":
        from vitrine.platform.mail.composing import compose

        said = letter.in_words(self._language) if isinstance(letter, Notice) else letter
        return said, compose(said, self._sender)

    async def greet(self) -> None:
        """Goes as far as a mail would, sign-in included, and sends none. Raises what stands in its way."""
        if self._smtp is not None:
            await self._smtp.greet()

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
            head = f"--- mail to {mail.message['To']}: {mail.message['Subject']}"
            sys.stdout.write(f"\n{head}\n{plain_text(said).rstrip()}\n--- {path}\n\n")
            sys.stdout.flush()
        else:
            log.info("a mail is kept, for want of a mail server", extra={"file": str(path)})


def _write_for_us_alone(path: Path, content: bytes) -> None:
    # In few steps: this thread waits for Python after each of them, beside a busy server.
    with open(path, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(content)


def _smtp(url: str) -> "Smtp":
    from vitrine.platform.mail.smtp import Smtp

    return Smtp(url)

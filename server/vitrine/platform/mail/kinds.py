"""What differs between mails: how urgent they are, how often they are tried, who writes them, and how
a delivery fails. Packages describe theirs."""

import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.mail.letter import Letter
from vitrine.platform.mail.notice import Notice
from vitrine.platform.mail.tables import OutboxMail


@dataclass(frozen=True)
class Wait:
    """Not now: asked again then."""

    until: datetime


@dataclass(frozen=True)
class MailKind:
    """As it stands: letters that are stored whole. One that names its subject overrides `compose`."""

    name: str
    priority: int = 0
    first_wait_s: float = 5.0
    longest_wait_s: float = 3600.0
    max_tries: int | None = None  # none: until it expires
    per_run: int | None = None  # set: only the job sends it, so many at a run

    def wait_after(self, tries: int) -> timedelta:
        seconds = min(self.longest_wait_s, self.first_wait_s * 2.0 ** min(tries - 1, 20))
        return timedelta(seconds=seconds * random.uniform(0.9, 1.1))  # spreads the tries; keeps no secret

    async def compose(self, session: AsyncSession, mail: OutboxMail, at: datetime) -> Letter | Notice | Wait | None:
        """Inside the claim's transaction. None: it is not wanted any more."""
        return read_letter(mail)

    async def note_sent(self, session: AsyncSession, subject_id: str, at: datetime) -> None:
        """In the transaction that takes the row away. Only of mails that name a subject."""

    async def note_given_up(self, session: AsyncSession, subject_id: str, reason: str) -> None:
        """The same, of one that is not tried again."""


LETTER = MailKind("letter")


def read_letter(mail: OutboxMail) -> Letter | None:
    if mail.letter is None:
        return None
    action = mail.letter["action"]
    return Letter(
        **{
            **mail.letter,
            "paragraphs": tuple(mail.letter["paragraphs"]),
            "action": (action[0], action[1]) if action else None,
        }
    )


class MailNotSent(Exception):
    """The mail server did not take it; worth another try later."""


class DeliveryHooks(Protocol):
    """What must be written down around the moment at which a mail changes hands."""

    async def begins(self) -> None:
        """The server has agreed to take it and has not a byte of it yet; raising here sends nothing."""

    async def is_done(self) -> None:
        """The server has said that it took it. Called before anything else, even before saying goodbye."""

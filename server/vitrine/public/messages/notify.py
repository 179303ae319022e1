"""The mails that tell owners of messages: what the outbox (mail/) needs to know of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.addresses import parsed
from vitrine.accounts.tables import Account
from vitrine.platform.mail.kinds import MailKind, Wait
from vitrine.platform.mail.notice import Notice, Reader, put
from vitrine.platform.mail.tables import OutboxMail
from vitrine.public.messages.tables import Message
from vitrine.public.messages.unconfirmed import ASKED_AGAIN_AFTER, KIND, hold_mails, is_one_too_many
from vitrine.sites.site.tables import Site


@dataclass(frozen=True)
class MessageMails(MailKind):
    name: str = KIND
    priority: int = 1  # after what somebody waits for before his screen
    origin: str = ""

    async def compose(self, session: AsyncSession, mail: OutboxMail, at: datetime) -> Notice | Wait | None:
        query = (
            select(Message, Account)
            .join(Site, Site.id == Message.site_id)
            .join(Account, Account.id == Site.account_id)
            .where(Message.id == mail.subject_id)
        )
        conditions = (Site.mails_messages, Message.spam_at.is_(None), Message.deleted_at.is_(None))
        found = (await session.execute(query.where(*conditions))).one_or_none()
        if found is None:
            return None
        message, owner = found
        if owner.email_verified_at is None and await is_one_too_many(session, message.site_id, owner.id, mail.id):
            until = at + ASKED_AGAIN_AFTER
            await session.execute(hold_mails(owner.id, mail.id, until))
            return Wait(until)
        said = LetterMessage(message.id, message.name, message.email, message.message)
        return message_letter(said, Reader(owner.email, owner.language), f"{self.origin}/dashboard/messages")

    async def note_sent(self, session: AsyncSession, subject_id: str, at: datetime) -> None:
        await session.execute(update(Message).where(Message.id == subject_id).values(notified_at=at))


if TYPE_CHECKING:
    from vitrine.platform.mail import Letter
    from vitrine.platform.mail.words.model import MailWords


def _reply_to(email: str) -> str:
    """Checked once more where it becomes a header. A mailbox name beyond ASCII cannot stand there, nor one that mail
    programs would decode (`=?…?=`): the text has it."""
    try:
        plain = parsed(email).ascii_email or ""
    except ValueError:
        return ""
    return "" if "=?" in plain else plain


class LetterMessage(NamedTuple):
    """What a letter tells of a message."""

    id: str
    name: str
    email: str
    message: str


def message_letter(message: LetterMessage, to: Reader, inbox_url: str) -> Notice:
    said = tuple(part for part in message.message.split("\n\n") if part.strip())
    link = f"{inbox_url}?message={message.id}"

    def say(words: MailWords) -> Letter:
        letter = put(words, words.sites.message, link, greets=False, name=message.name, email=message.email)
        return replace(
            letter,
            paragraphs=(*letter.paragraphs, *said),
            reply_to=_reply_to(message.email),
            reply_to_name=message.name,
        )

    return Notice(to, "message", say, key=f"message-{message.id}")

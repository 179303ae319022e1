"""The mail that tells the owner of a message."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from vitrine.accounts.addresses import parsed
from vitrine.platform.mail.notice import Notice, Reader, put

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

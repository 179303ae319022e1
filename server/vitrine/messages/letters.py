"""The mail that tells the owner of a message."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vitrine.accounts.addresses import parsed
from vitrine.mail.notice import Notice, Reader, put

if TYPE_CHECKING:
    from vitrine.mail import Letter
    from vitrine.mail.words.model import MailWords
    from vitrine.messages.tables import Message


def _reply_to(email: str) -> str:
    """Checked once more where it becomes a header. A mailbox name beyond ASCII cannot stand there, nor one that mail
    programs would decode (`=?…?=`): the text has it."""
    try:
        plain = parsed(email).ascii_email or ""
    except ValueError:
        return ""
    return "" if "=?" in plain else plain


def message_letter(message: Message, to: Reader, inbox_url: str) -> Notice:
    # Taken now: the row may be gone from its session when the letter is put in words.
    name, email = message.name, message.email
    said = tuple(part for part in message.message.split("\n\n") if part.strip())
    link = f"{inbox_url}?message={message.id}"

    def say(words: MailWords) -> Letter:
        letter = put(words, words.sites.message, link, greets=False, name=name, email=email)
        return replace(letter, paragraphs=(*letter.paragraphs, *said), reply_to=_reply_to(email), reply_to_name=name)

    return Notice(to, "message", say, key=f"message-{message.id}")

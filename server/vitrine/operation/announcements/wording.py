"""What an announcement says to one owner. All that can be wrong with its words is found before the first one goes."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from vitrine.platform.errors import Refused
from vitrine.platform.mail import Letter, Notice, Reader, UnsafeHeader
from vitrine.platform.mail.letter import SUBJECT_CHARS

if TYPE_CHECKING:
    from vitrine.platform.mail.words.model import MailWords

TEXT_CHARS = 20_000
KNOWN = ("name", "site")
_IN_BRACES = re.compile(r"\{([^{}]*)\}")
_BRACE = re.compile(r"[{}]")


@dataclass(frozen=True)
class Words:
    """`text` has paragraphs between empty lines; {name} and {site} stand for each owner's own."""

    subject: str
    text: str
    reply_to: str = ""

    @property
    def id(self) -> str:
        return hashlib.sha256("\n".join((self.subject, self.reply_to, self.text)).encode()).hexdigest()[:32]

    @property
    def names_owner(self) -> bool:
        return "{name}" in self.subject + self.text


@dataclass(frozen=True)
class Recipient:
    account_id: str
    email: str
    name: str
    slug: str
    language: str | None = None


def checked_words(subject: str, text: str, reply_to: str = "") -> Words:
    words = Words(subject.strip(), "\n".join(line.rstrip() for line in text.strip().splitlines()), reply_to.strip())
    if not words.subject or not words.text:
        raise Refused("a letter needs a subject and a text")
    if len(words.subject) > SUBJECT_CHARS or len(words.text) > TEXT_CHARS:
        raise Refused(f"at most {SUBJECT_CHARS} characters of subject and {TEXT_CHARS} of text")
    for part in (words.subject, words.text):
        if unknown := [name for name in _IN_BRACES.findall(part) if name not in KNOWN]:
            raise Refused(f"{{{unknown[0]}}} stands for nothing: only {{name}} and {{site}} do")
        if _BRACE.search(_IN_BRACES.sub("", part)):
            raise Refused("a brace is open: only {name} and {site} may stand in braces")
    return words


def announcement_letter(words: Words, to: Recipient, origin: str) -> Notice:
    """The operator's own words; why one gets them is said in the reader's language."""
    values = {"name": to.name, "site": f"{origin}/@{to.slug}"}

    def said(text: str) -> str:
        return _IN_BRACES.sub(lambda found: values[found[1]], text)

    def say(mails: MailWords) -> Letter:
        return Letter(
            to=to.email,
            subject=said(words.subject),
            paragraphs=tuple(said(part) for part in re.split(r"\n{2,}", words.text)),
            footer=mails.sites.circular_footer.format(host=urlsplit(origin).netloc, email=to.email),
            reply_to=words.reply_to,
        )

    return Notice(Reader(to.email, to.language), "circular", say, key=f"circular-{words.id}-{to.account_id}")


def require_sendable(words: Words, recipients: list[Recipient], origin: str, sender: str) -> None:
    """Each is composed once: a name that no header can hold is said now, not after half of them have gone."""
    from vitrine.platform.mail.composing import compose  # read with the first mail

    for recipient in recipients:
        try:
            compose(announcement_letter(words, recipient, origin).in_words(""), sender)
        except UnsafeHeader as error:
            raise Refused(f"the letter to {recipient.email} cannot be written: {error}") from None

"""A letter before it is put in words: its reader's language may be the instance's, which the mailer knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from vitrine.platform.mail.letter import Letter

if TYPE_CHECKING:
    from vitrine.platform.mail.words.model import Mail, MailWords


@dataclass(frozen=True)
class Reader:
    """`language`: of the dashboard, as he picked it; none: the instance's."""

    email: str
    language: str | None = None


@dataclass(frozen=True)
class Notice:
    """`about` is ours, for limits. `say` puts it in words; what it leaves out is added here. `secret_for`: it carries a
    link that opens something, for so long.
    """

    to: Reader
    about: str
    say: Callable[[MailWords], Letter] = field(repr=False)
    key: str = ""
    secret_for: timedelta | None = None

    def in_words(self, language: str) -> Letter:
        """`language`: the instance's own."""
        from vitrine.platform.mail.words import words_in

        spoken = self.to.language or language
        words = words_in(spoken)
        letter = self.say(words)
        return replace(letter, to=self.to.email, key=letter.key or self.key, language=spoken, labelled=words.labelled)


def put(words: MailWords, mail: Mail, url: str = "", *, greets: bool = True, **values: Any) -> Letter:
    """A template's letter; of a greeting, an action and a footer those that it has."""
    hello = (words.hello,) if greets else ()
    accounts = words.accounts
    said = {"not_you": accounts.not_you, "if_not_you": accounts.if_not_you, **values}
    footer = mail.footer.format(**said) or words.automatic
    return Letter(
        to="",
        subject=mail.subject.format(**said),
        paragraphs=(*hello, *(paragraph.format(**said) for paragraph in mail.paragraphs)),
        action=(mail.action, url) if mail.action else None,
        footer=footer,
    )

"""The page that a browser without scripts gets when its message was not taken: why, and all that was typed."""

from dataclasses import dataclass, field

from vitrine.content.catalogues import PLAIN_LIGHT, THEMES, Theme
from vitrine.public.messages.plain_page import foreign_mark, plain_headers, plain_html
from vitrine.public.messages.texts import EMAIL_MAX_CHARS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS
from vitrine.public.messages.words import form_words


@dataclass(frozen=True)
class Labels:
    """The owner's; what he left empty is the form's own word."""

    name: str = ""
    email: str = ""
    message: str = ""
    send: str = ""


@dataclass(frozen=True)
class FormPage:
    action: str
    back: str
    language: str
    typed: dict[str, str]
    wrong: tuple[str, ...] = ()
    owner: str = "Vitrine"
    theme: Theme = THEMES[PLAIN_LIGHT]
    labels: Labels = field(default_factory=Labels)


def form_html(page: FormPage, sentence: str, reason: str | None = None) -> str:
    return plain_html(
        "public/messages/templates/form_page.html",
        page.language,
        page.owner,
        page.theme,
        page=page,
        sentences=[line for line in (sentence, reason) if line],
        english_sentence=form_words("EN").failed,
        words=form_words(page.language),
        foreign=foreign_mark(page.language),
        max_chars={"name": NAME_MAX_CHARS, "email": EMAIL_MAX_CHARS, "message": MESSAGE_MAX_CHARS},
    )


def form_headers(page: FormPage) -> dict[str, str]:
    return plain_headers(page.theme, referrer="strict-origin-when-cross-origin")

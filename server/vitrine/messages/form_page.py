"""The page that a browser without scripts gets when its message was not taken: why, and all that was typed."""

from dataclasses import dataclass, field
from html import escape

from vitrine.content.catalogues import THEMES, Theme
from vitrine.content.form_words import FORM_WORDS, spoken
from vitrine.messages.plain_page import foreign_mark, honeypot, plain_document, plain_headers
from vitrine.messages.texts import EMAIL_MAX_CHARS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS


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
    theme: Theme = THEMES[1]
    labels: Labels = field(default_factory=Labels)


def _field(page: FormPage, name: str, label: str, max_chars: int) -> str:
    value = escape(page.typed.get(name, ""))
    wrong = ' aria-invalid="true" aria-describedby="problem"' if name in page.wrong else ""
    shared = f'id="{name}" name="{name}" required maxlength="{max_chars}"{wrong}'
    if name == "message":
        # A line break right after the tag is eaten by browsers: this one is for them, the visitor keeps his own.
        control = f'<textarea {shared} rows="8">\n{value}</textarea>'
    elif name == "email":
        control = f'<input {shared} type="email" dir="ltr" autocomplete="email" value="{value}">'
    else:
        control = f'<input {shared} autocomplete="name" value="{value}">'
    return f'<p><label for="{name}">{escape(label)}</label>{control}</p>'


def _said(sentence: str) -> str:
    # The spec's one English sentence stands on French pages too.
    mark = ' lang="en"' if sentence == FORM_WORDS["EN"].failed else ""
    return f"<span{mark}>{escape(sentence)}</span>"


def form_html(page: FormPage, sentence: str, reason: str | None = None) -> str:
    words, foreign = FORM_WORDS[spoken(page.language)], foreign_mark(page.language)
    said = "<br>".join(_said(line) for line in (sentence, reason) if line)
    body = (
        f'<h1>{escape(page.owner)}</h1><p class="problem" id="problem" role="alert"{foreign}>{said}</p>'
        f'<form method="post" action="{escape(page.action)}" novalidate>'
        f'<input type="hidden" name="langue" value="{escape(page.language)}">'
        f'<input type="hidden" name="retour" value="{escape(page.back)}">'
        + _field(page, "name", page.labels.name or words.name, NAME_MAX_CHARS)
        + _field(page, "email", page.labels.email or words.email, EMAIL_MAX_CHARS)
        + _field(page, "message", page.labels.message or words.message, MESSAGE_MAX_CHARS)
        + honeypot()
        + f'<p><button type="submit">{escape(page.labels.send or words.send)}</button>'
        f'<a href="{escape(page.back)}#contact"{foreign}>{words.back}</a></p></form>'
    )
    return plain_document(page.language, page.owner, page.theme, body)


def form_headers(page: FormPage) -> dict[str, str]:
    return plain_headers(page.theme, referrer="strict-origin-when-cross-origin")

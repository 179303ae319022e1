"""The page that a browser without scripts gets when its message was not taken: why, and all that was typed."""

import base64
import hashlib
from dataclasses import dataclass, field
from html import escape

from vitrine.content.catalogues import RIGHT_TO_LEFT, THEMES
from vitrine.content.form_words import FORM_WORDS, spoken
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
    theme_index: int = 1
    labels: Labels = field(default_factory=Labels)


def _style(theme_index: int) -> str:
    theme = THEMES[theme_index]
    return (
        f":root{{color-scheme:{'dark' if theme.is_dark else 'light'}}}"
        f"body{{margin:0;padding:2.5rem 1.25rem;background:{theme.bg};color:{theme.text};"
        "font:1.0625rem/1.6 Arimo,Arial,sans-serif}"
        "main{max-width:34rem;margin:0 auto}h1{margin:0 0 1.5rem;font:400 2rem/1.15 Tinos,'Times New Roman',serif}"
        f".problem{{margin:0 0 2rem;padding-inline-start:.875rem;border-inline-start:3px solid {theme.error};"
        f"color:{theme.error};font-weight:700}}"
        "p{margin:0 0 1.25rem}label{display:block;margin-bottom:.25rem}"
        f"input,textarea{{box-sizing:border-box;width:100%;padding:.625rem .75rem;border:1px solid {theme.edge};"
        f"border-radius:2px;background:transparent;color:inherit;font:inherit}}[aria-invalid]{{border-color:{theme.error}}}"
        "button{padding:.75rem 1.5rem;border:0;border-radius:2px;font:inherit;cursor:pointer;"
        f"background:{theme.buttonBg};color:{theme.buttonText}}}a{{color:inherit;margin-inline-start:1.25rem}}"
        f":focus-visible{{outline:2px solid {theme.accent};outline-offset:2px}}"
        ".honeypot{position:absolute;inset-inline-start:-100rem}"
    )


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


def _foreign(page: FormPage) -> str:
    """Our words are in another language than the page when we do not speak the page's."""
    own = spoken(page.language).lower()
    return "" if own == page.language.lower() else f' lang="{own}" dir="ltr"'


def _said(sentence: str) -> str:
    # The spec's one English sentence stands on French pages too.
    mark = ' lang="en"' if sentence == FORM_WORDS["EN"].failed else ""
    return f"<span{mark}>{escape(sentence)}</span>"


def form_html(page: FormPage, sentence: str, reason: str | None = None) -> str:
    lang = page.language.lower() or "en"
    direction = "rtl" if page.language in RIGHT_TO_LEFT else "ltr"
    words, foreign = FORM_WORDS[spoken(page.language)], _foreign(page)
    said = "<br>".join(_said(line) for line in (sentence, reason) if line)
    return (
        f'<!doctype html><html lang="{escape(lang)}" dir="{direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>{escape(page.owner)}</title><style>{_style(page.theme_index)}</style></head><body><main>"
        f'<h1>{escape(page.owner)}</h1><p class="problem" id="problem" role="alert"{foreign}>{said}</p>'
        f'<form method="post" action="{escape(page.action)}" novalidate>'
        f'<input type="hidden" name="langue" value="{escape(page.language)}">'
        f'<input type="hidden" name="retour" value="{escape(page.back)}">'
        + _field(page, "name", page.labels.name or words.name, NAME_MAX_CHARS)
        + _field(page, "email", page.labels.email or words.email, EMAIL_MAX_CHARS)
        + _field(page, "message", page.labels.message or words.message, MESSAGE_MAX_CHARS)
        + '<div class="honeypot" aria-hidden="true"><label for="website">Website</label>'
        '<input id="website" name="website" tabindex="-1" autocomplete="off"></div>'
        f'<p><button type="submit">{escape(page.labels.send or words.send)}</button>'
        f'<a href="{escape(page.back)}#contact"{foreign}>{words.back}</a></p>'
        "</form></main></body></html>"
    )


def form_headers(page: FormPage) -> dict[str, str]:
    digest = base64.b64encode(hashlib.sha256(_style(page.theme_index).encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; form-action 'self'; base-uri 'none'"
    return {
        "Content-Security-Policy": f"{policy}; frame-ancestors 'none'",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
    }

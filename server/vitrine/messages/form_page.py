"""The page that a browser without scripts gets when its message was not taken: why, and all that was typed."""

import base64
import hashlib
from dataclasses import dataclass, field
from html import escape

from vitrine.content.catalogues import RIGHT_TO_LEFT, THEMES
from vitrine.messages.texts import EMAIL_MAX_CHARS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS

BACK = {
    "EN": "Back to the site",
    "FR": "Retour au site",
    "ES": "Volver al sitio",
    "PT": "Voltar ao site",
    "IT": "Torna al sito",
}
# The spec's own sentences, each in its language (D31).
INCOMPLETE = ("fr", "Veuillez remplir tous les champs !")
FAILED = ("en", "Error while sending the message")
# Ours, so in the page's language (D31).
_TOO_LONG = {
    "EN": "Your message is too long: {max} characters at most.",
    "FR": "Votre message est trop long\u202f: {max} caractères au plus.",
    "ES": "Su mensaje es demasiado largo: {max} caracteres como máximo.",
    "PT": "A sua mensagem é demasiado longa: {max} caracteres no máximo.",
    "IT": "Il suo messaggio è troppo lungo: {max} caratteri al massimo.",
}
_TOO_MANY = {
    "EN": "Too many messages in a short time. Please try again in a few minutes.",
    "FR": "Trop de messages en peu de temps. Réessayez dans quelques minutes.",
    "ES": "Demasiados mensajes en poco tiempo. Inténtelo de nuevo dentro de unos minutos.",
    "PT": "Demasiadas mensagens em pouco tempo. Tente de novo dentro de alguns minutos.",
    "IT": "Troppi messaggi in poco tempo. Riprovi tra qualche minuto.",
}


def _in_language(sentences: dict[str, str], language: str) -> tuple[str, str]:
    spoken = language if language in sentences else "EN"
    return spoken.lower(), sentences[spoken]


def too_long(language: str, max_chars: int) -> tuple[str, str]:
    spoken, sentence = _in_language(_TOO_LONG, language)
    grouped = f"{max_chars:,}".replace(",", "," if spoken == "en" else "\u202f" if spoken == "fr" else ".")
    return spoken, sentence.format(max=grouped)


def too_many(language: str) -> tuple[str, str]:
    return _in_language(_TOO_MANY, language)


@dataclass(frozen=True)
class Labels:
    name: str = "Nom"
    email: str = "Email"
    message: str = "Message"
    send: str = "Envoyer"


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


def form_html(page: FormPage, sentence: tuple[str, str], reason: tuple[str, str] | None = None) -> str:
    lang = page.language.lower() or "en"
    direction = "rtl" if page.language in RIGHT_TO_LEFT else "ltr"
    said = "<br>".join(
        f'<span lang="{spoken}">{escape(words)}</span>' for spoken, words in filter(None, (sentence, reason))
    )
    return (
        f'<!doctype html><html lang="{escape(lang)}" dir="{direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>{escape(page.owner)}</title><style>{_style(page.theme_index)}</style></head><body><main>"
        f'<h1>{escape(page.owner)}</h1><p class="problem" id="problem" role="alert">{said}</p>'
        f'<form method="post" action="{escape(page.action)}" novalidate>'
        f'<input type="hidden" name="langue" value="{escape(page.language)}">'
        f'<input type="hidden" name="retour" value="{escape(page.back)}">'
        + _field(page, "name", page.labels.name, NAME_MAX_CHARS)
        + _field(page, "email", page.labels.email, EMAIL_MAX_CHARS)
        + _field(page, "message", page.labels.message, MESSAGE_MAX_CHARS)
        + '<div class="honeypot" aria-hidden="true"><label for="website">Website</label>'
        '<input id="website" name="website" tabindex="-1" autocomplete="off"></div>'
        f'<p><button type="submit">{escape(page.labels.send)}</button>'
        f'<a href="{escape(page.back)}#contact">{BACK.get(page.language, BACK["EN"])}</a></p>'
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

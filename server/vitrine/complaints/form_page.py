"""The form, and the thanks: plain pages, whole without a script, in the site's colours."""

from dataclasses import dataclass
from html import escape

from vitrine.complaints.receive import EMAIL_MAX_CHARS, REASONS, TEXT_MAX_CHARS, Form
from vitrine.complaints.words import COMPLAINT_WORDS
from vitrine.content.catalogues import Theme
from vitrine.content.form_words import FORM_WORDS
from vitrine.messages.plain_page import honeypot, plain_document
from vitrine.site.tables import Site


@dataclass(frozen=True)
class Problem:
    sentence: str
    wrong: tuple[str, ...] = ()


def form_html(site: Site, theme: Theme, action: str, back: str, form: Form, problem: Problem | None = None) -> str:
    words = COMPLAINT_WORDS[form.language]
    said = f'<p class="problem" id="problem" role="alert">{escape(problem.sentence)}</p>' if problem else ""
    wrong = problem.wrong if problem else ()
    options = "".join(
        f'<option value="{reason}"{" selected" if reason == form.reason else ""}>'
        f"{escape(words.reasons[reason])}</option>"
        for reason in REASONS
    )
    body = (
        f"{_heading(site, form.language)}<p>{escape(words.reader)}</p>{said}"
        f'<form method="post" action="{escape(action)}" novalidate>'
        f'<input type="hidden" name="jeton" value="{escape(form.token)}">'
        f'<p><label for="reason">{escape(words.reason)}</label><select id="reason" name="reason" required'
        f'{_mark("reason", wrong)}><option value="">{escape(words.choose)}</option>{options}</select></p>'
        # A line break right after the tag is eaten by browsers: this one is for them.
        f'<p><label for="text">{escape(words.text)}</label><textarea id="text" name="text" required rows="8" '
        f'maxlength="{TEXT_MAX_CHARS}"{_mark("text", wrong)}>\n{escape(form.text)}</textarea></p>'
        f'<p><label for="email">{escape(words.email)}</label><input id="email" name="email" type="email" dir="ltr" '
        f'autocomplete="email" maxlength="{EMAIL_MAX_CHARS}" value="{escape(form.email)}"{_mark("email", wrong)}></p>'
        f'{honeypot()}<p><button type="submit">{escape(words.send)}</button>{_back(back, form.language)}</p></form>'
    )
    return plain_document(form.language, words.title, theme, body)


def thanks_html(site: Site, theme: Theme, back: str, language: str) -> str:
    words = COMPLAINT_WORDS[language]
    body = f'{_heading(site, language)}<p role="status">{escape(words.sent)}</p><p>{_back(back, language)}</p>'
    return plain_document(language, words.title, theme, body)


def _heading(site: Site, language: str) -> str:
    words = COMPLAINT_WORDS[language]
    name = f"<bdi>{escape(site.owner_name)}</bdi>"
    return f"<h1>{escape(words.title)}</h1><p><strong>{escape(words.about).format(name=name)}</strong></p>"


def _back(back: str, language: str) -> str:
    return f'<a href="{escape(back)}">{escape(FORM_WORDS[language].back)}</a>'


def _mark(name: str, wrong: tuple[str, ...]) -> str:
    return ' aria-invalid="true" aria-describedby="problem"' if name in wrong else ""

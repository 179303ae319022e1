"""What a link shows beside the draft, without any script: its password, a remark's form, that nothing is there."""

from dataclasses import dataclass
from html import escape
from typing import Any

from fastapi.responses import HTMLResponse

from vitrine.content.catalogues import THEMES, Theme
from vitrine.content.notice_words import NOTICE_WORDS
from vitrine.messages.plain_page import foreign_mark, honeypot, plain_document, plain_headers
from vitrine.reviews.page import UNSEEN
from vitrine.reviews.remarks import TEXT_MAX_CHARS
from vitrine.reviews.tables import NAME_MAX_CHARS
from vitrine.reviews.words import review_words
from vitrine.site.suspending import STATUS

NEUTRAL_THEME = THEMES[1]  # of pages that are no site's: a password's must not tell whose draft it guards


def _answer(language: str, title: str, theme: Theme, body: str, status: int, **headers: str) -> HTMLResponse:
    # Not 'no-referrer': a form that is sent under it says `Origin: null`, like one of another's page (csrf.py).
    return HTMLResponse(
        plain_document(language, title, theme, body),
        status_code=status,
        headers={**plain_headers(theme, referrer="same-origin"), **UNSEEN, **headers},
    )


def gone_page(language: str, status: int = 404, **headers: str) -> HTMLResponse:
    """The same for a link that ended, was revoked or never was; with its own word, for whoever guessed too often."""
    words, mark = review_words(language), foreign_mark(language)
    hint = words.tooMany if status == 429 else words.goneHint
    body = f"<h1{mark}>{words.gone}</h1><p{mark}>{hint}</p>"
    return _answer(language, words.gone, NEUTRAL_THEME, body, status, **headers)


def suspended_page(language: str, kind: str) -> HTMLResponse:
    """Its operator took the site off line: a link that its owner makes shows it to nobody either."""
    said = NOTICE_WORDS[language][kind]
    body = f"<h1>{said.title}</h1><p>{said.text}</p>"
    return _answer(language, said.title, NEUTRAL_THEME, body, STATUS[kind])


def failed_page(language: str) -> HTMLResponse:
    words, mark = review_words(language), foreign_mark(language)
    body = f"<h1{mark}>{words.draft}</h1><p{mark}>{words.tooMany}</p>"
    return _answer(language, words.draft, NEUTRAL_THEME, body, 503, **{"Retry-After": "5"})


def password_page(language: str, action: str, sentence: str = "", status: int = 200) -> HTMLResponse:
    words, mark = review_words(language), foreign_mark(language)
    said = f'<p class="problem" id="problem" role="alert">{escape(sentence)}</p>' if sentence else ""
    wrong = ' aria-invalid="true" aria-describedby="problem"' if sentence else ""
    body = (
        f"<div{mark}><h1>{words.draft}</h1><p>{words.locked}</p>{said}"
        f'<form method="post" action="{escape(action)}">'
        f'<p><label for="password">{words.lock}</label><input id="password" name="password" type="password" '
        f'dir="ltr" required maxlength="128" autocomplete="off"{wrong}></p>'
        f'<p><button type="submit">{words.open}</button></p></form></div>'
    )
    return _answer(language, words.draft, NEUTRAL_THEME, body, status)


@dataclass(frozen=True)
class RemarkForm:
    action: str
    back: str
    language: str
    owner: str
    theme: Theme
    about: list[dict[str, Any]]
    typed: dict[str, str]
    wrong: tuple[str, ...] = ()
    sentence: str = ""
    is_sent: bool = False


def _options(form: RemarkForm) -> str:
    words = review_words(form.language)

    def option(value: str, label: str) -> str:
        chosen = " selected" if value == form.typed.get("about") else ""
        return f'<option value="{escape(value)}"{chosen}>{escape(label)}</option>'

    groups = ""
    for part in form.about:
        items = "".join(
            option(f"{part['section']}:{item['id']}", item["name"] or words.untitled) for item in part["items"]
        )
        whole = option(part["section"], words.wholeSection if items else part["name"])
        groups += f'<optgroup label="{escape(part["name"])}">{whole}{items}</optgroup>' if items else whole
    return groups


def remark_page(form: RemarkForm, status: int = 200) -> HTMLResponse:
    words, mark = review_words(form.language), foreign_mark(form.language)

    def wrong(field: str) -> str:
        return ' aria-invalid="true" aria-describedby="problem"' if field in form.wrong else ""

    said = f'<p class="problem" id="problem" role="alert">{escape(form.sentence)}</p>' if form.sentence else ""
    sent = f'<p role="status">{words.sent} {words.onlyOwner}</p><h2>{words.another}</h2>' if form.is_sent else ""
    body = (
        f"<div{mark}><h1>{words.leave}</h1>{said}{sent}"
        f'<form method="post" action="{escape(form.action)}" novalidate>'
        f'<p><label for="about">{words.about}</label><select id="about" name="about">{_options(form)}</select></p>'
        f'<p><label for="name">{words.name}</label><input id="name" name="name" autocomplete="name" required '
        f'maxlength="{NAME_MAX_CHARS}" value="{escape(form.typed.get("name", ""))}"{wrong("name")}></p>'
        # A line break right after the tag is eaten by browsers: this one is for them, the reader keeps his own.
        f'<p><label for="text">{words.remark}</label><textarea id="text" name="text" rows="7" required '
        f'maxlength="{TEXT_MAX_CHARS}"{wrong("text")}>\n{escape(form.typed.get("text", ""))}</textarea></p>'
        f"{honeypot()}<p>{words.onlyOwner}</p>"
        f'<p><button type="submit">{words.send}</button><a href="{escape(form.back)}">{words.back}</a></p></form></div>'
    )
    return _answer(form.language, f"{words.leave} · {form.owner}", form.theme, body, status)

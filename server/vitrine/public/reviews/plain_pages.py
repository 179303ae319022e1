"""What a link shows beside the draft, without any script: its password, a remark's form, that nothing is there."""

from dataclasses import dataclass
from typing import Any

from fastapi.responses import HTMLResponse

from vitrine.content.catalogues import PLAIN_LIGHT, THEMES, Theme
from vitrine.public.messages.plain_page import foreign_mark, plain_headers, plain_html
from vitrine.public.rendering.notice_words import notice_words
from vitrine.public.reviews.page import UNSEEN
from vitrine.public.reviews.remarks import TEXT_MAX_CHARS
from vitrine.public.reviews.tables import NAME_MAX_CHARS
from vitrine.public.reviews.words import review_words
from vitrine.sites.site.suspending import STATUS

NEUTRAL_THEME = THEMES[PLAIN_LIGHT]  # of pages that are no site's: a password's must not tell whose draft it guards


def _answer(
    template: str, language: str, title: str, theme: Theme, status: int, headers: dict[str, str], **values: Any
) -> HTMLResponse:
    # Not 'no-referrer': a form that is sent under it says `Origin: null`, like one of another's page (csrf.py).
    return HTMLResponse(
        plain_html(f"public/reviews/templates/{template}.html", language, title, theme, **values),
        status_code=status,
        headers={**plain_headers(theme, referrer="same-origin"), **UNSEEN, **headers},
    )


def _notice(
    language: str, title: str, text: str, mark: dict[str, str], status: int, headers: dict[str, str] | None = None
) -> HTMLResponse:
    return _answer("notice", language, title, NEUTRAL_THEME, status, headers or {}, text=text, mark=mark)


def gone_page(language: str, status: int = 404, **headers: str) -> HTMLResponse:
    """The same for a link that ended, was revoked or never was; with its own word, for whoever guessed too often."""
    words = review_words(language)
    hint = words.tooMany if status == 429 else words.goneHint
    return _notice(language, words.gone, hint, foreign_mark(language), status, headers)


def suspended_page(language: str, kind: str) -> HTMLResponse:
    """Its operator took the site off line: a link that its owner makes shows it to nobody either."""
    said = notice_words(language, kind)
    return _notice(language, said.title, said.text, {}, STATUS[kind])


def failed_page(language: str) -> HTMLResponse:
    words = review_words(language)
    return _notice(language, words.draft, words.tooMany, foreign_mark(language), 503, {"Retry-After": "5"})


def password_page(language: str, action: str, sentence: str = "", status: int = 200) -> HTMLResponse:
    words, mark = review_words(language), foreign_mark(language)
    return _answer(
        "password",
        language,
        words.draft,
        NEUTRAL_THEME,
        status,
        {},
        words=words,
        mark=mark,
        action=action,
        sentence=sentence,
    )


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


def remark_page(form: RemarkForm, status: int = 200) -> HTMLResponse:
    words = review_words(form.language)
    return _answer(
        "remark",
        form.language,
        f"{words.leave} · {form.owner}",
        form.theme,
        status,
        {},
        words=words,
        mark=foreign_mark(form.language),
        form=form,
        name_max_chars=NAME_MAX_CHARS,
        text_max_chars=TEXT_MAX_CHARS,
    )

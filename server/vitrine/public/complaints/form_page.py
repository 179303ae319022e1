"""The form, and the thanks: plain pages, whole without a script, in the site's colours."""

from dataclasses import dataclass
from typing import Any

from vitrine.content.catalogues import Theme
from vitrine.public.complaints.receive import EMAIL_MAX_CHARS, REASONS, TEXT_MAX_CHARS, Form
from vitrine.public.complaints.words import complaint_words
from vitrine.public.messages.plain_page import plain_html
from vitrine.public.messages.words import form_words
from vitrine.sites.site.tables import Site


@dataclass(frozen=True)
class Problem:
    sentence: str
    wrong: tuple[str, ...] = ()


def form_html(site: Site, theme: Theme, action: str, back: str, form: Form, problem: Problem | None = None) -> str:
    return _page(
        "form_page",
        site,
        theme,
        back,
        form.language,
        action=action,
        form=form,
        reasons=REASONS,
        sentence=problem.sentence if problem else "",
        wrong=problem.wrong if problem else (),
        text_max_chars=TEXT_MAX_CHARS,
        email_max_chars=EMAIL_MAX_CHARS,
    )


def thanks_html(site: Site, theme: Theme, back: str, language: str) -> str:
    return _page("thanks", site, theme, back, language)


def _page(name: str, site: Site, theme: Theme, back: str, language: str, **values: Any) -> str:
    words = complaint_words(language)
    return plain_html(
        f"public/complaints/templates/{name}.html",
        language,
        words.title,
        theme,
        words=words,
        owner_name=site.owner_name,
        back=back,
        back_label=form_words(language).back,
        **values,
    )

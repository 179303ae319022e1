"""The HTML of the instance's own pages: what stands around each, the landing page, a text of the operator's."""

from dataclasses import dataclass
from typing import Any

from vitrine.accounts.instance_texts.texts import LANGUAGES, PAGES, Kind, Text, Texts
from vitrine.content.catalogues import PLAIN_LIGHT, RIGHT_TO_LEFT, SPOKEN_LANGUAGES
from vitrine.content.layouts import LAYOUTS
from vitrine.platform.html_templates import render_html
from vitrine.public.landing.addresses import LANDING, ending
from vitrine.public.landing.examples import Example
from vitrine.public.landing.miniature import own_colours_css, picture_of
from vitrine.public.landing.words import LandingWords, landing_words
from vitrine.public.rendering.assets import Linked
from vitrine.public.rendering.head import PageAddresses, font_files, head_of
from vitrine.public.rendering.inline_scripts import HEAD_SCRIPT

NAME = "Vitrine"  # where the operator gave none
LATIN_FONTS = ("tinos-latin-400-normal", "arimo-latin-400-normal", "arimo-latin-700-normal")
ARABIC_FONTS = ("noto-naskh-arabic-arabic-400-normal", "ibm-plex-sans-arabic-arabic-400-normal")


@dataclass(frozen=True)
class LandingContext:
    """What every page of this instance says of itself in one language."""

    language: str
    origin: str
    texts: Texts
    has_landing: bool
    takes_sign_ups: bool

    @property
    def words(self) -> LandingWords:
        return landing_words(self.language)

    @property
    def lang(self) -> str:
        return self.language.lower()

    @property
    def direction(self) -> str:
        return _direction(self.language)

    @property
    def welcome(self) -> Text | None:
        return self.texts.get("accueil", self.language)

    @property
    def name(self) -> str:
        return (self.welcome.title if self.welcome else "") or NAME

    @property
    def home(self) -> str:
        return f"/{self.lang}" if self.has_landing else "/"


def landing_document(context: LandingContext, linked: Linked, examples: list[Example]) -> bytes:
    return _document(
        "landing",
        context,
        linked,
        LANDING,
        f"{context.name} · {context.words.title}",
        context.words.lead,
        LANGUAGES,
        style=own_colours_css(examples),
        layouts=LAYOUTS.values(),
        examples=[(example, picture_of(example)) for example in examples],
        foreign=_foreign(context, context.welcome) if context.welcome else {},
    )


def text_document(context: LandingContext, linked: Linked, text: Text) -> bytes:
    title = text.title or context.words.pages[text.kind]
    return _document(
        "text",
        context,
        linked,
        text.kind,
        f"{title} · {context.name}",
        title,
        context.texts.languages(text.kind),
        canonical=text.language,
        title=title,
        text=text,
        foreign=_foreign(context, text),
    )


def _foreign(context: LandingContext, text: Text) -> dict[str, str]:
    """A text that stands in for one in the visitor's language says in which it is."""
    if text.language == context.language:
        return {}
    return {"lang": text.language.lower(), "dir": _direction(text.language)}


def _direction(language: str) -> str:
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def _document(
    template: str,
    context: LandingContext,
    linked: Linked,
    page: Kind,
    head_title: str,
    description: str,
    offered: tuple[str, ...],
    *,
    canonical: str | None = None,
    style: str = "",
    **values: Any,
) -> bytes:
    own = (canonical or context.language).lower()
    at = PageAddresses(
        url=f"{context.origin}/{own}{ending(page)}",
        alternates=f"{context.origin}/",
        any_language=f"{context.origin}{ending(page) or '/'}",
        icon="/favicon.svg",
        origin=context.origin,
        ending=ending(page),
    )
    head_fields = {
        "head": {"title": head_title, "description": description, "picture": None, "type": "website"},
        "languages": [{"code": code} for code in offered],
        "theme": str(PLAIN_LIGHT),
        "lang": context.lang,
    }
    return render_html(
        f"public/landing/templates/{template}.html",
        context=context,
        words=context.words,
        page=page,
        is_landing=page == LANDING,
        ending=ending(page),
        offered=offered,
        language_names=SPOKEN_LANGUAGES,
        written=[kind for kind in PAGES if context.texts.get(kind, context.language)],
        linked=linked,
        fonts=font_files(linked, ARABIC_FONTS if context.language == "AR" else LATIN_FONTS),
        head_script=HEAD_SCRIPT,
        head=head_of(head_fields, at),
        style=style,
        **values,
    ).encode()

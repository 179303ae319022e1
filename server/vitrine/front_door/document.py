"""The HTML of the instance's own pages: what stands around each, the landing page, a text of the operator's."""

from dataclasses import dataclass
from html import escape

from vitrine.content.catalogues import RIGHT_TO_LEFT
from vitrine.front_door.addresses import LANDING, ending
from vitrine.front_door.examples import Example
from vitrine.front_door.landing import landing_body
from vitrine.front_door.miniature import own_colours_css
from vitrine.front_door.words import DOOR_WORDS, LANGUAGE_NAMES, DoorWords
from vitrine.house.texts import LANGUAGES, PAGES, Kind, Text, Texts
from vitrine.rendering.assets import Linked
from vitrine.rendering.head import Whereabouts, font_files, head_tags
from vitrine.rendering.head_element import element
from vitrine.rendering.inline_scripts import HEAD_SCRIPT

NAME = "Vitrine"  # where the operator gave none
LATIN_FONTS = ("tinos-latin-400-normal", "arimo-latin-400-normal", "arimo-latin-700-normal")
ARABIC_FONTS = ("noto-naskh-arabic-arabic-400-normal", "ibm-plex-sans-arabic-arabic-400-normal")
DOWN = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>'


@dataclass(frozen=True)
class Door:
    """What every page of this instance says of itself in one language."""

    language: str
    origin: str
    texts: Texts
    has_landing: bool
    takes_sign_ups: bool

    @property
    def words(self) -> DoorWords:
        return DOOR_WORDS[self.language]

    @property
    def lang(self) -> str:
        return self.language.lower()

    @property
    def welcome(self) -> Text | None:
        return self.texts.get("accueil", self.language)

    @property
    def name(self) -> str:
        return (self.welcome.title if self.welcome else "") or NAME

    @property
    def home(self) -> str:
        return f"/{self.lang}" if self.has_landing else "/"


def landing_document(door: Door, linked: Linked, examples: list[Example]) -> bytes:
    body = landing_body(door.words, door.language, door.welcome, examples, takes_sign_ups=door.takes_sign_ups)
    title = f"{door.name} · {door.words.title}"
    return _document(
        door,
        linked,
        LANDING,
        title,
        door.words.lead,
        LANGUAGES,
        f'<main id="contenu" tabindex="-1">{body}</main>',
        style=own_colours_css(examples),
    )


def text_document(door: Door, linked: Linked, text: Text) -> bytes:
    title = text.title or door.words.pages[text.kind]
    body = (
        f'<main id="contenu" tabindex="-1" class="door-text"{_foreign(door, text)}>'
        f"<h1>{escape(title)}</h1>{text.html}</main>"
    )
    offered = door.texts.languages(text.kind)
    return _document(door, linked, text.kind, f"{title} · {door.name}", title, offered, body, canonical=text.language)


def _foreign(door: Door, text: Text) -> str:
    """A text that stands in for one in the visitor's language says in which it is."""
    if text.language == door.language:
        return ""
    return f' lang="{text.language.lower()}" dir="{_direction(text.language)}"'


def _direction(language: str) -> str:
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def _document(
    door: Door,
    linked: Linked,
    page: Kind,
    title: str,
    description: str,
    offered: tuple[str, ...],
    body: str,
    *,
    canonical: str | None = None,
    style: str = "",
) -> bytes:
    own = (canonical or door.language).lower()
    at = Whereabouts(
        url=f"{door.origin}/{own}{ending(page)}",
        alternates=f"{door.origin}/",
        any_language=f"{door.origin}{ending(page) or '/'}",
        icon="/favicon.svg",
        origin=door.origin,
        ending=ending(page),
    )
    told = {
        "head": {"title": title, "description": description, "picture": None, "type": "website"},
        "languages": [{"code": code} for code in offered],
        "themeIndex": 1,
        "lang": door.lang,
    }
    fonts = font_files(linked, ARABIC_FONTS if door.language == "AR" else LATIN_FONTS)
    html = element("html", lang=door.lang, dir=_direction(door.language), data_theme="auto", data_fonts=fonts)
    styles = "".join(element("link", rel="stylesheet", href=address) for address in linked.joined_styles)
    own_style = f"<style>{style}</style>" if style else ""
    # In `make dev` styles come by Vite's scripts.
    scripts = "".join(f"{element('script', type='module', src=url)}</script>" for url in linked.scripts if "://" in url)
    return (
        f'<!doctype html>{html}<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f"<script>{HEAD_SCRIPT}</script>{head_tags(told, at)}{styles}{scripts}{own_style}</head>"
        f'<body class="door"><a class="door-skip" href="#contenu">{escape(door.words.skip)}</a>'
        f"{_header(door, page, offered)}{body}{_footer(door, page)}</body></html>"
    ).encode()


def _header(door: Door, page: Kind, offered: tuple[str, ...]) -> str:
    words = door.words
    return (
        f'<header class="door-top"><a class="door-name" href="{door.home}"{_current("page", page == LANDING)}>'
        '<span class="door-mark" aria-hidden="true"><i></i><i></i><i></i></span>'
        f"<bdi>{escape(door.name)}</bdi></a>{_languages(door, page, offered)}"
        f'<a class="door-link" href="/dashboard/login">{escape(words.sign_in)}</a></header>'
    )


def _current(what: str, is_so: bool) -> str:
    return f' aria-current="{what}"' if is_so else ""


def _languages(door: Door, page: Kind, offered: tuple[str, ...]) -> str:
    links = "".join(
        f'<li><a href="/{code.lower()}{ending(page)}" hreflang="{code.lower()}" lang="{code.lower()}"'
        f"{_current('true', code == door.language)}>{LANGUAGE_NAMES[code]}</a></li>"
        for code in offered
    )
    if len(offered) < 2:
        return ""
    return (
        f'<details class="door-languages"><summary><span class="sr">{escape(door.words.language)} : </span>'
        f'<span class="is-long">{LANGUAGE_NAMES[door.language]}</span>'
        f'<span class="is-short">{door.language}</span>{DOWN}'
        f"</summary><ul>{links}</ul></details>"
    )


def _footer(door: Door, page: Kind) -> str:
    written = [(kind, door.texts.get(kind, door.language)) for kind in PAGES]
    links = "".join(
        f'<li><a href="/{door.lang}/{kind}"{_current("page", kind == page)}>{escape(door.words.pages[kind])}</a></li>'
        for kind, text in written
        if text is not None
    )
    back = "" if page == LANDING else f'<li><a href="{door.home}">{escape(door.words.back)}</a></li>'
    listed = f"<ul>{links}{back}</ul>" if links or back else ""
    return f'<footer class="door-foot"><p><bdi>{escape(door.name)}</bdi></p>{listed}</footer>'

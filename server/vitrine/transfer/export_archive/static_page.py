"""The documents of a site without a server: a page in each language, and index.html, which chooses one of them.

Every address in them is relative, so that they work in any folder, at any host and from a disk.
"""

from typing import Any

from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.platform.html_templates import render_html
from vitrine.public.rendering.document import csp_hash, marks_of, players_part, site_document
from vitrine.public.rendering.head import PageAddresses, head_of, person_json, work_json
from vitrine.public.rendering.icon import icon_links
from vitrine.public.rendering.inline_scripts import FILM_SCRIPT, HEAD_SCRIPT
from vitrine.public.rendering.renderer import Rendered
from vitrine.public.rendering.themes import theme_of

ENDING = ".html"
INDEX = f"index{ENDING}"
ICON = "favicon.svg"


def share_picture_of(language: str) -> str:
    """Beside the pages too."""
    return f"{language}-partage.jpg"


# Where no server negotiates: the stored language, the browser's, EN if offered, the first. What the server does
# (public/rendering/languages.py) is done here on what a browser says of itself; a test holds the two together.
CHOOSE_SCRIPT = """(function(h,l){var offered=h.dataset.languages.split(","),chosen;
try{var s=localStorage,o=s.getItem("selectedLang.site");
if(!o||o===h.dataset.site)chosen=s.getItem("selectedLang")}catch(e){}
chosen=[chosen].concat(navigator.languages||navigator.language,"%s",offered).map(function(tag){
return(tag||"").slice(0,2).toUpperCase()}).filter(function(code){return offered.indexOf(code)>=0})[0];
l.replace(chosen.toLowerCase()+"%s"+l.search+l.hash)
})(document.documentElement,location)""" % (DEFAULT_LANGUAGE, ENDING)  # noqa: UP031  (full of braces)


def ending_of(page: str) -> str:
    """A side page's files stand beside the main one's, so that all find their pictures and sheets by the same names."""
    return f"-{page.replace('/', '-')}{ENDING}" if page else ENDING


def page_addresses(
    language: str | None, address: str | None, page: str = "", *, is_drawn: bool = False
) -> PageAddresses:
    """`address`: where the owner says that the site will stand. Without one no page can say what is canonical.

    `is_drawn`: its share picture is taken along with it.
    """
    name = f"{language}{ending_of(page)}" if language else ""
    return PageAddresses(
        url=f"{address}{name}" if address else None,
        alternates=address or "",
        any_language=None if page else address or INDEX,
        icon=ICON,
        origin=address,
        ending=ending_of(page),
        drawn=f"{address}{share_picture_of(language)}" if address and language and is_drawn else None,
    )


def _policy(scripts: list[str], style: bytes, *, mails: bool, player: dict[str, Any] | None = None) -> str:
    """`file:` beside 'self': opened from a disk, a page has no origin that its own files would share."""
    own = "'self' file:"
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {own} {' '.join(csp_hash(script.encode()) for script in scripts)}",
            f"style-src {own} {csp_hash(style)}",
            f"img-src {own}",
            f"font-src {own}",
            *players_part(player),
            "form-action mailto:" if mails else "form-action 'none'",
            "base-uri 'none'",
            "require-trusted-types-for 'script'",
        )
    )


def static_side_page(rendered: Rendered, *, sheet: str, address: str | None, page: str) -> bytes:
    around = rendered.around
    player = around.get("player")
    at = page_addresses(around.get("canonical", around["lang"]), address, page)
    return site_document(
        "public/rendering/templates/side.html",
        rendered,
        {"data-site": around["slug"]},
        policy=_policy([HEAD_SCRIPT, *([FILM_SCRIPT] if player else [])], rendered.css, mails=False, player=player),
        head=head_of(around, at),
        work=work_json(around, at),
        own_fonts=[],
        sheets=[sheet],
        print_sheet="",
        modules=[],
    )


def static_page(
    rendered: Rendered, *, sheet: str, script: str, address: str | None, mails: bool, is_drawn: bool
) -> bytes:
    page = rendered.around
    at = page_addresses(page["lang"], address, is_drawn=is_drawn)
    return site_document(
        "transfer/export_archive/templates/page.html",
        rendered,
        marks_of(page),
        policy=_policy([HEAD_SCRIPT], rendered.css, mails=mails),
        head=head_of(page, at),
        person=person_json(page, at),
        sheets=[sheet],
        script=script,
    )


_INDEX_STYLE = (
    "body{display:grid;place-content:center;gap:1.5rem;min-height:100vh;margin:0;padding:1rem;text-align:center;"
    "background:%s;color:%s;font-family:Arial,sans-serif}h1{margin:0;font-size:1.5rem}"
    "ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem 1.5rem;margin:0;padding:0;list-style:none}"
    "a{display:inline-block;padding:.5rem;color:inherit}"
)


def index_page(snapshot: dict[str, Any], around: dict[str, Any], address: str | None) -> bytes:
    theme = theme_of(around)
    style = _INDEX_STYLE % (theme.bg, theme.text)
    return render_html(
        "transfer/export_archive/templates/index.html",
        lang=around["lang"],
        site=snapshot,
        languages=around["languages"],
        policy=_policy([CHOOSE_SCRIPT], style.encode(), mails=False),
        icons=icon_links(around, ICON),
        canonical=page_addresses(None, address).url,
        script=CHOOSE_SCRIPT,
        style=style,
    ).encode()

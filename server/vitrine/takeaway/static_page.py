"""The documents of a site without a server: a page in each language, and index.html, which chooses one of them.

Every address in them is relative, so that they work in any folder, at any host and from a disk.
"""

from typing import Any

from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.html_templates import render_html
from vitrine.rendering.document import csp_hash, film_script, html_element, marks_of, players_part, side_head
from vitrine.rendering.head import Whereabouts, head_tags, person_json, preload
from vitrine.rendering.head_element import element
from vitrine.rendering.icon import icon_links
from vitrine.rendering.inline_scripts import FILM_SCRIPT, HEAD_SCRIPT
from vitrine.rendering.renderer import Rendered
from vitrine.rendering.themes import theme_of

ENDING = ".html"
INDEX = f"index{ENDING}"
ICON = "favicon.svg"


def share_picture_of(language: str) -> str:
    """Beside the pages too."""
    return f"{language}-partage.jpg"


# D27 where no server negotiates: the stored language, the browser's, EN if offered, the first. What the server does
# (rendering/languages.py) is done here on what a browser says of itself; a test holds the two together.
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


def whereabouts(language: str | None, address: str | None, page: str = "", *, is_drawn: bool = False) -> Whereabouts:
    """`address`: where the owner says that the site will stand. Without one no page can say what is canonical.

    `is_drawn`: its share picture is taken along with it.
    """
    name = f"{language}{ending_of(page)}" if language else ""
    return Whereabouts(
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


def _begin(policy: str) -> str:
    return (
        '<head><meta charset="utf-8">'
        f"{element('meta', http_equiv='Content-Security-Policy', content=policy)}"
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
    )


def static_side_page(rendered: Rendered, *, sheet: str, address: str | None, page: str) -> bytes:
    around = rendered.around
    html = html_element(around, data_site=around["slug"])
    player = around.get("player")
    scripts = [HEAD_SCRIPT, FILM_SCRIPT] if player else [HEAD_SCRIPT]
    at = whereabouts(around.get("canonical", around["lang"]), address, page)
    return b"".join(
        (
            f"<!doctype html>{html}{_begin(_policy(scripts, rendered.css, mails=False, player=player))}"
            f"<script>{HEAD_SCRIPT}</script>{side_head(around, at)}"
            f"{element('link', rel='stylesheet', href=sheet)}<style>".encode(),
            rendered.css,
            b"</style></head><body>",
            rendered.html,
            f"{film_script(around)}</body></html>".encode(),
        )
    )


def static_page(
    rendered: Rendered, *, sheet: str, script: str, address: str | None, mails: bool, is_drawn: bool
) -> bytes:
    page = rendered.around
    at = whereabouts(page["lang"], address, is_drawn=is_drawn)
    html = html_element(page, **marks_of(page))
    return b"".join(
        (
            f"<!doctype html>{html}{_begin(_policy([HEAD_SCRIPT], rendered.css, mails=mails))}"
            f"<script>{HEAD_SCRIPT}</script>{head_tags(page, at)}{preload(page['head'])}"
            f"{element('link', rel='stylesheet', href=sheet)}<style>".encode(),
            rendered.css,
            f'</style><script type="application/ld+json">{person_json(page, at)}</script>'
            f"{element('script', defer='', src=script)}</script></head>"
            '<body><div id="root">'.encode(),
            rendered.html,
            b'</div><script type="application/json" id="page">',
            rendered.data,
            b"</script></body></html>",
        )
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
        "takeaway/templates/index.html",
        lang=around["lang"],
        site=snapshot,
        languages=around["languages"],
        begin=_begin(_policy([CHOOSE_SCRIPT], style.encode(), mails=False)),
        icon_links=icon_links(around, ICON),
        canonical=whereabouts(None, address).url,
        script=CHOOSE_SCRIPT,
        style=style,
    ).encode()

"""The HTML around a rendered page: head tags, the page's data, and the CSP that allows exactly what stands there."""

import base64
import hashlib
import re
from collections.abc import Iterable
from html import escape
from typing import Any
from urllib.parse import urlsplit

from vitrine.content.catalogues import RIGHT_TO_LEFT
from vitrine.rendering.assets import Linked
from vitrine.rendering.forms import SHARE_PICTURE
from vitrine.rendering.head import (
    Whereabouts,
    font_files,
    head_tags,
    own_font_preloads,
    page_json,
    person_json,
    preload,
    work_json,
)
from vitrine.rendering.head_element import element
from vitrine.rendering.inline_scripts import FILM_SCRIPT, HEAD_SCRIPT, START_SCRIPT
from vitrine.rendering.renderer import Rendered


def csp_hash(text: bytes) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text).digest()).decode() + "'"


def tag_of(policy: str, *parts: bytes) -> str:
    """Names a document and the policy that it comes with: a browser that keeps the one is told the other by a 304."""
    found = hashlib.sha256(policy.encode())
    for part in parts:
        found.update(b"\0")
        found.update(part)
    return found.hexdigest()[:20]


REPORTS = "/api/reports/policy"  # where browsers tell what the policy stopped (reports.py)
UNSAFE_INLINE = "'unsafe-inline'"
NOTICE_FONTS = ("gelasio-latin-400-normal", "tinos-latin-400-normal", "arimo-latin-400-normal")
# No string becomes a script, whatever a library tries: not by innerHTML, not by an address.
TRUSTED_TYPES = ("require-trusted-types-for 'script'", "trusted-types vitrine")
_HOST = re.compile(r"[a-z0-9.-]+(:[0-9]{1,5})?")
INLINE_SCRIPTS = " ".join(csp_hash(script.encode()) for script in (HEAD_SCRIPT, START_SCRIPT))


def players_part(player: dict[str, Any] | None) -> tuple[str, ...]:
    """On the page of a film alone, and for the one host that shows it."""
    if not player:
        return ()
    source = urlsplit(player["src"])
    if source.scheme != "https" or not _HOST.fullmatch(source.netloc):
        raise ValueError("a player at no host")
    return (f"{'media' if player['kind'] == 'file' else 'frame'}-src https://{source.netloc}",)


def content_security_policy(*, styles: Iterable[str] = (), dev: str = "", player: dict[str, Any] | None = None) -> str:
    """`player`: of the film that the page can play after a click (web/src/site/sections/projects/own/film.ts)."""
    scripts = f"{INLINE_SCRIPTS} {csp_hash(FILM_SCRIPT.encode())}" if player else INLINE_SCRIPTS
    own = f"'self' {dev}".strip()
    websocket = dev.replace("http", "ws", 1)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {own} {scripts}",
            # Vite brings styles as text without a known hash; beside a hash, 'unsafe-inline' would count for nothing.
            f"style-src {own} {UNSAFE_INLINE if dev else ' '.join(styles)}".rstrip(),
            f"img-src {own} blob:",
            f"font-src {own}",
            *players_part(player),
            f"connect-src {own} {websocket}".rstrip(),
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            # Vite's client, in `make dev` alone, makes scripts out of strings.
            *(() if dev else TRUSTED_TYPES),
            f"report-uri {REPORTS}",
        )
    )


def _sheets(linked: Linked) -> str:
    return "".join(
        (
            # One fetch for all sheets: nothing is painted before the last. The disabled links fetch nothing, they tell
            # the scripts, which look for each sheet by its name, that none is missing.
            *(element("link", rel="stylesheet", href=address) for address in linked.joined_styles),
            *(
                element("link", rel="stylesheet", href=address, disabled="")
                for address in linked.styles
                if linked.joined_styles
            ),
        )
    )


def _start(linked: Linked) -> str:
    lists = {"data_preloads": " ".join(linked.preloads), "data_modules": " ".join(linked.scripts)}
    return f"{element('script', **lists)}{START_SCRIPT}</script>"


def html_element(around: dict[str, Any], **more: str | None) -> str:
    """How every page of a site begins."""
    theme = {"data_theme": str(around["themeIndex"]), "data_themes": "1" if around.get("hasOneTheme") else None}
    return element("html", lang=around["lang"], dir=around["dir"], **theme, **more)


def marks_of(around: dict[str, Any], *, is_negotiated: bool = False) -> dict[str, str | None]:
    """Which site and language it is, for the script in its head."""
    codes = [language["code"] for language in around["languages"]]
    return {
        "data_site": around["slug"],
        "data_language": around["language"],
        "data_languages": ",".join(codes),
        "data_base": around["base"] if is_negotiated and codes else None,
    }


def page_document(
    rendered: Rendered, linked: Linked, policy: str, *, base_url: str, origin: str, is_negotiated: bool
) -> tuple[bytes, str]:
    """The document and its tag, which stands in it too, so that an open page knows its own (freshness.ts)."""
    page = rendered.around
    url = f"{base_url}/{page['lang']}"
    at = Whereabouts(
        url, f"{base_url}/", base_url, "/favicon.svg", origin, markdown=f"{url}.md", drawn=url + SHARE_PICTURE
    )
    html = html_element(
        page, **marks_of(page, is_negotiated=is_negotiated), data_fonts=font_files(linked, page["fonts"])
    )
    before_tag = f"<!doctype html>{html.removesuffix('>')}".encode()
    after_tag = (
        '><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f"<script>{HEAD_SCRIPT}</script>{head_tags(page, at)}{preload(page['head'])}"
        f"{own_font_preloads(linked, page['fonts'])}{_sheets(linked)}<style>"
    ).encode()
    body = (
        rendered.css,
        f'</style><script type="application/ld+json">{person_json(page, at)}</script>'.encode(),
        b'</head><body><div id="root">',
        rendered.html,
        b'</div><script type="application/json" id="page">',
        rendered.data,
        f"</script>{_start(linked)}</body></html>".encode(),
    )
    tag = tag_of(policy, before_tag, after_tag, *body)
    return b"".join((before_tag, f' data-tag="&quot;{tag}&quot;"'.encode(), after_tag, *body)), tag


def side_document(
    rendered: Rendered, linked: Linked, *, base_url: str, origin: str, is_negotiated: bool, page: str
) -> bytes:
    """A page beside the main one, which is read and no more: it has no script but the one in its head."""
    around = rendered.around
    # A project's page whose text is another language's is that one's own.
    lang = around.get("canonical", around["lang"])
    at = Whereabouts(
        f"{base_url}/{lang}/{page}",
        f"{base_url}/",
        f"{base_url}/{page}",
        "/favicon.svg",
        origin,
        f"/{page}",
        markdown=f"{base_url}/{around['lang']}/{page}.md",
    )
    marks = marks_of(around, is_negotiated=is_negotiated)
    html = html_element(around, **marks, data_page=f"/{page}", data_fonts=font_files(linked, around["fonts"]))
    return _side_html(rendered, linked, html, side_head(around, at), film_script(around))


def side_head(around: dict[str, Any], at: Whereabouts) -> str:
    """With the first picture and what search engines read of a work, on a page of one."""
    tags = head_tags(around, at)
    if "work" not in around["head"]:
        return tags
    work = work_json(around, at)
    return f'{tags}{preload(around["head"])}<script type="application/ld+json">{work}</script>'


def film_script(around: dict[str, Any]) -> str:
    return f"<script>{FILM_SCRIPT}</script>" if around.get("player") else ""


def side_draft_document(rendered: Rendered, linked: Linked, beside: Linked, title: str, bar: str) -> bytes:
    """The same of a draft shown to others (reviews/)."""
    around = rendered.around
    html = html_element(around, data_fonts=font_files(linked, around["fonts"]))
    styles = "".join(element("link", rel="stylesheet", href=address) for address in beside.styles)
    return _side_html(
        rendered, linked, html, f"<title>{escape(title)}</title>{_UNSEEN}{styles}", bar + film_script(around)
    )


def _side_html(rendered: Rendered, linked: Linked, html: str, head: str, bar: str = "") -> bytes:
    # In `make dev` styles come by Vite's scripts.
    scripts = "".join(f"{element('script', type='module', src=url)}</script>" for url in linked.scripts if "://" in url)
    styles = "".join(element("link", rel="stylesheet", href=address) for address in linked.joined_styles)
    return b"".join(
        (
            f'<!doctype html>{html}<head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
            f"<script>{HEAD_SCRIPT}</script>{head}"
            f"{own_font_preloads(linked, rendered.around['fonts'])}{styles}{scripts}<style>".encode(),
            rendered.css,
            b"</style></head><body>",
            rendered.html,
            f"{bar}</body></html>".encode(),
        )
    )


# On a page that is for whoever has its address, and for no search engine.
_UNSEEN = '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">' + element(
    "link", rel="icon", href="/favicon.svg", type="image/svg+xml"
)


def draft_document(rendered: Rendered, linked: Linked, beside: Linked, title: str, bar: str, told: Any) -> bytes:
    """A draft shown to others (reviews/): the page, and what is said of it. Nothing of it is for search engines.

    Its data stand under another name than a public page's: its script takes them over as it is told there.
    """
    page = rendered.around
    html = html_element(page, data_fonts=font_files(linked, page["fonts"]))
    styles = "".join(element("link", rel="stylesheet", href=address) for address in beside.styles)
    head = (
        f'<!doctype html>{html}<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f"<title>{escape(title)}</title>"
        f"{_UNSEEN}<script>{HEAD_SCRIPT}</script>{preload(page['head'])}"
        f"{own_font_preloads(linked, page['fonts'])}{_sheets(linked)}{styles}<style>"
    )
    return b"".join(
        (
            head.encode(),
            rendered.css,
            b'</style></head><body><div id="root">',
            rendered.html,
            f'</div>{bar}<script type="application/json" id="review">{{"page":'.encode(),
            rendered.data,
            f',"review":{page_json(told)}}}</script>{_start(linked)}</body></html>'.encode(),
        )
    )


def notice_document(
    html: bytes, linked: Linked, title: str, own: tuple[str, str] | None = None, *, language: str = "FR"
) -> bytes:
    """Pages that stand in for a site; they need styles alone, but for the waiting page's script."""
    styles = "".join(element("link", rel="stylesheet", href=address) for address in linked.styles)
    modules = [element("script", type="module", src=address) for address in linked.scripts if "@vite" in address]
    if own:
        modules.append(element("script", type="module", src=own[0], data_own=own[1]))
    named = "".join(f"{tag}</script>" for tag in modules)
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    fonts = font_files(linked, NOTICE_FONTS)
    root = element("html", lang=language.lower(), dir=direction, data_theme="1", data_fonts=fonts)
    return (
        f'<!doctype html>{root}<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">'
        f"<script>{HEAD_SCRIPT}</script>{styles}{named}</head><body>{html.decode()}</body></html>"
    ).encode()


def failure_document(reference: str) -> bytes:
    """Stands on nothing that may have failed: no renderer, no built file."""
    return (
        '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Service indisponible</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        "</head><body><main><h1>Page momentanément indisponible</h1><p>Réessayez dans quelques instants.</p>"
        f"<p><small>Référence\u202f: {escape(reference)}</small></p></main></body></html>"
    ).encode()

"""The HTML around a rendered page: head tags, the page's data, and the CSP that allows exactly what stands there."""

import base64
import hashlib
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from vitrine.content.catalogues import PLAIN_LIGHT, RIGHT_TO_LEFT
from vitrine.platform.html_templates import render_html
from vitrine.public.rendering.assets import Linked
from vitrine.public.rendering.forms import SHARE_PICTURE
from vitrine.public.rendering.head import PageAddresses, font_files, head_of, own_fonts, person_json, work_json
from vitrine.public.rendering.inline_scripts import FILM_SCRIPT, HEAD_SCRIPT, START_SCRIPT
from vitrine.public.rendering.notice_words import failure_words
from vitrine.public.rendering.renderer import Rendered

Attributes = dict[str, str | None]


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


def site_document(template: str, rendered: Rendered, attributes: Attributes, **values: Any) -> bytes:
    """A page of a site in one of the templates that extend templates/document.html."""
    around = rendered.around
    of_all: Attributes = {
        "lang": around["lang"],
        "dir": around["dir"],
        "data-theme": around["theme"],
        "data-themes": "1" if around.get("hasOneTheme") else None,
    }
    return render_html(
        template,
        attributes={**of_all, **attributes},
        html=rendered.html.decode(),
        css=rendered.css.decode(),
        data=rendered.data.decode(),
        head_script=HEAD_SCRIPT,
        start_script=START_SCRIPT,
        film_script=FILM_SCRIPT if around.get("player") else "",
        **values,
    ).encode()


def marks_of(around: dict[str, Any], *, is_negotiated: bool = False) -> Attributes:
    """Which site and language it is, for the script in its head."""
    codes = [language["code"] for language in around["languages"]]
    return {
        "data-site": around["slug"],
        "data-language": around["language"],
        "data-languages": ",".join(codes),
        "data-base": around["base"] if is_negotiated and codes else None,
    }


def fonts_of(around: dict[str, Any], linked: Linked) -> Attributes:
    return {"data-fonts": font_files(linked, around["fonts"])}


def page_document(
    rendered: Rendered, linked: Linked, policy: str, *, base_url: str, origin: str, is_negotiated: bool
) -> tuple[bytes, str]:
    """The document and its tag, which stands in it too, so that an open page knows its own (freshness.ts)."""
    page = rendered.around
    url = f"{base_url}/{page['lang']}"
    at = PageAddresses(
        url, f"{base_url}/", base_url, "/favicon.svg", origin, markdown=f"{url}.md", drawn=url + SHARE_PICTURE
    )
    document = site_document(
        "public/rendering/templates/page.html",
        rendered,
        marks_of(page, is_negotiated=is_negotiated) | fonts_of(page, linked),
        head=head_of(page, at),
        person=person_json(page, at),
        linked=linked,
        own_fonts=own_fonts(linked, page["fonts"]),
    )
    tag = tag_of(policy, document)
    return document.replace(b"><head>", f' data-tag="&quot;{tag}&quot;"><head>'.encode(), 1), tag


def side_document(
    rendered: Rendered, linked: Linked, *, base_url: str, origin: str, is_negotiated: bool, page: str
) -> bytes:
    around = rendered.around
    # A project's page whose text is another language's is that one's own.
    lang = around.get("canonical", around["lang"])
    at = PageAddresses(
        f"{base_url}/{lang}/{page}",
        f"{base_url}/",
        f"{base_url}/{page}",
        "/favicon.svg",
        origin,
        f"/{page}",
        markdown=f"{base_url}/{around['lang']}/{page}.md",
    )
    return site_document(
        "public/rendering/templates/side.html",
        rendered,
        marks_of(around, is_negotiated=is_negotiated) | {"data-page": f"/{page}"} | fonts_of(around, linked),
        head=head_of(around, at),
        work=work_json(around, at),
        **links_of_side_page(around, linked),
    )


def links_of_side_page(around: dict[str, Any], linked: Linked) -> dict[str, Any]:
    return {
        "own_fonts": own_fonts(linked, around["fonts"]),
        "sheets": linked.joined_styles,
        "print_sheet": linked.print_style,
        "modules": [url for url in linked.scripts if "://" in url],  # in `make dev`: Vite's, which bring the styles
    }


def notice_document(
    html: bytes, linked: Linked, title: str, own: tuple[str, str] | None = None, *, language: str = "FR"
) -> bytes:
    """Pages that stand in for a site. `own`: the script of the waiting page, and what it asks for."""
    attributes: Attributes = {
        "lang": language.lower(),
        "dir": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "data-theme": str(PLAIN_LIGHT),
        "data-fonts": font_files(linked, NOTICE_FONTS),
    }
    return render_html(
        "public/rendering/templates/notice.html",
        attributes=attributes,
        html=html.decode(),
        linked=linked,
        title=title,
        own=own,
        head_script=HEAD_SCRIPT,
    ).encode()


def failure_document(reference: str, language: str) -> bytes:
    """Stands on nothing that may have failed: no renderer, no built file."""
    return render_html(
        "public/rendering/templates/failure.html",
        language=language.lower(),
        is_rtl=language in RIGHT_TO_LEFT,
        words=failure_words(language),
        reference=reference,
    ).encode()

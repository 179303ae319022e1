"""Other forms of a site's main page, beside its address: Markdown, its owner's card, its address as a square to scan,
the picture that link previews show; and of the whole site its icon (icon.py). Pages beside the main one are there as
Markdown too.

They are found, refused, kept and forgotten as the page itself is (pages.py); only what is sent differs. Nobody's look
at them is counted as a visit.
"""

import hashlib
import io
from dataclasses import dataclass

from vitrine.public.rendering.cache.page_cache import RenderedPage

# Nothing in them runs, wherever a browser opens them.
_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
_MARGIN = 4  # modules: without it cameras miss the square
_PNG_MODULE_PX = 16


@dataclass(frozen=True)
class Form:
    kind: str
    content_type: str
    is_square: bool = False
    is_drawn: bool = False  # drawing.py
    is_in_one_language: bool = False  # whatever address led to it
    is_of_every_page: bool = False  # not of the main one alone
    icon_side_px: int | None = None  # of the site's icon, which all languages share; 0: as a drawing
    file_ending: str = ""  # of what is meant to be kept as a file


SHARE_PICTURE = "/partage.jpg"
ICON_SVG, ICON_PNG, ICON_TOUCH = "/icone.svg", "/icone-32.png", "/icone-180.png"
TOUCH_ICON_PX = 180  # what telephones put on their first screen
FORMS: dict[str, Form] = {
    ".md": Form("md", "text/markdown; charset=utf-8", is_in_one_language=True, is_of_every_page=True),
    "/contact.vcf": Form("vcf", "text/vcard; charset=utf-8", file_ending=".vcf"),
    "/qr.svg": Form("svg", "image/svg+xml", is_square=True),
    "/qr.png": Form("png", "image/png", is_square=True),
    SHARE_PICTURE: Form("drawn", "image/jpeg", is_drawn=True, is_in_one_language=True),
    ICON_SVG: Form("icon", "image/svg+xml", icon_side_px=0),
    ICON_PNG: Form("icon", "image/png", icon_side_px=32),
    ICON_TOUCH: Form("icon", "image/png", icon_side_px=TOUCH_ICON_PX),
}
ENDINGS = tuple(FORMS)
OF_EVERY_PAGE = tuple(ending for ending, form in FORMS.items() if form.is_of_every_page)


def square_of(url: str, kind: str) -> bytes:
    """Black on white whatever the theme: cameras read no other as well."""
    import segno

    made = io.BytesIO()
    square = segno.make(url, error="m", micro=False)
    if kind == "svg":
        square.save(made, kind="svg", border=_MARGIN, light="#fff", omitsize=True, nl=False, title=url)
    else:
        square.save(made, kind="png", border=_MARGIN, light="#fff", scale=_PNG_MODULE_PX)
    return made.getvalue()


def form_answer(form: Form, content: bytes, url: str, *, slug: str, is_negotiated: bool) -> RenderedPage:
    headers = [
        (b"content-type", form.content_type.encode()),
        (b"cache-control", b"no-cache"),  # as the page itself
        (b"content-security-policy", _POLICY.encode()),
        (b"x-content-type-options", b"nosniff"),
        # The same is on the page: search engines are led there.
        (b"link", f'<{url}>; rel="canonical"'.encode()),
        (b"vary", b"Accept-Encoding, Accept-Language" if is_negotiated else b"Accept-Encoding"),
    ]
    if form.file_ending:
        headers.append((b"content-disposition", f'attachment; filename="{slug}{form.file_ending}"'.encode()))
    tag = hashlib.sha256(content).hexdigest()[:20]
    return RenderedPage(200, content, headers, f'"{tag}"'.encode())

"""The icon of a site whose owner chose one: what its pages name, and what is drawn for it (or ours).

What it shows is chosen by the page's rules (web/src/site/page/icon/icon.ts): letters in the site's colours, or a
picture. Browsers that take drawings get one; for all others it is drawn in two sizes, by a package above this one
(drawing.py).
"""

import hashlib
import json
from typing import Any

from vitrine.platform.http.answers import Answer
from vitrine.public.rendering.drawing import Portrait, named_media
from vitrine.public.rendering.forms import ICON_PNG, ICON_SVG, ICON_TOUCH

ICON = "icon"  # what the page's bundle calls it
EDITION = 1  # another where it is drawn otherwise
_SVG = "image/svg+xml"


def icon_links(around: dict[str, Any], ours: str) -> list[dict[str, str]]:
    """`around`: what the bundle said of a drawn page. `ours`: where our own icon stands."""
    icon: dict[str, Any] | None = around.get(ICON)
    if icon is None:
        return [{"rel": "icon", "href": ours, "type": _SVG}]
    at = {form: f"{around['base']}{form}?v={_revision_of(icon)}" for form in (ICON_SVG, ICON_PNG, ICON_TOUCH)}
    drawing = at[ICON_SVG] if icon["picture"] is None else drawn_by_owner(icon)
    return [
        {"rel": "icon", "href": at[ICON_PNG], "type": "image/png", "sizes": "32x32"},
        *([{"rel": "icon", "href": drawing, "type": _SVG}] if drawing else []),
        {"rel": "apple-touch-icon", "href": at[ICON_TOUCH], "sizes": "180x180"},
    ]


def drawn_by_owner(icon: dict[str, Any]) -> str | None:
    """A picture that is a drawing is its own icon."""
    picture = icon["picture"]
    return str(picture["src"]) if picture and picture["type"] == _SVG else None


def picture_of(icon: dict[str, Any], snapshot: dict[str, Any]) -> Portrait | None:
    picture = icon["picture"]
    media_id = named_media(picture["src"], snapshot) if picture else None
    return Portrait(media_id, picture["isWhole"]) if media_id else None


def _revision_of(icon: dict[str, Any]) -> str:
    """Another where the icon is another: it stands in its address, so that no browser shows an old one."""
    said = dict(icon)
    if said["picture"]:  # by its content, wherever it stands
        said["picture"] = {**said["picture"], "src": said["picture"]["src"].rpartition("/")[2]}
    return hashlib.sha256(json.dumps([EDITION, said], sort_keys=True).encode()).hexdigest()[:10]


_DRAWN = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22">'
    b'<rect x="1" y="2" width="20" height="18" rx="4.5" fill="#1c1a17"/>'
    b'<rect x="4" y="5" width="6" height="12" rx="1.75" fill="#fbfaf7"/>'
    b'<rect x="12" y="5" width="6" height="5" rx="1.75" fill="#fbfaf7"/>'
    b'<rect x="12" y="12" width="6" height="5" rx="1.75" fill="#fbfaf7" opacity=".55"/></svg>'
)
_HEADERS = [
    (b"content-type", b"image/svg+xml"),
    (b"content-length", str(len(_DRAWN)).encode()),
    (b"cache-control", b"max-age=86400"),
    (b"x-content-type-options", b"nosniff"),
]


def favicon() -> Answer:
    return Answer(200, _HEADERS, _DRAWN)

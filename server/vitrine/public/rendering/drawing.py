"""The picture that link previews show of a site whose owner gave none: what is in it, and where it stands.

Its words and portrait are chosen by the page's rules (web/src/site/page/drawn.ts). Who draws it is a room above this
one (public/cv/share_pictures.py), which pages.py is given.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Protocol

from vitrine.public.rendering.themes import theme_of

WIDTH, HEIGHT = 1200, 630
PANEL_WIDTH, PANEL_HEIGHT = 440, HEIGHT  # where its portrait stands
EDITION = 1  # another where it is drawn otherwise: chats keep a picture by its address


@dataclass(frozen=True)
class Portrait:
    """`is_whole`: shown whole on a ground, not cropped."""

    media_id: str
    is_whole: bool


class Drawing(Protocol):
    async def draw(self, site_id: str, card: dict[str, Any], portrait: Portrait | None) -> bytes:
        """As JPEG. A Problem where it cannot be drawn now."""

    async def icon(self, site_id: str, icon: dict[str, Any], picture: Portrait | None, side_px: int) -> bytes:
        """The site's icon (icon.py) as PNG. Letters stand in for a picture that cannot be drawn."""


def card_of(drawn: dict[str, Any]) -> dict[str, Any]:
    """What is drawn, but for the portrait."""
    theme = theme_of(drawn)
    colours = {"bg": theme.bg, "text": theme.text, "accent": theme.accent, "ground": theme.bgname}
    return {**{name: drawn[name] for name in ("lang", "dir", "isSerif", "name", "line")}, "colours": colours}


def named_media(address: str, snapshot: dict[str, Any]) -> str | None:
    """The id of the site's file at this address."""
    return next((media_id for media_id, media in snapshot["media"].items() if media["url"] == address), None)


def portrait_of(drawn: dict[str, Any], snapshot: dict[str, Any]) -> Portrait | None:
    shown = drawn["picture"]
    media_id = named_media(shown["src"], snapshot) if shown else None
    return Portrait(media_id, shown["isWhole"]) if media_id else None


def revision_of(drawn: dict[str, Any]) -> str:
    """Another where the picture is another: it stands in its address, so that nobody shows an old one."""
    shown = drawn["picture"]["src"].rpartition("/")[2] if drawn["picture"] else ""
    whole = json.dumps([EDITION, card_of(drawn), shown], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()[:10]

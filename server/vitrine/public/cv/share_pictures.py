"""Share pictures of sites whose owners gave none, and icons, drawn in the press: what rendering/ asks for, and is given
by api.py.

A picture costs the press a fraction of a second, and strangers may ask for one of every site. So few wait at a time,
and what was drawn is kept like the page, until the site is saved again.
"""

import base64
import json
import logging
from typing import Any

from vitrine.platform.errors import NotFound
from vitrine.platform.keyring import Keyring
from vitrine.platform.processes.bulkhead import Bulkhead
from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.database import Database
from vitrine.public.cv.press import CvTooComplex, Press
from vitrine.public.rendering.drawing import PANEL_HEIGHT, PANEL_WIDTH, Portrait, card_of, portrait_of
from vitrine.public.rendering.forms import FORMS, SHARE_PICTURE, TOUCH_ICON_PX
from vitrine.public.rendering.renderer import Renderer
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.media.problems import MediaNotFound
from vitrine.sites.media.service import content_of
from vitrine.sites.site.tables import Site

log = logging.getLogger(__name__)

DRAWN_EACH, DRAWN_IN_ALL = 4, 16  # that wait for the one press; a site has a picture in each language
_TYPES = ("image/jpeg", "image/png", "image/svg+xml")
# Typst is given no files: what it shows comes as one drawing that has the picture in it.
_PANEL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    '<image x="{edge}" y="{edge}" width="{inner_width}" height="{inner_height}" preserveAspectRatio="xMidYMid {fit}" '
    'href="data:{type};base64,{content}"/></svg>'
)
_EDGE_OF_WHOLE = 48  # around one that is shown whole, on its ground


class SharePictures:
    def __init__(self, database: Database, blobs: Blobs, keyring: Keyring, renderer: Renderer, press: Press) -> None:
        self._database, self._blobs, self._keyring = database, blobs, keyring
        self._renderer, self._press = renderer, press
        self._waiting = Bulkhead(each=DRAWN_EACH, in_all=DRAWN_IN_ALL, seconds=5)

    async def draw(self, site_id: str, card: dict[str, Any], portrait: Portrait | None) -> bytes:
        with self._waiting.slot(site_id):
            panel = await self._panel(portrait, PANEL_WIDTH, PANEL_HEIGHT, _EDGE_OF_WHOLE) if portrait else None
            if panel is not None:
                try:
                    return await self._drawn(card, panel)
                except CvTooComplex:  # a drawing may be anything: without it there is a picture all the same
                    log.warning("a share picture is drawn without its portrait", extra={"site": site_id})
            return await self._drawn(card, None)

    async def icon(self, site_id: str, icon: dict[str, Any], picture: Portrait | None, side_px: int) -> bytes:
        # A telephone cuts its corners itself, and shows black where nothing is.
        is_touched = side_px == TOUCH_ICON_PX
        with self._waiting.slot(site_id):
            if picture is not None:
                edge = side_px // 10 if is_touched else 0
                shown = await self._panel(picture, side_px, side_px, edge)
                ground = icon["backdrop"] if is_touched else None
                try:
                    if shown is not None:
                        return await self._icon(shown, ground, side_px)
                except CvTooComplex:
                    log.warning("an icon is drawn without its picture", extra={"site": site_id})
            return await self._icon(icon["svg"], icon["ground"] if is_touched else None, side_px)

    async def _icon(self, drawing: str, ground: str | None, side_px: int) -> bytes:
        return await self._press.icon(json.dumps({"svg": drawing, "ground": ground, "side": side_px}).encode())

    async def of_saved(self, site_id: str, language: str) -> bytes:
        """For its owner, whose site need not be shown to anybody; nothing is kept."""
        async with self._database.reading() as session:
            site = await session.get(Site, site_id)
            if site is None or language not in site.languages:
                raise NotFound
            snapshot = await read_snapshot(session, self._keyring, site, f"/@{site.slug}", language, with_hidden=True)
        drawn = json.loads(await self._renderer.text(snapshot, language, FORMS[SHARE_PICTURE].kind, url="", origin=""))
        return await self.draw(site_id, card_of(drawn), portrait_of(drawn, snapshot))

    async def _drawn(self, card: dict[str, Any], panel: str | None) -> bytes:
        return await self._press.share_picture(json.dumps({**card, "picture": panel}).encode())

    async def _panel(self, portrait: Portrait, width: int, height: int, edge_of_whole: int) -> str | None:
        try:
            async with self._database.reading() as session:
                content_type, content = await content_of(session, self._blobs, portrait.media_id)
        except (MediaNotFound, BlobMissing):
            return None
        if content_type not in _TYPES:
            return None
        edge = edge_of_whole if portrait.is_whole else 0
        return _PANEL.format(
            width=width,
            height=height,
            edge=edge,
            inner_width=width - 2 * edge,
            inner_height=height - 2 * edge,
            fit="meet" if portrait.is_whole else "slice",
            type=content_type,
            content=base64.b64encode(content).decode(),
        )

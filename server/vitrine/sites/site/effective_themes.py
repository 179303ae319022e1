"""Which theme a site wears: its owner's own colours where it has them, else one of ours.

For what the server writes of a site without drawing its page: the forms of browsers without scripts. Own colours are
derived in one place, the pages' bundle (web/src/site/page/theme/derive.ts). Whoever asks must be answered when that
fails too: then the site's theme stands in.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from vitrine.content.catalogues import COLOUR, THEMES, Theme
from vitrine.platform.errors import Problem
from vitrine.platform.logs import reason_of
from vitrine.platform.storage.database import Database
from vitrine.sites.site.tables import SectionState, Site

Colours = tuple[str, str, str]
Derive = Callable[[Colours], Awaitable[Theme]]
MOST_REMEMBERED = 256
PICKED = ("background", "text", "accent")
log = logging.getLogger(__name__)


def colours_in(settings: dict[str, Any]) -> Colours | None:
    """All three, or none."""
    background, text, accent = (str(settings.get(name) or "").lower() for name in PICKED)
    picked = (background, text, accent)
    return picked if all(COLOUR.fullmatch(colour) for colour in picked) else None


class EffectiveThemes:
    def __init__(self, database: Database, derive: Derive) -> None:
        self._database, self._derive = database, derive
        self._known: dict[Colours, Theme] = {}

    async def of(self, site: Site) -> Theme:
        plain = THEMES[site.theme_index]
        if site.activation is None:
            return plain
        try:
            async with self._database.reading() as session:
                state = await session.get(SectionState, (site.id, "appearance"))
            colours = colours_in(state.settings) if state is not None else None
            return await self._derived(colours) if colours is not None else plain
        except (Problem, SQLAlchemyError, OSError) as error:
            log.warning("a site's own colours are not known now", extra={"site": site.id, "reason": reason_of(error)})
            return plain

    async def _derived(self, colours: Colours) -> Theme:
        if colours not in self._known:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[colours] = await self._derive(colours)
        return self._known[colours]

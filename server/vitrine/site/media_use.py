"""What media/ asks of the rooms above it: which files are in use, which pages to freshen. app.py registers them."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.site.revisions import freshen
from vitrine.site.tables import Draft, Item, SectionState

_MEDIA_ID = re.compile(r"[0-9a-f]{32}")


def _ids_in(value: Any) -> Iterable[str]:
    """Anything that looks like a media id counts: keeping a file too long harms nobody, losing one does."""
    if isinstance(value, str):
        if _MEDIA_ID.fullmatch(value):
            yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _ids_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from _ids_in(one)


async def used_media_ids(session: AsyncSession) -> set[str]:
    """Every media id that a saved section, also of a removed language (D36), or a draft names."""
    found: set[str] = set()
    for column in (Item.fields, SectionState.settings, Draft.content):
        for document in await session.scalars(select(column)):
            found.update(_ids_in(document))
    return found


async def freshen_pages(session: AsyncSession, site_ids: Sequence[str]) -> None:
    """Smaller pictures are ready: the pages that show them are rendered anew."""
    await freshen(session, *site_ids)

"""What media/ asks of the rooms above it: which files are in use, which pages to freshen. app.py registers them."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.site.revisions import freshen, hold_sites
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


async def freshen_pages(session: AsyncSession, media_ids: Mapping[str, str]) -> None:
    """Smaller pictures are ready: pages that show them are rendered anew. What stands in a draft alone changes none."""
    # Before looking: a save that is just naming one of them is waited for, and seen.
    await hold_sites(session, *media_ids)
    shown: set[str] = set()
    for table, column in ((Item, Item.fields), (SectionState, SectionState.settings)):
        rows = await session.execute(select(table.site_id, column).where(table.site_id.in_(media_ids)))
        shown.update(site_id for site_id, document in rows if media_ids[site_id] in _ids_in(document))
    if shown:
        await freshen(session, *shown)

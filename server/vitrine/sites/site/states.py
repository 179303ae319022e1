"""What all languages share of one section: its row, made with the first change."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.platform.errors import NotFound
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.sites.site.tables import SectionState, Site

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

_EMPTY: dict[str, Any] = {"revision": 0, "styles": {}, "settings": {}, "has_versions": False}


@cache
def _new(dialect: str) -> postgresql.Insert:
    return insert_for(dialect, SectionState).on_conflict_do_nothing()


async def section_state(session: AsyncSession, site: Site, section: Section) -> SectionState:
    key = {"site_id": site.id, "section": section.name}
    state = await session.get(SectionState, key)
    if state is None:
        await session.flush()  # its site may be new too
        await session.execute(_new(dialect_of(session)), {**key, **_EMPTY, "created_at": now(), "updated_at": now()})
        state = await session.get(SectionState, key)
    if state is None:
        raise NotFound()  # the site was deleted meanwhile
    return state

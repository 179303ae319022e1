"""What all languages share of one section: its row, made with the first change."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, select

from vitrine.content.describe import Section
from vitrine.errors import NotFound
from vitrine.site.tables import SectionState, Site
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import now
from vitrine.storage.plain import Transaction, ask, columns_of, engine_of, write_pending
from vitrine.storage.rows import held, take

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

# Asked by every save, so written once.
_STATE = select(*columns_of(SectionState)).where(
    SectionState.site_id == bindparam("site_id"), SectionState.section == bindparam("section")
)


_EMPTY: dict[str, Any] = {"revision": 0, "styles": {}, "settings": {}, "has_versions": False}


@cache
def _new(dialect: str) -> postgresql.Insert:
    return insert_for(dialect, SectionState).on_conflict_do_nothing()


async def section_state(session: Transaction, site: Site, section: Section) -> SectionState:
    key = {"site_id": site.id, "section": section.name}
    state = held(session, SectionState, *key.values()) or await take(session, SectionState, _STATE, key)
    if state is None:
        await write_pending(session)  # its site may be new too
        await ask(session, _new(engine_of(session)), {**key, **_EMPTY, "created_at": now(), "updated_at": now()})
        state = await take(session, SectionState, _STATE, key)
    if state is None:
        raise NotFound()  # the site was deleted meanwhile
    return state

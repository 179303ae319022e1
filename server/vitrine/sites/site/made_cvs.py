"""Which sites have their CV made from them, and that it is due after a change. cv/ makes them, pages name them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, cast

from sqlalchemy import Table, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Source
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.sites.media.uses import MADE_CV, note_uses
from vitrine.sites.site.documents import Document
from vitrine.sites.site.tables import MadeCv, SectionState
from vitrine.sites.tiers.policy import is_made

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

# The one setting that chooses it, and its section.
[(_SECTION, _SOURCE)] = [
    (name, setting) for name, section in SECTIONS.items() for setting in section.settings if isinstance(setting, Source)
]
# Every save says so, so it is written once.
_made_cv = cast("Table", MadeCv.__table__)
_ORDER = (
    update(_made_cv)
    .where(_made_cv.c.site_id == bindparam("of_site"))
    .values(due_at=bindparam("moment"))
    .returning(_made_cv.c.site_id)
)
_MADE = select(MadeCv.made).where(MadeCv.site_id == bindparam("site_id"))


_NOT_MADE = delete(_made_cv).where(_made_cv.c.site_id == bindparam("of_site"))


@cache
def _chosen(dialect: str) -> postgresql.Insert:
    row = insert_for(dialect, MadeCv)
    return row.on_conflict_do_update(index_elements=["site_id"], set_={"template": row.excluded.template})


async def order_cv(session: AsyncSession, site_id: str) -> bool:
    """After any change of what a CV may show. Whether the site has one: most have none, and nothing is written."""
    return await session.scalar(_ORDER, {"of_site": site_id, "moment": now()}) is not None


async def note_cv_choice(session: AsyncSession, state: SectionState, *, had_one: bool) -> None:
    """After a change of a section: whether a CV is to be made from now on, and by which template."""
    if state.section != _SECTION:
        return
    site_id, shared = state.site_id, {"settings": state.settings}
    if not is_made(_SOURCE, shared):
        if had_one:
            await session.execute(_NOT_MADE, {"of_site": site_id})
            await note_uses(session, site_id, MADE_CV, ())
        return
    chosen = shared["settings"][_SOURCE.name]
    row = {"site_id": site_id, "template": chosen, "due_at": now(), "made": {}}
    await session.execute(_chosen(dialect_of(session)), row)


def is_cv_made(documents: Mapping[SectionName, Document]) -> bool:
    """Few sites have one: for the others no page asks further."""
    return is_made(_SOURCE, documents[_SECTION]["shared"])


async def made_cv_files(session: AsyncSession, site_id: str) -> dict[str, str]:
    """{language: media id}; nothing where the CV is a file that its owner sent, or is not made yet."""
    made = await session.scalar(_MADE, {"site_id": site_id})
    return {language: cv["media"] for language, cv in (made or {}).items()}

"""Which files an owner's site names, saved or in drafts: noted with every change, for the sweeper of media/."""

import re
from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Media, Section
from vitrine.content.sections import SECTIONS
from vitrine.sites.media.uses import add_uses, note_uses
from vitrine.sites.site.tables import Item, SectionState

DRAFT = "draft of "  # and a section
VERSIONS = "versions of "  # and a section: the place that its kept versions are
_MEDIA_ID = re.compile(r"[0-9a-f]{32}")


def _holds_media(section: Section) -> bool:
    fields = [*section.settings, *(field for item_list in section.lists for field in item_list.fields)]
    return any(isinstance(field, Media) for field in fields)


WITH_MEDIA = {name for name, section in SECTIONS.items() if _holds_media(section)}


def ids_in(value: Any) -> Iterable[str]:
    """Anything that looks like a media id counts: keeping a file too long harms nobody, losing one does."""
    if isinstance(value, str):
        if _MEDIA_ID.fullmatch(value):
            yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from ids_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids_in(inner)


# Asked by every save of a section with pictures: to write the statement takes longer than to run it.
_ITEMS = select(Item.fields).where(Item.site_id == bindparam("site_id"), Item.section == bindparam("section"))


async def note_saved_media(session: AsyncSession, state: SectionState) -> None:
    """After a change of a section: what it names in all its languages, also removed ones."""
    if state.section not in WITH_MEDIA:
        return
    documents = [state.settings]
    if SECTIONS[state.section].lists:
        documents += await session.scalars(_ITEMS, {"site_id": state.site_id, "section": state.section})
    await note_uses(session, state.site_id, state.section, set(ids_in(documents)))


def draft_place(section: str) -> str:
    return f"{DRAFT}{section}"


async def note_draft_media(session: AsyncSession, site_id: str, section: str, content: dict[str, Any]) -> None:
    await note_uses(session, site_id, draft_place(section), set(ids_in(content)))


def _place_of_versions(section: str) -> str:
    return f"{VERSIONS}{section}"


async def add_version_media(session: AsyncSession, site_id: str, section: str, document: dict[str, Any]) -> None:
    """A kept version shows these: the sweeper leaves them until no kept one does."""
    if section in WITH_MEDIA and (named := set(ids_in(document))):
        await add_uses(session, site_id, _place_of_versions(section), named)


async def note_version_media(session: AsyncSession, site_id: str, section: str, named: set[str]) -> None:
    """After versions went: what those that are left name."""
    await note_uses(session, site_id, _place_of_versions(section), named)

"""Deleting one item, and taking that back: by id, each a change of its own with a new revision (D11)."""

from typing import Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import ItemList, Section
from vitrine.content.schema import MODELS
from vitrine.errors import Invalid, NotFound
from vitrine.site.revisions import bump
from vitrine.site.save import section_state
from vitrine.site.tables import SHARED, Item, Site


async def delete_item(session: AsyncSession, site: Site, section: Section, item_id: str) -> dict[str, Any]:
    """Answers the new revision; deleting what is gone already changes nothing."""
    state = await section_state(session, site, section)
    item = await session.get(Item, (site.id, item_id))
    if item is None or item.section != section.name:
        return {"revision": state.revision, "siteRevision": site.revision, "updatedAt": state.updated_at.isoformat()}
    await session.delete(item)
    return await bump(session, site, state)


async def restore_item(
    session: AsyncSession,
    site: Site,
    section: Section,
    list_name: str,
    language: str | None,
    position: int,
    item: dict[str, Any],
) -> dict[str, Any]:
    """Undo of a deletion: the same id at the same place."""
    one = _list_named(section, list_name)
    kept_under = SHARED if one.shared else language or ""
    if not one.shared and language not in site.languages:
        raise NotFound()
    checked = _checked(section, one, item)
    state = await section_state(session, site, section)
    if await session.get(Item, (site.id, checked["id"])) is None:
        where = (
            Item.site_id == site.id,
            Item.section == section.name,
            Item.list_name == list_name,
            Item.language == kept_under,
        )
        # A place is counted among the items that are left: deletions leave gaps in the stored positions.
        places = (await session.scalars(select(Item.position).where(*where).order_by(Item.position))).all()
        if len(places) >= one.max_items:
            raise Invalid(fields=[{"path": [list_name], "code": "too_many"}])
        stored_position = places[position] if position < len(places) else (places[-1] + 1 if places else 0)
        behind = Item.position >= stored_position
        await session.execute(update(Item).where(*where, behind).values(position=Item.position + 1))
        session.add(
            Item(
                site_id=site.id,
                id=checked.pop("id"),
                section=section.name,
                list_name=list_name,
                language=kept_under,
                position=stored_position,
                fields=checked,
            )
        )
    return await bump(session, site, state)


async def clear_setting(session: AsyncSession, site: Site, section: Section, name: str) -> dict[str, Any]:
    """CV, logo or photo deleted: the stored field is set to null (spec, section 4)."""
    setting = next((one for one in section.settings if one.name == name), None)
    if not isinstance(setting, describe.Media):
        raise NotFound()
    state = await section_state(session, site, section)
    state.settings = {**state.settings, name: None}
    return await bump(session, site, state)


def _list_named(section: Section, name: str) -> ItemList:
    found = next((one for one in section.lists if one.name == name), None)
    if found is None:
        raise NotFound()
    return found


def _checked(section: Section, one: ItemList, item: dict[str, Any]) -> dict[str, Any]:
    models = MODELS[section.name]
    whole = models.shared if one.shared else models.content
    lists_model: Any = whole.model_fields["lists"].annotation
    try:
        validated: dict[str, Any] = TypeAdapter(lists_model).validate_python({one.name: [item]}).model_dump()
    except ValidationError:
        raise Invalid(fields=[{"path": [one.name], "code": "invalid"}]) from None
    checked: dict[str, Any] = validated[one.name][0]
    return checked

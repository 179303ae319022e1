"""Deleting one item, and taking that back: by id, each a change of its own with a new revision (D11)."""

from typing import Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.content.describe import ItemList, Section
from vitrine.content.schema import MODELS
from vitrine.errors import Invalid, NotFound
from vitrine.site.documents import read_documents, write_list
from vitrine.site.door import admit, check_length, kept_under
from vitrine.site.revisions import bump
from vitrine.site.save import section_state
from vitrine.site.tables import Item, Site


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
    """Undo of a deletion: the same id at the same place, by the same door as every save."""
    one = _list_named(section, list_name)
    if not one.shared and language not in site.languages:
        raise NotFound()
    checked = _checked(section, one, item)
    code = language if language in site.languages else site.languages[0] if site.languages else DEFAULT_LANGUAGE
    alone = {"settings": {}, "lists": {one.name: [checked]}}
    await admit(session, site, section, code, alone, alone)
    documents = await read_documents(session, site.id, [code], [section.name])
    content, shared = documents[section.name]["languages"][code], documents[section.name]["shared"]
    items: list[dict[str, Any]] = (shared if one.shared else content)["lists"][one.name]
    if checked["id"] not in (kept["id"] for kept in items):
        if len(items) >= one.max_items:
            raise Invalid(fields=[{"path": [list_name], "code": "too_many"}])
        items.insert(position, checked)
        check_length(section, content, shared)
        await write_list(session, site.id, section, one.name, kept_under(one, code), items)
    return await bump(session, site, await section_state(session, site, section))


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

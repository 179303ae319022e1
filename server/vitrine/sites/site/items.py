"""Deleting one item, and taking that back: by id, each a change of its own with a new revision."""

from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.content.describe import ItemList, Section
from vitrine.content.in_step import together
from vitrine.content.schema import MODELS
from vitrine.content.translating import Content
from vitrine.platform.errors import Invalid, NotFound
from vitrine.sites.site.documents import read_documents, write_list
from vitrine.sites.site.in_step import LISTS, bring_in_step
from vitrine.sites.site.item_pages import with_a_free_name
from vitrine.sites.site.notices import note_lists
from vitrine.sites.site.revisions import bump
from vitrine.sites.site.save_checks import TooManyItems, check_length, check_save
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import SHARED, Item, SectionState, Site
from vitrine.sites.site.translations.keeping import TranslatableContent, read_translatable, source_of
from vitrine.sites.site.versions.keeping import ChangeContext, keep_before, keep_changed


async def delete_item(
    session: AsyncSession, site: Site, section: Section, item_id: str, most_items: int
) -> dict[str, Any]:
    """Answers the new revision; deleting what is gone already changes nothing. Lists of before become one with it, as
    their editor shows them: what is deleted there may have come along from another language.
    """
    state = await section_state(session, site, section)
    stored = await read_translatable(session, site, section)
    edited, settings, place = stored, state.settings, _place_of(stored, item_id)
    holders = [code for code, held in stored.contents.items() if any(held["lists"].values())]
    if place is None or len(holders) > 1:
        edited, settings = _as_edited(site, state, stored, most_items)
        place = _place_of(edited, item_id)
    if place is None:  # of what all languages share, or of one that the site has no more
        item = await session.get(Item, (site.id, item_id))
        if item is None or item.section != section.name:
            unchanged = {"revision": state.revision, "siteRevision": site.revision}
            return {**unchanged, "updatedAt": state.updated_at.isoformat()}
        await keep_before(session, site, section, state)
        await session.delete(item)
        return await _changed(session, site, section, state)
    await keep_before(session, site, section, state)
    language, name = place
    items = [other for other in edited.contents[language]["lists"][name] if other["id"] != item_id]
    was, state.settings = state.settings, settings
    await _write(session, site, section, state, language, edited, {name: items}, most_items)
    after = await read_translatable(session, site, section)
    note_lists(site, section, was, state.settings, stored, after.contents)
    return await _changed(session, site, section, state)


def _place_of(held: TranslatableContent, item_id: str) -> tuple[str, str] | None:
    """The language and the list that an item stands in."""
    lists = ((code, name, items) for code, content in held.contents.items() for name, items in content["lists"].items())
    return next(((code, name) for code, name, items in lists if any(item["id"] == item_id for item in items)), None)


def _as_edited(
    site: Site, state: SectionState, stored: TranslatableContent, most_items: int
) -> tuple[TranslatableContent, dict[str, Any]]:
    """What the section's editor shows, and the settings that say how: lists of before as one, or apart."""
    source = source_of(site)
    if source is None or state.settings.get(LISTS) is not None:
        return stored, state.settings
    document = {"languages": stored.contents, "shared": {"settings": state.settings}}
    edited = together(stored.section, document, source, most_items=most_items)
    return replace(stored, contents=edited["languages"]), edited["shared"]["settings"]


async def restore_item(
    session: AsyncSession,
    site: Site,
    section: Section,
    list_name: str,
    language: str | None,
    position: int,
    item: dict[str, Any],
    most_items: int,
    translations: dict[str, dict[str, Any]],
) -> dict[str, Any]:
    """Undo of a deletion: the same id at the same place, by the same path as every save. `translations`: what other
    languages had of it, where their lists are one."""
    item_list = _list_named(section, list_name)
    if not item_list.shared and language not in site.languages:
        raise NotFound()
    checked = _checked(section, item_list, item)
    code = language if language in site.languages else site.languages[0] if site.languages else DEFAULT_LANGUAGE
    alone = {"settings": {}, "lists": {item_list.name: [checked]}}
    await check_save(session, site, section, code, alone, alone)
    documents = await read_documents(session, site.id, [code], [section.name])
    content, shared = documents[section.name]["languages"][code], documents[section.name]["shared"]
    items: list[dict[str, Any]] = (shared if item_list.shared else content)["lists"][item_list.name]
    state = await section_state(session, site, section)
    await keep_before(session, site, section, state)
    if checked["id"] not in (other["id"] for other in items):
        if len(items) >= item_list.max_items:
            raise Invalid(fields=[{"path": [list_name], "code": "too_many"}])
        if len(items) >= most_items:
            raise TooManyItems(what=list_name, max=most_items)
        items.insert(position, with_a_free_name(item_list, checked, items))
        check_length(section, content, shared)
        if item_list.shared:
            await write_list(session, site.id, section, item_list.name, SHARED, items)
        else:
            then = {
                other: {"texts": {}, "lists": {item_list.name: [_checked(section, item_list, had)]}}
                for other, had in translations.items()
                if other in site.languages
            }
            before = await read_translatable(session, site, section)
            await _write(session, site, section, state, code, before, {item_list.name: items}, most_items, then)
    return await _changed(session, site, section, state)


async def _write(
    session: AsyncSession,
    site: Site,
    section: Section,
    state: SectionState,
    language: str,
    before: TranslatableContent,
    lists: dict[str, Any],
    most_items: int,
    then: dict[str, Content] | None = None,
) -> None:
    """Lists of one language, and of the others that go with it."""
    held, settings = before.contents[language], dict(state.settings)
    content = {"texts": held["texts"], "lists": {each.name: [] for each in section.own_lists} | held["lists"] | lists}
    others = bring_in_step(site, section, language, content, settings, dict(settings), before, then, most_items)
    state.settings = settings  # those that cannot be one any more are apart
    for code, now in {**others, language: content}.items():
        for item_list in section.own_lists:
            await write_list(session, site.id, section, item_list.name, code, now["lists"][item_list.name])


async def clear_setting(session: AsyncSession, site: Site, section: Section, name: str) -> dict[str, Any]:
    """CV, logo or photo deleted: the stored field is set to null."""
    setting = next((setting for setting in section.settings if setting.name == name), None)
    if not isinstance(setting, describe.Media):
        raise NotFound()
    state = await section_state(session, site, section)
    await keep_before(session, site, section, state)
    focus = describe.focus_of(section.settings, name)
    state.settings = {**{key: value for key, value in state.settings.items() if key != focus}, name: None}
    return await _changed(session, site, section, state)


async def _changed(session: AsyncSession, site: Site, section: Section, state: SectionState) -> dict[str, Any]:
    await keep_changed(session, site, section, ChangeContext("save", site.account_id))
    return await bump(session, site, state)


def _list_named(section: Section, name: str) -> ItemList:
    found = next((item_list for item_list in section.lists if item_list.name == name), None)
    if found is None:
        raise NotFound()
    return found


def _checked(section: Section, item_list: ItemList, item: dict[str, Any]) -> dict[str, Any]:
    models = MODELS[section.name]
    whole = models.shared if item_list.shared else models.content
    lists_model: Any = whole.model_fields["lists"].annotation
    try:
        validated: dict[str, Any] = TypeAdapter(lists_model).validate_python({item_list.name: [item]}).model_dump()
    except ValidationError:
        raise Invalid(fields=[{"path": [item_list.name], "code": "invalid"}]) from None
    checked: dict[str, Any] = validated[item_list.name][0]
    return checked

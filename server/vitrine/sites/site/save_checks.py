"""The checks of everything that is written on a site: tier, ownership of files, one id for one item, how much text.

A save, the undo of a deletion and an import all pass here (save.py, items.py, transfer/interchange/importing.py).
"""

from functools import cache
from typing import Any

from pydantic import BaseModel
from sqlalchemy import Select, bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import MAX_ITEM_PAGES_CHARS, MAX_SECTION_CHARS, ItemList, Section, files_named
from vitrine.content.schema import chars_in, chars_on_pages
from vitrine.platform.errors import Invalid, Problem
from vitrine.platform.storage.json_rows import document_of, one_of
from vitrine.platform.storage.upserts import dialect_of
from vitrine.sites.media.kinds import Accepts
from vitrine.sites.media.service import claim_media
from vitrine.sites.site.documents import LISTED, list_place
from vitrine.sites.site.item_pages import list_of_pages, without_kept_pages
from vitrine.sites.site.tables import SHARED, Item, Site
from vitrine.sites.tiers.policy import check_section


class SectionTooLong(Problem):
    """`what`: the list that holds most of it, where the editor says it."""

    code, status = "site.section_too_long", 422


class TooManyItems(Problem):
    """More than the operator lets a list have (`items_per_list`). `what`: the list, where the editor says it."""

    code, status = "site.too_many_items", 422


def kept_under(item_list: ItemList, language: str) -> str:
    return SHARED if item_list.shared else language


async def check_save(
    session: AsyncSession, site: Site, section: Section, language: str, content: dict[str, Any], shared: dict[str, Any]
) -> None:
    """Raises unless all of this may stand on the site. Parts may be left out: what is not there is not checked."""
    await _check_tier(session, site, section, language, content, shared)
    await _check_items(session, site, section, language, content, shared)
    await _check_media(session, site, section, content, shared)


async def _check_tier(
    session: AsyncSession, site: Site, section: Section, language: str, content: dict[str, Any], shared: dict[str, Any]
) -> None:
    """A site that is free again keeps its items' pages as they are, unseen: they are no reason to refuse a save."""
    is_paid = site.activation is not None
    if not is_paid and any(list_of_pages(section, content)):
        content = await without_kept_pages(session, site.id, section, language, content)
    check_section(is_paid, section, content, shared)


def check_length(section: Section, content: dict[str, Any], shared: dict[str, Any]) -> None:
    """What a page shows of one section in one language. A page is drawn, sent and kept whole: it must have an end."""
    if chars_in(content) + chars_in(shared["lists"]) > MAX_SECTION_CHARS:
        longest = max(
            section.lists,
            key=lambda item_list: chars_in((shared if item_list.shared else content)["lists"][item_list.name]),
        )
        raise SectionTooLong(what=longest.name, maxChars=MAX_SECTION_CHARS)
    if chars_on_pages(content["lists"]) > MAX_ITEM_PAGES_CHARS:
        raise SectionTooLong(what=section.own_lists[0].name, maxChars=MAX_ITEM_PAGES_CHARS)


async def check_counts(
    session: AsyncSession, site: Site, section: Section, language: str, payload: BaseModel, most: int
) -> None:
    """Of everything that writes a section whole. What was longer before may stay as long as it is: an operator's limit
    takes nothing away."""
    sent = payload.model_dump(include={"content": {"lists"}, "shared": {"lists"}})
    for item_list in section.lists:
        count = len((sent["shared"] if item_list.shared else sent["content"])["lists"][item_list.name])
        if count <= most:
            continue
        place = list_place(site.id, section, item_list.name, kept_under(item_list, language))
        if count > len((await session.execute(LISTED, place)).all()):
            raise TooManyItems(what=item_list.name, max=most)


def _items(
    section: Section, content: dict[str, Any], shared: dict[str, Any]
) -> list[tuple[ItemList, int, dict[str, Any]]]:
    return [
        (item_list, index, item)
        for item_list in section.lists
        for index, item in enumerate((shared if item_list.shared else content)["lists"].get(item_list.name, ()))
    ]


@cache
def _places_of(engine: str) -> Select[str, str, str, str]:
    places = select(Item.id, Item.section, Item.list_name, Item.language)
    return places.where(Item.site_id == bindparam("of_site"), Item.id.in_(one_of(engine, Item.id)))


async def _check_items(
    session: AsyncSession, site: Site, section: Section, language: str, content: dict[str, Any], shared: dict[str, Any]
) -> None:
    """An id stands for one item of the site, in one list and one language."""
    seen: dict[str, tuple[str, str]] = {}
    for item_list, index, item in _items(section, content, shared):
        if item["id"] in seen:
            raise Invalid(fields=[{"path": [item_list.name, index, "id"], "code": "duplicate"}])
        seen[item["id"]] = (item_list.name, kept_under(item_list, language))
    if not seen:
        return
    asked = {"of_site": site.id, **document_of([item_id] for item_id in seen)}
    places = await session.execute(_places_of(dialect_of(session)), asked)
    for item_id, kept_section, list_name, kept_language in places:
        if (kept_section, (list_name, kept_language)) != (section.name, seen[item_id]):
            raise Invalid(fields=[{"path": [seen[item_id][0], item_id], "code": "duplicate"}])


async def _check_media(
    session: AsyncSession, site: Site, section: Section, content: dict[str, Any], shared: dict[str, Any]
) -> None:
    """Only files of this site may stand on it."""
    named: dict[str, list[str | int]] = {}
    accepts_by_id: dict[str, Accepts] = {}
    for setting in section.settings:
        if isinstance(setting, describe.Media) and (media_id := shared["settings"].get(setting.name)):
            named[media_id], accepts_by_id[media_id] = ["settings", setting.name], setting.accepts
    for item_list, index, item in _items(section, content, shared):
        for holder, field, way in files_named(item_list.fields, item):
            media_id = holder[field.name]
            named[media_id], accepts_by_id[media_id] = [item_list.name, index, *way], field.accepts
    refused = await claim_media(session, site.id, accepts_by_id)
    if refused:
        raise Invalid(fields=[{"path": named[media_id], "code": "unknown_media"} for media_id in sorted(refused)])

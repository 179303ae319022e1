"""Sections as documents: read from rows, written to rows. The shapes are the contract's SectionDocument."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import (
    CompoundSelect,
    Delete,
    Insert,
    String,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    literal,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Focus, Lists, Section, unwritten
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.platform.storage.base import Id, now
from vitrine.platform.storage.json_rows import document_of, one_of, rows_from_json
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.sites.site.tables import SHARED, Item, SectionState, SectionTexts

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Document = dict[str, Any]  # {"languages": {code: {"texts", "lists"}}, "shared": {"styles", "settings", "lists"}}


def _defaults(section: Section) -> tuple[dict[str, Any], dict[str, Any]]:
    """Texts and settings of a section in which nothing was written. No page needs the models of saves for it."""
    content = {
        "texts": {field.name: unwritten(field) for field in section.texts},
        "lists": {held.name: [] for held in section.own_lists},
    }
    shared = {
        "styles": {},
        "settings": {
            field.name: unwritten(field) for field in section.settings if not isinstance(field, Focus | Lists)
        },
        "lists": {held.name: [] for held in section.shared_lists},
    }
    return content, shared


DEFAULTS = {name: _defaults(section) for name, section in SECTIONS.items()}


def empty_document(section: Section, languages: Iterable[str]) -> Document:
    content, shared = DEFAULTS[section.name]
    return {
        "languages": {code: _copy(content) for code in languages},
        "shared": _copy(shared),
    }


def _copy(part: dict[str, Any]) -> dict[str, Any]:
    return {
        key: {inner: (list(value) if isinstance(value, list) else value) for inner, value in values.items()}
        for key, values in part.items()
    }


def _everything() -> CompoundSelect[tuple[str, str, str, str, str, int, Any]]:
    """All that a site's sections hold, a document in each row: read in one statement, and without objects."""
    state, texts, item, none, first = SectionState, SectionTexts, Item, literal(""), literal(0)
    site_id = bindparam("site_id", type_=Id)
    languages = bindparam("languages", type_=String(2), expanding=True)
    return union_all(
        select(literal("styles"), state.section, none, none, none, first.label("place"), state.styles).where(
            state.site_id == site_id
        ),
        select(literal("settings"), state.section, none, none, none, first, state.settings).where(
            state.site_id == site_id
        ),
        select(literal("texts"), texts.section, texts.language, none, none, first, texts.texts).where(
            texts.site_id == site_id, texts.language.in_(languages)
        ),
        select(literal("item"), item.section, item.language, item.list_name, item.id, item.position, item.fields).where(
            item.site_id == site_id, or_(item.language == SHARED, item.language.in_(languages))
        ),
    ).order_by("place")


_EVERYTHING = _everything()  # made once: to write a statement takes longer than to run it


async def read_documents(
    session: AsyncSession, site_id: str, languages: list[str], names: Iterable[SectionName] = tuple(SECTIONS)
) -> dict[SectionName, Document]:
    """One query for any number of sections. Only the given languages: a removed one is kept, not shown."""
    documents = {name: empty_document(SECTIONS[name], languages) for name in names}
    rows = await session.execute(_EVERYTHING, {"site_id": site_id, "languages": languages})
    for kind, section, language, list_name, item_id, _place, held in rows:
        document = documents.get(section)
        if document is None:
            continue
        if kind == "styles":
            document["shared"]["styles"] = held
        elif kind == "settings":
            document["shared"]["settings"].update(held)
        elif kind == "texts":
            document["languages"][language]["texts"].update(held)
        else:
            part = document["shared"] if language == SHARED else document["languages"][language]
            part["lists"][list_name].append({"id": item_id, **held})
    return documents


@cache  # every save says so: to write the statement takes longer than to run it
def _texts_written(dialect: str) -> postgresql.Insert:
    row = insert_for(dialect, SectionTexts)
    key = ["site_id", "section", "language"]
    return row.on_conflict_do_update(index_elements=key, set_={"texts": row.excluded.texts})


async def write_texts(
    session: AsyncSession, site_id: str, section: Section, language: str, texts: dict[str, Any]
) -> None:
    row = {"site_id": site_id, "section": section.name, "language": language, "texts": texts}
    await session.execute(_texts_written(dialect_of(session)), row)


_item = cast("Table", Item.__table__)
_OF_LIST = (
    _item.c.site_id == bindparam("of_site"),
    _item.c.section == bindparam("of_section"),
    _item.c.list_name == bindparam("of_list"),
    _item.c.language == bindparam("of_language"),
)
LISTED = select(_item.c.id, _item.c.position, _item.c.fields).where(*_OF_LIST)


def list_place(site_id: str, section: Section, list_name: str, language: str) -> dict[str, str]:
    """What LISTED is asked with."""
    return {"of_site": site_id, "of_section": section.name, "of_list": list_name, "of_language": language}


@cache
def _removed(dialect: str) -> Delete:
    return delete(_item).where(*_OF_LIST, _item.c.id.in_(one_of(dialect, _item.c.id)))


@cache
def _added(dialect: str) -> Insert:
    these = rows_from_json(dialect, _item.c.id, _item.c.position, _item.c.fields)
    place = {"site_id": "of_site", "section": "of_section", "list_name": "of_list", "language": "of_language"}
    same = {**place, "created_at": "moment"}
    values = [bindparam(name, type_=_item.c[column].type) for column, name in same.items()]
    return insert(_item).from_select([*same, *these.c.keys()], select(*values, *these.c))


@cache
def _changed(dialect: str) -> Update:
    these = rows_from_json(dialect, _item.c.id, _item.c.position, _item.c.fields)
    changed = update(_item).where(*_OF_LIST, _item.c.id == these.c.id)
    return changed.values(position=these.c.position, fields=these.c.fields)


async def write_list(
    session: AsyncSession, site_id: str, section: Section, list_name: str, language: str, items: list[dict[str, Any]]
) -> None:
    """Rewrites one list. Items keep identity and date; a row is touched only where something changed."""
    place, engine = list_place(site_id, section, list_name, language), dialect_of(session)
    stored = {row.id: (row.position, row.fields) for row in await session.execute(LISTED, place)}
    rows = {
        item["id"]: (position, {key: value for key, value in item.items() if key != "id"})
        for position, item in enumerate(items)
    }
    if gone := stored.keys() - rows.keys():
        await session.execute(_removed(engine), {**place, **document_of([item_id] for item_id in gone)})
    if changed := [(item_id, *what) for item_id, what in rows.items() if stored.get(item_id, what) != what]:
        await session.execute(_changed(engine), {**place, **document_of(changed)})
    if added := [(item_id, *what) for item_id, what in rows.items() if item_id not in stored]:
        await session.execute(_added(engine), {**place, "moment": now(), **document_of(added)})

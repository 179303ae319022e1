"""Sections as documents: read from rows, written to rows. The shapes are the contract's SectionDocument."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import CompoundSelect, String, bindparam, delete, literal, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Focus, Section, unwritten
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.site.tables import SHARED, Item, SectionState, SectionTexts
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import Id
from vitrine.storage.plain import ask

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
        "settings": {field.name: unwritten(field) for field in section.settings if not isinstance(field, Focus)},
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
    """One query for any number of sections. Only the given languages: a removed one is kept, not shown (D36)."""
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
    await ask(session, _texts_written(session.get_bind().dialect.name), row)


async def write_list(
    session: AsyncSession, site_id: str, section: Section, list_name: str, language: str, items: list[dict[str, Any]]
) -> None:
    """Rewrites one list. Items keep identity and date; a row is touched only where something changed (D11)."""
    where = (
        Item.site_id == site_id,
        Item.section == section.name,
        Item.list_name == list_name,
        Item.language == language,
    )
    kept = {item.id: item for item in await session.scalars(select(Item).where(*where))}
    gone = kept.keys() - {item["id"] for item in items}
    if gone:
        await session.execute(delete(Item).where(*where, Item.id.in_(gone)))
    for position, item in enumerate(items):
        fields = {key: value for key, value in item.items() if key != "id"}
        row = kept.get(item["id"])
        if row is None:
            session.add(
                Item(
                    site_id=site_id,
                    id=item["id"],
                    section=section.name,
                    list_name=list_name,
                    language=language,
                    position=position,
                    fields=fields,
                )
            )
        else:
            row.position, row.fields = position, fields

"""Sections as documents: read from rows, written to rows. The shapes are the contract's SectionDocument."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section, SectionName
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.site.tables import SHARED, Item, SectionState, SectionTexts

Document = dict[str, Any]  # {"languages": {code: {"texts", "lists"}}, "shared": {"styles", "settings", "lists"}}


def _defaults(section: Section) -> tuple[dict[str, Any], dict[str, Any]]:
    """Texts and settings of a section in which nothing was written."""
    models = MODELS[section.name]
    content = models.content.model_validate({"texts": {}, "lists": {}}).model_dump()
    shared = models.shared.model_validate({"styles": {}, "settings": {}, "lists": {}}).model_dump()
    return content, shared


DEFAULTS = {name: _defaults(section) for name, section in SECTIONS.items()}


def empty_document(section: Section, languages: Iterable[str]) -> Document:
    content, shared = DEFAULTS[section.name]
    return {
        "languages": {code: _copy(content) for code in languages},
        "shared": {**_copy(shared), "styles": {}},
    }


def _copy(part: dict[str, Any]) -> dict[str, Any]:
    return {
        key: {inner: (list(value) if isinstance(value, list) else value) for inner, value in values.items()}
        for key, values in part.items()
    }


async def read_documents(
    session: AsyncSession, site_id: str, languages: list[str], names: Iterable[SectionName] = tuple(SECTIONS)
) -> dict[SectionName, Document]:
    """Three queries for any number of sections. Only the given languages: a removed one is kept, not shown (D36)."""
    documents = {name: empty_document(SECTIONS[name], languages) for name in names}
    states = await session.scalars(select(SectionState).where(SectionState.site_id == site_id))
    for state in states:
        if document := documents.get(state.section):  # type: ignore[call-overload]
            document["shared"]["styles"] = state.styles
            document["shared"]["settings"].update(state.settings)
    texts = await session.scalars(
        select(SectionTexts).where(SectionTexts.site_id == site_id, SectionTexts.language.in_(languages))
    )
    for row in texts:
        if document := documents.get(row.section):  # type: ignore[call-overload]
            document["languages"][row.language]["texts"].update(row.texts)
    items = await session.scalars(
        select(Item)
        .where(Item.site_id == site_id, Item.language.in_([*languages, SHARED]))
        .order_by(Item.list_name, Item.position)
    )
    for item in items:
        if document := documents.get(item.section):  # type: ignore[call-overload]
            part = document["shared"] if item.language == SHARED else document["languages"][item.language]
            part["lists"][item.list_name].append({"id": item.id, **item.fields})
    return documents


async def write_texts(
    session: AsyncSession, site_id: str, section: Section, language: str, texts: dict[str, Any]
) -> None:
    row = await session.get(SectionTexts, (site_id, section.name, language))
    if row is None:
        session.add(SectionTexts(site_id=site_id, section=section.name, language=language, texts=texts))
    else:
        row.texts = texts


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

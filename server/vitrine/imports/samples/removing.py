"""What of a sample is still on a site as the sample wrote it, and its removal: what its owner changed is his."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import Section
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.imports.applying import Done
from vitrine.imports.proposal import Document
from vitrine.imports.tables import SiteSample
from vitrine.site.documents import DEFAULTS, read_documents
from vitrine.site.revisions import bump
from vitrine.site.save import section_state, write_section
from vitrine.site.tables import Site
from vitrine.site.versions.keeping import Occasion

Documents = dict[Any, Document]


async def remember_sample(session: AsyncSession, site: Site, name: str, language: str, done: Done) -> None:
    """As it was stored, not as it was sent: the models may have put a link or a default right."""
    await session.flush()
    documents = await read_documents(session, site.id, site.languages)
    row = await session.get(SiteSample, site.id)
    written = dict(row.written) if row else {}
    for part, outcome in done.parts.items():
        held = _part(documents, part)
        lists = {
            list_name: [item for item in held["lists"][list_name] if item["id"] in ids]
            for list_name, ids in outcome.adds.items()
        }
        before = written.get(part, {"texts": {}, "settings": {}, "lists": {}})
        written[part] = {
            "texts": {**before["texts"], **{text: held["texts"][text] for text in outcome.texts}},
            "settings": {**before["settings"], **{setting: held["settings"][setting] for setting in outcome.settings}},
            "lists": {**before["lists"], **lists},
        }
    if row is None:
        session.add(SiteSample(site_id=site.id, name=name, language=language, written=written))
    else:
        row.name, row.language, row.written = name, language, written


def _part(documents: Documents, part: str) -> Document:
    section, _, language = part.partition("/")
    document = documents.get(section) or {"languages": {}, "shared": {"lists": {}, "settings": {}}}
    empty: Document = {"texts": {}, "lists": {}, "settings": {}}
    return {**empty, **(document["shared"] if language == "*" else document["languages"].get(language, {}))}


def _still(held: Document, written: Document) -> Document:
    """The names of its texts and settings, and the ids of its entries, that stand as the sample wrote them."""
    return {
        "texts": [name for name, text in written["texts"].items() if held["texts"].get(name) == text],
        "settings": [name for name, value in written["settings"].items() if held["settings"].get(name) == value],
        "lists": {
            list_name: [item["id"] for item in items if item in held["lists"].get(list_name, ())]
            for list_name, items in written["lists"].items()
        },
    }


def _count(still: Document) -> int:
    return len(still["texts"]) + len(still["settings"]) + sum(map(len, still["lists"].values()))


async def left_of_sample(session: AsyncSession, site: Site) -> tuple[SiteSample | None, int]:
    """How many texts, pictures and entries are still the sample's."""
    row = await session.get(SiteSample, site.id)
    if row is None:
        return None, 0
    documents = await read_documents(session, site.id, site.languages)
    return row, sum(_count(_still(_part(documents, part), written)) for part, written in row.written.items())


async def remove_sample(session: AsyncSession, site: Site) -> int:
    """How many things went. Each section that loses something is saved anew, by the same door as every save."""
    row = await session.get(SiteSample, site.id)
    if row is None:
        return 0
    documents = await read_documents(session, site.id, site.languages)
    removed, removing = 0, Occasion("save", site.account_id)  # one change, which one version brings back
    for section in SECTIONS.values():
        still = {
            part: _still(_part(documents, part), written)
            for part, written in row.written.items()
            if part.partition("/")[0] == section.name
        }
        count = sum(map(_count, still.values()))
        if count:
            await _write(session, site, section, documents[section.name], still, removing)
        removed += count
    await session.delete(row)
    return removed


async def _write(
    session: AsyncSession,
    site: Site,
    section: Section,
    document: Document,
    still: dict[str, Document],
    removing: Occasion,
) -> None:
    content_defaults, shared_defaults = DEFAULTS[section.name]
    languages = [code for code in site.languages if f"{section.name}/{code}" in still] or site.languages[:1]
    for part, going in still.items():
        language = part.partition("/")[2]
        held = document["shared"] if language == "*" else document["languages"].get(language)
        if held is None:
            continue
        for name in going["texts"]:
            held["texts"][name] = content_defaults["texts"][name]
        for name in going["settings"]:
            is_file = any(each.name == name and isinstance(each, describe.Media) for each in section.settings)
            held["settings"][name] = None if is_file else shared_defaults["settings"][name]
        for list_name, ids in going["lists"].items():
            held["lists"][list_name] = [item for item in held["lists"][list_name] if item["id"] not in ids]
    for language in languages:
        sent = {"content": document["languages"][language], "shared": document["shared"]}
        await write_section(session, site, section, language, MODELS[section.name].save.model_validate(sent), removing)
    await bump(session, site, await section_state(session, site, section))

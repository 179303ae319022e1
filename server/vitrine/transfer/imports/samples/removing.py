"""What of a sample is still on a site as the sample wrote it, and its removal: what its owner changed is his."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import Section
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.platform.keyring import Keyring
from vitrine.sites.site.documents import DEFAULTS, read_documents
from vitrine.sites.site.look import choose_layout
from vitrine.sites.site.revisions import bump, revision_named
from vitrine.sites.site.save import write_section
from vitrine.sites.site.service import save_settings
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.keeping import ChangeContext, keep_settings, settings_of
from vitrine.sites.tiers.seal import open_layout
from vitrine.transfer.imports.applying import LOOK, Done
from vitrine.transfer.imports.preview import is_blank
from vitrine.transfer.imports.tables import SiteSample
from vitrine.transfer.interchange.fitting import Document

Documents = dict[Any, Document]
SHARED = "*"  # as parts of a preview have it


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
    if done.dressed:
        styles = {section: _styles(documents, section, slots) for section, slots in done.dressed.items()}
        look = {"theme": site.theme_index, "layout": site.sealed_layout, "former": done.former}
        written[LOOK] = {"styles": styles, **look}
    if row is None:
        session.add(SiteSample(site_id=site.id, name=name, language=language, written=written))
    else:
        row.name, row.language, row.written = name, language, written


def _part(documents: Documents, part: str) -> Document:
    section, _, language = part.partition("/")
    document = documents.get(section) or {"languages": {}, "shared": {"lists": {}, "settings": {}}}
    empty: Document = {"texts": {}, "lists": {}, "settings": {}}
    return {**empty, **(document["shared"] if language == SHARED else document["languages"].get(language, {}))}


def _styles(documents: Documents, section: str, slots: Iterable[str]) -> Document:
    held = documents[section]["shared"]["styles"]
    return {slot: held[slot] for slot in slots if held.get(slot)}


def _still(held: Document, written: Document) -> Document:
    """The names of its texts and settings, and the ids of its entries, that stand as the sample wrote them."""
    return {
        "texts": [
            name
            for name, text in written["texts"].items()
            if held["texts"].get(name) == text and not held["texts"].get(name + describe.MARKS)
        ],
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
    # Its look is counted nowhere: when all of its words were changed, it is what their owner's stand in.
    return row, sum(_count(_still(_part(documents, part), written)) for part, written in _words(row))


def _words(row: SiteSample) -> list[tuple[str, Document]]:
    return [(part, written) for part, written in row.written.items() if part != LOOK]


async def remove_sample(session: AsyncSession, keyring: Keyring, site: Site) -> int:
    """How many things went. Each section that loses something is saved anew, by the same path as every save."""
    row = await session.get(SiteSample, site.id)
    if row is None:
        return 0
    documents = await read_documents(session, site.id, site.languages)
    removing = ChangeContext("save", site.account_id)  # one change, which one version brings back
    removed, touched = 0, set[tuple[str, str]]()
    for part, written in _words(row):
        going = _still(_part(documents, part), written)
        if count := _count(going):
            name, _, language = part.partition("/")
            _take_away(SECTIONS[name], documents[name], language, going)
            touched.add((name, language))
            removed += count
    look = row.written.get(LOOK)
    if look and is_blank(documents):  # else it is what its owner's own words stand in
        for name, styles in look["styles"].items():
            if _remove_styles(documents, name, styles):
                touched.add((name, SHARED))
        await _give_back(session, keyring, site, look, removing)
    for section in SECTIONS.values():
        if languages := {language for touched_name, language in touched if touched_name == section.name}:
            await _write(session, site, section, documents[section.name], languages, removing)
    await session.delete(row)
    return removed


def _take_away(section: Section, document: Document, language: str, going: Document) -> None:
    content_defaults, shared_defaults = DEFAULTS[section.name]
    held = document["shared"] if language == SHARED else document["languages"][language]
    for name in going["texts"]:
        held["texts"][name] = content_defaults["texts"][name]
    for name in going["settings"]:
        is_file = any(each.name == name and isinstance(each, describe.Media) for each in section.settings)
        held["settings"][name] = None if is_file else shared_defaults["settings"].get(name)
    for list_name, ids in going["lists"].items():
        held["lists"][list_name] = [item for item in held["lists"][list_name] if item["id"] not in ids]


def _remove_styles(documents: Documents, section: str, styles: Document) -> bool:
    """True: a text wore what the sample gave it, and nobody chose otherwise since."""
    shared = documents[section]["shared"]
    own_styles = {slot: style for slot, style in shared["styles"].items() if style != styles.get(slot)}
    is_changed = len(own_styles) < len(shared["styles"])
    shared["styles"] = own_styles
    return is_changed


async def _give_back(
    session: AsyncSession, keyring: Keyring, site: Site, look: Document, removing: ChangeContext
) -> None:
    """Theme and layout where nobody chose others since; and a site that began with the sample waits for nothing now."""
    former = look.get("former") or {"theme": look["formerTheme"]}  # of a sample that was taken without a layout
    layout = former.get("layout")
    current = open_layout(keyring, site.id, site.sealed_layout)
    if layout not in (None, current) and site.sealed_layout == look["layout"]:
        settings = settings_of(site)
        choose_layout(keyring, site, layout)
        await keep_settings(session, site, settings, removing)
    theme = former["theme"] if site.theme_index == look["theme"] else site.theme_index
    is_online = site.is_online or former.get("isOnline", False)
    if (theme, is_online) == (site.theme_index, site.is_online):
        return
    sent = {"siteType": site.site_type, "languages": site.languages, "themeIndex": theme, "isOnline": is_online}
    named = revision_named(site.settings_revision)
    await save_settings(session, site, sent, **named, idempotency_key=None, context=removing)


async def _write(
    session: AsyncSession,
    site: Site,
    section: Section,
    document: Document,
    languages: set[str],
    removing: ChangeContext,
) -> None:
    for language in [code for code in site.languages if code in languages] or site.languages[:1]:
        sent = {"content": document["languages"][language], "shared": document["shared"]}
        await write_section(session, site, section, language, MODELS[section.name].save.model_validate(sent), removing)
    await bump(session, site, await section_state(session, site, section))

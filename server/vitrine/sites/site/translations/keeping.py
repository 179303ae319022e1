"""Written with each save: what was translated from words that change now is noted, with those words. Called by save.py.

A note is needed only once its source has changed, so a text that is in step with its source costs no row: what it was
made from is what the source says. Sites of one language have none at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Table, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.content.translating import (
    Content,
    Items,
    has_letters,
    says_nothing,
    says_the_same,
    source_items,
    source_place,
    texts_of,
)
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.sites.site.tables import SHARED, Item, SectionTexts, Site
from vitrine.sites.site.translations.tables import TranslationNotes

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Note = dict[str, Any]
Notes = dict[str, Note]  # by place


def source_of(site: Site) -> str | None:
    """The language that the others are translated from: the one its owner chose, else the first."""
    if site.source_language in site.languages:
        return site.source_language
    return site.languages[0] if site.languages else None


@dataclass
class TranslatableContent:
    """What a section holds, as far as it is translated."""

    section: Section
    contents: dict[str, Content]  # by language
    shared_lists: dict[str, Items]

    def texts(self, language: str) -> dict[str, str]:
        content = self.contents.get(language) or {"texts": {}, "lists": {}}
        return texts_of(self.section, content, self.shared_lists, language)

    def sources(self, target: str, source: str) -> dict[str, str]:
        """Shared items stand for themselves."""
        nothing: Content = {"texts": {}, "lists": {}}
        own = source_items(self.section, self.contents.get(target, nothing), self.contents.get(source, nothing))
        return own | {item["id"]: item["id"] for items in self.shared_lists.values() for item in items}


# Asked by every save of a site with several languages: to write a statement takes longer than to run it.
_TEXTS = select(SectionTexts.language, SectionTexts.texts).where(
    SectionTexts.site_id == bindparam("of_site"), SectionTexts.section == bindparam("of_section")
)
_ITEMS = (
    select(Item.language, Item.list_name, Item.id, Item.fields)
    .where(Item.site_id == bindparam("of_site"), Item.section == bindparam("of_section"))
    .order_by(Item.position)
)
_NOTES = select(TranslationNotes.language, TranslationNotes.notes).where(
    TranslationNotes.site_id == bindparam("of_site"), TranslationNotes.section == bindparam("of_section")
)


_notes = cast("Table", TranslationNotes.__table__)
_NOT_NOTED = delete(_notes).where(
    _notes.c.site_id == bindparam("of_site"),
    _notes.c.section == bindparam("of_section"),
    _notes.c.language == bindparam("of_language"),
)


async def read_translatable(session: AsyncSession, site: Site, section: Section) -> TranslatableContent:
    contents: dict[str, Content] = {code: {"texts": {}, "lists": {}} for code in site.languages}
    shared: dict[str, Items] = {}
    place = {"of_site": site.id, "of_section": section.name}
    for language, held in await session.execute(_TEXTS, place):
        if language in contents:
            contents[language]["texts"] = held
    for language, list_name, item_id, fields in await session.execute(_ITEMS, place):
        lists = shared if language == SHARED else contents[language]["lists"] if language in contents else {}
        lists.setdefault(list_name, []).append({"id": item_id, **fields})
    return TranslatableContent(section, contents, shared)


async def note_changes(
    session: AsyncSession,
    site: Site,
    section: Section,
    before: TranslatableContent,
    changed: dict[str, Content],
    shared: dict[str, Any],
    then: dict[str, Content] | None = None,
) -> None:
    """Before a save is written. `changed`: by language, the one that is saved last. `then`: of what comes back from a
    version, what each language held at its time: that is what it was made from.
    """
    source = source_of(site)
    if len(site.languages) < 2 or source is None or section.is_of_whole_site:
        return
    language = list(changed)[-1]
    after = TranslatableContent(section, {**before.contents, **changed}, shared["lists"])
    texts_before = {code: before.texts(code) for code in site.languages}
    texts_after = {code: after.texts(code) for code in site.languages}
    if texts_before == texts_after:
        return
    notes = await read_notes(session, site, section)
    for target in site.languages:
        if target == source:
            continue
        change = _Change(
            source,
            *(texts_before[target], texts_after[target]),
            *(texts_before[source], texts_after[source]),
            before.sources(target, source),
            _made_from(section, after, target, source, then) if then and target == language else {},
        )
        was = notes.get(target, {})
        await write_notes(session, site, section, target, was, _changed_notes(was, change))


@dataclass
class _Change:
    source: str
    before: dict[str, str]
    after: dict[str, str]
    source_before: dict[str, str]
    source_after: dict[str, str]
    sources: dict[str, str]
    made_from: Notes


def _changed_notes(notes: Notes, change: _Change) -> Notes:
    remaining: Notes = {}
    for place, text in change.after.items():
        if says_nothing(text):
            continue
        if text != change.before.get(place):  # written anew, from what the source says now
            if place in change.made_from:
                remaining[place] = change.made_from[place]
            continue
        note = notes.get(place) or _new_note(place, change)
        if note and (note["isConfirmed"] or not _is_in_step(note, change)):
            remaining[place] = note
    return remaining


def _new_note(place: str, change: _Change) -> Note | None:
    at = source_place(place, change.sources)
    if at is None:
        return None
    was, now = change.source_before.get(at, ""), change.source_after.get(at, "")
    if not has_letters(was) or says_the_same(was, now):
        return None
    return {"language": change.source, "place": at, "text": was, "isConfirmed": False}


def _is_in_step(note: Note, change: _Change) -> bool:
    """The source says again what it said."""
    now = change.source_after.get(note["place"])
    return note["language"] == change.source and now is not None and says_the_same(note["text"], now)


def _made_from(
    section: Section, after: TranslatableContent, target: str, source: str, then: dict[str, Content]
) -> Notes:
    """Of a version: for each of its texts the source text of its time, where that is another now."""
    if source not in then or target not in then:
        return {}
    at_that_time = TranslatableContent(section, then, after.shared_lists)
    was, now = at_that_time.texts(source), after.texts(source)
    sources = at_that_time.sources(target, source)
    made: Notes = {}
    for place in after.texts(target):
        at = source_place(place, sources)
        if at is None or not has_letters(was.get(at, "")) or says_the_same(was[at], now.get(at, "")):
            continue
        made[place] = {"language": source, "place": at, "text": was[at], "isConfirmed": False}
    return made


async def read_notes(session: AsyncSession, site: Site, section: Section) -> dict[str, Notes]:
    """By language, of those that have any."""
    rows = await session.execute(_NOTES, {"of_site": site.id, "of_section": section.name})
    return {row.language: row.notes for row in rows}


@cache
def _noted(dialect: str) -> postgresql.Insert:
    row = insert_for(dialect, TranslationNotes)
    key = ["site_id", "section", "language"]
    return row.on_conflict_do_update(index_elements=key, set_={"notes": row.excluded.notes})


async def write_notes(
    session: AsyncSession, site: Site, section: Section, language: str, before: Notes, notes: Notes
) -> None:
    if notes == before:
        return
    if notes:
        row = {"site_id": site.id, "section": section.name, "language": language, "notes": notes}
        await session.execute(_noted(dialect_of(session)), row)
    else:
        await session.execute(_NOT_NOTED, {"of_site": site.id, "of_section": section.name, "of_language": language})

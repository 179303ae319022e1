"""What an owner says of his translations: still good, not yet, and from which language. Called by routes.py."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.content.sections import SECTIONS
from vitrine.content.translating import says_nothing, says_the_same, source_place
from vitrine.platform.errors import Invalid, NotFound, Problem
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import (
    Note,
    Notes,
    TranslatableContent,
    read_notes,
    read_translatable,
    source_of,
    write_notes,
)
from vitrine.sites.site.translations.tables import TranslationNotes


class SourceChanged(Problem):
    """The source says something else than what was looked at. `places`: whose."""

    code, status = "translations.source_changed", 409


async def all_notes(session: AsyncSession, site: Site) -> dict[str, dict[str, Notes]]:
    """By section and language; of removed languages nothing, though it is kept."""
    found: dict[str, dict[str, Notes]] = {}
    if len(site.languages) < 2:
        return found
    for row in await session.scalars(select(TranslationNotes).where(TranslationNotes.site_id == site.id)):
        if row.section in SECTIONS and row.language in site.languages:
            found.setdefault(row.section, {})[row.language] = row.notes
    return found


def choose_source(site: Site, language: str) -> None:
    if language not in site.languages:
        raise Invalid(fields=[{"path": ["language"], "code": "unknown_language"}])
    site.source_language = language if language != site.languages[0] else None


async def confirm(
    session: AsyncSession, site: Site, section: Section, language: str, seen: dict[str, str]
) -> dict[str, Note | None]:
    """'Toujours bon', of several texts or of none. `seen`: by place, the source text that was looked at. Answers what
    was noted before, so that it can be taken back.
    """
    source = _source_for(site, language)
    held = await read_translatable(session, site, section)
    was = (await read_notes(session, site, section)).get(language, {})
    notes = dict(was)
    texts = _known_texts(held, language, seen)
    sources, source_texts = held.sources(language, source), held.texts(source)
    before: dict[str, Note | None] = {}
    changed: list[str] = []
    for place, looked_at in seen.items():
        note = notes.get(place)
        at = note["place"] if note and note["language"] == source else source_place(place, sources)
        now = source_texts.get(at or "", "")
        if not says_the_same(looked_at, now):
            changed.append(place)
        before[place] = note
        notes.pop(place, None)
        if at is not None and says_the_same(texts[place], now):  # a copy that is meant to be one
            notes[place] = {"language": source, "place": at, "text": now, "isConfirmed": True}
    if changed:
        raise SourceChanged(places=changed)
    await write_notes(session, site, section, language, was, notes)
    return before


async def put_notes(
    session: AsyncSession, site: Site, section: Section, language: str, changes: dict[str, Note | None]
) -> None:
    """Takes a confirmation back."""
    _source_for(site, language)
    held = await read_translatable(session, site, section)
    _known_texts(held, language, changes)
    was = (await read_notes(session, site, section)).get(language, {})
    notes = dict(was)
    for place, note in changes.items():
        if note is None:
            notes.pop(place, None)
        elif note["language"] not in site.languages or note["place"] not in held.texts(note["language"]):
            raise Invalid(fields=[{"path": ["notes", place], "code": "unknown_place"}])
        else:
            notes[place] = note
    await write_notes(session, site, section, language, was, notes)


def _source_for(site: Site, language: str) -> str:
    source = source_of(site)
    if language not in site.languages or source is None or language == source:
        raise NotFound()
    return source


def _known_texts(held: TranslatableContent, language: str, places: Iterable[str]) -> dict[str, str]:
    texts = held.texts(language)
    if unknown := [place for place in places if says_nothing(texts.get(place, ""))]:
        raise Invalid(fields=[{"path": ["texts", place], "code": "unknown_place"} for place in unknown[:50]])
    return texts

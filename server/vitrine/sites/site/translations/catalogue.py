"""All texts of a site that stand in one language, each beside the one that it is made from. For files and their return.

Each is named by its section and by the place of its *source*: that one is there also where its translation is not yet.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.content.in_step import are_one, together
from vitrine.content.layouts import Option
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.translating import (
    TextAt,
    TextState,
    has_letters,
    is_same_word,
    source_items,
    source_place,
    state_of,
    texts_in,
)
from vitrine.platform.errors import NotFound
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.tables import SectionState, Site
from vitrine.sites.site.translations.keeping import Notes, source_of
from vitrine.sites.site.translations.service import all_notes


@dataclass(frozen=True)
class Entry:
    """`at`: where the translation stands; None where its item is not there. `former`: the source text that a stale one
    was made from.
    """

    section: SectionName
    place: str
    source: TextAt
    at: str | None
    text: str
    state: TextState
    is_confirmed: bool
    former: str | None

    @property
    def max_chars(self) -> int:
        return self.source.field.max_chars


@dataclass
class Catalogue:
    source: str
    target: str
    entries: dict[tuple[str, str], Entry]  # by section and place
    documents: dict[SectionName, dict[str, Any]]
    revisions: dict[SectionName, int] = field(default_factory=dict)

    def at(self, section: str, place: str) -> Entry | None:
        return self.entries.get((section, place))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())


async def read_catalogue(session: AsyncSession, site: Site, option: Option, target: str) -> Catalogue:
    """What the site's layout shows, in the order of its page. There is none of the source itself."""
    source = source_of(site)
    if source is None or target not in site.languages or target == source:
        raise NotFound()
    # Lists of before become one with what is translated now: no translation leaves a page without its pictures.
    read = await read_documents(session, site.id, site.languages)
    documents = {name: together(SECTIONS[name], document, source) for name, document in read.items()}
    notes = await all_notes(session, site)
    found = Catalogue(source, target, {}, documents)
    for name, section in SECTIONS.items():
        noted = notes.get(name, {}).get(target, {})
        for entry in _entries(section, name, documents[name], source, target, noted, option):
            found.entries[name, entry.place] = entry
    states = select(SectionState.section, SectionState.revision).where(SectionState.site_id == site.id)
    revisions = {row.section: row.revision for row in await session.execute(states)}
    found.revisions = {name: revisions.get(name, 0) for name in SECTIONS}
    return found


def _entries(
    section: Section,
    name: SectionName,
    document: dict[str, Any],
    source: str,
    target: str,
    notes: Notes,
    option: Option,
) -> Iterator[Entry]:
    theirs, ours = document["languages"][source], document["languages"][target]
    shared, one_list = document["shared"]["lists"], are_one(document)
    targets = texts_in(section, ours, shared, target)
    items = source_items(section, theirs, ours)  # from the source's to the target's: it works both ways
    items |= {item["id"]: item["id"] for held in shared.values() for item in held}
    for place, found in texts_in(section, theirs, shared, source, option).items():
        if not has_letters(found.text):
            continue
        at = source_place(place, items)
        text = targets[at].text if at in targets else ""
        note = notes.get(at or "")
        if note is not None and note["language"] != source:
            note = None
        made_from = note["text"] if note else None
        is_confirmed = bool(note and note["isConfirmed"])
        state = state_of(
            found.text,
            text,
            made_from,
            is_confirmed,
            stands_in=one_list and "/" in place,
            is_meant=is_same_word(text, source, target),
        )
        former = made_from if state == "stale" else None
        yield Entry(name, place, found, at, text, state, is_confirmed, former)

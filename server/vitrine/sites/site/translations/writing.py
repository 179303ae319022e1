"""Writes translated texts of any sections at once: from the list of all texts, and from a translator's file.

By the same path as every save (sites/site/save.py), each section once. Drafts stay where they are: revisions move on,
so that open editors ask which is to stand. What a language has not yet is taken over with pictures and links, as the
bench does (web/src/editor/translation/writing.ts).
"""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import (
    MARKS,
    Field,
    ItemList,
    Localized,
    OwnPage,
    Rows,
    Section,
    Text,
)
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.shared_rules import free_name
from vitrine.content.translating import (
    Content,
    has_letters,
    original_of,
    says_nothing,
    says_the_same,
    source_items,
    source_place,
)
from vitrine.platform.errors import Invalid
from vitrine.platform.storage.base import new_id
from vitrine.sites.site.revisions import StaleRevision, bump
from vitrine.sites.site.save import write_section
from vitrine.sites.site.save_checks import check_counts
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.catalogue import Catalogue
from vitrine.sites.site.translations.giving_back import TakenOver, give_back
from vitrine.sites.site.translations.keeping import read_notes, write_notes
from vitrine.sites.site.versions.keeping import ChangeContext


@dataclass(frozen=True)
class TextWrite:
    """`place`: of the source. `source`: the words that it was made from. `index`: which one of those that were sent."""

    index: int
    section: SectionName
    place: str
    source: str
    text: str
    marks: str = ""


@dataclass
class Done:
    """`before`: what stood where something was written, so that it can be written back. `taken`: what was taken over
    for it, where there was nothing."""

    revisions: dict[SectionName, int]
    before: list[TextWrite]
    taken: list[TakenOver]


async def write_texts(
    session: AsyncSession,
    site: Site,
    catalogue: Catalogue,
    changes: Iterable[TextWrite | TakenOver],
    revisions: dict[SectionName, int],
    context: ChangeContext,
    most_items: int,
) -> Done:
    """All or nothing. `changes`: what is to be written, and what was taken over and is to go again. `revisions`: of the
    sections, as the caller has seen them."""
    done = Done({}, [], [])
    for name, group in groupby(sorted(changes, key=lambda each: each.section), key=lambda each: each.section):
        if revisions.get(name) != catalogue.revisions[name]:
            raise StaleRevision(revision=catalogue.revisions[name], section=name)
        section = SECTIONS[name]
        writer = _Writer(catalogue, section, name)
        of_name = list(group)
        of_section = [each for each in of_name if isinstance(each, TextWrite)]
        done.before += [text for each in of_section if (text := writer.write(each)) is not None]
        done.taken += [TakenOver(0, name, place) for place in writer.taken]
        for each in of_name:
            if isinstance(each, TakenOver):  # after all is written: what is written into it goes with it
                give_back(section, writer.content, each)
        try:
            payload = MODELS[name].save.model_validate({"content": writer.content, "shared": writer.shared})
        except ValidationError as error:
            fields = [{"path": [name, *fault["loc"]], "code": fault["type"]} for fault in error.errors()]
            raise Invalid(fields=fields) from None
        language = catalogue.target
        await check_counts(session, site, section, language, payload, most_items)
        await write_section(session, site, section, language, payload, context, most_items=most_items)
        await _note_sources(session, site, section, catalogue, writer, of_section)
        saved = await bump(session, site, await section_state(session, site, section))
        done.revisions[name] = saved["revision"]
    return done


async def _note_sources(
    session: AsyncSession,
    site: Site,
    section: Section,
    catalogue: Catalogue,
    writer: "_Writer",
    texts: list[TextWrite],
) -> None:
    """What was made from other words than those of now is to be looked at again."""
    was = (await read_notes(session, site, section)).get(catalogue.target, {})
    notes = dict(was)
    for text in texts:
        entry = catalogue.entries[text.section, text.place]
        is_of_before = has_letters(text.source) and not says_the_same(text.source, entry.source.text)
        if is_of_before and not says_nothing(text.text):
            note = {"language": catalogue.source, "place": text.place, "text": text.source, "isConfirmed": False}
            notes[writer.target_place(text.place)] = note
    await write_notes(session, site, section, catalogue.target, was, notes)


def take_over(
    item_list: ItemList, source: dict[str, Any], theirs: list[dict[str, Any]], ours: list[dict[str, Any]]
) -> dict[str, Any]:
    """An item that this language has not comes behind those that it follows there, as in the bench
    (web/src/editor/translation/writing.ts): both are held to web/src/contract/sharedRules.cases.json."""
    taken = {**deepcopy(source), "id": new_id(), "original": original_of(source)}
    if item_list.own_page is not None:
        _free_page_name(item_list.own_page, taken, ours)
    before = {original_of(item) for item in theirs[: theirs.index(source)]}
    at = max((place + 1 for place, item in enumerate(ours) if original_of(item) in before), default=0)
    ours.insert(at, taken)
    return taken


def _free_page_name(own: OwnPage, item: dict[str, Any], others: list[dict[str, Any]]) -> None:
    page = item.get(own.name)
    if not page or not page.get("name"):
        return
    names = {other[own.name]["name"] for other in others if other is not item and other.get(own.name)}
    page |= {"name": free_name(page["name"], names), "formerNames": []}


class _Writer:
    """One section, in which several texts are written."""

    def __init__(self, catalogue: Catalogue, section: Section, name: SectionName) -> None:
        document = deepcopy(catalogue.documents[name])
        self._catalogue, self._section = catalogue, section
        self._theirs: Content = document["languages"][catalogue.source]
        self.content: Content = document["languages"][catalogue.target]
        self.shared: dict[str, Any] = document["shared"]
        self._items = source_items(section, self._theirs, self.content)
        self.taken: list[str] = []

    def target_place(self, place: str) -> str:
        items = self._items | {item["id"]: item["id"] for held in self.shared["lists"].values() for item in held}
        return source_place(place, items) or ""

    def write(self, new: TextWrite) -> TextWrite | None:
        """Answers what stood there before; None where it was taken over for it."""
        entry = self._catalogue.at(new.section, new.place)
        if entry is None:
            raise Invalid(fields=[{"path": ["texts", new.index, "place"], "code": "unknown_place"}])
        if len(new.text) > entry.max_chars:
            at = ["texts", new.index, "text"]
            raise Invalid(fields=[{"path": at, "code": "string_too_long", "max_length": entry.max_chars}])
        list_name, _, rest = new.place.partition("/")
        if not rest:
            marks = self._put(self._section.texts, self.content["texts"], list_name, new)
        else:
            source_id, _, way = rest.partition("/")
            item_list = next(held for held in self._section.lists if held.name == list_name)
            theirs, ours = self._item(item_list, source_id, new)
            marks = self._walk(item_list.fields, ours, theirs, way.split("/"), f"{list_name}/{ours['id']}", new)
        if entry.at is None:
            return None
        made_from = entry.former if entry.former is not None else entry.source.text
        return TextWrite(new.index, new.section, new.place, made_from, entry.text, marks)

    def _item(self, item_list: ItemList, source_id: str, new: TextWrite) -> tuple[dict[str, Any], dict[str, Any]]:
        if item_list.shared:
            shared = next(item for item in self.shared["lists"][item_list.name] if item["id"] == source_id)
            return shared, shared
        theirs, ours = (held["lists"][item_list.name] for held in (self._theirs, self.content))
        self._name_originals(theirs, ours)
        source = next(item for item in theirs if item["id"] == source_id)
        if source_id not in self._items:
            if len(ours) >= item_list.max_items:
                raise Invalid(fields=[{"path": ["texts", new.index], "code": "list_full"}])
            taken = take_over(item_list, source, theirs, ours)
            self.taken.append(f"{item_list.name}/{taken['id']}")
            self._items[source_id] = taken["id"]
        return source, next(item for item in ours if item["id"] == self._items[source_id])

    def _name_originals(self, theirs: list[dict[str, Any]], ours: list[dict[str, Any]]) -> None:
        """In lists of before, what was taken for a pair becomes one with the first change."""
        by_id = {item["id"]: item for item in ours}
        for source in theirs:
            item = by_id.get(self._items.get(source["id"], ""))
            if item is not None and not item.get("original") and original_of(source) != item["id"]:
                item["original"] = original_of(source)

    def _walk(
        self,
        fields: Iterable[Field],
        ours: dict[str, Any],
        theirs: dict[str, Any],
        way: list[str],
        at: str,
        new: TextWrite,
    ) -> str:
        """To the text, through pages and rows. `at`: the place of what is reached."""
        name, *rest = way
        here = f"{at}/{name}"
        field = next(each for each in fields if each.name == name)
        match field:
            case OwnPage():
                if not ours.get(name):
                    ours[name] = deepcopy(theirs[name])
                    self.taken.append(here)
                    _free_page_name(field, ours, [item for held in self.content["lists"].values() for item in held])
                return self._walk(field.fields, ours[name], theirs[name], rest, here, new)
            case Rows():
                row_id, *inner = rest
                rows = {row["id"]: row for row in ours.get(name) or ()}
                source = next(row for row in theirs[name] if row["id"] == row_id)
                if row_id not in rows:
                    ours[name] = [*(ours.get(name) or ()), rows.setdefault(row_id, deepcopy(source))]
                    self.taken.append(f"{here}/{row_id}")
                return self._walk(field.fields, rows[row_id], source, inner, f"{here}/{row_id}", new)
            case Localized():
                ours[name] = {**(ours.get(name) or {}), self._catalogue.target: new.text}
                return ""
        return self._put(fields, ours, name, new)

    @staticmethod
    def _put(fields: Iterable[Field], values: dict[str, Any], name: str, new: TextWrite) -> str:
        """Marks count letters, so those of other words go. Answers those of before."""
        before: str = values.get(name + MARKS) or ""
        values[name] = new.text
        if any(isinstance(field, Text) and field.rich for field in fields if field.name == name):
            values.pop(name + MARKS, None)
            if new.marks:
                values[name + MARKS] = new.marks
        return before

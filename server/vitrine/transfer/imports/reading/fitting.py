"""A proposal brought to what may be saved: the site's languages, its tier, the models of content/. All is said."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from vitrine.content.catalogues import FREE_LANGUAGES, MAX_LANGUAGES
from vitrine.content.describe import MAX_SECTION_CHARS, ItemList, Section, marked
from vitrine.content.schema import MODELS, chars_in
from vitrine.content.sections import SECTIONS
from vitrine.sites.tiers.policy import FREE_OPTION, leave_item_pages, paid_parts
from vitrine.transfer.imports.problems import TooMuchInside
from vitrine.transfer.imports.proposal import Document, Note, Proposal, item_name

_ROUNDS = 20
_MOST_ITEMS = 2_000  # of a list; more is no site's
_ELLIPSIS = "…"


@dataclass(frozen=True)
class Target:
    """The site that it would go to. `language`: the one of its own in which a text without a language is."""

    languages: list[str]
    language: str
    is_paid: bool


def fit_to_site(proposal: Proposal, languages: list[str], target: Target) -> None:
    """`languages`: the file's, in its order."""
    _keep_languages(proposal, _possible_languages(languages, target))
    if not target.is_paid:
        _keep_to_free(proposal)
    for name, document in list(proposal.sections.items()):
        section = SECTIONS[name]
        for language, content in document["languages"].items():
            _fit(section, language, {"content": content, "shared": _nothing()}, proposal.notes)
        _fit(section, "", {"content": _no_content(), "shared": document["shared"]}, proposal.notes)
        if not _says_anything(document):
            del proposal.sections[name]


def _possible_languages(languages: list[str], target: Target) -> set[str]:
    """The site's own and, where its tier lets it have more, the file's."""
    most = MAX_LANGUAGES if target.is_paid else FREE_LANGUAGES
    return set(list(dict.fromkeys([*target.languages, *languages]))[: max(most, len(target.languages))])


def _keep_languages(proposal: Proposal, possible: set[str]) -> None:
    left: dict[str, None] = {}
    for document in proposal.sections.values():
        for code in [code for code in document["languages"] if code not in possible]:
            del document["languages"][code]
            left[code] = None
    proposal.notes += [Note("language", language=code) for code in left]


def _keep_to_free(proposal: Proposal) -> None:
    """Paid parts must not stand on a free site."""
    if proposal.site.layout != FREE_OPTION:
        proposal.site.layout = None
    for name, document in proposal.sections.items():
        section, shared = SECTIONS[name], document["shared"]
        lists = {item_list.name: item_list for item_list in section.lists}
        for code, content in [*document["languages"].items(), ("", _no_content())]:
            for what in list(paid_parts(section, content, shared)):
                if what in lists:
                    (shared if lists[what].shared else content)["lists"].pop(what)
                elif what in shared["settings"]:
                    shared["settings"].pop(what)
                else:
                    leave_item_pages(section, content, what)
                proposal.notes.append(Note("paid", name, code, what))


def _nothing() -> Document:
    return {"styles": {}, "settings": {}, "lists": {}}


def _no_content() -> Document:
    return {"texts": {}, "lists": {}}


def _says_anything(document: Document) -> bool:
    shared = document["shared"]
    document["languages"] = {
        code: content
        for code, content in document["languages"].items()
        if any(content["lists"].values()) or any(str(text).strip() for text in content["texts"].values())
    }
    return bool(document["languages"] or any(shared["lists"].values()) or shared["styles"] or shared["settings"])


def _fit(section: Section, language: str, sent: Document, notes: list[Note]) -> None:
    for item_list, items in _lists(section, sent):
        if len(items) > _MOST_ITEMS:
            raise TooMuchInside
        if len(items) > item_list.max_items:
            notes.append(Note("too_many", section.name, language, item_list.name, "", len(items), item_list.max_items))
            del items[item_list.max_items :]
    for _ in range(_ROUNDS):
        try:
            MODELS[section.name].save.model_validate(sent)
            break
        except ValidationError as error:
            _mend(section, language, sent, error, notes)
    else:
        raise RuntimeError(f"what is offered to {section.name} cannot be made valid")
    _leave_surplus(section, language, sent, notes)


def _lists(section: Section, sent: Document) -> Iterator[tuple[ItemList, list[Document]]]:
    for item_list in section.lists:
        for part in (sent["content"], sent["shared"]):
            if items := part["lists"].get(item_list.name):
                yield item_list, items


def _mend(section: Section, language: str, sent: Document, error: ValidationError, notes: list[Note]) -> None:
    gone: set[int] = set()
    for fault in error.errors(include_url=False):
        part, kind, name, *rest = fault["loc"]
        holder: Any = sent[str(part)][str(kind)]
        if kind != "lists":
            place = str(name)
            if place in (marks := marked(section.texts)):
                holder.pop(place, None)
                notes.append(Note("bad_value", section.name, language, marks[place]))
            elif rest and isinstance(holder.get(name), dict):
                holder[name].pop(rest[0], None)
                notes.append(Note("bad_value", section.name, language, place))
            else:
                _mend_value(holder, place, fault, Note("bad_value", section.name, language, place), notes)
            continue
        index, field_name, *deeper = rest
        item = holder[str(name)][index]
        item_list = next(each for each in section.lists if each.name == name)
        said = marked(item_list.fields).get(str(field_name), field_name)
        note = Note("bad_value", section.name, language, f"{name}.{said}", item_name(item_list, item))
        if id(item) in gone:
            continue
        if fault["type"] in ("missing", "blank"):
            gone.add(id(item))
            notes.append(Note("incomplete", section.name, language, note.field, note.item))
        elif deeper and isinstance(item.get(field_name), dict):
            item[field_name].pop(deeper[0], None)
            notes.append(note)
        else:
            _mend_value(item, str(field_name), fault, note, notes)
    for _item_list, items in _lists(section, sent):
        items[:] = [item for item in items if id(item) not in gone]


def _mend_value(holder: Document, name: str, fault: ErrorDetails, note: Note, notes: list[Note]) -> None:
    """A text that is too long is cut, and said to be; any other value that may not stand here is left."""
    value = holder.get(name)
    most = (fault.get("ctx") or {}).get("max_length")
    if fault["type"] == "string_too_long" and isinstance(value, str) and most and "link" not in name.lower():
        holder[name] = _cut(value, most)
        notes.append(Note("cut", note.section, note.language, note.field, note.item, len(value), most))
    else:
        holder.pop(name, None)
        notes.append(note)


def _cut(text: str, most: int) -> str:
    """At the end of a word where one is near."""
    short = text[: most - len(_ELLIPSIS)]
    at_word = short.rsplit(None, 1)[0] if not text[len(short)].isspace() else short
    return (at_word if len(at_word) > most * 3 // 4 else short).rstrip() + _ELLIPSIS


def _leave_surplus(section: Section, language: str, sent: Document, notes: list[Note]) -> None:
    """More text than a section may hold: the last items of its longest list stay away."""
    surplus = chars_in(sent["content"]) + chars_in(sent["shared"]["lists"]) - MAX_SECTION_CHARS
    while surplus > 0:
        item_list, items = max(_lists(section, sent), key=lambda each: chars_in(each[1]))
        item = items.pop()
        surplus -= chars_in(item)
        notes.append(Note("too_long", section.name, language, item_list.name, item_name(item_list, item)))

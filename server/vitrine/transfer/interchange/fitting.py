"""Brings what a file says to what may be saved: the site's tier, the models of content/. For every import.

It changes the read documents in place. What does not come as the file has it is told, one `FitProblem` at a time: in
lines to the operator (plan.py), in the preview to an owner (imports/reading/recognise.py).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from vitrine.content import describe
from vitrine.content.describe import (
    MAX_ITEM_PAGES_CHARS,
    MAX_SECTION_CHARS,
    ItemList,
    Section,
    files_named,
    marked,
)
from vitrine.content.schema import MODELS, chars_in, chars_on_pages
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.sites.tiers.policy import leave_item_pages, paid_parts
from vitrine.transfer.interchange.report import shown

Document = dict[str, Any]
Kind = Literal["texts", "styles", "settings", "lists"]
FitProblemCode = Literal["cut", "bad_value", "incomplete", "too_many", "too_long", "paid"]
_ROUNDS = 20
_ELLIPSIS = "…"


@dataclass(frozen=True)
class FitProblem:
    """A part of a section that may not stand on this site as it is.

    `field`: the text, setting, style or list. `items`: the entries of that list that it is about; `item_field`: what in
    one of them. `within`: the way on, inside of a style or of an entry's own page. `language`: "" for what all share.
    """

    code: FitProblemCode
    section: Section
    language: str
    kind: Kind
    field: str
    items: tuple[Document, ...] = ()
    item_field: str = ""
    within: tuple[str | int, ...] = ()
    chars: int = 0
    most: int = 0
    why: str = ""

    @property
    def item_list(self) -> ItemList:
        return next(each for each in self.section.lists if each.name == self.field)


Tell = Callable[[FitProblem], None]


def no_content() -> Document:
    return {"texts": {}, "lists": {}}


def empty_document() -> Document:
    return {"languages": {}, "shared": {"styles": {}, "settings": {}, "lists": {}}}


def keep_to_free(documents: dict[SectionName, Document], tell: Tell) -> None:
    """Paid parts must not stand on a free site: its owner's next save would be refused."""
    for name, document in documents.items():
        section, shared = SECTIONS[name], document["shared"]
        lists = {item_list.name: item_list for item_list in section.lists}
        for code, content in [*document["languages"].items(), ("", no_content())]:
            for what in list(paid_parts(section, content, shared)):
                if what in lists:
                    (shared if lists[what].shared else content)["lists"].pop(what)
                    tell(FitProblem("paid", section, code, "lists", what))
                elif what in shared["settings"]:
                    shared["settings"].pop(what)
                    tell(FitProblem("paid", section, code, "settings", what))
                else:
                    items = tuple(leave_item_pages(section, content, what))
                    tell(FitProblem("paid", section, code, "lists", what, items))


def picture_places(section: Section, document: Document) -> Iterator[tuple[Document, describe.Media, str]]:
    """(what holds it, the field, the language) of every picture that a document names."""
    shared = document["shared"]
    for setting in section.settings:
        if isinstance(setting, describe.Media) and shared["settings"].get(setting.name):
            yield shared["settings"], setting, ""
    for item_list in section.lists:
        for language, part in [("", shared), *document["languages"].items()]:
            for item in part["lists"].get(item_list.name, ()):
                yield from ((holder, each, language) for holder, each, _way in files_named(item_list.fields, item))


def named_pictures(documents: dict[SectionName, Document]) -> set[str]:
    return {
        holder[media.name]
        for name, document in documents.items()
        for holder, media, _language in picture_places(SECTIONS[name], document)
    }


def name_media(documents: dict[SectionName, Document], stored: dict[str, str]) -> None:
    """From here on they name stored files. A picture that was not stored goes, and with it what needs one."""
    for name, document in documents.items():
        gone: set[int] = set()
        for holder, field, _language in list(picture_places(SECTIONS[name], document)):
            media_id = stored.get(holder[field.name])
            if media_id is not None:
                holder[field.name] = media_id
            elif field.required:
                gone.add(id(holder))
            else:
                del holder[field.name]
        for part in (document["shared"], *document["languages"].values()):
            for list_name, items in part["lists"].items():
                part["lists"][list_name] = [item for item in items if id(item) not in gone]


def fit(section: Section, document: Document, tell: Tell) -> None:
    """Afterwards `saves_of` can be made of it."""
    for language, content in document["languages"].items() or [("", no_content())]:
        _Fitting(section, language, {"content": content, "shared": document["shared"]}, tell).run()


def saves_of(section: Section, document: Document, languages: list[str]) -> dict[str, BaseModel]:
    """What to save, by language: those that the document holds, and `languages`."""
    contents = {code: no_content() for code in languages} | document["languages"]
    return {
        code: MODELS[section.name].save.model_validate({"content": content, "shared": document["shared"]})
        for code, content in contents.items()
    }


class _Fitting:
    def __init__(self, section: Section, language: str, sent: Document, tell: Tell) -> None:
        self._section, self._language, self._sent, self._tell = section, language, sent, tell

    def run(self) -> None:
        """Once around leaves out values, twice the items that miss one now, so a few rounds are enough."""
        self._leave_what_is_too_many()
        for _ in range(_ROUNDS):
            try:
                MODELS[self._section.name].save.model_validate(self._sent)
                break
            except ValidationError as error:
                self._remove_faulty(error)
        else:
            raise RuntimeError(f"what {self._section.name} holds in {self._language} cannot be made valid")
        self._leave_surplus()
        self._leave_surplus_pages()

    def _lists(self) -> Iterator[tuple[str, ItemList, list[Document]]]:
        """(language, list, its items); '' for those that all languages share."""
        for item_list in self._section.lists:
            for part, language in (("content", self._language), ("shared", "")):
                if items := self._sent[part]["lists"].get(item_list.name):
                    yield language, item_list, items

    def _leave_what_is_too_many(self) -> None:
        """The first ones stay."""
        for language, item_list, items in self._lists():
            most = item_list.max_items
            if len(items) > most:
                gone, name = tuple(items[most:]), item_list.name
                self._tell(
                    FitProblem("too_many", self._section, language, "lists", name, gone, chars=len(items), most=most)
                )
                del items[most:]

    def _remove_faulty(self, error: ValidationError) -> None:
        gone: set[int] = set()
        for fault in error.errors(include_url=False):
            part, kind, name, *way = fault["loc"]
            language = "" if part == "shared" else self._language
            if kind != "lists":
                self._mend_value(language, self._sent[str(part)][str(kind)], kind, str(name), way, fault)
            else:
                index, field_name, *deeper = way
                item_list = next(each for each in self._section.lists if each.name == name)
                item = self._sent[str(part)]["lists"][item_list.name][index]
                if id(item) not in gone:
                    self._mend_item(language, item_list, item, str(field_name), deeper, fault, gone)
        for _language, _item_list, items in self._lists():
            items[:] = [item for item in items if id(item) not in gone]
            for item in items:
                _close_gaps(item)

    def _mend_value(
        self, language: str, holder: Document, kind: Any, name: str, way: list[Any], fault: ErrorDetails
    ) -> None:
        said = marked(self._section.texts).get(name, name)
        within, inner = tuple(way[:1]), holder.get(name)
        code: FitProblemCode = "bad_value"
        counted: dict[str, int] = {}
        if within and isinstance(inner, dict):
            inner.pop(within[0], None)
        elif said == name and (counted := _cut(holder, name, fault)):
            code = "cut"
        else:
            holder.pop(name, None)
        self._tell(_fit_problem(code, self._section, language, kind, said, fault, within=within, **counted))

    def _mend_item(
        self,
        language: str,
        item_list: ItemList,
        item: Document,
        name: str,
        way: list[Any],
        fault: ErrorDetails,
        gone: set[int],
    ) -> None:
        said = marked(item_list.fields).get(name, name)
        field = next((each for each in item_list.fields if each.name == said), None)
        code: FitProblemCode = "bad_value"
        counted: dict[str, int] = {}
        within = tuple(way)
        if isinstance(field, describe.OwnPage) and way:
            _mend_page(item, field, way, fault)
        elif fault["type"] in ("missing", "blank"):
            gone.add(id(item))
            code, within = "incomplete", ()
        elif way and isinstance(item.get(name), dict):
            item[name].pop(way[0], None)
        elif said == name and (counted := _cut(item, name, fault)):
            code = "cut"
        else:
            item.pop(name, None)
        about: dict[str, Any] = {"items": (item,), "item_field": said, "within": within}
        self._tell(_fit_problem(code, self._section, language, "lists", item_list.name, fault, **about, **counted))

    def _leave_surplus(self) -> None:
        """More text than a section may hold: the last items of its longest list stay away."""
        content, shared = self._sent["content"], self._sent["shared"]
        surplus = chars_in(content) + chars_in(shared["lists"]) - MAX_SECTION_CHARS
        while surplus > 0:
            language, item_list, items = max(self._lists(), key=lambda each: chars_in(each[2]))
            item = items.pop()
            surplus -= chars_in(item)
            self._tell(FitProblem("too_long", self._section, language, "lists", item_list.name, (item,)))

    def _leave_surplus_pages(self) -> None:
        lists = self._sent["content"]["lists"]
        for item_list in self._section.own_lists:
            own = item_list.own_page
            for item in reversed(lists.get(item_list.name, []) if own else []):
                if own is None or chars_on_pages(lists) <= MAX_ITEM_PAGES_CHARS:
                    break
                if item.pop(own.name, None):
                    name = item_list.name
                    self._tell(FitProblem("too_long", self._section, self._language, "lists", name, (item,), own.name))


def _fit_problem(
    code: FitProblemCode, section: Section, language: str, kind: Kind, field: str, fault: ErrorDetails, **more: Any
) -> FitProblem:
    why = f"{fault['msg']} ({shown(fault['input'])})"
    return FitProblem(code, section, language, kind, field, why=why, **more)


def _cut(holder: Document, name: str, fault: ErrorDetails) -> dict[str, int]:
    """A text that is too long is cut, at the end of a word where one is near. How long it was, and may be."""
    text = holder.get(name)
    most = (fault.get("ctx") or {}).get("max_length")
    if fault["type"] != "string_too_long" or not isinstance(text, str) or not most or "link" in name.lower():
        return {}
    short = text[: most - len(_ELLIPSIS)]
    words = short.rsplit(None, 1)
    at_word = words[0] if words and not text[len(short)].isspace() else short
    holder[name] = (at_word if len(at_word) > most * 3 // 4 else short).rstrip() + _ELLIPSIS
    return {"chars": len(text), "most": most}


def _mend_page(item: Document, field: describe.OwnPage, way: list[Any], fault: ErrorDetails) -> None:
    """Out of a page of its own goes what is wrong: a value, a row without its picture. Without a name that is its own
    it is kept and not shown."""
    page, (name, *deeper) = item[field.name], way
    if name == "name":
        page.pop(name, None)
        page["isShown"] = False
    elif not deeper:
        too_many = fault["type"] == "too_long" and isinstance(page.get(name), list)
        page[name] = page[name][: fault["ctx"]["max_length"]] if too_many else None
        if page[name] is None:
            del page[name]
    elif len(deeper) > 1 and fault["type"] != "missing" and isinstance(page[name][deeper[0]], dict):
        page[name][deeper[0]].pop(deeper[1], None)
    else:  # places of the others stay, until all faults are mended
        page[name][deeper[0]] = None


def _close_gaps(item: Document) -> None:
    for page in item.values():
        for name, rows in page.items() if isinstance(page, dict) else ():
            if isinstance(rows, list) and None in rows:
                page[name] = [row for row in rows if row is not None]

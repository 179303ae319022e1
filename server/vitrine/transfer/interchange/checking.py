"""Asks the models of content/ what of a read section may be saved; what they refuse is told and left out."""

from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from vitrine.content import describe
from vitrine.content.describe import MAX_ITEM_PAGES_CHARS, MAX_SECTION_CHARS, Section, marked
from vitrine.content.documents import STYLE
from vitrine.content.schema import MODELS, chars_in, chars_on_pages
from vitrine.transfer.interchange.places import in_block, in_site, in_texts
from vitrine.transfer.interchange.report import Report, shown

Document = dict[str, Any]
_ROUNDS = 20


def checked_saves(
    section: Section, document: Document, languages: list[str], item_paths: dict[str, str], report: Report
) -> dict[str, BaseModel]:
    """What to save per language: `languages`, and those that the document holds."""
    saves: dict[str, BaseModel] = {}
    for code in dict.fromkeys([*document["languages"], *languages]):
        content = document["languages"].get(code) or {"texts": {}, "lists": {}}
        sent = {"content": content, "shared": document["shared"]}
        sieve = _Sieve(section, code, sent, item_paths, report)
        saves[code] = sieve.run()
    return saves


class _Sieve:
    def __init__(
        self, section: Section, language: str, sent: Document, item_paths: dict[str, str], report: Report
    ) -> None:
        self._section, self._language, self._sent = section, language, sent
        self._item_paths, self._report = item_paths, report

    def run(self) -> BaseModel:
        """Once around leaves out values, twice the items that miss one now, so a few rounds are enough."""
        for _ in range(_ROUNDS):
            if (save := self._passed()) is not None:
                return save
        raise RuntimeError(f"what {self._section.name} holds in {self._language} cannot be made valid")

    def _passed(self) -> BaseModel | None:
        """The save, or None after something was left out of it."""
        try:
            save = MODELS[self._section.name].save.model_validate(self._sent)
            return None if self._leave_out_surplus() else save
        except ValidationError as error:
            gone: set[int] = set()
            for fault in error.errors(include_url=False):
                self._leave_out(fault, gone)
            for part in (self._sent["content"], self._sent["shared"]):
                for name, items in part["lists"].items():
                    part["lists"][name] = [item for item in items if id(item) not in gone]
                    for item in part["lists"][name]:
                        _close_gaps(item)
            return None

    def _leave_out(self, error: ErrorDetails, gone: set[int]) -> None:
        part, kind, name, *rest = error["loc"]
        why = f"{error['msg']} ({shown(error['input'])})"
        holder = self._sent[str(part)][kind]
        if kind != "lists":
            inner = holder.get(name)
            if rest and isinstance(inner, dict):
                inner.pop(rest[0], None)
            else:
                holder.pop(name, None)
            self._report.leave_out(self._path(str(kind), str(name), rest), why)
        elif not rest:  # too many of them: the first ones stay
            for item in holder[name][self._max_items(str(name)) :]:
                gone.add(id(item))
                self._report.leave_out(self._item_paths[item["id"]], "one more than a list may hold")
        else:
            index, field_name, *deeper = rest
            self._leave_out_of_item(holder[name][index], str(name), str(field_name), deeper, why, error, gone)

    def _leave_out_surplus(self) -> bool:
        """More text than a page may hold: the last items of the longest list go. Whether any did."""
        content, lists = self._sent["content"], [self._sent[part]["lists"] for part in ("content", "shared")]
        surplus = chars_in(content) + chars_in(self._sent["shared"]["lists"]) - MAX_SECTION_CHARS
        has_left_out = surplus > 0
        while surplus > 0:
            longest = max((items for named in lists for items in named.values()), key=chars_in)
            item = longest.pop()
            surplus -= chars_in(item)
            self._report.leave_out(self._item_paths[item["id"]], "more text than a section may hold")
        return self._leave_out_surplus_pages() or has_left_out

    def _leave_out_surplus_pages(self) -> bool:
        lists = self._sent["content"]["lists"]
        has_left_out = False
        for item_list in self._section.own_lists:
            own = item_list.own_page
            for item in reversed(lists.get(item_list.name, []) if own else []):
                if own is None or chars_on_pages(lists) <= MAX_ITEM_PAGES_CHARS:
                    break
                if item.pop(own.name, None):
                    has_left_out = True
                    self._report.leave_out(self._item_paths[item["id"]], "its page: more text than they may hold")
        return has_left_out

    def _leave_out_of_item(
        self,
        item: Document,
        list_name: str,
        name: str,
        deeper: list[Any],
        why: str,
        error: ErrorDetails,
        gone: set[int],
    ) -> None:
        if id(item) in gone:
            return
        path = self._item_paths[item["id"]]
        fields = {
            field.name: field
            for item_list in self._section.lists
            if item_list.name == list_name
            for field in item_list.fields
        }
        if error["type"] == "missing" and not deeper:
            gone.add(id(item))
            self._report.leave_out(path, f"it cannot be shown without its {fields[name].alias}")
            return
        inner = item.get(name)
        field = fields[name]
        if isinstance(field, describe.OwnPage) and deeper:
            _mend_page(item, field, deeper, error)
            path = ".".join([path, field.alias, *map(str, deeper)])
            self._report.leave_out(path, why)
            return
        if deeper and isinstance(inner, dict):
            inner.pop(deeper[0], None)
        else:
            item.pop(name, None)
        of_text = fields[marked(fields.values()).get(name, name)]
        self._report.leave_out(in_block(self._section, path, of_text), why)

    def _max_items(self, list_name: str) -> int:
        return next(item_list.max_items for item_list in self._section.lists if item_list.name == list_name)

    def _path(self, kind: str, name: str, rest: list[Any]) -> str:
        """The place in the older document: 'DataPropos_FR.text6', 'stylesPropos.titre', 'imageStyle'."""
        section = self._section
        if kind == "texts":
            of_text = marked(section.texts).get(name, name)
            return in_texts(section, self._language, next(text for text in section.texts if text.name == of_text))
        if kind == "styles":
            alias = next(style.alias for style in section.styles if style.name == name)
            return ".".join([section.styles_alias, alias, *(STYLE[str(step)] for step in rest[:1])])
        return in_site(section, next(setting for setting in section.settings if setting.name == name))


def _mend_page(item: Document, field: describe.OwnPage, way: list[Any], error: ErrorDetails) -> None:
    """Out of a page of its own goes what is wrong: a value, a row without its picture. Without a name that is its own
    it is kept and not shown."""
    page, (name, *deeper) = item[field.name], way
    if name == "name":
        page.pop(name, None)
        page["isShown"] = False
    elif not deeper:
        too_many = error["type"] == "too_long" and isinstance(page.get(name), list)
        page[name] = page[name][: error["ctx"]["max_length"]] if too_many else None
        if page[name] is None:
            del page[name]
    elif len(deeper) > 1 and error["type"] != "missing" and isinstance(page[name][deeper[0]], dict):
        page[name][deeper[0]].pop(deeper[1], None)
    else:  # places of the others stay, until all faults are mended
        page[name][deeper[0]] = None


def _close_gaps(item: Document) -> None:
    for page in item.values():
        for name, rows in page.items() if isinstance(page, dict) else ():
            if isinstance(rows, list) and None in rows:
                page[name] = [row for row in rows if row is not None]

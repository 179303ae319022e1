"""The older product's site document → what we would save, every name taken from the descriptions in content/.

Nothing is checked here but whether a value can be understood at all; fitting.py asks the models. Pictures stand in the
sections under ids of their own until they are stored.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from itertools import chain
from typing import Any

from vitrine.content import describe
from vitrine.content.describe import ItemList, Section
from vitrine.content.documents import CREATED_AT, ID, MARKS, OURS, STYLE, UNTRANSLATED
from vitrine.content.layouts import Option
from vitrine.content.marks import BadMarks, checked_marks, from_objects
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.styles import StyleSlot
from vitrine.sites.media.kinds import EXTENSIONS, Accepts, sniff
from vitrine.transfer.interchange import values
from vitrine.transfer.interchange.fields import FieldReader, holder_of, is_below_ours
from vitrine.transfer.interchange.files import AttachedFiles, NoFiles
from vitrine.transfer.interchange.report import Report, shown
from vitrine.transfer.interchange.shape import Entry, Fields, entries, parsed
from vitrine.transfer.interchange.site_fields import SiteFields, read_site_fields
from vitrine.transfer.interchange.translations import Translations, read_notes, read_source
from vitrine.transfer.interchange.values import BadValue

_ITEM_ID = re.compile(r"[0-9a-z][0-9a-z-]{7,35}")
_LANGUAGE = "{lang}"
STAND_IN_NETWORK = "website"


@dataclass
class Picture:
    """A file out of a data URL or beside the documents, and where in the document it stands."""

    read: Callable[[], bytes]
    accepts: Accepts
    file_name: str
    paths: list[str]


@dataclass
class ReadSections:
    """`documents` as sites/site/documents.py has them, for the sections of which the file says anything."""

    documents: dict[SectionName, dict[str, Any]] = field(default_factory=dict)
    pictures: dict[str, Picture] = field(default_factory=dict)
    item_paths: dict[str, str] = field(default_factory=dict)
    item_dates: dict[str, datetime] = field(default_factory=dict)
    source_language: str | None = None
    translations: Translations = field(default_factory=dict)

    @property
    def languages(self) -> list[str]:
        """Those that hold anything, in the order in which they come."""
        return list(dict.fromkeys(code for document in self.documents.values() for code in document["languages"]))


def _empty_content() -> dict[str, Any]:
    return {"texts": {}, "lists": {}}


@dataclass(frozen=True)
class ReadSite:
    fields: SiteFields
    sections: ReadSections


def read_site(
    fields: Fields, report: Report, beside: AttachedFiles | None = None, *, option: Option | None = None
) -> ReadSite:
    """All that the site's document says. `option`: the layout, where an operator says it."""
    site = FieldReader(fields, report)
    read = ReadSite(read_site_fields(site, report, option), read_sections(site, report, beside))
    site.report_rest()
    return read


def read_sections(site: FieldReader, report: Report, beside: AttachedFiles | None = None) -> ReadSections:
    reader = _Reader(site, report, beside or NoFiles())
    for section in SECTIONS.values():
        reader.read(section)
    reader.found.source_language = read_source(reader.ours, report)
    reader.found.translations = read_notes(reader.ours, report)
    reader.ours.report_rest()
    return reader.found


class _Reader:
    def __init__(self, site: FieldReader, report: Report, beside: AttachedFiles) -> None:
        self.site, self.ours, self.report, self._beside = site, site.inner(OURS), report, beside
        self.found = ReadSections()

    def read(self, section: Section) -> None:
        document: dict[str, Any] = {"languages": {}, "shared": {"styles": {}, "settings": {}, "lists": {}}}
        languages, shared = document["languages"], document["shared"]
        for path, code, block in self._by_language(section.texts_alias, is_ours=section.ours):
            languages.setdefault(code, _empty_content())["texts"] = self._texts(section, path, block)
        for item_list in section.lists:
            if item_list.shared:
                shared["lists"][item_list.name] = self._shared_list(section, item_list)
                continue
            is_ours = is_below_ours(section, item_list)
            for path, code, collection in self._by_language(item_list.alias, is_ours=is_ours):
                items = [self._item(section, item_list, entry) for entry in entries(collection, path, self.report)]
                languages.setdefault(code, _empty_content())["lists"][item_list.name] = [item for item in items if item]
        shared["styles"] = self._styles(section)
        for setting in section.settings:
            holders = self._holders(is_ours=is_below_ours(section, setting))
            self._convert(shared["settings"], setting, holders, section.spellings(setting.alias))
        if languages or any(shared["lists"].values()) or shared["styles"] or shared["settings"]:
            self.found.documents[section.name] = document

    def _holders(self, *, is_ours: bool) -> list[FieldReader]:
        """Where the site's document may say it. What is below our key counts; earlier exports had it beside."""
        return [self.ours, self.site] if is_ours else [self.site]

    def _by_language(self, alias: str, *, is_ours: bool = False) -> Iterator[tuple[str, str, Any]]:
        """(path, code, value) of every `DataHome_fr`. Two spellings of one language cannot both be it."""
        named = re.compile(re.escape(alias).replace(re.escape(_LANGUAGE), "(.+)"))
        seen: dict[str, str] = {}
        for holder in self._holders(is_ours=is_ours):
            for key in [key for key in holder.fields if named.fullmatch(key)]:
                code = values.language_code(key[len(alias) - len(_LANGUAGE) :])
                value, place = holder.take(key), holder.place(key)
                if not code:
                    self.report.leave_out(place, "its name ends in no language")
                elif code in seen:
                    self.report.leave_out(place, f"{seen[code]} is the same language")
                elif value is not None:
                    seen[code] = place
                    yield place, code, value

    def _texts(self, section: Section, path: str, block: Any) -> dict[str, Any]:
        fields = parsed(block)
        if not isinstance(fields, dict):
            self.report.leave_out(path, f"{shown(block)} holds no fields")
            return {}
        taken = FieldReader(fields, self.report, path)
        texts: dict[str, Any] = {}
        fields = ((text, section.spellings(text.alias)) for text in section.texts)
        self._convert_all(texts, fields, taken, is_all_ours=section.ours)
        return texts

    def _shared_list(self, section: Section, item_list: ItemList) -> list[dict[str, Any]]:
        """Under its own name, then under older ones, where what stands there already is not said again."""
        items: list[dict[str, Any]] = []
        for alias in section.spellings(item_list.alias):
            is_ours = is_below_ours(section, item_list)
            if _LANGUAGE in alias:
                collections = [(path, value) for path, _, value in self._by_language(alias, is_ours=is_ours)]
            else:
                holder = holder_of((alias,), self._holders(is_ours=is_ours))
                collections = [(holder.place(alias), holder.take(alias))]
            for path, collection in collections:
                for entry in entries(collection, path, self.report):
                    item = self._item(section, item_list, entry)
                    if item and not (alias != item_list.alias and any(_is_same(item, other) for other in items)):
                        items.append(item)
        return items

    def _item(self, section: Section, item_list: ItemList, entry: Entry) -> dict[str, Any] | None:
        fields = parsed(entry.value)
        picture = next((field.alias for field in item_list.fields if isinstance(field, describe.Media)), None)
        if isinstance(fields, str) and picture:
            fields = {picture: fields}  # a bare picture
        if not isinstance(fields, dict):
            self.report.leave_out(entry.path, f"{shown(entry.value)} is no entry of a list")
            return None
        item: dict[str, Any] = {"id": self._item_id(entry)}
        taken = FieldReader(fields, self.report, entry.path)
        taken.take(ID)
        dated = holder_of((CREATED_AT,), [taken.inner(OURS), taken])
        if created_at := dated.convert(values.moment, CREATED_AT):
            self.found.item_dates[item["id"]] = created_at
        self.found.item_paths[item["id"]] = entry.path
        fields_of_it = ((field_, (field_.alias,)) for field_ in item_list.fields)
        is_ours = is_below_ours(section, item_list)
        lent = _list((taken if is_ours else taken.inner(OURS)).take(UNTRANSLATED) or [])
        self._convert_all(item, fields_of_it, taken, is_all_ours=is_ours)
        for field_ in item_list.fields:  # another language's words, which stood there for want of its own
            if isinstance(field_, describe.Text) and field_.alias in lent:
                item[field_.name] = ""
                item.pop(field_.name + describe.MARKS, None)
        if len(item) == 1:
            self.report.leave_out(entry.path, "nothing of it can be shown")
            return None
        return item

    def _item_id(self, entry: Entry) -> str:
        """Its own, if it may be one here; otherwise always the same one for the same place."""
        candidate = entry.id
        while not _ITEM_ID.fullmatch(candidate) or candidate in self.found.item_paths:
            candidate = hashlib.sha256(f"{entry.path}:{candidate}".encode(errors="replace")).hexdigest()[:32]
        return candidate

    def _styles(self, section: Section) -> dict[str, Any]:
        """The most particular key wins: `text4` before `titre`, which dresses every title."""
        keys = {slot.name: _style_keys(section, slot) for slot in section.styles}
        read = {
            path: self._styles_at(path, list(dict.fromkeys(chain(*keys.values()))), is_ours=section.ours)
            for path in section.spellings(section.styles_alias)
        }
        styles: dict[str, Any] = {}
        for name, of_slot in keys.items():
            found = [(path, key, block[key]) for key in of_slot for path, block in read.items() if block.get(key)]
            for path, key, style in found:
                if styles.setdefault(name, style) != style and key == found[0][1]:
                    self.report.leave_out(f"{path}.{key}", f"{section.styles_alias} says otherwise")
        return styles

    def _styles_at(self, path: str, keys: list[str], *, is_ours: bool) -> dict[str, dict[str, Any]]:
        whole = parsed(holder_of((path,), self._holders(is_ours=is_ours)).take(path))
        if whole in (None, ""):
            return {}
        if not isinstance(whole, dict):
            self.report.leave_out(path, f"{shown(whole)} holds no styles")
            return {}
        taken = FieldReader(whole, self.report, path)
        read = {key: self._style(taken.take(key), f"{path}.{key}") for key in keys}
        taken.report_rest()
        return read

    def _style(self, entry: Any, path: str) -> dict[str, Any]:
        if entry in (None, "", {}):
            return {}
        if not isinstance(entry, dict):
            self.report.leave_out(path, f"{shown(entry)} is no style")
            return {}
        taken = FieldReader(entry, self.report, path)
        read = {name: values.style_value(name, taken.take(key)) for name, key in STYLE.items()}
        taken.report_rest()
        return {name: value for name, value in read.items() if value is not None}

    def _convert_all(
        self,
        into: dict[str, Any],
        fields: Iterable[tuple[describe.Field, tuple[str, ...]]],
        taken: FieldReader,
        *,
        is_all_ours: bool,
    ) -> None:
        """Of a text block or an item, which may have a part of ours, unless it is in one."""
        ours = None if is_all_ours else taken.inner(OURS)
        fields = list(fields)
        for field_, names in fields:
            self._convert(into, field_, [ours, taken] if ours and field_.ours else [taken], names)
        if is_all_ours or ours:
            self._marks(into, [field_ for field_, _ in fields], ours or taken)
        taken.report_rest()
        if ours:
            ours.report_rest()

    def _convert(
        self, into: dict[str, Any], field_: describe.Field, holders: list[FieldReader], names: tuple[str, ...]
    ) -> None:
        holder = holder_of(names, holders)
        value = holder.convert(self._reader_of(field_, holder.place(names[0])), *names)
        if value is not None:
            into[field_.name] = value

    def _marks(self, into: dict[str, Any], fields: Iterable[describe.Field], ours: FieldReader) -> None:
        """What is bold, italic, a link or a list in a text: taken where it fits, and else told; the text stays."""
        said = parsed(ours.take(MARKS))
        aliases = {field_.name: field_.alias for field_ in fields}
        for name, text in describe.marked(fields).items():
            alias = aliases[text]
            if not isinstance(said, dict) or not said.get(alias):
                continue
            try:
                into[name] = checked_marks(into.get(text, ""), from_objects(said[alias]))
            except BadMarks:
                self.report.leave_out(f"{ours.place(MARKS)}.{alias}", "it does not fit the text, which stays plain")

    def _reader_of(self, field_: describe.Field, path: str) -> Callable[[Any], Any]:
        match field_:
            case describe.Media():
                return lambda value: self._picture(value, field_.accepts, path)
            case describe.Flag():
                return values.flag
            case describe.Choice(keeps_unknown=True):
                return values.text
            case describe.Choice():
                return lambda value: self._choice(field_, value, path)
            case describe.Localized():
                return lambda value: value
            case describe.Colour():
                return values.colour
            case describe.Letters():
                return values.icon_letters
            case describe.Names():
                return lambda value: self._names(field_, value, path)
            case describe.FormerNames():
                return lambda value: [name for name in _list(value) if isinstance(name, str)]
            case describe.Rows():
                return lambda value: self._rows(field_, value, path)
            case describe.OwnPage():
                return lambda value: self._record(field_.fields, value, path)
            case _:
                return values.text

    def _record(self, fields: tuple[describe.Field, ...], value: Any, path: str) -> dict[str, Any]:
        """Values inside of one, which are ours and under our names."""
        written = parsed(value)
        if not isinstance(written, dict):
            raise BadValue(f"{shown(value)} holds no fields")
        taken = FieldReader(written, self.report, path)
        taken.take(ID)
        read: dict[str, Any] = {}
        self._convert_all(read, ((field_, (field_.alias,)) for field_ in fields), taken, is_all_ours=True)
        return read

    def _rows(self, field_: describe.Rows, value: Any, path: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        for place, written in enumerate(_list(value)):
            at = f"{path}[{place}]"
            said = written.get(ID) if isinstance(written, dict) else None
            is_id = isinstance(said, str) and _ITEM_ID.fullmatch(said)
            row_id = said if is_id else hashlib.sha256(at.encode()).hexdigest()[:32]
            try:
                rows.append({"id": row_id, **self._record(field_.fields, written, at)})
            except BadValue as error:
                self.report.leave_out(at, str(error))
        return rows

    def _choice(self, field_: describe.Choice, value: Any, path: str) -> str:
        chosen = values.choice(field_, value)
        if chosen not in field_.values and STAND_IN_NETWORK in field_.values:
            self.report.leave_out(path, f"{shown(value)} is no network known here; Site Web stands in for it")
            return STAND_IN_NETWORK
        return chosen

    def _names(self, field_: describe.Names, value: Any, path: str) -> list[str]:
        """Those that are known here, each once: a file of a later version may name more."""
        written = parsed(value)
        if not isinstance(written, list):
            raise BadValue(f"{shown(value)} is no list of names")
        names = list(dict.fromkeys(name for name in written if name in field_.values))
        if len(names) < len(written):
            self.report.leave_out(path, f"of {shown(value)} only {shown(names)} is known here")
        return names

    def _picture(self, value: Any, accepts: Accepts, path: str) -> str | None:
        if value == "":
            return None
        is_named = isinstance(value, str) and not value.lstrip().lower().startswith("data:")
        if is_named and (file := self._beside.find(value)):
            key, read, name = file.place.encode(), file.read, file.name
        else:
            content, name = values.data_url(value)
            if not content:
                raise BadValue("an empty file")
            key, read, name = content, partial(bytes, content), name or _named(path, content)
        picture_id = hashlib.sha256(accepts.encode() + key).hexdigest()[:32]
        self.found.pictures.setdefault(picture_id, Picture(read, accepts, name, [])).paths.append(path)
        return picture_id


def _named(path: str, content: bytes) -> str:
    """'imagesProjet_FR[0].src' → 'imagesProjet-FR-0.jpg': the editors show a file's name."""
    stem = re.sub(r"[^0-9A-Za-z]+", "-", path.rpartition(".")[0] or path).strip("-")
    return f"{stem}.{EXTENSIONS[kind]}" if (kind := sniff(content)) else stem


def _list(value: Any) -> list[Any]:
    written = parsed(value)
    if not isinstance(written, list):
        raise BadValue(f"{shown(value)} is no list")
    return written


def _is_same(item: dict[str, Any], other: dict[str, Any]) -> bool:
    return {**item, "id": ""} == {**other, "id": ""}


def _style_keys(section: Section, slot: StyleSlot) -> list[str]:
    """The slot's key, the older ones, and the name of the text that it dresses (`text9` for projects' heading)."""
    taken = {other.alias for other in section.styles}
    dressed = [*section.texts, *(field for items in section.lists for field in items.fields)]
    of_texts = [text.alias for text in dressed if isinstance(text, describe.Text) and text.style == slot.name]
    return [slot.alias, *(key for key in dict.fromkeys([*of_texts, *slot.older]) if key not in taken)]

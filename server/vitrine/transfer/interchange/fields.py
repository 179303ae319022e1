"""The fields of one document while they are read, whatever nobody asked for told at the end; and where in one a
described value stands: by its alias, or below the key of ours.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from vitrine.content.describe import Field, ItemList, Section
from vitrine.content.documents import OURS
from vitrine.transfer.interchange.report import Report, shown
from vitrine.transfer.interchange.shape import Fields, parsed
from vitrine.transfer.interchange.values import BadValue

T = TypeVar("T")


class FieldReader:
    """`path` is the document's own place in the file; the site's fields need none before theirs."""

    def __init__(self, fields: Fields, report: Report, path: str = "") -> None:
        self.fields, self._report, self._path = fields, report, path
        self._asked: set[str] = set()
        self._inner: dict[str, FieldReader] = {}

    def place(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def inner(self, name: str) -> "FieldReader":
        """The fields below one of them; none where that is no object, which is told."""
        if name not in self._inner:
            whole = parsed(self.take(name))
            if not isinstance(whole, dict):
                if whole not in (None, "", []):
                    self._report.leave_out(self.place(name), f"{shown(whole)} holds no fields")
                whole = {}
            self._inner[name] = FieldReader(whole, self._report, self.place(name))
        return self._inner[name]

    def take(self, name: str) -> Any:
        self._asked.add(name)
        return self.fields.get(name)

    def convert(self, read: Callable[[Any], T | None], *names: str) -> T | None:
        """The first of these names that has a value, read. The others are older names for it and should agree."""
        given = [(name, self.take(name)) for name in names]
        there = [(name, value) for name, value in given if value is not None]
        written = [(name, value) for name, value in there if value != ""] or there
        for name, value in written[1:]:
            if value != written[0][1]:
                self._report.leave_out(self.place(name), f"{written[0][0]} says otherwise")
        if not written:
            return None
        name, value = written[0]
        try:
            return read(value)
        except BadValue as error:
            self._report.leave_out(self.place(name), str(error))
            return None

    def yield_to(self, to: "FieldReader", *names: str) -> None:
        """Another document says the same, and counts: what is said otherwise here is told."""
        said = [to.fields.get(name) for name in names]
        for name in names:
            if (value := self.take(name)) is not None and value not in said:
                self._report.leave_out(self.place(name), f"{to.place(names[0])} says otherwise")

    def report_rest(self) -> None:
        for name, value in self.fields.items():
            if name not in self._asked and value not in (None, "", [], {}):
                self._report.leave_out(self.place(name), f"nothing here is called so ({shown(value)})")


def holder_of(names: tuple[str, ...], holders: list[FieldReader]) -> FieldReader:
    """The first that has a value under one of these names; the others give way."""
    having = [holder for holder in holders if any(holder.fields.get(name) is not None for name in names)]
    for other in having[1:]:
        other.yield_to(having[0], *names)
    return having[0] if having else holders[-1]


def is_below_ours(section: Section, part: Field | ItemList) -> bool:
    return section.ours or part.ours


def in_site(section: Section, part: Field | ItemList, alias: str = "") -> str:
    """A setting or a list: 'imageStyle', 'vitrine.ordreSections'. `alias`: with its language."""
    return f"{OURS}.{alias or part.alias}" if is_below_ours(section, part) else alias or part.alias


def in_texts(section: Section, language: str, field: Field) -> str:
    """'DataPropos_FR.text6', 'vitrine.DataPartage_FR.titre'."""
    block = section.texts_alias.format(lang=language)
    return in_block(section, f"{OURS}.{block}" if section.ours else block, field)


def in_block(section: Section, path: str, field: Field) -> str:
    """Of a text block or an item at `path`. What stands below the key already has no second one."""
    return f"{path}.{OURS}.{field.alias}" if field.ours and not section.ours else f"{path}.{field.alias}"

"""What of a long text is bold, italic, a link or a list: a few marks beside the text, which stays as plain as it was.

One mark a line, `kind from to` and of a link its address: 'ul 0 24', 'b 4 9', 'a 12 17 https://example.org'. Places are
counted in code points, so that no letter can be cut in two; `to` is where the mark ends, not its last letter. A span
stands within one line of its text. A list goes from the beginning of a line to the end of a line, and every line in it
is an entry. Why a notation and no tree: docs/decisions/rich-text.md. The pages' side,
web/src/site/page/marks.ts, is held to the same web/src/contract/sharedRules.cases.json.
"""

import re
from dataclasses import dataclass
from typing import Any

from vitrine.content.links import BadLink, normalise_link

SPANS = {"b": "bold", "i": "italic", "a": "link"}
LISTS = {"ul": "bullets", "ol": "numbers"}
KINDS = (*LISTS, *SPANS)  # in the order of marks that begin and end together
NAMES = LISTS | SPANS  # as exports have them
MAX_MARKS = 400
MARKS_MAX_CHARS = 20_000

_MARK = re.compile(r"(ul|ol|b|i|a) (0|[1-9]\d{0,5}) (0|[1-9]\d{0,5})(?: (\S{1,2000}))?", re.ASCII)


class BadMarks(ValueError):
    """They say something that the text has not, or that may not be said."""


class BadMarkedLink(BadMarks):
    """One of them leads where no link may."""


@dataclass(frozen=True)
class Mark:
    kind: str
    start: int
    end: int
    link: str = ""

    @property
    def place(self) -> tuple[int, int, int]:
        """Marks stand in this order: by where they begin, the longer first."""
        return self.start, -self.end, KINDS.index(self.kind)

    def __str__(self) -> str:
        return f"{self.kind} {self.start} {self.end}{self.link and f' {self.link}'}"


def _read(line: str) -> Mark:
    found = _MARK.fullmatch(line)
    if found is None:
        raise BadMarks(line)
    kind, link = found[1], found[4] or ""
    if (kind == "a") != bool(link):
        raise BadMarks(line)
    return Mark(kind, int(found[2]), int(found[3]), _checked_link(link) if link else "")


def _checked_link(link: str) -> str:
    try:
        return normalise_link(link)
    except BadLink:
        raise BadMarkedLink(link) from None


def _fits(mark: Mark, text: str) -> bool:
    if mark.end > len(text) or mark.start > mark.end:
        return False
    if mark.kind in SPANS:
        return mark.start < mark.end and "\n" not in text[mark.start : mark.end]
    begins_line = mark.start == 0 or text[mark.start - 1] == "\n"
    return begins_line and (mark.end == len(text) or text[mark.end] == "\n")


def _check_apart(marks: list[Mark]) -> None:
    """No two of a kind share a letter, nor two lists a line."""
    ends: dict[str, int] = {}
    for mark in marks:
        of_kind = "list" if mark.kind in LISTS else mark.kind
        # One list may not begin on the line on which another ends; a span may begin right behind the one before.
        if mark.start < ends.get(of_kind, 0) + (mark.kind in LISTS and of_kind in ends):
            raise BadMarks(str(mark))
        ends[of_kind] = mark.end


def checked_marks(text: str, written: str) -> str:
    """The same marks, their links in full. Raises BadMarks."""
    if not written:
        return ""
    lines = written.split("\n")
    if len(lines) > MAX_MARKS:
        raise BadMarks(f"{len(lines)} marks")
    marks = [_read(line) for line in lines]
    if any(not _fits(mark, text) for mark in marks) or marks != sorted(marks, key=lambda mark: mark.place):
        raise BadMarks(written)
    _check_apart(marks)
    return "\n".join(map(str, marks))


def as_objects(written: str) -> list[dict[str, Any]]:
    """As exports have them, for whoever reads one."""
    return [
        {"kind": NAMES[mark.kind], "from": mark.start, "to": mark.end} | ({"link": mark.link} if mark.link else {})
        for mark in map(_read, written.split("\n"))
    ]


def from_objects(value: Any) -> str:
    """The way back. Raises BadMarks."""
    kinds = {name: kind for kind, name in NAMES.items()}
    if not isinstance(value, list):
        raise BadMarks(repr(value))
    try:
        return "\n".join(
            str(Mark(kinds[mark["kind"]], mark["from"], mark["to"], mark.get("link") or "")) for mark in value
        )
    except (KeyError, TypeError, AttributeError):
        raise BadMarks(repr(value)) from None

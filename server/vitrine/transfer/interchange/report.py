"""What an import or export says to the operator: line by line what was left out, and why. Nothing vanishes unsaid."""

from dataclasses import dataclass, field
from reprlib import Repr
from typing import Any

_SHOWN_CHARS = 60
# Of something deep or huge only the beginning is written at all.
_BEGINNING = Repr()
_BEGINNING.maxlist = _BEGINNING.maxdict = 20
_BEGINNING.maxlevel = 8
_BEGINNING.maxstring = _BEGINNING.maxother = _BEGINNING.maxlong = 4 * _SHOWN_CHARS


def shown(value: Any) -> str:
    """A value out of a stranger's file, short, on one line and without anything that a terminal would obey."""
    text = value if isinstance(value, str) else _BEGINNING.repr(value)
    plain = "".join(char if char.isprintable() else "�" for char in text[: _SHOWN_CHARS + 1])
    return f"'{plain[:_SHOWN_CHARS]}…'" if len(text) > _SHOWN_CHARS else f"'{plain}'"


def _plain(path: str) -> str:
    return "".join(char if char.isprintable() else "�" for char in path)[:200]


@dataclass
class Report:
    """`lines` in the order of the file; `left_out` counts what did not come along (a note is no loss)."""

    lines: list[str] = field(default_factory=list)
    left_out: int = 0

    def leave_out(self, path: str, why: str) -> None:
        self.left_out += 1
        self.lines.append(f"left out: {_plain(path)}: {why}")

    def note(self, path: str, what: str) -> None:
        self.lines.append(f"note: {_plain(path)}: {what}")

"""What an import or export says to the operator: line by line what was left out, and why. Nothing vanishes unsaid."""

from dataclasses import dataclass, field
from typing import Any

_SHOWN_CHARS = 60


def shown(value: Any) -> str:
    """A value out of a stranger's file, short, on one line and without anything that a terminal would obey."""
    text = value if isinstance(value, str) else repr(value)
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

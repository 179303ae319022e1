"""Processes that draw pages and read files, kept warm from one test to the next. conftest.py lets them in.

Each start is a quarter of a second of processor, and every second test would start one. What they answer depends on
what they are asked alone, as on a server, where one of them serves everybody. Tests about these processes themselves
(how they begin, fall and end) have cold ones: the mark `cold`. The one that sets CVs ends by itself now and then,
which its own pool knows and another's would take for a fall: it is always cold.
"""

import subprocess
from collections.abc import Sequence
from typing import Any

from vitrine.platform.processes.child import Child, Message
from vitrine.public.cv import press

_MOST_KEPT = 10  # as many as one application has at once: what it gives back, the next one finds
_kept: list[tuple[list[str], "subprocess.Popen[bytes]"]] = []  # with its command; the one laid aside last comes last


class WarmChild(Child):
    """One that is ended while nothing is asked of it is laid aside, and the next of its kind goes on with it."""

    _is_asked = False

    def _ask_now(self, header: dict[str, Any], parts: Sequence[bytes], max_s: float) -> Message:
        self._is_asked = True
        answer = super()._ask_now(header, parts, max_s)
        self._is_asked = False  # one that fell over the question stays asked: nobody goes on with it
        return answer

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._process is None:
            self._process = _taken(self._command)
        return super()._started()

    async def end(self) -> None:
        if self._process is not None and not self._is_asked and press.MODULE not in self._command:
            _lay_aside(self._command, self._process)
            self._process = None
        await super().end()


def _taken(command: list[str]) -> "subprocess.Popen[bytes] | None":
    for place in reversed(range(len(_kept))):
        if _kept[place][0] == command:
            return _kept.pop(place)[1]
    return None


def _lay_aside(command: list[str], process: "subprocess.Popen[bytes]") -> None:
    _kept.append((command, process))
    end_kept(_MOST_KEPT)


def end_kept(but: int = 0) -> None:
    """The oldest first."""
    while len(_kept) > but:
        _, process = _kept.pop(0)
        process.kill()
        process.communicate()

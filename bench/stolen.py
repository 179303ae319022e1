"""What a machine's host takes away of its processors, moment by moment: where others live on it, so does its speed."""

from __future__ import annotations

import os
import threading
import time
from bisect import bisect_left
from pathlib import Path
from types import TracebackType

EVERY_S = 0.05
STEAL = 8  # the word of /proc/stat's first line


def _stolen_s() -> float:
    words = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(words[STEAL]) / os.sysconf("SC_CLK_TCK") if len(words) > STEAL else 0.0


class Stolen:
    """Looks for as long as it is open. `during`: seconds of a processor in each second."""

    def __init__(self) -> None:
        self._moments: list[float] = []
        self._seconds: list[float] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Stolen:
        self._note()
        self._thread.start()
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._is_over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._is_over.wait(EVERY_S):
            self._note()

    def _note(self) -> None:
        self._moments.append(time.perf_counter())
        self._seconds.append(_stolen_s())

    def during(self, begins: float, ends: float) -> float:
        return (self._at(ends) - self._at(begins)) / (ends - begins)

    def _at(self, moment: float) -> float:
        return self._seconds[min(bisect_left(self._moments, moment), len(self._seconds) - 1)]

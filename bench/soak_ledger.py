"""What an instance has acknowledged, so that it can be held to it: the ledger of the soak (soak.py)."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass, field

MOST_TOLD = 40


class Known:
    """One thing's values, in the order in which they were acknowledged, and those that are on their way."""

    def __init__(self) -> None:
        self._told: list[tuple[float, str]] = []
        self._under_way: Counter[str] = Counter()
        self._lock = threading.Lock()

    def send(self, value: str) -> None:
        with self._lock:
            self._under_way[value] += 1

    def acknowledge(self, value: str) -> None:
        with self._lock:
            self._under_way[value] -= 1
            self._told.append((time.monotonic(), value))

    def mark(self, others_within_s: float = 0.0) -> int:
        """For whoever asks now: how many acknowledgements he may not be behind of."""
        until = time.monotonic() - others_within_s
        with self._lock:
            return next((n for n in range(len(self._told), 0, -1) if self._told[n - 1][0] <= until), 0)

    def may_be(self, value: str, mark: int) -> bool:
        """Whether this may be read by who asked at that mark: the value of then, a later one, or one on its way."""
        with self._lock:
            since_mark = [each for _, each in self._told[max(0, mark - 1) :]]
            return value in since_mark or self._under_way[value] > 0 or (mark == 0 and not value)

    @property
    def last(self) -> str:
        with self._lock:
            return self._told[-1][1] if self._told else ""


@dataclass
class Ledger:
    """What was done, how often an answer was cut off, and what was not as it had been acknowledged."""

    done: Counter[str] = field(default_factory=Counter)
    cut: int = 0  # answers that a kill cut off: asked again
    put_off: Counter[int] = field(default_factory=Counter)  # 503: asked again
    wrong: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def count(self, what: str) -> None:
        self.done[what] += 1

    def tell(self, wrong: str) -> None:
        self.wrong.append(wrong)
        if len(self.wrong) <= MOST_TOLD:
            print(f"{(time.monotonic() - self.began) / 60:5.1f} min  WRONG  {wrong}", flush=True)

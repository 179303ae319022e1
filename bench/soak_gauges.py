"""What the soak reads off the processes: memory and descriptors of each, and whether they stayed as they were.

Flat: the median of the last third is no more than a few percent above that of the second third.
"""

from __future__ import annotations

import os
import re
import statistics
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from soak_instance import Instance

EVERY_S = 10.0
MORE_BY = 0.05
MORE_MB, MORE_DESCRIPTORS = 3.0, 4.0  # a small process, and a moment's connections


@dataclass(frozen=True)
class Sample:
    at_s: float
    pid: int
    role: str
    own_mb: float  # written by itself, in memory or in the swap: what a leak makes grow
    pss_mb: float  # with its share of what it shares
    descriptors: int


@dataclass(frozen=True)
class Progress:
    """One process, or all: a value's medians over the second and the last third."""

    what: str
    unit: str
    second: float
    last: float
    leeway: float

    @property
    def is_flat(self) -> bool:
        return self.last <= self.second * (1 + MORE_BY) + self.leeway

    def __str__(self) -> str:
        verdict = "flat" if self.is_flat else "GROWS"
        return f"{self.what}: {self.second:.1f} → {self.last:.1f} {self.unit}, {verdict}"


def _look(pid: int, role: str, at_s: float) -> Sample | None:
    with suppress(OSError):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        kb = {name: int(value) for name, value in re.findall(r"^(\w+):\s+(\d+) kB", rollup, re.M)}
        own = (kb.get("Anonymous", 0) + kb.get("Swap", 0)) / 1024
        return Sample(at_s, pid, role, own, kb.get("Pss", 0) / 1024, len(os.listdir(f"/proc/{pid}/fd")))
    return None


def _processor_s(pid: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


class Gauges:
    """Looks every ten seconds, in a thread of its own."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance
        self.samples: list[Sample] = []
        self._began = time.monotonic()
        self._processor: dict[int, float] = {}
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._keep_looking, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()

    def _keep_looking(self) -> None:
        while not self._stop.wait(EVERY_S):
            at_s = time.monotonic() - self._began
            for pid, role in self._instance.processes().items():
                self._processor[pid] = max(self._processor.get(pid, 0.0), _processor_s(pid))
                if (sample := _look(pid, role, at_s)) is not None and not role.endswith("ended"):
                    self.samples.append(sample)

    def processor_share(self) -> float:
        """Of the machine's cores, the load's own part included. What died between two looks is not in it."""
        took = sum(self._processor.values()) + time.process_time()
        return took / (time.monotonic() - self._began) / (os.cpu_count() or 1)

    def now(self) -> str:
        """The last look, in a few words."""
        if not self.samples:
            return ""
        last = [each for each in self.samples if each.at_s == self.samples[-1].at_s]
        memory, open_now = sum(each.pss_mb for each in last), sum(each.descriptors for each in last)
        return f"{len(last)} processes, {memory:.0f} MB, {open_now} descriptors"

    def courses(self) -> list[Progress]:
        """Of every process that lived through the second and the last third, and of all together."""
        if not self.samples:
            return []
        end = self.samples[-1].at_s
        thirds = ((end / 3, end * 2 / 3), (end * 2 / 3, end + 1))
        by_pid: dict[int, list[Sample]] = {}
        for sample in self.samples:
            by_pid.setdefault(sample.pid, []).append(sample)
        found: list[Progress] = []
        for pid, samples in by_pid.items():
            if samples[0].at_s <= thirds[0][0] + 3 * EVERY_S and samples[-1].at_s >= end - 3 * EVERY_S:
                found += self._both(f"{samples[0].role} ({pid})", samples, thirds)
        return found + self._both("all together", self._together(), thirds)

    def write(self, file: Path) -> None:
        """Every look, for whoever wants to know when something began to grow."""
        lines = [f"{s.at_s:.0f},{s.pid},{s.role},{s.own_mb:.1f},{s.pss_mb:.1f},{s.descriptors}" for s in self.samples]
        file.write_text("\n".join(["second,pid,role,own_mb,pss_mb,descriptors", *lines]) + "\n")

    def _together(self) -> list[Sample]:
        moments: dict[float, list[Sample]] = {}
        for sample in self.samples:
            moments.setdefault(sample.at_s, []).append(sample)
        return [
            Sample(at_s, 0, "all", sum(s.own_mb for s in at), sum(s.pss_mb for s in at), sum(s.descriptors for s in at))
            for at_s, at in moments.items()
        ]

    @staticmethod
    def _both(name: str, samples: list[Sample], thirds: tuple[tuple[float, float], ...]) -> list[Progress]:
        second, last = [[each for each in samples if begin <= each.at_s < end] for begin, end in thirds]
        if not second or not last:
            return []

        def median(some: list[Sample], of: str) -> float:
            return float(statistics.median(getattr(each, of) for each in some))

        return [
            Progress(f"{name}, memory", "MB", median(second, "own_mb"), median(last, "own_mb"), MORE_MB),
            Progress(
                f"{name}, descriptors",
                "",
                median(second, "descriptors"),
                median(last, "descriptors"),
                MORE_DESCRIPTORS,
            ),
        ]

"""One description of what a line measures and how it is judged; what a run found is kept in a file and compared.

`runs.jsonl` beside this file has one line of JSON per run: when, which commit, on what kind of machine and how busy,
and every line's values. It belongs to the machine, so Git leaves it out.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

RUNS = Path(__file__).with_name("runs.jsonl")
Judge = Literal["median", "worst", "best"]


@dataclass(frozen=True)
class Line:
    """`at_least` or `at_most` is its target; without one it only tells. `judge`: which of several values counts."""

    name: str
    unit: str
    judge: Judge = "median"
    at_least: float | None = None
    at_most: float | None = None

    def judged(self, values: Iterable[float]) -> float:
        ordered = sorted(values, reverse=self.at_most is None)  # the best one first
        if self.judge == "median":
            return statistics.median(ordered)
        return ordered[0] if self.judge == "best" else ordered[-1]

    def is_met(self, values: Iterable[float]) -> bool | None:
        found = self.judged(values)
        if self.at_least is not None:
            return found >= self.at_least
        return found <= self.at_most if self.at_most is not None else None

    @property
    def target(self) -> str:
        if self.at_least is not None:
            return f"at least {_short(self.at_least)}"
        return f"at most {_short(self.at_most)}" if self.at_most is not None else ""


@dataclass(frozen=True)
class Result:
    line: Line
    values: tuple[float, ...]
    note: str = ""


def one(line: Line, value: float, note: str = "") -> Result:
    return Result(line, (value,), note)


class Board:
    """Prints results as they come and keeps them for the file."""

    def __init__(self) -> None:
        self._results: dict[str, Result] = {}

    def heading(self, text: str) -> None:
        print(f"\n{text}", flush=True)

    def add(self, result: Result) -> None:
        line, values = result.line, result.values
        self._results[line.name] = result
        mark = {True: "✓", False: "✗", None: " "}[line.is_met(values)]
        value = f"{_short(line.judged(values))} {line.unit}".strip()
        how = f"{line.judge} of {len(values)}" if len(values) > 1 else ""
        print(f"  {line.name:58} {value:>16} {how:>13}  {mark} {line.target}".rstrip(), flush=True)
        if line.judge == "worst" and len(values) > 1:
            print(f"      {'  '.join(_short(value) for value in values)}", flush=True)
        if result.note:
            print(f"      {result.note}", flush=True)

    @property
    def missed(self) -> list[str]:
        return [name for name, result in self._results.items() if result.line.is_met(result.values) is False]

    def keep(self, settings: dict[str, str]) -> None:
        results = {
            name: {
                "judged": result.line.judged(result.values),
                "by": result.line.judge,
                "unit": result.line.unit,
                "target": result.line.target,
                "values": result.values,
            }
            for name, result in self._results.items()
        }
        run = {"at": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}", "commit": _commit(), "machine": _machine()}
        with RUNS.open("a") as file:
            file.write(json.dumps({**run, "settings": settings, "results": results}, ensure_ascii=False) + "\n")

    def compare(self, earlier: dict[str, Any]) -> None:
        self.heading(f"Compared with {earlier['at']} ({earlier['commit']})")
        for name, result in self._results.items():
            if name in earlier["results"]:
                before, after = earlier["results"][name]["judged"], result.line.judged(result.values)
                change = f"{after / before:.2f} ×" if before else ""
                print(f"  {name:58} {_short(before):>12} → {_short(after):<12} {change}", flush=True)


def earlier_run(named: str) -> dict[str, Any]:
    """The newest line whose moment or commit begins so; `last` is the newest of all."""
    runs = [json.loads(line) for line in RUNS.read_text().splitlines()] if RUNS.exists() else []
    found = [run for run in runs if named == "last" or run["at"].startswith(named) or run["commit"].startswith(named)]
    if not found:
        raise SystemExit(f"bench: {RUNS.name} has no run '{named}'")
    return dict(found[-1])


def _short(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def _commit() -> str:
    said = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return said.stdout.strip() or "unknown"


def _machine() -> dict[str, Any]:
    """What kind, never which: no name, no address, no path."""
    memory_gb = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    return {
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "memory_gb": round(memory_gb),
        "system": platform.system(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
    }

"""Figures as OpenMetrics writes them, and as one worker hands them to another. Nothing here knows what is measured."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from vitrine.timing import BOUNDS_S, Times

CONTENT_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8"
Labels = Mapping[str, str]
Type = Literal["counter", "gauge", "histogram", "info"]
_UNITS = ("seconds", "bytes")


@dataclass
class Family:
    """One figure with all its labels. `samples`: the end of its name, labels, value."""

    name: str
    type: Type
    about: str
    samples: list[tuple[str, Labels, float]] = field(default_factory=list)

    def add(self, value: float, **labels: str) -> None:
        suffix = {"counter": "_total", "info": "_info"}.get(self.type, "")
        self.samples.append((suffix, labels, value))

    def add_times(self, times: Times, label: str) -> None:
        for name, buckets in times.buckets.items():
            below = 0
            for bound, count in zip((*map(str, BOUNDS_S), "+Inf"), buckets, strict=True):
                below += count
                self.samples.append(("_bucket", {label: name, "le": bound}, below))
            self.samples.append(("_count", {label: name}, below))
            self.samples.append(("_sum", {label: name}, times.sums_s[name]))

    def labelled(self, **labels: str) -> "Family":
        samples: list[tuple[str, Labels, float]] = [
            (suffix, {**labels, **own}, value) for suffix, own, value in self.samples
        ]
        return Family(self.name, self.type, self.about, samples)

    def text(self) -> str:
        lines = [f"# TYPE {self.name} {self.type}"]
        lines += [f"# UNIT {self.name} {unit}" for unit in _UNITS if self.name.endswith(f"_{unit}")]
        lines.append(f"# HELP {self.name} {_escaped(self.about)}")
        lines += [f"{self.name}{suffix}{_written(labels)} {value:.12g}" for suffix, labels, value in self.samples]
        return "\n".join(lines) + "\n"

    def as_json(self) -> list[Any]:
        return [self.name, self.type, self.about, [[suffix, dict(own), value] for suffix, own, value in self.samples]]


def from_json(told: Iterable[Any]) -> list[Family]:
    return [Family(name, type_, about, [tuple(one) for one in samples]) for name, type_, about, samples in told]


def merged(families: Iterable[Family]) -> list[Family]:
    """Those of one name become one: a figure stands once, with all its samples."""
    found: dict[str, Family] = {}
    for family in families:
        if family.name in found:
            found[family.name].samples.extend(family.samples)
        else:
            found[family.name] = Family(family.name, family.type, family.about, list(family.samples))
    return list(found.values())


def written(families: Iterable[Family]) -> bytes:
    return ("".join(family.text() for family in families) + "# EOF\n").encode()


def _written(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items()) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace('"', '\\"')

"""Figures as prometheus_client has them: its families, made from ours, and what it writes of them."""

from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from vitrine.platform.timing import BOUNDS_S, Times

CONTENT_TYPE = CONTENT_TYPE_LATEST
_UNITS = ("seconds", "bytes")


def counter(name: str, about: str, *labels: str) -> CounterMetricFamily:
    return CounterMetricFamily(name, about, labels=labels, unit=_unit(name))


def gauge(name: str, about: str, *labels: str) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, labels=labels, unit=_unit(name))


def histogram(name: str, about: str, label: str, times: Times) -> HistogramMetricFamily:
    family = HistogramMetricFamily(name, about, labels=[label], unit=_unit(name))
    for which, counts in times.buckets.items():
        below = 0
        buckets = []
        for bound, count in zip((*map(str, BOUNDS_S), "+Inf"), counts, strict=True):
            below += count
            buckets.append((bound, below))
        family.add_metric([which], buckets, times.sums_s[which])
    return family


def _unit(name: str) -> str:
    return next((unit for unit in _UNITS if name.endswith(f"_{unit}")), "")


def labelled(families: Iterable[Metric], **labels: str) -> list[Metric]:
    found = list(families)
    for family in found:
        family.samples = [sample._replace(labels={**labels, **sample.labels}) for sample in family.samples]
    return found


def merged(families: Iterable[Metric]) -> list[Metric]:
    """Those of one name become one: a figure stands once, with all its samples."""
    found: dict[str, Metric] = {}
    for family in families:
        known = found.setdefault(family.name, Metric(family.name, family.documentation, family.type, family.unit))
        known.samples.extend(family.samples)
    return list(found.values())


class _Collected(Collector):
    def __init__(self, families: list[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        yield from self._families


def written(families: Iterable[Metric]) -> bytes:
    registry = CollectorRegistry()
    registry.register(_Collected(merged(families)))
    return bytes(generate_latest(registry))


def read(text: bytes) -> list[Metric]:
    return list(text_string_to_metric_families(text.decode()))

"""How long things take: sums and a histogram per name, in memory. Owned by what is measured, read by /metrics."""

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry.trace import Span

from vitrine.platform.tracing import span

# Upper ends in seconds. The last bucket, without one, is for everything longer.
BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Times:
    """Durations of one kind of work. Named by us, never by strangers: each name keeps a row of numbers for ever."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.sums_s: dict[str, float] = {}
        self.buckets: dict[str, list[int]] = {}  # each counts its own, not those below it
        self.failures: dict[str, int] = {}

    def add(self, name: str, seconds: float) -> None:
        if name not in self.buckets:
            self.buckets[name], self.sums_s[name] = [0] * (len(BOUNDS_S) + 1), 0.0
        self.buckets[name][bisect_left(BOUNDS_S, seconds)] += 1
        self.sums_s[name] += seconds

    def count_failure(self, name: str) -> None:
        self.failures[name] = self.failures.get(name, 0) + 1

    @contextmanager
    def of(self, name: str) -> Iterator[Span]:
        """What is done inside, which is a span too (tracing.py); when it raises it is counted as failed."""
        began = time.perf_counter()
        try:
            with span(f"{self.kind} {name}") as opened:
                yield opened
        except Exception:
            self.count_failure(name)
            raise
        finally:
            self.add(name, time.perf_counter() - began)

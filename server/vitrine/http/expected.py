"""Who waits for a process of ours: a few of each site, a few in all. Whoever brings more is told when to come back."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from vitrine.errors import TooMany, Unavailable


class Expected:
    def __init__(self, *, each: int, in_all: int, seconds: int) -> None:
        self._each, self._in_all, self._seconds = each, in_all, seconds
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def place(self, site_id: str) -> Iterator[None]:
        again = {"Retry-After": str(self._seconds)}
        if self._waiting[site_id] >= self._each:
            raise TooMany(headers=again, seconds=self._seconds)
        if self._waiting.total() >= self._in_all:
            raise Unavailable(headers=again)
        self._waiting[site_id] += 1
        try:
            yield
        finally:
            self._waiting[site_id] -= 1
            if not self._waiting[site_id]:
                del self._waiting[site_id]

"""How many may wait for something scarce: a few of each owner, a few in all. More are told when to come back."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from vitrine.platform.errors import TooMany, Unavailable


class Bulkhead:
    def __init__(self, *, each: int, in_all: int, seconds: int) -> None:
        self._each, self._in_all, self._seconds = each, in_all, seconds
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def slot(self, owner_id: str = "") -> Iterator[None]:
        """Without an owner only the bound of all together counts."""
        again = {"Retry-After": str(self._seconds)}
        if owner_id and self._waiting[owner_id] >= self._each:
            raise TooMany(headers=again, seconds=self._seconds)
        if self._waiting.total() >= self._in_all:
            raise Unavailable(headers=again)
        self._waiting[owner_id] += 1
        try:
            yield
        finally:
            self._waiting[owner_id] -= 1
            if not self._waiting[owner_id]:
                del self._waiting[owner_id]

"""A bounded cache for names that visitors choose: what strangers make up pushes nothing real out."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

MAX_REAL = 100_000  # about as many hundred bytes
MAX_MADE_UP = 1_000


class NameCache(Generic[Key, Value]):
    """Two LRU caches, one for names that exist and one for names that do not."""

    def __init__(self, max_real: int = MAX_REAL, max_made_up: int = MAX_MADE_UP) -> None:
        self._real: OrderedDict[Key, Value] = OrderedDict()
        self._made_up: OrderedDict[Key, Value] = OrderedDict()
        self._max_real, self._max_made_up = max_real, max_made_up

    def __len__(self) -> int:
        return len(self._real) + len(self._made_up)

    def get(self, key: Key) -> Value | None:
        for half in (self._real, self._made_up):
            if (value := half.get(key)) is not None:
                half.move_to_end(key)
                return value
        return None

    def put(self, key: Key, value: Value, *, is_real: bool) -> None:
        """What was made up yesterday may have come to be, and the other way round."""
        half, other = (self._real, self._made_up) if is_real else (self._made_up, self._real)
        other.pop(key, None)
        half[key] = value
        half.move_to_end(key)
        if len(half) > (self._max_real if is_real else self._max_made_up):
            half.popitem(last=False)

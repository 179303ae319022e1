"""Single flight: what many ask for at once is worked out once; the first begins it, the others wait for the same."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class SingleFlight(Generic[Key, Value]):
    def __init__(self) -> None:
        self._underway: dict[Key, asyncio.Task[Value]] = {}

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        task = self._underway.get(key)
        if task is None:
            # A task of its own: who came first may leave, and the others wait for it too.
            task = self._underway[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(_look_at_failure)
        return await asyncio.shield(task)

    async def _make(self, key: Key, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        try:
            return await make()
        finally:
            del self._underway[key]

    async def finish(self) -> None:
        """Nothing is under way any more."""
        await asyncio.gather(*self._underway.values(), return_exceptions=True)


def _look_at_failure(task: "asyncio.Task[Any]") -> None:
    """Everybody may have left; then nobody else looks, and asyncio would complain."""
    if not task.cancelled():
        task.exception()

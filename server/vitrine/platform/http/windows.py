"""How often each was tried, in memory. Used by throttle.py."""

import time
from collections.abc import Iterator

from limits.aio.storage import MemoryStorage
from limits.aio.storage.memory import Entry

OTHERS_LOOKED_AT = 2


class Windows(MemoryStorage):
    """The library's own looks through everybody's at every try, each by a thread: with the visitors of one minute that
    was half a core. Here a try looks at its own window, and at two others whether they are over.
    """

    def __init__(self) -> None:
        super().__init__()
        self._round: Iterator[str] = iter(())

    async def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        if amount > limit:
            return False
        moment = time.time()
        self._forget_some(moment)
        tries = self.events.setdefault(key, [])  # the latest first
        if len(tries) > limit - amount and tries[limit - amount].atime >= moment - expiry:
            return False
        tries[:0] = [Entry(expiry)] * amount
        del tries[limit:]
        return True

    async def release(self, key: str) -> None:
        """Takes the latest try back."""
        if tries := self.events.get(key):
            del tries[0]

    def _forget_some(self, moment: float) -> None:
        for _ in range(OTHERS_LOOKED_AT):
            key = next(self._round, None)
            if key is None:
                self._round = iter(list(self.events))
                return
            if (tries := self.events.get(key)) and tries[0].expiry <= moment:
                del self.events[key]

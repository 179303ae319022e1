"""Turns at the one reader's process: whoever comes first goes first, and knows whether others wait."""

import asyncio
import time

TURN_S = 3.0  # how long one may go on while others wait


class Turns:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()  # fair: its waiters go in the order in which they came
        self._began_at = 0.0
        self.waiting = 0

    async def take(self) -> None:
        self.waiting += 1
        try:
            await self._lock.acquire()
        finally:
            self.waiting -= 1
        self._began_at = time.monotonic()

    def give(self) -> None:
        self._lock.release()

    @property
    def is_over(self) -> bool:
        """Of the one whose turn it is: long enough, and somebody waits."""
        return self.waiting > 0 and time.monotonic() - self._began_at >= TURN_S

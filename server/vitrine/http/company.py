"""Who writes while many pages are answered waits a moment for others who write, and they go together.

What a write needs (its checks, its statements, the database's own code) is far from the processor when a thousand
answers were given since the last one: five writes one by one take half as much again from visitors as five in a row.
Where few pages are asked for nobody waits, and neither does the first after a pause.
"""

import asyncio
from collections.abc import Callable

WAITS_S = 0.25  # at most: half of it on average, on a server with its hands full
MANY_ANSWERS = 1000  # a second, since the last who went
ENOUGH = 16  # wait for nobody else: visitors are not to notice them either


class Company:
    """`answered`: how many answers this process has given so far that took no waiting."""

    def __init__(self, answered: Callable[[], int]) -> None:
        self._answered = answered
        self._went_at = 0.0
        self._answered_then = 0
        self._is_busy = False
        self._waiting: list[asyncio.Future[None]] = []
        self._leaving: asyncio.TimerHandle | None = None

    async def join(self) -> None:
        """Returns when it is time to go."""
        loop = asyncio.get_running_loop()
        left_s = self._went_at + WAITS_S - loop.time()
        if left_s <= 0 and not self._waiting:
            self._look(loop.time())
            return
        if not self._is_busy:
            return
        one: asyncio.Future[None] = loop.create_future()
        self._waiting.append(one)
        if self._leaving is None:
            self._leaving = loop.call_later(left_s, self._go)
        if len(self._waiting) >= ENOUGH:
            self._go()
        await one

    def _go(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():  # who went away meanwhile
                one.set_result(None)
        self._look(asyncio.get_running_loop().time())

    def _look(self, now: float) -> None:
        answered = self._answered()
        passed = max(now - self._went_at, 1e-3)
        self._is_busy = (answered - self._answered_then) / passed >= MANY_ANSWERS
        self._went_at, self._answered_then = now, answered

"""How far a making is: a step in a word, and percent. Told now and then; whoever hears it may say that nobody waits."""

import time
from collections.abc import Awaitable, Callable
from typing import Literal

Step = Literal["documents", "files", "messages", "account", "pages", "storing"]
Tell = Callable[[Step, int], Awaitable[None]]
TELL_EVERY_S = 0.7


async def _nobody(_step: Step, _percent: int) -> None:
    pass


class Progress:
    def __init__(self, tell: Tell = _nobody) -> None:
        self._tell = tell
        self._step: Step = "storing"
        self._from, self._to, self._whole, self._done = 0, 0, 1, 0
        self._told_at = 0.0

    async def begin(self, step: Step, whole: int, to: int) -> None:
        """The next step, which ends at `to` percent, when `whole` of whatever it counts is done."""
        self._step, self._from, self._to = step, self._to, to
        self._whole, self._done = max(whole, 1), 0
        await self._say()

    async def on(self, done: int) -> None:
        self._done += done
        if time.monotonic() - self._told_at >= TELL_EVERY_S:
            await self._say()

    async def _say(self) -> None:
        part = min(1.0, self._done / self._whole)
        await self._tell(self._step, self._from + int((self._to - self._from) * part))
        self._told_at = time.monotonic()

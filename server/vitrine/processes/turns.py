"""Turns at the readers' processes: whoever comes first goes first, and knows whether others wait."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from vitrine.processes.child import Child

TURN_S = 3.0  # how long one may go on while others wait


@dataclass(frozen=True)
class Turn:
    child: Child
    began_at: float = field(default_factory=time.monotonic)


class Turns:
    def __init__(self, children: Sequence[Child]) -> None:
        self.children = children
        self._idle = list(children)
        self._slots = asyncio.Semaphore(len(children))  # fair: its waiters go in the order in which they came
        self.waiting = 0

    async def take(self) -> Turn:
        self.waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self.waiting -= 1
        return Turn(self._idle.pop())

    def give(self, turn: Turn) -> None:
        self._idle.append(turn.child)
        self._slots.release()

    def is_over(self, turn: Turn) -> bool:
        """Long enough, and somebody waits."""
        return self.waiting > 0 and time.monotonic() - turn.began_at >= TURN_S

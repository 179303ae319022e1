"""Several workshops, so that one owner's file keeps nobody else's waiting. Owned by MediaRoom."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import IO

from vitrine.errors import TooMany
from vitrine.media.allowance import SPECS_OWN, Allowance
from vitrine.media.kinds import Accepts
from vitrine.media.results import Clean
from vitrine.media.workshop.workshop import Workshop

WORKSHOPS = 4  # three files that take all their time, and one place beside them
MAX_EXPECTED_PER_OWNER = 16


class Workshops:
    """At most so many processes at once. The one used last is taken first: usually only one was ever begun."""

    def __init__(self, count: int = WORKSHOPS) -> None:
        self._all = [Workshop() for _ in range(count)]
        self._free = list(self._all)
        self._places = asyncio.Semaphore(count)
        self._asked = 0

    async def clean(self, content: bytes | IO[bytes], accepts: Accepts, allowance: Allowance = SPECS_OWN) -> Clean:
        """A file is read when there is a place for it: until then it costs no memory."""
        self._asked += 1
        try:
            async with self._places:
                return await self._clean(content, accepts, allowance)
        finally:
            self._asked -= 1

    async def _clean(self, content: bytes | IO[bytes], accepts: Accepts, allowance: Allowance) -> Clean:
        workshop = self._free.pop()
        try:
            whole = content if isinstance(content, bytes) else content.read()
            return await workshop.clean(whole, accepts, allowance=allowance)
        finally:
            self._free.append(workshop)

    @property
    def waiting(self) -> int:
        return max(0, self._asked - (len(self._all) - len(self._free)))

    async def rest(self) -> None:
        """Gives back the memory of those that wait in vain; the one used last stays warm."""
        for workshop in self._free[:-1]:
            await workshop.close()

    async def close(self) -> None:
        for workshop in self._all:
            await workshop.close()

    @property
    def process_ids(self) -> list[int]:
        return [workshop.process_id for workshop in self._all if workshop.process_id is not None]


@dataclass
class _Line:
    expected: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Lines:
    """The uploads of each owner stand in a line of their own: one is worked on, the others wait on disk."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    @contextmanager
    def place(self, owner_id: str, *, is_bounded: bool = True) -> Iterator[_Line]:
        line = self._lines.setdefault(owner_id, _Line())
        if is_bounded and line.expected >= MAX_EXPECTED_PER_OWNER:
            raise TooMany(headers={"Retry-After": "5"}, seconds=5)
        line.expected += 1
        try:
            yield line
        finally:
            line.expected -= 1
            if not line.expected:
                del self._lines[owner_id]

    @asynccontextmanager
    async def turn(self, owner_id: str) -> AsyncIterator[None]:
        with self.place(owner_id, is_bounded=False) as line:
            async with line.turn:
                yield

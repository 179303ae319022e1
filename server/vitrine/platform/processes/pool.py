"""A pool of child processes: as many as one kind of work may have, and the line of those who wait for one.

Each kind has one: pages (public/rendering/renderer.py), uploads (sites/media/workshop/), CVs and pictures
(public/cv/press.py), imports (transfer/imports/reader.py), translators' files (sites/site/translations/reader.py).
Memory and processor time are limited by the child itself (worker.py); the clock is limited here.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from vitrine.platform.errors import Problem, Unavailable
from vitrine.platform.processes.bulkhead import Bulkhead
from vitrine.platform.processes.child import Child, ChildFailed, ChildTimedOut, Message

TURN_S = 3.0  # how long one may go on while others wait
START_ANOTHER_AFTER_S = 0.05  # a start takes a quarter of a second of processor, most jobs a few thousandths
UNBOUNDED = 1 << 30
log = logging.getLogger(__name__)


class NoTimeForIt(Unavailable):
    """The machine was too busy, which says nothing about the job: it may be asked for again."""


@dataclass(frozen=True)
class Turn:
    """A child that is asked by nobody else meanwhile."""

    child: Child
    began_at: float = field(default_factory=time.monotonic)


class ChildPool:
    """`python -m module`, at most `children` at once. The first question starts the first one; all busy for a moment,
    another.

    One that nobody asks ends after `idle_s`, so that a quiet server keeps no memory for it; 0: each ends with its turn.
    `each` and `in_all` bound those for whom a slot is taken (`slot`), `max_wait_s` the time in the line.
    `retries_fresh`: what fells a child that has worked before is asked of a new one, in case it was what those before
    left behind. `too_much` refuses a job that fells its child; the log calls it a `job`.
    """

    def __init__(
        self,
        module: str,
        *arguments: str,
        children: int = 1,
        idle_s: float = 10.0,
        each: int = UNBOUNDED,
        in_all: int = UNBOUNDED,
        retry_after_s: int = 5,
        retries_fresh: bool = False,
        job: str = "",
        too_much: Callable[[], Problem] | None = None,
    ) -> None:
        self._children = [Child(module, *arguments) for _ in range(children)]
        self._free = list(self._children)  # the one used last is last, and taken first
        self._used_at = dict.fromkeys(self._children, 0.0)
        self._idle_s, self._retries_fresh = idle_s, retries_fresh
        self._bulkhead = Bulkhead(each=each, in_all=in_all, seconds=retry_after_s)
        self._job, self._too_much = job, too_much
        self._line: deque[asyncio.Future[Child]] = deque()
        self._owners: dict[str, tuple[asyncio.Lock, int]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._ends: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def slot(self, owner_id: str = "") -> AbstractContextManager[None]:
        """While a job arrives, waits and is worked on. TooMany or Unavailable where the line is full."""
        return self._bulkhead.slot(owner_id)

    async def ask(self, header: dict[str, Any], parts: Sequence[bytes], max_s: float, *, owner_id: str = "") -> Message:
        """One question in a turn of its own."""
        async with self.turn(owner_id) as turn:
            return await self.ask_in(turn, header, parts, max_s)

    async def ask_in(self, turn: Turn, header: dict[str, Any], parts: Sequence[bytes], max_s: float) -> Message:
        """The answer, NoTimeForIt, or what `too_much` says (Fell without it). When nobody waits for it any more, the
        child is ended."""
        child, has_worked = turn.child, turn.child.is_running
        described = {"job": self._job, "bytes": sum(map(len, parts))}
        try:
            try:
                return await child.ask(header, parts, max_s, is_ended_when_left=True)
            except ChildTimedOut:
                raise
            except ChildFailed:
                if not (has_worked and self._retries_fresh):
                    raise
                return await child.ask(header, parts, max_s, is_ended_when_left=True)
        except ChildTimedOut:
            log.warning("the machine had no time for a job", extra=described)
            raise NoTimeForIt from None
        except ChildFailed:
            log.warning("a job was too much for its process", extra=described)
            if self._too_much is None:
                raise
            raise self._too_much() from None

    @asynccontextmanager
    async def turn(self, owner_id: str = "", *, max_wait_s: float | None = None) -> AsyncIterator[Turn]:
        """One at a time of an owner; the turns of all go in the order in which they were asked for."""
        async with AsyncExitStack() as stack:
            if owner_id:
                await stack.enter_async_context(self._owners_turn(owner_id))
            turn = await self.take(max_wait_s)
            stack.push_async_callback(self.give, turn)
            yield turn

    @asynccontextmanager
    async def _owners_turn(self, owner_id: str) -> AsyncIterator[None]:
        lock, count = self._owners.get(owner_id) or (asyncio.Lock(), 0)
        self._owners[owner_id] = lock, count + 1
        try:
            async with lock:
                yield
        finally:
            _, count = self._owners[owner_id]
            if count > 1:
                self._owners[owner_id] = lock, count - 1
            else:
                del self._owners[owner_id]

    async def take(self, max_wait_s: float | None = None) -> Turn:
        """For turns that do not fit a block; `give` ends it."""
        if self._is_closed:
            raise NoTimeForIt
        if self._free and (self._free[-1].is_running or len(self._free) == len(self._children)):
            return Turn(self._free.pop())
        waiting = asyncio.get_running_loop().create_future()
        self._line.append(waiting)
        try:
            async with asyncio.timeout(max_wait_s):
                if self._free:
                    await asyncio.wait([waiting], timeout=START_ANOTHER_AFTER_S)
                    if not waiting.done() and self._free:
                        waiting.cancel()
                        return Turn(self._free.pop())
                return Turn(await waiting)
        except TimeoutError:
            self._pass_on(waiting)
            raise NoTimeForIt(headers={"Retry-After": "5"}) from None
        except asyncio.CancelledError:
            self._pass_on(waiting)
            raise

    def _pass_on(self, waiting: "asyncio.Future[Child]") -> None:
        """Who left the line may have been given a child at that very moment."""
        if waiting.done() and not waiting.cancelled() and waiting.exception() is None:
            self._put_back(waiting.result())
        waiting.cancel()

    async def give(self, turn: Turn) -> None:
        try:
            if not self._idle_s:
                await turn.child.end()
        finally:
            self._used_at[turn.child] = time.monotonic()
            self._put_back(turn.child)
            self._end_idle_later()

    def _put_back(self, child: Child) -> None:
        while self._line:
            waiting = self._line.popleft()
            if not waiting.done():
                waiting.set_result(child)
                return
        if child.is_running:
            self._free.append(child)
        else:
            self._free.insert(0, child)

    def is_over(self, turn: Turn) -> bool:
        """Long enough, and somebody waits."""
        return self.waiting > 0 and time.monotonic() - turn.began_at >= TURN_S

    @property
    def waiting(self) -> int:
        return sum(not waiting.done() for waiting in self._line)

    @property
    def process_ids(self) -> list[int]:
        return [found for child in self._children if (found := child.process_id) is not None]

    def _end_idle_later(self) -> None:
        if self._timer is None and self._idle_s and not self._is_closed and self._idle():
            self._timer = asyncio.get_running_loop().call_later(self._idle_s, self._end_idle)

    def _idle(self) -> list[Child]:
        return [child for child in self._free if child.is_running]

    def _end_idle(self) -> None:
        self._timer = None
        for child in self._idle():
            if time.monotonic() - self._used_at[child] >= self._idle_s:
                self._free.remove(child)  # nobody is given one that is about to end
                ending = asyncio.create_task(self._end(child))
                self._ends.add(ending)
                ending.add_done_callback(self._ends.discard)
        self._end_idle_later()

    async def _end(self, child: Child) -> None:
        await child.end()
        self._put_back(child)

    async def close(self) -> None:
        """Whoever still waits is told so, and what is under way ends."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        for waiting in self._line:
            if not waiting.done():
                waiting.set_exception(NoTimeForIt())
        await asyncio.gather(*self._ends, *(child.end() for child in self._children))

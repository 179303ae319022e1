"""Rate limits: how often something may be tried, counted in memory, or in Redis when several nodes count together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.storage.memory import Entry
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string

from vitrine.platform.errors import TooMany

log = logging.getLogger(__name__)

PATIENCE_S = 1.0
ASKED_AGAIN_AFTER_S = 10.0
CLOCK_LEEWAY_S = 60
# Of one address or account, at each node. Fewer than any limit: those that succeed never meet theirs.
ATTEMPTS_AT_ONCE = 4
T = TypeVar("T")


def _shared_limiter(redis_url: str) -> MovingWindowRateLimiter:
    patience = {"socket_timeout": PATIENCE_S, "socket_connect_timeout": PATIENCE_S}
    storage: Any = storage_from_string(f"async+{redis_url}", implementation="redispy", wrap_exceptions=True, **patience)
    return MovingWindowRateLimiter(storage)


async def ask_redis(redis_url: str) -> bool:
    """Whether it answers, for whoever looks at an instance from outside."""
    return await _shared_limiter(redis_url).storage.check()


class Attempt:
    """A try that counts if it fails."""

    has_failed = False


async def _release(storage: Any, key: str) -> None:
    """The library takes nothing back. A window is a list in Redis, the latest try first."""
    if isinstance(storage, Windows):
        await storage.release(key)
        return
    try:
        await storage.bridge.get_connection().lpop(storage.bridge.prefixed_key(key))
    except storage.bridge.base_exceptions as error:
        raise StorageError(error) from error


class Throttle:
    """`await throttle.hit("signup", rate, address)` counts one try and raises TooMany when there were too many.

    While Redis does not answer each node counts by itself: limits are wider then, and nobody is turned away for it.
    """

    def __init__(self, redis_url: str = "") -> None:
        self._memory = Windows()
        self._own = MovingWindowRateLimiter(self._memory)
        self._shared = _shared_limiter(redis_url) if redis_url else None
        self._alone_until = 0.0
        self._latest = time.time()
        self._parsed: dict[str, RateLimitItem] = {}
        self._attempts: WeakValueDictionary[tuple[str, ...], asyncio.Semaphore] = WeakValueDictionary()

    def _item(self, rate: str) -> RateLimitItem:
        if rate not in self._parsed:
            self._parsed[rate] = parse(rate)
        return self._parsed[rate]

    async def _follow_the_clock(self) -> None:
        """Put back by a day, it would make a wait of a day: what is counted here starts anew."""
        moment = time.time()
        if moment < self._latest - CLOCK_LEEWAY_S:
            await self._memory.reset()
        self._latest = moment

    async def hit(self, what: str, rate: str, *whom: str) -> None:
        await self._follow_the_clock()
        if not await self._ask(lambda limiter: limiter.hit(self._item(rate), what, *whom)):
            raise await self._too_many(what, rate, *whom)

    @asynccontextmanager
    async def attempt(self, what: str, rate: str, *whom: str) -> AsyncIterator[Attempt]:
        """For tries that count only when they fail, which their body says (`has_failed`).

        Each counts before it is looked at and is taken back if it did not fail: many at once are many.
        """
        slots = self._attempts.setdefault((what, *whom), asyncio.Semaphore(ATTEMPTS_AT_ONCE))
        async with slots:
            await self.hit(what, rate, *whom)
            attempt = Attempt()
            try:
                yield attempt
            finally:
                if not attempt.has_failed:
                    key = self._item(rate).key_for(what, *whom)
                    await self._ask(lambda limiter: _release(limiter.storage, key))

    async def clear(self, what: str, rate: str, *whom: str) -> None:
        await self._ask(lambda limiter: limiter.clear(self._item(rate), what, *whom))

    async def close(self) -> None:
        if self._shared is not None:
            storage: Any = self._shared.storage
            await storage.bridge.get_connection().aclose()

    async def _too_many(self, what: str, rate: str, *whom: str) -> TooMany:
        window = await self._ask(lambda limiter: limiter.get_window_stats(self._item(rate), what, *whom))
        seconds = max(1, round(window.reset_time - time.time()))
        return TooMany(headers={"Retry-After": str(seconds)}, seconds=seconds)

    async def _ask(self, question: Callable[[MovingWindowRateLimiter], Awaitable[T]]) -> T:
        if self._shared and time.monotonic() >= self._alone_until:
            try:
                return await question(self._shared)
            except StorageError as error:
                self._alone_until = time.monotonic() + ASKED_AGAIN_AFTER_S
                log.error("tries are counted by this node alone", extra={"reason": str(error.__cause__ or error)[:200]})
        return await question(self._own)


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

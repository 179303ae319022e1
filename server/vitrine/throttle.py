"""How often something may be tried: fixed windows kept in memory, or in Redis when several workers share them."""

import ipaddress
import time
from typing import Any

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.storage import storage_from_string

from vitrine.errors import TooMany

CLOCK_LEEWAY_S = 60


def network(address: str) -> str:
    """What counts as one address for a limit: a whole /64 of IPv6, which is what one line of a provider has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((int(parsed), 64), strict=False))


class Throttle:
    """`await throttle.hit("signup", rate, address)` counts one try and raises TooMany when there were too many."""

    def __init__(self, redis_url: str = "") -> None:
        self._memory = None if redis_url else MemoryStorage()
        storage: Any = self._memory
        if redis_url:
            storage = storage_from_string(f"async+{redis_url}", implementation="redispy")
        self._limiter = MovingWindowRateLimiter(storage)
        self._latest = time.time()
        self._parsed: dict[str, RateLimitItem] = {}

    def _item(self, rate: str) -> RateLimitItem:
        if rate not in self._parsed:
            self._parsed[rate] = parse(rate)
        return self._parsed[rate]

    async def _follow_the_clock(self) -> None:
        """Put back by a day, it would make a wait of a day: what is counted here starts anew."""
        moment = time.time()
        if self._memory and moment < self._latest - CLOCK_LEEWAY_S:
            await self._memory.reset()
        self._latest = moment

    async def hit(self, what: str, rate: str, *whom: str) -> None:
        await self._follow_the_clock()
        if not await self._limiter.hit(self._item(rate), what, *whom):
            raise await self._too_many(what, rate, *whom)

    async def check(self, what: str, rate: str, *whom: str) -> None:
        """Raises TooMany without counting: for tries that count only when they fail."""
        await self._follow_the_clock()
        if not await self._limiter.test(self._item(rate), what, *whom):
            raise await self._too_many(what, rate, *whom)

    async def clear(self, what: str, rate: str, *whom: str) -> None:
        await self._limiter.clear(self._item(rate), what, *whom)

    async def _too_many(self, what: str, rate: str, *whom: str) -> TooMany:
        window = await self._limiter.get_window_stats(self._item(rate), what, *whom)
        seconds = max(1, round(window.reset_time - time.time()))
        return TooMany(headers={"Retry-After": str(seconds)}, seconds=seconds)

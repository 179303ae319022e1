"""What is counted in memory: as the library does, forgotten when it is over, at the cost of one's own tries."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from vitrine.http.windows import Windows

EXAMPLES = 50


class Clock:
    def __init__(self) -> None:
        self.moment = time.time()

    def time(self) -> float:
        return self.moment


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock.time)
    return clock


async def test_what_is_over_is_forgotten_by_those_who_come_later(clock: Clock) -> None:
    windows = Windows()
    limiter, rate = MovingWindowRateLimiter(windows), parse("3/minute")
    for number in range(200):
        assert await limiter.hit(rate, f"visitor {number}")
    assert len(windows.events) == 200
    clock.moment += 61
    for _ in range(250):
        await limiter.hit(rate, "somebody")
        clock.moment += 30
    assert list(windows.events) == [rate.key_for("somebody")]
    assert len(windows.events[rate.key_for("somebody")]) <= 3


async def test_a_try_looks_at_no_more_windows_however_many_there_are(clock: Clock) -> None:
    windows = Windows()
    limiter, rate = MovingWindowRateLimiter(windows), parse("3/minute")
    for number in range(1000):
        await limiter.hit(rate, f"visitor {number}")
    seen: list[str] = []

    class Watched(dict[str, list[object]]):
        def get(self, key: str, default: object = None) -> object:  # type: ignore[override]
            seen.append(key)
            return super().get(key, default)

    windows.events = Watched(windows.events)  # type: ignore[assignment,arg-type]
    await limiter.hit(rate, "somebody")
    assert len(seen) <= 2
    assert windows.timer is None, "the library's own look through everything was not begun"


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 40)), max_size=40), st.integers(1, 4))
async def test_it_counts_as_the_library_does(tries: list[tuple[str, int]], most: int) -> None:
    ours, theirs = MovingWindowRateLimiter(Windows()), MovingWindowRateLimiter(MemoryStorage())
    rate, clock = parse(f"{most}/minute"), Clock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", clock.time)
        for who, later in tries:
            clock.moment += later
            assert await ours.hit(rate, who) == await theirs.hit(rate, who)
            mine, other = await ours.get_window_stats(rate, who), await theirs.get_window_stats(rate, who)
            assert mine.remaining == other.remaining

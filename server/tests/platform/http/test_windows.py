"""What is counted in memory: as the library does, forgotten when it is over, at the cost of one's own tries."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from vitrine.platform.http.throttle import Windows

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


async def test_no_try_begins_the_look_through_everybodys_windows(clock: Clock) -> None:
    ours, theirs = Windows(), MemoryStorage()
    for windows in (ours, theirs):
        for number in range(10):
            await MovingWindowRateLimiter(windows).hit(parse("3/minute"), f"visitor {number}")
    assert (ours.timer is None, theirs.timer is None) == (True, False)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 6)), max_size=40), st.integers(1, 4))
async def test_it_counts_as_the_library_does(tries: list[tuple[str, int]], most: int) -> None:
    ours, theirs = MovingWindowRateLimiter(Windows()), MovingWindowRateLimiter(MemoryStorage())
    rate, clock = parse(f"{most}/minute"), Clock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", clock.time)
        for who, later in tries:
            # Never the whole minute: there the library's answer hangs on what it has swept by then.
            clock.moment += later * 7
            assert await ours.hit(rate, who) == await theirs.hit(rate, who)
            mine, other = await ours.get_window_stats(rate, who), await theirs.get_window_stats(rate, who)
            assert mine.remaining == other.remaining

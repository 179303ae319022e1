"""Counted tries where Redis is away or hangs: nobody is turned away for it, and each node still counts its own."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.services.counters import find_valkey, run_valkey
from tests.services.ports import free_ports
from tests.services.silent import run_silent
from vitrine.platform.errors import TooMany
from vitrine.platform.http.throttle import Throttle


async def _counts_three(throttle: Throttle) -> None:
    for _ in range(3):
        await throttle.hit("contact", "3/hour", "203.0.113.9")
    with pytest.raises(TooMany) as refused:
        await throttle.hit("contact", "3/hour", "203.0.113.9")
    assert refused.value.params["seconds"] > 0
    await throttle.clear("contact", "3/hour", "203.0.113.9")
    async with throttle.attempt("contact", "1/hour", "203.0.113.9"):
        pass
    await throttle.hit("contact", "1/hour", "203.0.113.9")


@pytest.fixture(params=["memory", "valkey"])
async def counting(request: pytest.FixtureRequest) -> AsyncIterator[Throttle]:
    if request.param == "memory":
        yield Throttle()
        return
    program = find_valkey()
    if program is None:
        pytest.skip("no Valkey for this system")
    with run_valkey(program) as url:
        throttle = Throttle(url)
        yield throttle
        await throttle.close()


async def test_of_many_guesses_at_once_no_more_are_looked_at_than_may_be(counting: Throttle) -> None:
    looked_at = 0

    async def guess() -> None:
        nonlocal looked_at
        async with counting.attempt("guess", "10/hour", "203.0.113.9") as attempt:
            looked_at += 1
            await asyncio.sleep(0)  # as when a database is asked
            attempt.has_failed = True

    answers = await asyncio.gather(*(guess() for _ in range(50)), return_exceptions=True)
    assert looked_at == 10
    assert sum(isinstance(answer, TooMany) for answer in answers) == 40


async def test_tries_that_succeed_count_for_nothing_however_many_come_at_once(counting: Throttle) -> None:
    async def succeed() -> None:
        async with counting.attempt("guess", "5/hour", "203.0.113.9"):
            await asyncio.sleep(0)

    await asyncio.gather(*(succeed() for _ in range(50)))
    for _ in range(5):
        await counting.hit("guess", "5/hour", "203.0.113.9")


async def test_a_redis_that_is_away_turns_nobody_away(caplog: pytest.LogCaptureFixture) -> None:
    await _counts_three(Throttle(f"redis://127.0.0.1:{free_ports(1)[0]}"))
    assert "tries are counted by this node alone" in caplog.text


async def test_a_redis_that_hangs_costs_a_moment_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrine.platform.http.throttle.PATIENCE_S", 0.2)
    with run_silent() as redis:
        await _counts_three(Throttle(f"redis://127.0.0.1:{redis.port}"))
        assert redis.hanging <= 2

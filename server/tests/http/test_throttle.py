"""Counted tries where Redis is away or hangs: nobody is turned away for it, and each node still counts its own."""

import pytest

from tests.services.ports import free_ports
from tests.services.silent import run_silent
from vitrine.errors import TooMany
from vitrine.http.throttle import Throttle


async def _counts_three(throttle: Throttle) -> None:
    for _ in range(3):
        await throttle.check("contact", "3/hour", "203.0.113.9")
        await throttle.hit("contact", "3/hour", "203.0.113.9")
    for refuses in (throttle.check, throttle.hit):
        with pytest.raises(TooMany) as refused:
            await refuses("contact", "3/hour", "203.0.113.9")
        assert refused.value.params["seconds"] > 0
    await throttle.clear("contact", "3/hour", "203.0.113.9")
    await throttle.hit("contact", "3/hour", "203.0.113.9")


async def test_a_redis_that_is_away_turns_nobody_away(caplog: pytest.LogCaptureFixture) -> None:
    await _counts_three(Throttle(f"redis://127.0.0.1:{free_ports(1)[0]}"))
    assert "tries are counted by this node alone" in caplog.text


async def test_a_redis_that_hangs_costs_a_moment_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrine.http.throttle.PATIENCE_S", 0.2)
    with run_silent() as redis:
        await _counts_three(Throttle(f"redis://127.0.0.1:{redis.port}"))
        assert redis.hanging <= 2

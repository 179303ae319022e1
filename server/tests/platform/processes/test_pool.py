"""The pool of child processes: who waits for whom, what is bounded, and what a child that falls costs."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from vitrine.platform.errors import TooMany, Unavailable
from vitrine.platform.processes.child import ChildFailed
from vitrine.platform.processes.pool import ChildPool, NoTimeForIt

pytestmark = pytest.mark.cold
MODULE = "tests.platform.processes.worker"
LONG_S = 120.0
Pools = Callable[..., ChildPool]


@pytest.fixture
async def pools() -> AsyncIterator[Pools]:
    async with AsyncExitStack() as stack:

        def made(**options: Any) -> ChildPool:
            pool = ChildPool(MODULE, **options)
            stack.push_async_callback(pool.close)
            return pool

        yield made


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG_S):
        while not is_so():  # noqa: ASYNC110 - a process tells nobody what became of it
            await asyncio.sleep(0.01)


async def done(pool: ChildPool, what: str = "answer", **more: Any) -> dict[str, Any]:
    header, _parts = await pool.ask({"do": what, **more}, [], LONG_S)
    return header


def begin(pool: ChildPool, gate: Path, owner_id: str = "") -> asyncio.Task[Any]:
    """A job that is done when the file is there."""
    return asyncio.create_task(pool.ask({"do": "wait", "for": str(gate)}, [], LONG_S, owner_id=owner_id))


async def test_what_is_sent_comes_back_and_one_child_does_for_jobs_that_follow_each_other(pools: Pools) -> None:
    pool = pools(children=3)
    assert pool.process_ids == []
    header, parts = await pool.ask({"do": "answer"}, [b"a", b"\0" * 100_000], LONG_S)
    assert (header["process"], parts) == (pool.process_ids[0], [b"a", b"\0" * 100_000])
    assert (await done(pool))["answered"] == 2
    assert len(pool.process_ids) == 1


async def test_jobs_at_once_have_a_child_each_up_to_the_bound_and_go_in_order(pools: Pools, tmp_path: Path) -> None:
    pool, gate, order = pools(children=2), tmp_path / "gate", list[int]()
    busy = [begin(pool, gate) for _ in range(2)]
    await until(lambda: len(pool.process_ids) == 2)

    async def wait_as(number: int) -> None:
        async with pool.turn():
            order.append(number)

    waiting = []
    for number in range(3):
        waiting.append(asyncio.create_task(wait_as(number)))
        await until(lambda: pool.waiting == len(waiting))
    assert len(pool.process_ids) == 2
    gate.touch()
    await asyncio.gather(*busy, *waiting)
    assert (order, pool.waiting) == ([0, 1, 2], 0)


async def test_jobs_of_one_owner_take_turns_and_keep_nobody_else_waiting(pools: Pools, tmp_path: Path) -> None:
    pool, gate = pools(children=2), tmp_path / "gate"
    mine = [begin(pool, gate, "me") for _ in range(3)]
    await until(lambda: pool.process_ids)
    answered = await pool.ask({"do": "answer"}, [], LONG_S, owner_id="other")
    assert answered[0]["answered"] == 1
    assert not any(task.done() for task in mine)
    gate.touch()
    assert [header["process"] for header, _ in await asyncio.gather(*mine)]
    assert len(pool.process_ids) <= 2


async def test_the_line_has_a_bound_for_each_owner_and_for_all(pools: Pools) -> None:
    pool = pools(each=1, in_all=2, retry_after_s=7)
    with pool.slot("a"):
        with pytest.raises(TooMany) as refused, pool.slot("a"):
            pass
        assert refused.value.headers == {"Retry-After": "7"}
        with pool.slot("b"), pytest.raises(Unavailable), pool.slot("c"):
            pass
    with pool.slot("a"), pool.slot("c"):
        pass


async def test_who_finds_no_turn_in_time_is_told_so_and_leaves_the_line(pools: Pools, tmp_path: Path) -> None:
    pool, gate = pools(), tmp_path / "gate"
    busy = begin(pool, gate)
    await until(lambda: pool.process_ids)
    with pytest.raises(NoTimeForIt):
        async with pool.turn(max_wait_s=0.05):
            pass
    assert pool.waiting == 0
    gate.touch()
    await busy
    assert (await done(pool))["answered"] == 2


async def test_who_leaves_the_line_keeps_nobody_from_a_turn(pools: Pools) -> None:
    """Also at the very moment at which it was his."""
    pool = pools()
    turn = await pool.take()
    leaving = asyncio.create_task(done(pool))
    await until(lambda: pool.waiting)
    await pool.give(turn)
    leaving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await leaving
    assert (await done(pool))["answered"] == 1


@pytest.mark.parametrize("trouble", ["fall", "use the processor"])
async def test_what_fells_a_child_costs_that_job_alone(pools: Pools, trouble: str) -> None:
    pool = pools()
    first = (await done(pool))["process"]
    with pytest.raises(ChildFailed):
        await done(pool, trouble)
    after = await done(pool)
    assert (after["answered"], after["process"] != first) == (1, True)


async def test_memory_is_bounded(pools: Pools) -> None:
    pool = pools()
    assert (await done(pool, "fill the memory", bytes=1 << 20))["held"] == 1 << 20
    with pytest.raises(ChildFailed):
        await done(pool, "fill the memory", bytes=400 << 20)


async def test_a_child_that_was_killed_says_nothing_about_its_job(pools: Pools, tmp_path: Path) -> None:
    pool, gate = pools(), tmp_path / "gate"
    first = (await done(pool))["process"]
    underway = begin(pool, gate)
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    gate.touch()
    assert (await underway)[0]["process"] != first


async def test_the_clock_ends_a_job_and_says_nothing_about_it(pools: Pools, tmp_path: Path) -> None:
    pool = pools()
    await done(pool)
    with pytest.raises(NoTimeForIt):
        await pool.ask({"do": "wait", "for": str(tmp_path / "never")}, [], 0.1)
    assert (await done(pool))["answered"] == 1


async def test_a_job_that_nobody_waits_for_ends_with_its_child(pools: Pools, tmp_path: Path) -> None:
    pool = pools()
    first = (await done(pool))["process"]
    leaving = begin(pool, tmp_path / "never")
    await asyncio.sleep(0.05)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert (await done(pool))["process"] != first


async def test_what_fells_a_worn_child_is_asked_of_a_fresh_one_where_that_is_wanted(pools: Pools) -> None:
    for retries, falls in ((False, True), (True, False)):
        pool = pools(retries_fresh=retries)
        await done(pool)
        if falls:
            with pytest.raises(ChildFailed):
                await done(pool, "fall unless first")
        else:
            assert (await done(pool, "fall unless first"))["answered"] == 1


async def test_a_child_that_has_had_enough_is_replaced(pools: Pools) -> None:
    pool = pools(retries_fresh=True)
    assert (await done(pool, "the last one"))["answered"] == 1
    assert (await done(pool))["answered"] == 1


async def test_a_question_that_a_child_had_left_before_is_asked_of_the_next_one(
    pools: Pools, caplog: pytest.LogCaptureFixture
) -> None:
    pool = pools()
    await done(pool)
    assert (await done(pool, "leave unless first"))["answered"] == 1
    assert [record.message for record in caplog.records] == [], "nothing went wrong"


async def test_idle_ones_end_and_the_next_job_starts_one(pools: Pools, tmp_path: Path) -> None:
    pool, gate = pools(children=2, idle_s=0.05), tmp_path / "gate"
    busy = [begin(pool, gate) for _ in range(2)]
    await until(lambda: len(pool.process_ids) == 2)
    gate.touch()
    await asyncio.gather(*busy)
    await until(lambda: not pool.process_ids)
    assert (await done(pool))["answered"] == 1


async def test_a_pool_that_keeps_none_ends_each_with_its_turn(pools: Pools) -> None:
    pool = pools(children=2, idle_s=0)
    async with pool.turn() as turn:
        await pool.ask_in(turn, {"do": "answer"}, [], LONG_S)
        assert len(pool.process_ids) == 1
    assert pool.process_ids == []


async def test_a_closed_pool_tells_those_who_wait_and_ends_what_is_under_way(pools: Pools, tmp_path: Path) -> None:
    pool = pools()
    underway = [begin(pool, tmp_path / "never") for _ in range(2)]
    await until(lambda: pool.process_ids and pool.waiting)
    [process_id] = pool.process_ids
    await pool.close()
    ends = await asyncio.gather(*underway, return_exceptions=True)
    assert [type(end) for end in ends] == [ChildFailed, NoTimeForIt]
    with pytest.raises(NoTimeForIt):
        await done(pool)
    with pytest.raises(ProcessLookupError):
        os.kill(process_id, 0)

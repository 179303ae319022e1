"""What visits lose by what others write: measured at one moment on two servers, to one of which nobody writes.

A machine among others changes its speed by half within a second and says nothing of it: of what is measured one after
the other nothing is known to a tenth. So both servers share one processor, where they take turns every few milliseconds
and are as fast or slow as each other; visitors, writers and the database have the others. Who is written to changes
with every turn.

Where its processors are full, a server's visits lose what the writes take of them: its processor time, all threads
counted, without what its visits cost, which the quiet one says.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

import uvloop

from lines import Line, Result
from site_under_test import Server
from visitor import Page, visit_twice
from writers import Turn, Writers

TURN_S = float(os.environ.get("BENCH_BESIDE_SECONDS", "2"))
ROUNDS = int(os.environ.get("BENCH_BESIDE_ROUNDS", "15"))  # of two turns each
SETTLED_S = 0.3  # of a turn: answers to the writes of the one before are still under way
UNDER_WAY_S = 0.7  # visitors come before the first turn
WARM_S = 3.0
AT_ONCE = 8  # at each server
SHARED_PROCESSOR = 0
LEAST_SHARE = 0.9


class Spent(NamedTuple):
    processor_s: float
    visits: int

    def since(self, before: Spent) -> Spent:
        return Spent(self.processor_s - before.processor_s, self.visits - before.visits)


@dataclass
class Side:
    server: Server
    page: Page
    visits: int = 0

    async def be_visited(self, until: float) -> None:
        async def one_after_the_other() -> None:
            while time.perf_counter() < until:
                took = await visit_twice(self.page)  # first: others count while this one waits
                self.visits += len(took)

        async with asyncio.TaskGroup() as visitors:
            for _ in range(AT_ONCE):
                visitors.create_task(one_after_the_other())

    def spent(self) -> Spent:
        return Spent(self.server.processor_s(), self.visits)


Sides = tuple[Side, Side]


async def _watched(sides: Sides, turns: Sequence[Turn]) -> list[tuple[Spent, Spent]]:
    """What both spent in each turn."""

    async def both_at(moment: float) -> tuple[Spent, Spent]:
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        return sides[0].spent(), sides[1].spent()

    found: list[tuple[Spent, Spent]] = []
    for turn in turns:
        before = await both_at(turn.begins + SETTLED_S)
        after = await both_at(turn.ends)
        found.append((after[0].since(before[0]), after[1].since(before[1])))
    return found


async def _visited(sides: Sides, turns: Sequence[Turn]) -> list[tuple[Spent, Spent]]:
    until = turns[-1].ends
    async with asyncio.TaskGroup() as group:
        watching = group.create_task(_watched(sides, turns))
        for side in sides:
            group.create_task(side.be_visited(until))
    return watching.result()


def _taken(quiet: Spent, busy: Spent, seconds: float) -> float:
    """By the writes, of a processor."""
    a_visit_s = quiet.processor_s / quiet.visits
    return (busy.processor_s - busy.visits * a_visit_s) / seconds


class _Beside(NamedTuple):
    taken: list[float]  # in each round, of a processor
    done: int
    wanted: int


def _measure(sides: Sides, writers: Sequence[Writers], writes: int) -> _Beside:
    begins = time.perf_counter() + UNDER_WAY_S
    written_to = [(0, 1, 1, 0)[number % 4] for number in range(2 * ROUNDS)]
    starts = [begins + number * TURN_S for number in range(len(written_to))]
    turns = [
        [
            Turn(start, start + TURN_S, writes if to == place else 0)
            for start, to in zip(starts, written_to, strict=True)
        ]
        for place in (0, 1)
    ]
    for each, own in zip(writers, turns, strict=True):
        each.write(own)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        spent = runner.run(_visited(sides, turns[0]))
    done = sum(each.done()[writes] for each in writers)
    taken = [_taken(both[1 - to], both[to], TURN_S - SETTLED_S) for both, to in zip(spent, written_to, strict=True)]
    rounds = [statistics.mean(pair) for pair in zip(taken[::2], taken[1::2], strict=True)]
    return _Beside(rounds, done, round(writes * TURN_S) * len(written_to))


def other_processors() -> set[int]:
    ours = os.sched_getaffinity(0)
    return ours - {SHARED_PROCESSOR} or ours


@contextmanager
def _apart(sides: Sides) -> Iterator[None]:
    """Both servers on one processor; who asks them, which is us, on the others."""
    ours = os.sched_getaffinity(0)
    for side in sides:
        side.server.keep_to(SHARED_PROCESSOR)
    os.sched_setaffinity(0, other_processors())
    try:
        yield
    finally:
        os.sched_setaffinity(0, ours)


def visits_beside(where: str, sides: Sides, writes_a_second: Sequence[int], processors: int) -> Iterator[Result]:
    """`processors`: as many as the server has workers."""
    with _apart(sides), Writers(sides[0].server) as first, Writers(sides[1].server) as second:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            for side in sides:
                runner.run(side.be_visited(time.perf_counter() + WARM_S))
        for writes in writes_a_second:
            found = _measure(sides, (first, second), writes)
            shares = tuple(1 - taken / processors for taken in found.taken)
            error = statistics.stdev(shares) / len(shares) ** 0.5
            each_ms = statistics.mean(found.taken) / writes * 1000
            counted = f"{found.done:,} of {found.wanted:,} writes were done"
            note = f"± {error:.3f}; {counted}, each for {each_ms:.1f} ms of the server's processors"
            line = Line(f"visits beside {writes} writes a second{where}, share of quiet", "", at_least=LEAST_SHARE)
            yield Result(line, shares, note)

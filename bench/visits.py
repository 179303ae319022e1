"""Visits a second: each is a page, what a browser asks for with it, and the one report when it is left.

Visitors come twice, each on a connection and from an address of his own (127.x.y.z): the first time everything is new
to the browser, the second time it asks whether the page changed and has all else. They scroll to the end, so every
picture is asked for, in the first format offered and about 640 pixels wide.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from html import unescape
from typing import NamedTuple

import httpx
import uvloop

from lighthouse import DemoOwner
from lines import Line, Result, one
from site_under_test import ROOT, UNLIMITED, Server
from stolen import Stolen
from visitor import Page, visit_twice
from writers import Turn, Writers

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

AT_ONCE = 16
TURN_S = float(os.environ.get("BENCH_VISIT_SECONDS", "1"))
ROUNDS = int(os.environ.get("BENCH_VISIT_ROUNDS", "15"))
# A round in which the host took more of a processor away than this is not ours alone to judge: others are measured for
# it, and those count in which it took least.
MOST_STOLEN = 0.1
MOST_ROUNDS = 3 * ROUNDS
AT_A_TIME = 5
SETTLED_S = 0.25
UNDER_WAY_S = 0.5  # visitors come before the first turn
WARM_S = 2.0
ALONE_S = 6.0
WANTED_WIDTH = 640
WRITES_A_SECOND = (20, 50)
LEAST_SHARE = 0.9
WRITTEN_AFTER_S = 3.0  # visits are written on the minute (server/vitrine/visits/tally.py)
METRICS = {"LCP": 812.4, "CLS": 0.01, "INP": 48.0, "TTFB": 31.2}


def wanted_by(page: str) -> tuple[str, ...]:
    """Styles, scripts and pictures that a browser loads for this HTML, in its order."""
    found: list[str] = []
    page = re.sub(r"<noscript>.*?</noscript>", "", page, flags=re.DOTALL)
    for tag in re.findall(r"<(?:link|script|picture|img)\b[^>]*>(?:<source\b[^>]*>)?", page):
        given = {name.lower(): unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', tag)}
        is_link = tag.startswith("<link")
        if "disabled" in given or (is_link and given.get("rel") not in ("stylesheet", "modulepreload", "icon")):
            continue
        # Those that the page asks for when it has painted (server/vitrine/rendering/inline_scripts.py).
        found += [*given.get("data-preloads", "").split(), *given.get("data-modules", "").split()]
        if "srcset" in given:
            found.append(_about_wanted(given["srcset"]))
        elif tag.startswith("<img") and found and _is_inside_picture(page, tag):
            continue
        elif address := given.get("href") or given.get("src"):
            found.append(address)
    return tuple(dict.fromkeys(one for one in found if one.startswith("/")))


def _about_wanted(srcset: str) -> str:
    offers: list[tuple[int, str]] = [(int(width), address) for address, width in re.findall(r"(\S+)\s+(\d+)w", srcset)]
    wide = [offer for offer in offers if offer[0] >= WANTED_WIDTH]
    _width, address = min(wide) if wide else max(offers)
    return str(address)


def _is_inside_picture(page: str, img: str) -> bool:
    before = page[: page.index(img)]
    return before.rfind("<picture") > before.rfind("</picture")


def look_at(server: Server, slug: str) -> Page:
    path = f"/@{slug}/fr"
    answer = httpx.get(server.url + path, headers={"Accept-Encoding": "br"}).raise_for_status()
    metrics = {name: {"value": value, "rating": "good"} for name, value in METRICS.items()}
    report = json.dumps({"language": "FR", "metrics": metrics}).encode()
    return Page(server.port, path, wanted_by(answer.text), (f"/api/sites/{slug}/vitals", report))


_numbers = iter(range(1_000_000_000))


class Visit(NamedTuple):
    ended_at: float
    took_s: float  # until everything was there


async def _come_and_go(page: Page, until: float) -> list[Visit]:
    visits: list[Visit] = []

    async def one_after_the_other() -> None:
        while time.perf_counter() < until:
            took = await visit_twice(page, next(_numbers))
            visits.extend(Visit(time.perf_counter(), seconds) for seconds in took)

    async with asyncio.TaskGroup() as visitors:
        for _ in range(AT_ONCE):
            visitors.create_task(one_after_the_other())
    return visits


def _visits(page: Page, until: float) -> list[Visit]:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_come_and_go(page, until))


def _turns(begins: float) -> list[list[Turn]]:
    """A round each. Who writes so many a second does so once after a quiet turn and once before one: a machine that
    slows down, or has a slow moment, is as slow for what is compared with it."""
    order = [rate for writes in WRITES_A_SECOND for rate in (0, writes, writes, 0)]
    round_s = len(order) * TURN_S
    starts = [
        [begins + number * round_s + place * TURN_S for place in range(len(order))] for number in range(AT_A_TIME)
    ]
    return [[Turn(start, start + TURN_S, rate) for start, rate in zip(of, order, strict=True)] for of in starts]


class Round(NamedTuple):
    turns: list[Turn]
    visits: list[Visit]
    stolen: float  # of a processor

    def during(self, turns: list[Turn]) -> list[Visit]:
        """Without a turn's beginning, in which what was begun before it comes to its end."""
        spans = [(turn.begins + SETTLED_S, turn.ends) for turn in turns]
        return [visit for visit in self.visits if any(begins < visit.ended_at < ends for begins, ends in spans)]

    def in_quiet(self) -> list[Visit]:
        return self.during([turn for turn in self.turns if not turn.a_second])

    def share(self, writes: int) -> float:
        """Beside so many writes a second, of what there is in the turns next to them."""
        first = 4 * WRITES_A_SECOND.index(writes)
        before, busy, still_busy, after = self.turns[first : first + 4]
        return len(self.during([busy, still_busy])) / len(self.during([before, after]))


def _measured_rounds(page: Page, writers: Writers, stolen: Stolen) -> tuple[list[Round], Counter[int]]:
    """All that were, and how many writes were done in them."""
    found: list[Round] = []
    done: Counter[int] = Counter()
    while len(found) < MOST_ROUNDS and sum(each.stolen <= MOST_STOLEN for each in found) < ROUNDS:
        rounds = _turns(time.perf_counter() + UNDER_WAY_S)
        writers.write(list(itertools.chain(*rounds)))
        visits = _visits(page, rounds[-1][-1].ends)
        done += writers.done()
        for turns in rounds:
            begins, ends = turns[0].begins, turns[-1].ends
            own = [visit for visit in visits if begins < visit.ended_at < ends]
            found.append(Round(turns, own, stolen.during(begins, ends)))
    return found, done


def _alone(server: Server, writers: Writers, writes: int) -> float:
    """What the same writes cost the server without visitors: at full load visits cannot but lose as much."""
    idle = _processor_share(server)
    now = time.perf_counter()
    writers.write([Turn(now, now + ALONE_S, writes)])
    share = _processor_share(server) - idle
    writers.done()
    return share


def _processor_share(server: Server) -> float:
    began, before = time.perf_counter(), server.processor_s()
    time.sleep(ALONE_S)
    return (server.processor_s() - before) / (time.perf_counter() - began)


def _measured(where: str, server: Server, page: Page, has_target: bool) -> Iterator[Result | str]:
    with Writers(server) as writers, Stolen() as stolen:
        _visits(page, time.perf_counter() + WARM_S)
        every, done = _measured_rounds(page, writers, stolen)
        time.sleep(60 - time.time() % 60 + WRITTEN_AFTER_S)  # what visits left to be written is not the writes' cost
        alone = {writes: _alone(server, writers, writes) for writes in WRITES_A_SECOND}
    rounds = sorted(every, key=lambda each: each.stolen)[:ROUNDS]
    most, of_all = rounds[-1].stolen, max(each.stolen for each in every)
    if of_all > MOST_STOLEN:
        kept = f"{len(rounds)} of {len(every)} rounds are judged{where}"
        yield f"{kept}: in them the host took up to {most:.2f} of a processor away, in others up to {of_all:.2f}"
    seconds = sum(not turn.a_second for turn in rounds[0].turns) * (TURN_S - SETTLED_S)
    took = sorted(visit.took_s for each in rounds for visit in each.in_quiet())
    rates = tuple(len(each.in_quiet()) / seconds for each in rounds)
    yield Result(Line(f"visits{where}", "/s"), rates, f"{len(page.also)} files, page {page.path}")
    yield one(Line(f"a visit until all is there{where}, p99", "ms"), took[int(len(took) * 0.99)] * 1000)
    for writes in WRITES_A_SECOND:
        turns = [turn for each in every for turn in each.turns if turn.a_second == writes]
        wanted = sum(round(turn.a_second * TURN_S) for turn in turns)
        note = f"{done[writes]:,} of {wanted:,} writes were done; alone they take {alone[writes]:.2f} of a core"
        target = LEAST_SHARE if has_target else None
        line = Line(f"visits beside {writes} writes a second{where}, share of quiet", "", at_least=target)
        yield Result(line, tuple(each.share(writes) for each in rounds), note)


def bench_visits() -> Iterator[Result | str]:
    with ExitStack() as stack:
        server = stack.enter_context(Server(**UNLIMITED))
        slug = DemoOwner(server).slug
        yield f"Visits of the demo site, {AT_ONCE} at a time, in turns of {TURN_S:.0f} s"
        yield from _measured("", server, look_at(server, slug), has_target=True)
        archive = server.data / "bench.backup"
        server.command("backup", str(archive))
        server.kill()
        server.env["WORKERS"] = "2"
        server.start()
        yield from _measured(", two workers", server, look_at(server, slug), has_target=True)
        postgres = stack.enter_context(run_postgres())
        other = Server(**UNLIMITED, VITRINE_DATABASE_URL=postgres.create("visits"))
        other.command("restore", str(archive))
        with other:
            yield from _measured(", PostgreSQL", other, look_at(other, slug), has_target=True)

"""Visits a second: each is a page, what a browser asks for with it, and the one report when it is left.

Visitors come twice, each on a connection and from an address of his own (127.x.y.z): the first time everything is new
to the browser, the second time it asks whether the page changed and has all else. They scroll to the end, so every
picture is asked for, in the first format offered and about 640 pixels wide.

How many there are a second is told, quiet and beside others who write. What is judged of that is in writes.py.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop

from lighthouse import DemoOwner
from lines import Line, Result, one
from site_under_test import ROOT, UNLIMITED, Server
from visitor import Page, visit_twice
from writers import Turn, Writers

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

AT_ONCE = 16
TURN_S = float(os.environ.get("BENCH_VISIT_SECONDS", "1"))
ROUNDS = int(os.environ.get("BENCH_VISIT_ROUNDS", "7"))
UNDER_WAY_S = 0.5  # visitors come before the first turn
WARM_S = 2.0
WANTED_WIDTH = 640
WRITES_A_SECOND = (20,)
SETTLED_S = 0.3  # of a turn: answers to the writes of the one before are still under way
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
        # Those that the page asks for when it has painted (server/vitrine/public/rendering/inline_scripts.py).
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


@dataclass(frozen=True)
class Side:
    server: Server
    page: Page


class Visit(NamedTuple):
    ended_at: float
    took_s: float  # until everything was there


async def _come_and_go(page: Page, until: float) -> list[Visit]:
    visits: list[Visit] = []

    async def one_after_the_other() -> None:
        while time.perf_counter() < until:
            took = await visit_twice(page)
            visits.extend(Visit(time.perf_counter(), seconds) for seconds in took)

    async with asyncio.TaskGroup() as visitors:
        for _ in range(AT_ONCE):
            visitors.create_task(one_after_the_other())
    return visits


def _visits(page: Page, until: float) -> list[Visit]:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_come_and_go(page, until))


def _told(where: str, side: Side) -> Iterator[Result]:
    """Quiet, and beside so many writes a second, in turns of a second."""
    with Writers(side.server) as writers:
        _visits(side.page, time.perf_counter() + WARM_S)
        begins = time.perf_counter() + UNDER_WAY_S
        rates = (0, *WRITES_A_SECOND) * ROUNDS
        turns = [Turn(begins + at * TURN_S, begins + (at + 1) * TURN_S, rate) for at, rate in enumerate(rates)]
        writers.write(turns)
        visits = _visits(side.page, turns[-1].ends)
        writers.done()
    # Without a turn's beginning, in which what was begun before it comes to its end.
    during = [[visit for visit in visits if turn.begins + SETTLED_S < visit.ended_at < turn.ends] for turn in turns]
    took = sorted(visit.took_s for own, rate in zip(during, rates, strict=True) if not rate for visit in own)
    for writes in (0, *WRITES_A_SECOND):
        own = [len(seen) for seen, rate in zip(during, rates, strict=True) if rate == writes]
        name = f"visits{where} beside {writes} writes a second" if writes else f"visits{where}"
        note = "" if writes else f"{len(side.page.also)} files, page {side.page.path}"
        yield Result(Line(name, "/s"), tuple(count / (TURN_S - SETTLED_S) for count in own), note)
    yield one(Line(f"a visit until all is there{where}, p99", "ms"), took[int(len(took) * 0.99)] * 1000)


def _restored(stack: ExitStack, archive: Path, slug: str, **settings: str) -> Side:
    server = Server(**UNLIMITED, **settings)
    server.command("restore", str(archive))
    stack.enter_context(server)
    side = Side(server, look_at(server, slug))
    server.rest()  # what was restored has its pictures' smaller copies made
    return side


def bench_visits() -> Iterator[Result | str]:
    with Server(**UNLIMITED) as made, ExitStack() as stack:
        slug = DemoOwner(made).slug
        archive = made.data / "bench.backup"
        made.command("backup", str(archive))
        made.kill()
        yield f"Visits of the demo site, {AT_ONCE} at a time, in turns of {TURN_S:.0f} s"
        with ExitStack() as those:
            yield from _told("", _restored(those, archive, slug))
        with ExitStack() as those:
            yield from _told(", two workers", _restored(those, archive, slug, WORKERS="2"))
        url = stack.enter_context(run_postgres()).create("visits")
        yield from _told(", PostgreSQL", _restored(stack, archive, slug, VITRINE_DATABASE_URL=url))

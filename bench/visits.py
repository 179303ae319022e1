"""Visits a second: each is a page, what a browser asks for with it, and the one report when it is left.

Visitors come twice, each on a connection and from an address of his own (127.x.y.z): the first time everything is new
to the browser, the second time it asks whether the page changed and has all else. They scroll to the end, so every
picture is asked for, in the first format offered and about 640 pixels wide.
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
from html import unescape

import httpx
import uvloop

from lighthouse import DemoOwner
from lines import Line, Result
from site_under_test import ROOT, UNLIMITED, Server
from visitor import Page, visit_twice
from writers import Writers

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

AT_ONCE = 16
SECONDS = float(os.environ.get("BENCH_VISIT_SECONDS", "6"))
ROUNDS = int(os.environ.get("BENCH_VISIT_ROUNDS", "3"))
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


async def _come_and_go(page: Page, seconds: float) -> list[float]:
    deadline = time.perf_counter() + seconds
    took: list[float] = []

    async def one_after_the_other() -> None:
        while time.perf_counter() < deadline:
            took.extend(await visit_twice(page, next(_numbers)))

    async with asyncio.TaskGroup() as visitors:
        for _ in range(AT_ONCE):
            visitors.create_task(one_after_the_other())
    return took


def visits_a_second(page: Page, seconds: float = SECONDS) -> tuple[float, float]:
    """And the 99th percentile of a visit's time until everything was there, in milliseconds."""
    began = time.perf_counter()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        took = sorted(runner.run(_come_and_go(page, seconds)))
    return len(took) / (time.perf_counter() - began), took[int(len(took) * 0.99)] * 1000


def _alone(server: Server, writes: int) -> float:
    """What the same writes cost the server without visitors: at full load visits cannot but lose as much."""
    idle = _processor_share(server)
    with Writers(server, writes):
        return _processor_share(server) - idle


def _processor_share(server: Server) -> float:
    began, before = time.perf_counter(), server.processor_s()
    time.sleep(SECONDS)
    return (server.processor_s() - before) / (time.perf_counter() - began)


def _measured(where: str, server: Server, page: Page, has_target: bool) -> Iterator[Result]:
    quiet: list[float] = []
    p99: list[float] = []
    beside: dict[int, list[float]] = {rate: [] for rate in WRITES_A_SECOND}
    notes: dict[int, str] = {}
    visits_a_second(page, 2)
    for _ in range(ROUNDS):  # turn about, so that a slow moment meets all
        rate, slowest = visits_a_second(page)
        quiet.append(rate)
        p99.append(slowest)
        for writes in WRITES_A_SECOND:
            with Writers(server, writes) as writers:
                beside[writes].append(visits_a_second(page)[0])
            notes[writes] = f"{writers.done:.0f} writes a second were done of {writes}"
    time.sleep(60 - time.time() % 60 + WRITTEN_AFTER_S)  # what visits left to be written is not the writes' cost
    for writes in WRITES_A_SECOND:
        notes[writes] += f"; alone they take {_alone(server, writes):.2f} of a core"
    yield Result(Line(f"visits{where}", "/s"), tuple(quiet), f"{len(page.also)} files, page {page.path}")
    yield Result(Line(f"a visit until all is there{where}, p99", "ms"), tuple(p99))
    for writes, rates in beside.items():
        shares = tuple(rate / alone for rate, alone in zip(rates, quiet, strict=True))
        target = LEAST_SHARE if has_target else None
        line = Line(f"visits beside {writes} writes a second{where}, share of quiet", "", at_least=target)
        yield Result(line, shares, notes[writes])


def bench_visits() -> Iterator[Result | str]:
    with ExitStack() as stack:
        server = stack.enter_context(Server(**UNLIMITED))
        slug = DemoOwner(server).slug
        yield f"Visits of the demo site, {AT_ONCE} at a time, {SECONDS:.0f} s each"
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

"""The first visits after a restart, when nothing is kept yet. A part of `make bench`.

A thousand sites, each visited once, twenty visits a second whatever the server does. Beside each visit a request that
costs nothing is timed: what that takes is the machine's, not ours.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator

from lines import Line, Result, one
from many_sites import Sqlite, copy_first_site
from site_under_test import Owner, Server

SITES = 1_000
VISITS_A_SECOND = 20
MOST_P95_MS = 150


def p95(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.95)]


async def _ask(port: int, path: str) -> None:
    """With as little of the processor as can be: it is the server's."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n"
    writer.write(asked.encode())
    answer = await reader.read()
    writer.close()
    if not answer.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"{path}: {answer[:200]!r}")


async def _visit_all(port: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each first visit, counted from when it was due, and of the request beside it."""
    first, beside = list[float](), list[float]()
    begins = time.perf_counter() + 0.5

    async def ask(path: str, due: float, took: list[float]) -> None:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await _ask(port, path)
        took.append((time.perf_counter() - due) * 1000)

    async with asyncio.TaskGroup() as group:
        for number in range(1, SITES):
            due = begins + number / VISITS_A_SECOND
            group.create_task(ask(f"/@site-{number}", due, first))
            group.create_task(ask("/livez", due + 0.5 / VISITS_A_SECOND, beside))
    return first, beside


def bench_first_visits() -> Iterator[Result | str]:
    yield f"First visits of {SITES:,} sites after a restart, {VISITS_A_SECOND} a second"
    with Server() as server:
        Owner(server.url).fill()
        server.kill()
        copy_first_site(Sqlite(server.data / "vitrine.sqlite3"), SITES)
        server.start()
        first, beside = asyncio.run(_visit_all(server.port))
    yield one(Line("first visit, median", "ms"), statistics.median(first))
    yield one(Line("first visit, p95", "ms", at_most=MOST_P95_MS), p95(first))
    yield one(Line("a request that costs nothing, median", "ms"), statistics.median(beside))
    yield one(Line("a request that costs nothing, p95", "ms"), p95(beside))

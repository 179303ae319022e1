"""What owners and visitors write beside a page that is read as fast as it can be, and what a save takes.

Twenty writes a second are asked for (writers.py has their mix) while `wrk` reads one cached page over 32 connections,
in turns with a turn in which nobody writes. A write that was asked for and not done counts as failed, whether it was
refused, late or never sent. Beside that an owner saves and waits for his answer.
"""

from __future__ import annotations

import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

import httpx

import load
from lines import Line, Result, one
from site_under_test import ROOT, UNLIMITED, Owner, Server
from writers import Turn, Writers

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

A_SECOND = 20
SECONDS = float(os.environ.get("BENCH_WRITES_SECONDS", "5"))
ROUNDS = int(os.environ.get("BENCH_WRITES_ROUNDS", "5"))
ALONE_S = 10.0
SAVE_EVERY_S = 0.25
HEADERS = {"Accept-Encoding": "gzip"}
BEGIN_S = 0.2


def _keep_saving(url: str, connection: Connection) -> None:
    """In a process of its own: whoever loads the server must not be what a save waits for."""
    owner = Owner(url, "saver@example.org")
    owner.fill()
    connection.send([])
    while until := connection.recv():
        took: list[float] = []
        while (began := time.perf_counter()) < until:
            owner.save("home", {"firstLine": f"Ligne {began}", "headline": "Camille Durand graphiste"})
            took.append((time.perf_counter() - began) * 1000)
            time.sleep(SAVE_EVERY_S)
        connection.send(took)


@contextmanager
def _saver(url: str) -> Iterator[Connection]:
    """Send it a moment until which to save; it answers with what each save took. None ends it."""
    context = multiprocessing.get_context("spawn")
    ours, its = context.Pipe()
    process = context.Process(target=_keep_saving, args=(url, its), daemon=True)
    process.start()
    ours.recv()
    try:
        yield ours
    finally:
        ours.send(None)
        process.join(60)


def _measured(where: str, server: Server) -> Iterator[Result]:
    read = Owner(server.url)
    read.fill()
    page = f"{server.url}/@{read.slug}"
    httpx.get(page).raise_for_status()
    kept, beside, asked, done = list[float](), list[float](), 0, 0
    with Writers(server) as writers, _saver(server.url) as saver:
        saver.send(time.perf_counter() + ALONE_S)
        alone = saver.recv()
        for _ in range(ROUNDS):
            quiet = load.measure(page, SECONDS, HEADERS)
            begins = time.perf_counter() + BEGIN_S
            writers.write([Turn(begins, begins + SECONDS, A_SECOND)])
            saver.send(begins + SECONDS)
            busy = load.measure(page, SECONDS, HEADERS)
            beside += saver.recv()
            kept.append(busy.per_second / quiet.per_second)
            asked, done = asked + round(A_SECOND * SECONDS), done + writers.done()[A_SECOND]
    note = f"{done:,} of {asked:,}"
    yield one(Line(f"writes done of {A_SECOND} a second{where}", "", at_least=1.0), done / asked, note)
    yield Result(Line(f"pages kept beside them{where}", "", at_least=0.6), tuple(kept))
    yield Result(Line(f"a save alone{where}", "ms", at_most=20), tuple(alone))
    yield Result(Line(f"a save beside pages and writes{where}", "ms", at_most=40), tuple(beside))
    p95 = sorted(beside)[int(len(beside) * 0.95)]
    yield one(Line(f"the same, p95{where}", "ms", at_most=120), p95, f"mean {statistics.mean(beside):.0f} ms")


def bench_writes() -> Iterator[Result | str]:
    yield f"{A_SECOND} writes a second beside a cached page, {load.CONNECTIONS} connections, {load.generator_name()}"
    with Server(**UNLIMITED) as server:
        yield from _measured("", server)
    with run_postgres() as postgres, Server(**UNLIMITED, VITRINE_DATABASE_URL=postgres.create("writes")) as server:
        yield from _measured(", PostgreSQL", server)

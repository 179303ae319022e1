"""Every start alike: the cached page against nginx in ten starts, the time to the first answer, idle memory."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import nullcontext

import httpx

import load
import nginx
from lines import Line, Result
from site_under_test import Owner, Server

STARTS = int(os.environ.get("BENCH_STARTS", "10"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "2.5"))
IDLE_S = 3.0
RENDERER_ENDS_AFTER_S = 65.0
HEADERS = {"Accept-Encoding": "gzip"}

RATIO = Line("cached page, ratio to nginx on the same bytes", "", "worst", at_least=0.45)
OURS = Line("cached page, one worker", "/s")
THEIRS = Line("nginx, one worker", "/s")
UNCHANGED = Line("304 to 200, ratio", "", at_least=1.0)
P99 = Line("cached page, p99", "ms")
STARTED = Line("start to the first page", "s")
WHOLE = Line("start to ready", "s", at_most=3.0)
IDLE = Line("memory before the first page, all processes (Pss)", "MB")
SHOWN = Line("idle memory, one worker, a minute after a page", "MB", at_most=150)
LOADED = Line("memory after the load", "MB")


def bench_starts() -> Iterator[Result | str]:
    yield f"Every start: {STARTS} of them, {load.CONNECTIONS} connections, {load.generator_name()}"
    with Server() as server:
        owner = Owner(server.url)
        owner.fill()
        page = f"{server.url}/@{owner.slug}"
        with httpx.Client() as client, client.stream("GET", page, headers=HEADERS) as answer:
            body, etag = b"".join(answer.iter_raw()), answer.headers["etag"]
            encoding = answer.headers.get("content-encoding", "identity")
        if not nginx.is_installed():
            yield "nginx is not installed, so there is nothing to compare with (Debian: apt install nginx-light)"
        started, whole, idle, shown, loaded = [], [], [], [], []
        ours, theirs, unchanged = [], [], []
        with nginx.serve(body, encoding) if nginx.is_installed() else nullcontext() as other:
            for _ in range(STARTS):  # turn about, so that a slow moment meets both
                server.kill()
                start = server.start(f"/@{owner.slug}")
                started.append(start.page_s)
                whole.append(start.whole_s)
                server.kill()
                server.start()
                time.sleep(IDLE_S)
                idle.append(server.memory_mb())
                httpx.get(page)  # so it has to be rendered
                ours.append(load.measure(page, SECONDS, HEADERS))
                unchanged.append(load.measure(page, SECONDS, {**HEADERS, "If-None-Match": etag}, expect=304))
                if other:
                    theirs.append(load.measure(other, SECONDS, HEADERS))
                loaded.append(server.memory_mb())
            time.sleep(RENDERER_ENDS_AFTER_S)
            shown.append(server.memory_mb())
    if theirs:
        pairs = zip(ours, theirs, strict=True)
        yield Result(RATIO, tuple(one.per_second / two.per_second for one, two in pairs))
        yield Result(THEIRS, tuple(one.per_second for one in theirs))
    bad = sum(one.bad for one in ours)
    note = f"{len(body):,} bytes {encoding}" + (f", {bad} bad answers" if bad else "")
    yield Result(OURS, tuple(one.per_second for one in ours), note)
    yield Result(P99, tuple(one.p99_ms for one in ours))
    yield Result(UNCHANGED, tuple(two.per_second / one.per_second for one, two in zip(ours, unchanged, strict=True)))
    for line, values in ((STARTED, started), (WHOLE, whole), (IDLE, idle), (SHOWN, shown), (LOADED, loaded)):
        yield Result(line, tuple(values))

"""How soon does a save on one node show on the other's page? A part of `make bench` (run.py).

Two server processes, one PostgreSQL (the tests' own). Counted from the acknowledgement of the save to the moment at
which a visitor of the other node, who asks without pause, has the whole page with the new text.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

import httpx

from lines import Line, Result, one
from site_under_test import ROOT, Owner, Server

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

SAVES = int(os.environ.get("BENCH_NODE_SAVES", "200"))
WARM_UP = 5
PATIENCE_S = 10.0

MEDIAN = Line("a save on one node until the other shows it", "ms")
P99 = Line("the same, p99", "ms", at_most=100)


def _shown_after_ms(visitor: httpx.Client, page: str, text: str) -> float:
    saved = time.perf_counter()
    while text not in visitor.get(page).text:
        if time.perf_counter() - saved > PATIENCE_S:
            raise SystemExit(f"{page} does not show '{text}' after {PATIENCE_S:.0f} s")
    return (time.perf_counter() - saved) * 1000


def _delays_ms(nodes: list[Server]) -> list[float]:
    owner = Owner(nodes[0].url)
    owner.fill()
    delays = []
    with httpx.Client() as visitor:
        for number in range(WARM_UP + SAVES):
            here, there = nodes[number % 2], nodes[1 - number % 2]
            owner.http.base_url = here.url
            page = f"{there.url}/@{owner.slug}"
            visitor.get(page)  # it keeps the page as it was
            owner.save("home", {"firstLine": f"Ligne {number}.", "headline": "Camille Durand graphiste"})
            delays.append(_shown_after_ms(visitor, page, f"Ligne {number}."))
    return sorted(delays[WARM_UP:])


def bench_two_nodes() -> Iterator[Result | str]:
    yield f"Two nodes, one PostgreSQL: from a save on one to the other's page ({SAVES} saves, turn about)"
    with run_postgres() as postgres:
        shared = {
            "VITRINE_DATABASE_URL": postgres.create("bench"),
            "VITRINE_SECRET_KEYS": "bench-0123456789abcdef-0123456789abcdef",
        }
        with Server(**shared) as first, Server(**shared) as second:
            delays = _delays_ms([first, second])
    yield Result(MEDIAN, tuple(delays))
    yield one(P99, delays[min(len(delays) - 1, int(len(delays) * 0.99))])

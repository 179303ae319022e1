"""How soon does a save on one node show on the other's page? Called by `make bench` (run.py), or alone.

Two server processes, one PostgreSQL (the tests' own). Counted from the acknowledgement of the save to the moment at
which a visitor of the other node, who asks without pause, has the whole page with the new text.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

import httpx

from site_under_test import ROOT, Owner, Server

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

SAVES = int(os.environ.get("BENCH_NODE_SAVES", "200"))
WARM_UP = 5
MOST_MS = 100.0
PATIENCE_S = 10.0

Row = Callable[..., None]


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


def bench_two_nodes(row: Row) -> None:
    print(f"\nTwo nodes, one PostgreSQL: from a save on one to the other's page ({SAVES} saves, turn about)")
    with run_postgres() as postgres:
        shared = {
            "VITRINE_DATABASE_URL": postgres.create("bench"),
            "VITRINE_SECRET_KEYS": "bench-0123456789abcdef-0123456789abcdef",
        }
        with Server(**shared) as first, Server(**shared) as second:
            delays = _delays_ms([first, second])
    p99 = delays[min(len(delays) - 1, int(len(delays) * 0.99))]
    row("median, slowest", f"{statistics.median(delays):.1f} ms, {delays[-1]:.1f} ms")
    row("99th percentile", f"{p99:.1f} ms", f"below {MOST_MS:.0f} ms", p99 < MOST_MS)


if __name__ == "__main__":
    from run import row as print_row

    bench_two_nodes(print_row)
    sys.exit(0)

"""A save, and the page after it: rendered anew, then from the cache."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx

from lines import Line, Result
from site_under_test import Owner, Server

SAVES = 60


def bench_saves() -> Iterator[Result | str]:
    yield f"Save, then read ({SAVES} times, one client, whole request and answer)"
    saves, renders, cached = [], [], []
    with Server() as server, httpx.Client() as visitor:
        owner = Owner(server.url)
        owner.fill()
        page = f"{server.url}/@{owner.slug}"
        for number in range(SAVES):
            started = time.perf_counter()
            owner.save("home", {"firstLine": f"Ligne {number}", "headline": "Camille Durand graphiste"})
            saved = time.perf_counter()
            text = visitor.get(page).text
            rendered = time.perf_counter()
            visitor.get(page)
            ended = time.perf_counter()
            if f"Ligne {number}" not in text:
                raise SystemExit(f"save {number} was acknowledged and the page after it does not show it")
            saves.append((saved - started) * 1000)
            renders.append((rendered - saved) * 1000)
            cached.append((ended - rendered) * 1000)
    yield Result(Line("save of one section", "ms"), tuple(saves))
    yield Result(Line("page rendered anew after it", "ms"), tuple(renders))
    yield Result(Line("the same page from the cache", "ms"), tuple(cached))

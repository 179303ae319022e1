"""How long the public page holds its thread on a phone (`make bench ONLY=thread`); main_thread.mjs measures."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lighthouse import OPTIONS, DemoOwner, find_browser
from lines import Line, Result, one
from site_under_test import ROOT, Server

ROUNDS = os.environ.get("MAIN_THREAD_ROUNDS", "5")
WORKS = 100
COVERFLOW = "option3"


def _look(browser: str, look: str, url: str) -> dict[str, float]:
    node = shutil.which("node") or str(ROOT / ".build" / "bin" / "node")
    words = [node, str(Path(__file__).with_suffix(".mjs")), browser, ROUNDS, look, url]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise RuntimeError(f"bench/main_thread.mjs:\n{done.stderr}")
    found: list[dict[str, float]] = json.loads(done.stdout)
    return found[0]


def _fill_carousel(owner: DemoOwner) -> None:
    projects: dict[str, Any] = owner.call("GET", "/api/site/sections/projects")
    content = projects["languages"]["FR"]
    own = content["lists"]["projects"]
    many = [{**own[number % len(own)], "id": f"work-{number:04}"} for number in range(WORKS)]
    payload = {"content": {**content, "lists": {"projects": many}}, "shared": projects["shared"]}
    owner.call("PUT", "/api/site/sections/projects/FR", payload, {"If-Match": f'"{projects["revision"]}"'})


def bench_main_thread() -> Iterator[Result | str]:
    browser = find_browser()
    if browser is None:
        yield "The main thread: no Chromium here, so nothing is measured"
        return
    yield f"The main thread, demo site in French, processor time × 4, middle of {ROUNDS}"
    with Server() as server:
        owner = DemoOwner(server)
        url = f"{server.url}/@{owner.slug}/fr"
        for option in OPTIONS:
            owner.choose(option)
            found = _look(browser, "arrive", url)
            yield one(Line(f"{option}: blocked after the first paint", "ms", at_most=80), found["blocking"])
            yield one(Line(f"{option}: its longest task", "ms"), found["longest"])
        owner.choose(COVERFLOW)
        _fill_carousel(owner)
        found = _look(browser, "carousel", url)
        yield one(Line(f"coverflow of {WORKS} works that moves: longest task", "ms", at_most=50), found["longest"])
        yield one(Line("its slides laid out", "", at_most=12), found["laidOut"])

"""How long the public page holds its thread on a phone: part of `make bench`, or alone. main_thread.mjs measures."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from lighthouse import OPTIONS, DemoOwner, find_browser
from site_under_test import ROOT, Server

ROUNDS = os.environ.get("MAIN_THREAD_ROUNDS", "5")
MOST_BLOCKING_MS = 80
LONG_TASK_MS = 50
WORKS, MOST_LAID_OUT = 100, 12
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


def bench_main_thread() -> bool:
    browser = find_browser()
    if browser is None:
        print("\nThe main thread: no Chromium here, so nothing is measured")
        return True
    print(f"\nThe main thread, demo site in French, processor time × 4, middle of {ROUNDS}")
    is_met = True
    with Server() as server:
        owner = DemoOwner(server)
        url = f"{server.url}/@{owner.slug}/fr"
        for option in OPTIONS:
            owner.choose(option)
            found = _look(browser, "arrive", url)
            is_good = found["blocking"] <= MOST_BLOCKING_MS
            print(
                f"  {option:10} blocked for {found['blocking']:4.0f} ms, longest task {found['longest']:4.0f} ms"
                f"   {'✓' if is_good else '✗'} at most {MOST_BLOCKING_MS} ms",
                flush=True,
            )
            is_met = is_met and is_good
        owner.choose(COVERFLOW)
        _fill_carousel(owner)
        found = _look(browser, "carousel", url)
        is_good = found["longest"] <= LONG_TASK_MS and found["laidOut"] <= MOST_LAID_OUT
        print(
            f"  coverflow of {WORKS} works that moves: longest task {found['longest']:.0f} ms,"
            f" {found['laidOut']:.0f} slides laid out"
            f"   {'✓' if is_good else '✗'} at most {LONG_TASK_MS} ms and {MOST_LAID_OUT}"
        )
    return is_met and is_good


if __name__ == "__main__":
    sys.exit(0 if bench_main_thread() else 1)

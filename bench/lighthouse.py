"""Lighthouse on the demo site as a phone sees it, once per layout: a part of `make bench`.

Lighthouse slows the processor down four times, which makes a mid-tier phone of its authors' desktop. On
a slower or busier machine that would measure the machine, so the factor follows Lighthouse's own measure of it
(benchmarkIndex), as its documentation on throttling advises; the first line says what was used.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from lines import Line, Result
from site_under_test import ROOT, Server

CATEGORIES = {"performance": 98, "accessibility": 100, "best-practices": 100, "seo": 100}
OPTIONS = ("option1", "option2", "option3")
RUNS = int(os.environ.get("LIGHTHOUSE_RUNS", "3"))
# A desktop of this benchmark index, slowed down by this factor, is Lighthouse's phone.
DESKTOP_INDEX, DESKTOP_SLOWDOWN = 1500, 4.0
CLI = ROOT / "web" / "node_modules" / "lighthouse" / "cli" / "index.js"


def find_browser() -> str | None:
    ours = ROOT / ".build" / "bin" / "chromium"
    return os.environ.get("CHROMIUM") or (str(ours) if ours.exists() else shutil.which("chromium"))


class DemoOwner:
    """Signs in to the demo site and changes its layout, as its owner would."""

    def __init__(self, server: Server) -> None:
        email, password = server.command("demo").split("sign in at /dashboard/login with ")[1].split(" and ")
        self.http = httpx.Client(base_url=server.url, timeout=60)
        self.call("POST", "/api/session", {"email": email, "password": password.strip()})
        self.slug = str(self.call("GET", "/api/site")["slug"])

    def call(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        answer = self.http.request(method, path, json=body, headers=headers)
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:500]}")
        return answer.json()

    def choose(self, option: str) -> None:
        home = self.call("GET", "/api/site/sections/home")
        payload = {"content": home["languages"]["FR"], "shared": home["shared"], "layout": option}
        self.call("PUT", "/api/site/sections/home/FR", payload, {"If-Match": f'"{home["revision"]}"'})


def slowdown_for(index: float) -> float:
    return round(min(DESKTOP_SLOWDOWN, max(1.0, DESKTOP_SLOWDOWN * index / DESKTOP_INDEX)), 1)


def run_once(url: str, browser: str, slowdown: float) -> dict[str, Any]:
    done = subprocess.run(
        [
            "node",
            str(CLI),
            url,
            "--quiet",
            "--output=json",
            f"--throttling.cpuSlowdownMultiplier={slowdown}",
            f"--only-categories={','.join(CATEGORIES)}",
            "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
        ],
        env={**os.environ, "CHROME_PATH": browser},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"lighthouse ended with {done.returncode}: {done.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def score(report: dict[str, Any], category: str) -> float:
    return float(report["categories"][category]["score"] or 0) * 100


def faults(report: dict[str, Any]) -> list[str]:
    """What cost points: audits that weigh something and are not perfect."""
    weighed = {
        ref["id"]: ref["weight"]
        for name in CATEGORIES
        for ref in report["categories"][name]["auditRefs"]
        if ref["weight"]
    }
    found = []
    for name in weighed:
        audit = report["audits"][name]
        if audit["score"] is not None and audit["score"] < 0.9:
            found.append(f"{audit['title']} ({audit.get('displayValue') or audit['score']})")
    return found


def bench_lighthouse() -> Iterator[Result | str]:
    browser = find_browser()
    if browser is None or not CLI.exists():
        yield "Lighthouse: no Chromium or no web packages here, so nothing is measured"
        return
    yield "Lighthouse, mobile, demo site in French"
    reports_folder = os.environ.get("LIGHTHOUSE_REPORTS")
    with Server() as server:
        owner = DemoOwner(server)
        # The first look only measures the machine.
        look = run_once(f"{server.url}/@{owner.slug}/fr", browser, 1.0)
        index = float(look["environment"]["benchmarkIndex"])
        slowdown = slowdown_for(index)
        for option in OPTIONS:
            owner.choose(option)
            reports = [run_once(f"{server.url}/@{owner.slug}/fr", browser, slowdown) for _ in range(RUNS)]
            if reports_folder:
                Path(reports_folder, f"{option}.json").write_text(json.dumps(reports[-1]))
            slowed = f"processor slowed down {slowdown} times (benchmark index {index:.0f}); "
            for name, target in CATEGORIES.items():
                line = Line(f"{option}, {name}", "", at_least=target)
                scores = tuple(score(one, name) for one in reports)
                lost = sorted({fault for one in reports for fault in faults(one)}) if not line.is_met(scores) else []
                yield Result(line, scores, (slowed if name == "performance" else "") + "; ".join(lost))

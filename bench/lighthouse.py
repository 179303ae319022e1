"""Lighthouse on the demo site as a phone sees it, its main page and a project's own, once per layout: a part of
`make bench`.

Its plain throttling: the processor four times slower, whatever this machine is, so that a slower one than its
authors' desktop measures a slower phone than theirs. Each layout's first line says how fast the machine is by
Lighthouse's own measure.
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

CATEGORIES = {"performance": 100, "accessibility": 100, "best-practices": 100, "seo": 100}
OPTIONS = ("option1", "option2", "option3")
RUNS = int(os.environ.get("LIGHTHOUSE_RUNS", "5"))
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

    def project_page(self) -> str:
        """The address of a project's own page: the first that the demo has, else one that is made of its cards."""
        section = self.call("GET", "/api/site/sections/projects")
        content = section["languages"]["FR"]
        projects = content["lists"]["projects"]
        if not any((one.get("page") or {}).get("isShown") for one in projects):
            shown = [
                {"id": f"picture-{place}", "image": one["image"], "alt": one["title"], "width": "half"}
                for place, one in enumerate(projects)
            ]
            story = "\n\n".join(one["description"] for one in projects)
            page = {"isShown": True, "name": "projet", "pictures": shown, "story": story, "year": "2026"}
            projects[0]["page"] = {**page, "film": "https://vimeo.com/123456789"}
            payload = {"content": content, "shared": section["shared"]}
            self.call("PUT", "/api/site/sections/projects/FR", payload, {"If-Match": f'"{section["revision"]}"'})
        name = next(page["name"] for one in projects if (page := one.get("page") or {}).get("isShown"))
        return f"/@{self.slug}/fr/projet/{name}"


def run_once(url: str, browser: str) -> dict[str, Any]:
    done = subprocess.run(
        [
            "node",
            str(CLI),
            url,
            "--quiet",
            "--output=json",
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
        project = owner.project_page()
        for option in OPTIONS:
            owner.choose(option)
            for what, path in ((option, f"/@{owner.slug}/fr"), (f"{option}, a project's page", project)):
                reports = [run_once(server.url + path, browser) for _ in range(RUNS)]
                if reports_folder:
                    kind = "-project" if path == project else ""
                    Path(reports_folder, f"{option}{kind}.json").write_text(json.dumps(reports[-1]))
                yield from _results(what, reports)


def _results(what: str, reports: list[dict[str, Any]]) -> Iterator[Result]:
    blocked = tuple(float(one["audits"]["total-blocking-time"]["numericValue"]) for one in reports)
    speed = f"benchmark index of this machine {reports[0]['environment']['benchmarkIndex']:.0f}"
    yield Result(Line(f"{what}, total blocking time", "ms", at_most=80), blocked, speed)
    for name, target in CATEGORIES.items():
        line = Line(f"{what}, {name}", "", at_least=target)
        scores = tuple(score(one, name) for one in reports)
        lost = sorted({fault for one in reports for fault in faults(one)}) if not line.is_met(scores) else []
        yield Result(line, scores, "; ".join(lost))

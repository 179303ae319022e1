"""The owner's side in Chromium: a keystroke's way to the preview, and opening an editor. Called by run.py."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from lines import Line, Result, one
from site_under_test import PASSWORD, ROOT, Owner, Server

PROJECTS = 100
KEYSTROKE_MS = 16
OPENING_MS = 300


def find_chromium() -> str | None:
    named = [os.environ.get("CHROMIUM"), str(ROOT / ".build" / "bin" / "chromium")]
    found = [path for path in named if path and Path(path).exists()]
    return found[0] if found else shutil.which("chromium") or shutil.which("google-chrome")


def _prepare(server: Server) -> str:
    """A paid owner with a hundred projects; returns the e-mail address."""
    email = "editor-bench@example.org"
    owner = Owner(server.url, email)
    key = server.command("keys", "issue").strip()
    owner.http.post("/api/site/activation", json={"key": key}).raise_for_status()
    ids = []
    for picture in sorted((ROOT / "demo" / "pictures").glob("projet-*.jpg")):
        headers = {"Content-Type": "application/octet-stream", "X-File-Name": picture.name}
        sent = owner.http.post("/api/site/media?kind=image", content=picture.read_bytes(), headers=headers)
        ids.append(str(sent.raise_for_status().json()["id"]))
    owner.fill()
    projects = [
        {
            "id": f"project-{number:03}",
            "image": ids[number % len(ids)],
            "title": f"Projet {number}",
            "description": f"Identité, affiche et livret numéro {number}, en deux encres sur un papier teinté.",
            "link": f"https://example.org/{number}",
            "alt": f"Image du projet {number}",
        }
        for number in range(PROJECTS)
    ]
    owner.save("projects", {"heading": "Projets choisis"}, {"projects": projects})
    return email


def bench_editor() -> Iterator[Result | str]:
    yield f"The editors in Chromium, {PROJECTS} projects in the list"
    chromium, node = find_chromium(), shutil.which("node") or shutil.which("node", path=str(ROOT / ".build" / "bin"))
    if not chromium or not node:
        yield "Chromium or Node is not installed, so nothing was measured (make test installs both)"
        return
    script = Path(__file__).with_name("editor.mjs")
    with Server() as server:
        words = [node, str(script), server.url, _prepare(server), PASSWORD, chromium]
        done = subprocess.run(words, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise RuntimeError(f"bench/editor.mjs:\n{done.stderr}")
    measured = json.loads(done.stdout)
    for where, took in measured["strokes"].items():
        yield one(Line(f"script per keystroke, {where}, p95", "ms", at_most=KEYSTROKE_MS), took["p95"])
    opened = measured["opened"]
    drawn = Line("'Suivant' to form and preview painted, by the clock, p95", "ms", at_most=OPENING_MS)
    yield one(drawn, opened["drawn"]["p95"])
    yield one(Line(f"the same until all {PROJECTS} cards are there, p95", "ms"), opened["all"]["p95"])
    # By the clock, whatever else runs on this machine counts too; this is the page's own part of it.
    yield one(Line("the thread's own time for all of it, p95", "ms"), opened["used"]["p95"])

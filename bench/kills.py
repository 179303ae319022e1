"""Kills the server while owners save, again and again: `make torture` (KILLS=1000); 3 kills in `make test`, 25 in FULL.

After every kill: no acknowledged save is lost, none is half done, and the server is ready again within two seconds.
"""

from __future__ import annotations

import argparse
import base64
import random
import sqlite3
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from site_under_test import Owner, Server

OWNERS = 3
# A PNG of one point.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


@dataclass
class Diary:
    """One owner's saves: the number last sent, and the one last acknowledged."""

    owner: Owner
    sent: int = 0
    acknowledged: int = 0
    wrong: list[str] = field(default_factory=list)

    section = "home"

    def save(self, number: str) -> None:
        """Two places carry the number: a stored pair that differs was half done."""
        self.owner.save(self.section, {"firstLine": number, "headline": number})

    def pair(self, stored: Any) -> tuple[str, str]:
        texts = stored["languages"]["FR"]["texts"]
        return texts["firstLine"], texts["headline"]

    def save_until_cut(self) -> None:
        while True:
            self.sent += 1
            try:
                self.save(str(self.sent))
            except httpx.TransportError:
                return
            except RuntimeError as refusal:
                self.wrong.append(str(refusal))
                return
            self.acknowledged = self.sent

    def check(self) -> None:
        stored = self.owner.http.get(f"/api/site/sections/{self.section}").json()
        first, second = self.pair(stored)
        number = int(first or 0)  # killed before the very first save
        if first != second:
            self.wrong.append(f"half done: {first} and {second}")
        if not self.acknowledged <= number <= self.sent:
            self.wrong.append(f"stored {number}, acknowledged {self.acknowledged}, sent {self.sent}")
        self.owner.revisions[self.section] = int(stored["revision"])
        self.sent = self.acknowledged = number


@dataclass
class ProjectDiary(Diary):
    """Of somebody who writes on a project's own page: the number is in the section's heading, and on that page."""

    picture: str = ""

    section = "projects"

    def save(self, number: str) -> None:
        page = {"isShown": True, "name": "quai", "story": number, "storyMarks": f"b 0 {len(number)}", "client": number}
        project = {"id": "project-1", "image": self.picture, "title": "Quai", "page": page}
        self.owner.save(self.section, {"heading": number}, {"projects": [project]})

    def pair(self, stored: Any) -> tuple[str, str]:
        content = stored["languages"]["FR"]
        pages = [project["page"] for project in content["lists"]["projects"]]
        on_page = " ".join(sorted({said for page in pages for said in (page["story"], page["client"])}))
        return content["texts"]["heading"], on_page


def with_a_project(server: Server, owner: Owner) -> ProjectDiary:
    """Pages of projects are paid, and a project has a picture."""
    key = server.command("keys", "issue").strip()
    owner.http.post("/api/site/activation", json={"key": key}).raise_for_status()
    sent = owner.http.post("/api/site/media", params={"kind": "image"}, content=PICTURE)
    sent.raise_for_status()
    return ProjectDiary(owner, picture=sent.json()["id"])


def round_of_saves(server: Server, diaries: list[Diary]) -> float:
    """Save, kill, start, check; returns how long the start took."""
    writers = [threading.Thread(target=diary.save_until_cut) for diary in diaries]
    for writer in writers:
        writer.start()
    time.sleep(random.uniform(0.02, 0.35))
    server.kill()
    for writer in writers:
        writer.join()
    took = server.start().whole_s
    for diary in diaries:
        diary.check()
    return took


def is_whole(server: Server, database_url: str | None) -> bool:
    """SQLite's own check; PostgreSQL was not killed."""
    if database_url and not database_url.startswith("sqlite"):
        return True
    file = database_url.partition(":///")[2] if database_url else server.data / "vitrine.sqlite3"
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))


def kill_while_saving(kills: int, database_url: str | None, ready_within_s: float) -> tuple[bool, str]:
    """Whether it held, and what was seen."""
    settings = {"VITRINE_DATABASE_URL": database_url} if database_url else {}
    slowest = 0.0
    with Server(**settings) as server:
        owners = [Owner(server.url, f"owner{number}@example.org") for number in range(OWNERS)]
        diaries = [with_a_project(server, owners[0]), *map(Diary, owners[1:])]
        for kill in range(1, kills + 1):
            slowest = max(slowest, round_of_saves(server, diaries))
            wrong = [line for diary in diaries for line in diary.wrong]
            if wrong:
                return False, f"kill {kill}: " + "; ".join(wrong)
            if kill % 25 == 0:
                print(f"{kill} kills: nothing lost, slowest start {slowest:.2f} s", flush=True)
        saves = sum(diary.sent for diary in diaries)
        server.kill()
        whole = is_whole(server, database_url)
    summary = f"{kills} kills, {saves} saves, integrity {'ok' if whole else 'BROKEN'}, slowest start {slowest:.2f} s"
    if slowest > ready_within_s:
        summary += f": slower than {ready_within_s:.0f} s"
    return whole and slowest <= ready_within_s, summary


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database-url", help="an empty or migrated database; SQLite in a temporary folder by default")
    parser.add_argument("--ready-within", type=float, default=2.0, metavar="SECONDS", help="after a kill")
    given = parser.parse_args()
    held, summary = kill_while_saving(given.kills, given.database_url, given.ready_within)
    print(summary)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

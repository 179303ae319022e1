"""Does anything get slower or larger when many sites share the instance? A part of `make bench`; SCALE says how many.

Two servers take turns, one with few sites and one with many, all of them copies of the first with its contents,
pictures, messages and drafts. Judged is the ratio of the two medians. Then visitors of all sites, the second site half
as often as the first and so on (Zipf): how many answers needed no render.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx

from lines import Line, Result, one
from many_sites import Postgresql, Sql, Sqlite, copy_first_site
from site_under_test import PASSWORD, ROOT, UNLIMITED, Owner, Server

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres

SITES = int(os.environ.get("SCALE") or 10_000)
FEW = 100
TIMES = int(os.environ.get("BENCH_SCALE_TIMES", "30"))
STARTS = 3
VISITS = int(os.environ.get("BENCH_ZIPF_VISITS", "3000"))
MOST = 1.2
MESSAGES = 20


class Instance:
    """A server with its owner, who does once what is to be measured."""

    def __init__(self, server: Server, sites: int) -> None:
        self.server, self.owner, self.sites = server, Owner(server.url), sites
        self.visitor = httpx.Client(base_url=server.url, timeout=60)
        self.page = f"/@{self.owner.slug}"
        self._number = 0
        self.owner.fill()
        self.upload()
        for number in range(MESSAGES):
            self._must(self.visitor.post(f"/api/sites/{self.owner.slug}/messages", json=_message(number)))
        self.draft()

    @staticmethod
    def _must(answer: httpx.Response) -> httpx.Response:
        return answer.raise_for_status()

    def save(self) -> None:
        self._number += 1
        self.owner.save("home", {"firstLine": f"Ligne {self._number}", "headline": "Camille Durand graphiste"})

    def read_anew(self) -> None:
        self._must(self.visitor.get(self.page))

    read = read_anew

    def sitemap_file(self, file: int) -> None:
        self._must(self.visitor.get(f"/sitemap-{file}.xml"))

    def visit(self, site: int) -> None:
        self._must(self.visitor.get(f"/@site-{site}"))

    def sign_in(self) -> None:
        with httpx.Client(base_url=self.server.url, timeout=60) as browser:
            self._must(browser.post("/api/session", json={"email": self.owner.email, "password": PASSWORD}))

    def draft(self) -> None:
        self._number += 1
        content = {"languages": {"FR": {"heading": f"Brouillon {self._number}", "picture": self._picture}}}
        body = {"baseRevision": 1, "tab": "bench", "content": content}
        self._must(self.owner.http.put("/api/site/drafts/about", json=body))

    def inbox(self) -> None:
        self._must(self.owner.http.get("/api/site/messages"))

    def upload(self) -> None:
        self._number += 1
        path = f'<path d="M0 0h{self._number}v9z"/>'
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{path}</svg>'
        headers = {"Content-Type": "application/octet-stream", "X-File-Name": "logo.svg"}
        sent = self._must(self.owner.http.post("/api/site/media?kind=image", content=drawing, headers=headers))
        self._picture = str(sent.json()["id"])

    def sitemap_seconds(self) -> list[float]:
        """Its first and its last file; each is written once and kept, so there is no second time."""
        files = (1, -(-self.sites // 1000))
        return [_seconds(self.sitemap_file, file) for file in files]


def _message(number: int) -> dict[str, str]:
    return {"name": "Coline", "email": "c@example.org", "message": f"Bonjour, message {number}, à bientôt."}


def _seconds(work: Callable[..., object], *given: Any) -> float:
    began = time.perf_counter()
    work(*given)
    return time.perf_counter() - began


def _in_turns(few: Instance, many: Instance, what: str, before: str = "") -> tuple[float, float]:
    """Medians in milliseconds. `before`: done first each time, and not counted."""
    took: dict[Instance, list[float]] = {few: [], many: []}
    for _ in range(3 + TIMES):
        for instance in (few, many):
            if before:
                getattr(instance, before)()
            took[instance].append(_seconds(getattr(instance, what)))
    return statistics.median(took[few][3:]) * 1000, statistics.median(took[many][3:]) * 1000


def _ratio(what: str, engine: str, few: float, many: float, unit: str) -> Result:
    line = Line(f"{what}, {SITES:,} sites to {FEW:,} ({engine})", "×", at_most=MOST)
    return one(line, many / few, f"{few:.1f} {unit}, {many:.1f} {unit}")


def _measured(engine: str, few: Instance, many: Instance) -> Iterator[Result]:
    starts: dict[Instance, list[float]] = {few: [], many: []}
    for _ in range(STARTS):
        for instance in (few, many):
            instance.server.kill()
            starts[instance].append(instance.server.start().whole_s)
    yield _ratio("start", engine, min(starts[few]), min(starts[many]), "s")
    first_file, last_file = many.sitemap_seconds()
    line = Line(f"the sitemap's last file to its first, {SITES:,} sites ({engine})", "×", at_most=MOST)
    yield one(line, last_file / first_file, f"{first_file * 1000:.1f} ms, {last_file * 1000:.1f} ms")
    for name, work, before in (
        ("cached page", "read", ""),
        ("page rendered anew", "read_anew", "save"),
        ("save", "save", ""),
        ("draft", "draft", ""),
        ("inbox", "inbox", ""),
        ("upload", "upload", ""),
        ("sign-in", "sign_in", ""),
    ):
        yield _ratio(name, engine, *_in_turns(few, many, work, before), "ms")
    yield _ratio("memory", engine, few.server.memory_mb(), many.server.memory_mb(), "MB")


def _zipf(engine: str, many: Instance) -> Iterator[Result]:
    cached, anew = _in_turns(many, many, "read")[0], _in_turns(many, many, "read_anew", "save")[0]
    chance = random.Random(1794)
    shares = list(accumulate(1 / rank for rank in range(1, SITES)))
    wanted = chance.choices(range(1, SITES), cum_weights=shares, k=VISITS)
    took = [_seconds(many.visit, site) * 1000 for site in wanted]
    # Where a render is many times the cached answer, what lies below their geometric mean had none.
    share = sum(each < (cached * anew) ** 0.5 for each in took) / len(took)
    distinct = f"{VISITS:,} visits of {len(set(wanted)):,} sites"
    yield one(Line(f"answers without a render, Zipf over {SITES:,} ({engine})", ""), share, distinct)
    yield one(Line(f"the same, p99 ({engine})", "ms"), sorted(took)[int(len(took) * 0.99)])
    yield one(Line(f"the same, memory after it ({engine})", "MB"), many.server.memory_mb())


def _fill(instance: Instance, sql: Callable[[Server], Sql]) -> None:
    instance.server.kill()
    copy_first_site(sql(instance.server), instance.sites)
    instance.server.start()


def _bench(engine: str, few: Server, many: Server, sql: Callable[[Server], Sql]) -> Iterator[Result | str]:
    yield f"{SITES:,} sites beside {FEW:,} on {engine}, in turns"
    with few, many:
        instances = Instance(few, FEW), Instance(many, SITES)
        took = [_seconds(_fill, instance, sql) for instance in instances]
        yield one(Line(f"making {SITES:,} sites ({engine})", "s"), took[-1])
        yield from _measured(engine, *instances)
        yield from _zipf(engine, instances[1])


def bench_scale() -> Iterator[Result | str]:
    def file_of(server: Server) -> Path:
        return server.data / "vitrine.sqlite3"

    yield from _bench("SQLite", Server(**UNLIMITED), Server(**UNLIMITED), lambda server: Sqlite(file_of(server)))
    if not os.environ.get("SCALE"):
        return  # the ordinary run asks one engine only
    with run_postgres() as postgres:
        few, many = (Server(**UNLIMITED, VITRINE_DATABASE_URL=postgres.create(name)) for name in ("few", "many"))
        yield from _bench("PostgreSQL", few, many, lambda server: Postgresql(server.env["VITRINE_DATABASE_URL"]))

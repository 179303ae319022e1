"""A cached page beside bodies that are made to cost: strangers' sign-ins, an owner's files, saves and drafts.

The attackers are processes of their own, and no rate limit stops them: what is measured is what each request costs.
"""

from __future__ import annotations

import json
import multiprocessing
import socket
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from urllib.parse import urlsplit

from lines import Line, Result, one
from site_under_test import UNLIMITED, Owner, Server

BESIDE_S = 10.0
STRANGERS = 100
AT_MOST_MS = 200.0
PROCESSES = 2


@dataclass(frozen=True)
class Attack:
    name: str
    method: str
    path: str
    body: bytes = b""
    cookies: str = ""
    at_once: int = STRANGERS

    def request(self, port: int) -> bytes:
        head = (
            f"{self.method} {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Cookie: {self.cookies}\r\nContent-Type: application/json\r\nContent-Length: {len(self.body)}\r\n\r\n"
        )
        return head.encode() + self.body


def _attack(port: int, request: bytes, at_once: int) -> None:
    """As many connections as that, each opened anew when it was answered; until the process is ended."""
    while True:
        lines = []
        for _ in range(at_once):
            with suppress(OSError):
                line = socket.create_connection(("127.0.0.1", port), timeout=30)
                line.sendall(request)
                lines.append(line)
        for line in lines:
            with suppress(OSError):
                while line.recv(65536):
                    pass
            line.close()


@contextmanager
def _under(attack: Attack, port: int) -> Iterator[None]:
    each = max(1, attack.at_once // PROCESSES)
    attackers = [
        multiprocessing.Process(target=_attack, args=(port, attack.request(port), each), daemon=True)
        for _ in range(min(PROCESSES, attack.at_once))
    ]
    for attacker in attackers:
        attacker.start()
    try:
        time.sleep(1)
        yield
    finally:
        for attacker in attackers:
            attacker.kill()
            attacker.join()


def _visits_ms(server: Server, path: str) -> list[float]:
    """One visitor who asks for the page again and again."""
    connection, took = HTTPConnection("127.0.0.1", server.port, timeout=60), []
    until = time.monotonic() + BESIDE_S
    while time.monotonic() < until:
        began = time.perf_counter()
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path} answered {answer.status}")
        took.append((time.perf_counter() - began) * 1000)
        time.sleep(0.01)
    connection.close()
    return took


def _p95(took: list[float]) -> float:
    return statistics.quantiles(took, n=20)[-1]


def _attacks(owner: Owner) -> Iterator[Attack]:
    yield Attack("sign-ins of 62 kB in brackets", "POST", "/api/session", b"[" + b"[]," * 20_600 + b"[]]")
    yield Attack("sign-ins of 4 kB in brackets", "POST", "/api/session", b"[" + b"[]," * 1_200 + b"[]]")
    cookies = "; ".join(f"{name}={value}" for name, value in owner.http.cookies.items())
    languages: dict[str, object] = {f"n{number}": {} for number in range(48_000)}
    texts = {
        "of numbers": b"[" + b"1234567," * 240_000 + b"0]",
        "of long numbers": b"[" + b",".join([b"9" * 4000] * 490) + b"]",
        "of long fractions": b"[" + b",".join([b"9" * 90 + b".5e-98"] * 20_000) + b"]",
        "that close what was not opened": b"]" * 1_990_000,
        "of escaped quotes": b'"' + rb"\"" * 990_000 + b'"',
        "of as many escaped quotes as are read": b'"' + rb"\"" * 200_000 + b"x" * 1_590_000 + b'"',
        "of 48,000 unknown languages": json.dumps(
            {"tab": "t", "sections": {"home": {"revision": 0, "contents": languages, "shared": {}}}}
        ).encode(),
    }
    for name, text in texts.items():
        yield Attack(f"drafts of 2 MB {name}", "POST", "/api/site/publication", text, cookies)
    yield Attack("files of 5.9 MB", "POST", "/api/site/texts/FR/proposal", b"<a>" * 1_960_000, cookies)
    item = {"id": "0" * 16, "title": "x", "description": "x"}
    saves = {
        "24,000 values": {"lists": {"skills": [item] * 6_000}},
        "24,000 unknown names": {"texts": {f"name{number}": "x" for number in range(24_000)}},
    }
    for name, content in saves.items():
        save = json.dumps({"content": content}).encode()
        yield Attack(f"saves of {name}", "PUT", "/api/site/sections/skills/FR", save, cookies)
    path = _fill_with_drafts(owner)
    yield Attack("readers of twelve large drafts", "GET", path)


def _fill_with_drafts(owner: Owner) -> str:
    """The address at which anybody may read them."""
    texts = {f"name{number}": "x" * 20 for number in range(14_000)}
    for section in (*owner.http.get("/api/site").json()["sections"], "settings"):
        draft = {"baseRevision": 0, "tab": "t", "content": {"languages": {"FR": {"texts": texts}}}}
        kept = owner.http.put(f"/api/site/drafts/{section}", json=draft)
        if kept.status_code != 204:
            raise SystemExit(f"a draft was answered {kept.status_code}: {kept.text[:200]}")
    made = owner.http.post("/api/site/review-links", json={}).json()
    return urlsplit(str(made["url"])).path


def bench_hostile() -> Iterator[Result | str]:
    yield f"A cached page beside bodies that are made to cost ({BESIDE_S:g} s each, one visitor)"
    limits = json.loads(UNLIMITED["VITRINE_LIMITS"]) | {"review_pages_per_site": "1000000/hour"}
    with Server(VITRINE_LIMITS=json.dumps(limits)) as server:
        owner = Owner(server.url)
        owner.fill()
        page = f"/@{owner.slug}"
        owner.http.get(page)
        server.rest()
        yield one(Line("p95 of the page, nobody else there", "ms"), _p95(_visits_ms(server, page)))
        before_mb = server.memory_mb()
        for attack in _attacks(owner):
            owner.http.get(page)  # kept again, if preparing the attack changed something
            with _under(attack, server.port):
                took = _visits_ms(server, page)
                more_mb = server.memory_mb() - before_mb
            line = Line(f"p95 beside {attack.at_once} {attack.name}", "ms", at_most=AT_MOST_MS)
            yield one(line, _p95(took), f"median {statistics.median(took):.1f} ms, {more_mb:+.0f} MB")

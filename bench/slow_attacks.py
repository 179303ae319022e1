"""Attacks on a real server that take too long for `make test`: each says how often it tried and what came of it.

Called by torture.py. Bounds on time are generous: they tell 'at once' from 'after the attacker', on a busy machine too.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from site_under_test import PASSWORD, ROOT, Owner, Server

sys.path.append(str(ROOT / "server"))
from tests.services.silent import run_silent
from tests.sites.media import documents, pictures

OFTEN = "1000000/minute"
LIFTED = dict.fromkeys(("signin_per_address", "signin_from_anywhere", "signin_per_account"), OFTEN)
LIFTED |= dict.fromkeys(("signup_per_address", "reset_per_address", "reset_per_account"), OFTEN)
SOON_S = float(os.environ.get("SOON", "10"))  # seconds; more where other work shares the machine
DEAF, PIPELINED = 60, 20
MORE_MEMORY_MB = 60.0
LET_GO_WITHIN_S = 60.0

Outcome = tuple[int, str]  # attempts, and what came of them
Settings = dict[str, str]


class NotHeld(Exception):
    """The attack did something that it must not."""


def require(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise NotHeld(otherwise)


def _connections(server: Server) -> int:
    """Of the main process; its database and its renderer are files and pipes, and may well be opened meanwhile."""
    held = 0
    for descriptor in Path(f"/proc/{server.family()[0]}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since it was listed
            held += os.readlink(descriptor).startswith("socket:")
    return held


def unread_answers(settings: Settings) -> Outcome:
    """Connections that ask for a large file again and again and read nothing of it."""
    with Server(**settings) as server:
        owner = Owner(server.url)
        sent = owner.http.post("/api/site/media", content=pictures.png_of_exactly(1_000_000))
        path = sent.json()["url"]
        before_mb, before_connections = server.memory_mb(), _connections(server)
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * PIPELINED
        deaf = []
        for _ in range(DEAF):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
            line.sendall(asked)
            deaf.append(line)
        time.sleep(3)
        more_mb = server.memory_mb() - before_mb
        require(more_mb < MORE_MEMORY_MB, f"{more_mb:.0f} MB are held")
        require(httpx.get(f"{server.url}/@{owner.slug}").status_code == 200, "a page was not served beside them")
        until = time.monotonic() + LET_GO_WITHIN_S
        while (left := _connections(server) - before_connections) > 2:
            require(time.monotonic() < until, f"{left} connections are still held")
            time.sleep(1)
        for line in deaf:
            line.close()
    return DEAF, f"{max(0.0, more_mb):.0f} MB held, all let go, a page served beside them"


async def _status(port: int, method: str, path: str, body: dict[str, str] | None = None) -> int:
    """With the plainest client there is: hundreds of them must cost the server's machine little."""
    content = json.dumps(body).encode() if body else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    if body:
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(f"{head}\r\n".encode() + content)
        return int((await reader.readline()).split()[1])
    finally:
        writer.close()


async def _flood(port: int, slug: str, owner: dict[str, str]) -> tuple[Counter[int], list[float], int]:
    """Statuses of the flood; how long visitors' pages took; the status of the owner's sign-in in the midst of it."""
    seen: Counter[int] = Counter()
    pages: list[float] = []

    async def call(path: str, body: dict[str, str]) -> None:
        seen[await _status(port, "POST", path, body)] += 1

    async def visit() -> None:
        for _ in range(20):
            began = time.monotonic()
            for path in (f"/@{slug}", "/healthz"):
                status = await _status(port, "GET", path)
                require(status == 200, f"{path} answered {status}")
            pages.append(time.monotonic() - began)

    async def sign_in() -> int:
        await asyncio.sleep(0.2)
        for _ in range(20):
            status = await _status(port, "POST", "/api/session", owner)
            if status != 503:
                return status
            await asyncio.sleep(1)  # as a browser does that is told to come again
        return 503

    calls = []
    for number in range(300):
        email = f"nobody{number}@example.net"
        calls.append(call("/api/session", {"email": email, "password": "a guess"}))
        calls.append(call("/api/accounts/reset-requests", {"email": email}))
        calls.append(call("/api/accounts/reset", {"token": "x" * 43, "password": "another-one"}))
    signing_in = asyncio.create_task(sign_in())
    await asyncio.gather(signing_in, visit(), *calls)
    return seen, pages, signing_in.result()


def flood_of_sign_ins(settings: Settings) -> Outcome:
    """Sign-ins, reset requests and made-up reset links of hundreds at once, with every limit lifted."""
    limits = {**LIFTED, "connections_per_address": 2000}
    with Server(**settings, VITRINE_LIMITS=json.dumps(limits)) as server:
        owner = Owner(server.url)
        httpx.get(f"{server.url}/@{owner.slug}", timeout=60)  # V8 has started
        credentials = {"email": "bench@example.org", "password": PASSWORD}
        seen, pages, signed_in = asyncio.run(_flood(server.port, owner.slug, credentials))
        require(signed_in == 200, f"the owner's sign-in answered {signed_in}")
        require(not [status for status in seen if status in (500, 502, 504)], f"answers: {dict(seen)}")
        require(max(pages) < SOON_S, f"a page took {max(pages):.1f} s")
        owner.save("home", {"headline": "Après"})
    seen_as = ", ".join(f"{count} × {status}" for status, count in sorted(seen.items()))
    return sum(seen.values()), f"{seen_as}; the owner signs in, pages and health 200, slowest {max(pages):.2f} s"


def hostile_files(settings: Settings) -> Outcome:
    """Three owners send files made to cost, without a pause, beside a fourth one's small picture."""
    bombs = {
        "svg": ("image", pictures.styled_svg("a" * 60_000)),
        "rules": ("image", pictures.svg_of_rules_times_paths(9_000)),
        "scans": ("image", pictures.many_scans_jpeg(3_000)),
        "dictionaries": ("file", documents.pdf_of_dictionaries(90_000)),
        "packed": ("file", documents.bomb_pdf(200)),
        "pixels": ("image", pictures.png_claiming(30_000, 30_000)),
    }
    refused: Counter[int] = Counter()
    with Server(**settings) as server:
        attackers = [Owner(server.url, f"hostile{number}@example.org") for number in range(3)]
        honest = Owner(server.url, "honest@example.org")
        small = pictures.saved(pictures.arrow(40, 40), "PNG")
        honest.http.post("/api/site/media", content=small)
        is_over = False

        def attack(owner: Owner) -> None:
            owner.http.timeout = httpx.Timeout(120)
            for kind, content in bombs.values():
                refused[owner.http.post(f"/api/site/media?kind={kind}", content=content).status_code] += 1

        slowest, sent = 0.0, 0
        with ThreadPoolExecutor(len(attackers)) as threads:
            attacks = [threads.submit(attack, owner) for owner in attackers]
            while not is_over:
                picture = pictures.saved(pictures.arrow(41 + sent % 900, 40), "PNG")
                began = time.monotonic()
                status = honest.http.post("/api/site/media", content=picture).status_code
                slowest, sent = max(slowest, time.monotonic() - began), sent + 1
                require(status == 200, f"the small picture was answered {status}")
                is_over = all(one.done() for one in attacks)
                time.sleep(0.2)
            for one in attacks:
                one.result()
        require(all(status in (200, 413, 415, 422) for status in refused), f"answers: {dict(refused)}")
        require(slowest < SOON_S, f"a small picture took {slowest:.1f} s")
    seen_as = ", ".join(f"{count} × {status}" for status, count in sorted(refused.items()))
    return sum(
        refused.values()
    ), f"{seen_as}; {sent} small pictures of another owner beside them, slowest {slowest:.2f} s"


@contextmanager
def _silent_store() -> Iterator[Settings]:
    with run_silent() as store:
        yield {
            "VITRINE_BLOBS_URL": "s3://vitrine/files",
            "AWS_ENDPOINT_URL": f"http://127.0.0.1:{store.port}",
            "AWS_ACCESS_KEY_ID": "id",
            "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_REGION": "us-east-1",
            "AWS_ALLOW_HTTP": "true",
        }


def silent_store(settings: Settings) -> Outcome:
    """An object store that takes connections and never says a word, while owners send pictures."""
    tries = 6
    with _silent_store() as store, Server(**settings, **store) as server:
        owners = [Owner(server.url, f"owner{number}@example.org") for number in range(tries)]
        httpx.get(f"{server.url}/@{owners[0].slug}", timeout=60)  # V8 has started

        def send(owner: Owner) -> tuple[int, float]:
            began = time.monotonic()
            status = owner.http.post("/api/site/media", content=pictures.png()).status_code
            return status, time.monotonic() - began

        with ThreadPoolExecutor(tries) as threads:
            sending = [threads.submit(send, owner) for owner in owners]
            began = time.monotonic()
            owners[0].save("home", {"headline": "Sans images"})
            page = httpx.get(f"{server.url}/@{owners[0].slug}", timeout=60)
            require(page.status_code == 200 and "Sans images" in page.text, f"the page answered {page.status_code}")
            saved_s = time.monotonic() - began
            answers = [one.result() for one in sending]
        require({status for status, _ in answers} == {504}, f"answers: {answers}")
        slowest = max(took for _, took in answers)
        require(slowest < 2 * SOON_S, f"an upload took {slowest:.1f} s to be refused")
        require(saved_s < SOON_S, f"a save and its page took {saved_s:.1f} s")
    return tries, f"504 after {slowest:.1f} s at most; a save and its page meanwhile in {saved_s:.2f} s"


# Each, and whether the database is a part of it: then it is tried on both engines.
ATTACKS: dict[str, tuple[Callable[[Settings], Outcome], bool]] = {
    "answers that nobody reads": (unread_answers, False),
    "a flood of sign-ins and resets beside pages": (flood_of_sign_ins, True),
    "files made to cost beside another owner's": (hostile_files, False),
    "an object store that never answers": (silent_store, True),
}

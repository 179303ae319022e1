"""Requests at one loopback address, bounded in time: wrk where it is installed, else a small generator of our own."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import time
from typing import NamedTuple
from urllib.parse import urlsplit

CONNECTIONS = 32
UNITS_MS = {"us": 0.001, "ms": 1.0, "s": 1000.0}


class Load(NamedTuple):
    per_second: float
    p50_ms: float
    p99_ms: float
    bad: int


def generator_name() -> str:
    return "wrk" if shutil.which("wrk") else "the generator of bench/load.py (install wrk for higher and truer numbers)"


def measure(url: str, seconds: float, headers: dict[str, str], expect: int = 200) -> Load:
    if urlsplit(url).hostname != "127.0.0.1":
        raise ValueError(f"load goes to 127.0.0.1 only, not to {url}")
    if shutil.which("wrk"):
        return _wrk(url, seconds, headers)
    return asyncio.run(_own(url, seconds, headers, expect))


def _wrk(url: str, seconds: float, headers: dict[str, str]) -> Load:
    given = [word for name, value in headers.items() for word in ("-H", f"{name}: {value}")]
    shape = ["-t1", f"-c{CONNECTIONS}", f"-d{seconds:.0f}s", "--latency"]
    said = subprocess.run(["wrk", *shape, *given, url], capture_output=True, text=True, check=True).stdout

    def latency(percent: int) -> float:
        found = re.search(rf"^\s+{percent}%\s+([\d.]+)(us|ms|s)$", said, re.MULTILINE)
        return float(found[1]) * UNITS_MS[found[2]] if found else float("nan")

    rate = re.search(r"Requests/sec:\s+([\d.]+)", said)
    bad = re.search(r"Non-2xx or 3xx responses: (\d+)", said)
    errors = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", said)
    broken = sum(map(int, errors.groups())) if errors else 0
    return Load(float(rate[1]) if rate else 0.0, latency(50), latency(99), (int(bad[1]) if bad else 0) + broken)


async def _own(url: str, seconds: float, headers: dict[str, str], expect: int) -> Load:
    target = urlsplit(url)
    lines = [f"GET {target.path or '/'} HTTP/1.1", f"Host: {target.netloc}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    deadline = time.perf_counter() + seconds
    took: list[float] = []
    bad = 0

    async def ask() -> None:
        nonlocal bad
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        while (sent := time.perf_counter()) < deadline:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
            if length and int(length[1]):
                await reader.readexactly(int(length[1]))
            took.append(time.perf_counter() - sent)
            bad += head.split(b" ", 2)[1] != str(expect).encode()
        writer.close()

    await asyncio.gather(*(ask() for _ in range(CONNECTIONS)))
    took.sort()

    def rank_ms(share: float) -> float:
        return took[min(len(took) - 1, int(len(took) * share))] * 1000

    return Load(len(took) / seconds, rank_ms(0.5), rank_ms(0.99), bad)

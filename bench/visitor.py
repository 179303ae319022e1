"""One visitor: the page, what a browser asks for with it, the report; then once more, with all of it known.

As cheap as can be, because people visit from machines of their own, and what their browsers cost is not to be taken
from the server's: requests are put together once, answers are only measured, and no task waits for each of them.
"""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"  # bots are counted apart
_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_ETAG = re.compile(rb"\r\netag: (\S+)", re.IGNORECASE)


@dataclass(frozen=True)
class Page:
    """What one visit asks for."""

    port: int
    path: str
    also: tuple[str, ...]
    report: tuple[str, bytes]

    @cached_property
    def requests(self) -> tuple[bytes, ...]:
        return tuple(self.asked(path) for path in (self.path, *self.also))

    def asked(self, path: str, etag: str = "") -> bytes:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n"
        head += f"User-Agent: {BROWSER}\r\nAccept: */*\r\nAccept-Language: fr-FR,fr;q=0.9,en;q=0.8\r\n"
        return (head + (f"If-None-Match: {etag}\r\n\r\n" if etag else "\r\n")).encode()

    @cached_property
    def reported(self) -> bytes:
        place, body = self.report
        host = f"127.0.0.1:{self.port}"
        head = f"POST {place} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUser-Agent: {BROWSER}\r\n"
        return f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


_numbers = itertools.count()


async def visit_twice(page: Page) -> list[float]:
    """From an address of his own. Seconds until all was there, each time; the report is nobody's to wait for."""
    number = next(_numbers)
    address = f"127.{1 + number // 62500 % 250}.{number // 250 % 250}.{1 + number % 250}"
    loop = asyncio.get_running_loop()
    transport, line = await loop.create_connection(_Line, "127.0.0.1", page.port, local_addr=(address, 0))
    try:
        began = time.perf_counter()
        head = await line.ask(page.requests, b"200")
        first = time.perf_counter() - began
        await line.ask((page.reported,), b"204")
        etag = _ETAG.search(head)
        began = time.perf_counter()
        # Who comes again may find it changed: a picture's smaller copies were ready meanwhile.
        await line.ask((page.asked(page.path, etag[1].decode() if etag else ""),), b"304", b"200")
        again = time.perf_counter() - began
        await line.ask((page.reported,), b"204")
        return [first, again]
    finally:
        transport.close()


class _Line(asyncio.Protocol):
    """A connection on which each request goes out when the answer before it is there."""

    def __init__(self) -> None:
        self._requests: Sequence[bytes] = ()
        self._expected: tuple[bytes, ...] = ()
        self._asked = 0
        self._first_head = b""
        self._begun = b""  # of a head that came in pieces
        self._missing = 0  # of a body
        self._done: asyncio.Future[bytes] | None = None

    async def ask(self, requests: Sequence[bytes], *expected: bytes) -> bytes:
        """The head of the first answer, when all are there."""
        self._requests, self._expected, self._asked = requests, expected, 1
        self._done = asyncio.get_running_loop().create_future()
        self._transport.write(requests[0])
        return await self._done

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _error: Exception | None) -> None:
        self._fail("the server hung up")

    def data_received(self, data: bytes) -> None:
        if self._missing:
            self._missing -= len(data)
        elif not self._is_begun(self._begun + data):
            return
        if not self._missing:
            self._go_on()

    def _is_begun(self, data: bytes) -> bool:
        end = data.find(b"\r\n\r\n") + 4
        self._begun = b"" if end > 3 else data
        if end <= 3:
            return False
        head, status = data[:end], data[9:12]
        if status not in self._expected:
            self._fail(f"{self._requests[self._asked - 1][:80]!r} was answered with {head[:200]!r}")
        length = _LENGTH.search(head) if status != b"304" else None
        self._missing = (int(length[1]) if length else 0) - (len(data) - end)
        if self._asked == 1:
            self._first_head = head
        return True

    def _go_on(self) -> None:
        if self._asked < len(self._requests):
            self._asked += 1
            self._transport.write(self._requests[self._asked - 1])
        elif self._done and not self._done.done():
            self._done.set_result(self._first_head)

    def _fail(self, why: str) -> None:
        if self._done and not self._done.done():
            self._done.set_exception(RuntimeError(why))

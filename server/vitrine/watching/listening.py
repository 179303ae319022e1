"""The figures' own port: one page for a scraper, beside the server and on an address that visitors do not reach."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

from vitrine.watching.families import CONTENT_TYPE

HEAD_SECONDS = 5.0
ANSWER_SECONDS = 30.0
_ASKED = re.compile(rb"GET /metrics(?:\?[!-~]*)? HTTP/1\.[01]\r\n")


class MetricsPort:
    """Of one worker. Several share the port, and any of them answers for all."""

    def __init__(self, metrics: Callable[[], Awaitable[bytes]]) -> None:
        self._metrics = metrics
        self._server: asyncio.Server | None = None

    async def start(self, address: str, port: int) -> None:
        self._server = await asyncio.start_server(self._answer, address, port, reuse_port=True)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
            async with asyncio.timeout(ANSWER_SECONDS):
                status, body = (b"200 OK", await self._metrics()) if _ASKED.match(head) else (b"404 Not Found", b"")
                writer.write(
                    b"HTTP/1.1 %b\r\ncontent-type: %b\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%b"
                    % (status, CONTENT_TYPE.encode(), len(body), body)
                )
                await writer.drain()
        writer.close()

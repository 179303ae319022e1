"""One HTTP/1.1 connection. What the front can say at once is written here, from the very bytes that came in.

Everything else is uvicorn's. Through its parser, a task and ASGI's messages a kept page costs three times as much
(docs/decisions/server.md has the figures).
"""

import asyncio
import re
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vitrine.answers import Answer
from vitrine.front import Front

MAX_HEAD_BYTES = 64 * 1024
MAX_HEAD_SECONDS = 20
_SAID_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
# A request with any of these is more than a plain look at a page.
_NOT_PLAIN = frozenset((b"content-length", b"transfer-encoding", b"expect", b"upgrade"))


class Wire(HttpToolsProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._front: Front = self.config.loaded_app.front
        self._is_between_requests = True
        self._head_bytes = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._answered_at = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._time_the_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._can_answer() and (request := plain_request(data)) is not None:
            answer = self._front.at_once(*request)
            if answer is not None:
                self._write(answer)
                return
        if self._is_between_requests:
            self._time_the_head()
        super().data_received(data)
        if self._head_timer is not None:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
                self.transport.write(_SAID_TOO_LARGE)
                self.transport.close()

    def _can_answer(self) -> bool:
        """Nobody before this request waits for an answer, and what was answered is being read."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request, which uvicorn's type denies
        is_quiet = self._is_between_requests and not self._head_bytes and not self.flow.write_paused
        return is_quiet and (cycle is None or cycle.response_complete) and not self.transport.is_closing()

    def _write(self, answer: Answer) -> None:
        if self._head_timer is not None:
            self._stop_timing()
        self.transport.write(answer.whole(self.server_state.default_headers))
        # One timer per connection that looks again when it fires: setting one per visit costs more than the page.
        self._answered_at = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def timeout_keep_alive_handler(self) -> None:
        rest = self._answered_at + self.timeout_keep_alive - self.loop.time()
        if rest > 0:
            self.timeout_keep_alive_task = self.loop.call_later(rest, self.timeout_keep_alive_handler)
        else:
            super().timeout_keep_alive_handler()

    # Called by the parser.

    def on_message_begin(self) -> None:
        self._is_between_requests = False
        self._time_the_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop_timing()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_between_requests = True
        super().on_message_complete()

    # A head that trickles in, or never ends, must not hold a place for ever.

    def _time_the_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(MAX_HEAD_SECONDS, self._hang_up)

    def _stop_timing(self) -> None:
        self._head_bytes = 0
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


# A GET of a plain path, then well-formed header lines, then nothing: no body, no second request, no folded line.
_PLAIN = re.compile(rb"GET (/[!\"$&->@-~]*)(?:\?[!-~]*)? HTTP/1\.1\r\n((?:[\w-]+:[^\r\n\0]*\r\n)+)\r\n", re.ASCII)


def plain_request(data: bytes) -> tuple[str, dict[bytes, bytes]] | None:
    """Path and headers when `data` is exactly one GET without a doubt; None leaves it to the parser."""
    found = _PLAIN.fullmatch(data)
    if found is None:
        return None
    target, block = found.groups()
    lines = block[:-2].split(b"\r\n")
    headers: dict[bytes, bytes] = {}
    for line in lines:
        name, _, value = line.partition(b":")
        headers[name.lower()] = value.strip()
    is_whole = len(headers) == len(lines) and b"host" in headers and _NOT_PLAIN.isdisjoint(headers)
    if not is_whole or headers.get(b"connection", b"keep-alive").lower() != b"keep-alive":
        return None
    return target.decode("ascii"), headers


# How uvicorn is told to serve an App over such connections.
SERVING: dict[str, Any] = {
    "interface": "asgi3",
    "http": Wire,
    "ws": "none",
    "proxy_headers": False,  # the app asks its own setting whom to believe
    "server_header": False,
    "access_log": False,
    "log_config": None,
    "timeout_keep_alive": 30,
}

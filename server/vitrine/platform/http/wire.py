"""One HTTP/1.1 connection. What the front can say at once is written here, from the very bytes that came in.

Everything else is uvicorn's. Through its parser, a task and ASGI's messages a kept page costs three times as much
(docs/decisions/server.md has the figures).
"""

import asyncio
import logging
import re
import resource
from functools import cache, lru_cache
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vitrine.platform.http.answers import Answer
from vitrine.platform.http.callers import Callers
from vitrine.platform.http.front import Front, PlainRequest
from vitrine.platform.http.views import viewer_of
from vitrine.platform.logs import LimitedWarnings, WarningLimit

MAX_HEAD_BYTES = 64 * 1024
MAX_HEAD_SECONDS = 20
MAX_PLAIN_BYTES = 2048  # longer ones come with cookies of others, and no two are the same
MAX_PLAIN_LINES = 64  # browsers send twenty; read apart, a header of three letters takes a hundred bytes
# An answer must be read, at a kilobyte a second at least; the rest of a body that was refused must come, or end.
UNREAD_SECONDS = 20
LEAST_READ_BYTES = 20 * 1024
REST_SECONDS = 20
# Longer than proxies keep an idle connection to us (nginx 60 s, Traefik 90 s, Caddy 2 minutes): the side that sends
# closes it. A request that is on its way while we close is lost, and its visitor gets a 502.
IDLE_SECONDS = 150
FILES_KEPT_FREE = 100  # for the database, uploads, pictures: descriptors that connections never get
_warnings = WarningLimit(logging.getLogger(__name__))
_uvicorns = logging.getLogger("uvicorn.error")
_uvicorns.addFilter(LimitedWarnings(_uvicorns))
MAX_WAITING_REQUESTS = 16
_SAID_TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_SAID_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
# A request with any of these is more than a plain look at a page.
_OF_UPGRADES = (b"upgrade", b"http2-settings")
_NOT_PLAIN = frozenset((b"content-length", b"transfer-encoding", b"expect", *_OF_UPGRADES))


class TooManyWaiting(Exception):
    """More requests on one line than an honest client sends without waiting for answers."""


class UpgradeWithBody(Exception):
    """The parser reads no body of a request that asks for an upgrade, so nobody can tell where it ends."""


class AfterLastRequest(Exception):
    """The connection closes after the request before this one."""


class App(Protocol):
    """What a connection needs of the application."""

    front: Front
    callers: Callers


class Wire(HttpToolsProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._app: App = self.config.loaded_app
        self._front, self._callers = self._app.front, self._app.callers
        self._is_between_requests = True
        self._takes_no_more = False  # what follows the last request of a connection is not even parsed
        self._head_bytes = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._answered_at = 0.0
        self._unread_timer: asyncio.TimerHandle | None = None
        self._unread_bytes = 0
        self._rest_timer: asyncio.TimerHandle | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        is_welcome = self._callers.enter(self._address)
        if is_welcome and len(self.connections) <= max_connections():
            self._start_head_timer()
            return
        # At the limit itself the system would cut newcomers off without a word to us.
        why = "too many connections" if is_welcome else "too many connections of one address"
        _warnings.warning(why, address=self._address, open=len(self.connections))
        self._count_refused(503)
        transport.write(_SAID_TOO_MANY)
        self._close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._callers.leave(self._address)
        self._stop_timing()
        for timer in (self._unread_timer, self._rest_timer):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._takes_no_more:
            return
        if self._can_answer() and (request := plain_request(data)) is not None:
            answer = self._front.answer_from_memory(request)
            if answer is not None:
                self._write(answer)
                return
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._is_between_requests:
            self._start_head_timer()
        super().data_received(data)
        if self._head_timer is not None:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
                self._count_refused(431)
                self.transport.write(_SAID_TOO_LARGE)
                self._close()

    def send_400_response(self, msg: str) -> None:
        """What is no request, as uvicorn says it."""
        if self._takes_no_more:
            return  # the answer to the last request is still to come
        self._count_refused(400)
        super().send_400_response(msg)

    def _count_refused(self, status: int) -> None:
        self._front.counting.by_kind["refused"][status] += 1

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
            self._watch_unread()

    # Called by the parser.

    def on_message_begin(self) -> None:
        if self._takes_no_more:
            raise AfterLastRequest
        if len(self.pipeline) >= MAX_WAITING_REQUESTS:
            raise TooManyWaiting  # the parser stops there, and uvicorn answers 400 and hangs up
        self._is_between_requests = False
        self._start_head_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop_timing()
        if self.parser.should_upgrade() and has_body(self.headers):
            raise UpgradeWithBody  # a 400, as above
        super().on_headers_complete()
        # Whoever asks for an upgrade is served without one. After it a proxy and the parser may disagree on where the
        # request ended, and the rest would be the beginning of another visitor's: so it is the last one.
        if self.parser.should_upgrade() or asks_for_upgrade(self.headers):
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        self._is_between_requests = True
        self._takes_no_more = not self.cycle.keep_alive
        if self._rest_timer is not None:
            self._rest_timer.cancel()
            self._rest_timer = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer was given; it may be unread, and what was asked may still be arriving."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch_unread()
        elif not self._is_between_requests and self.cycle.response_complete and self._rest_timer is None:
            self._rest_timer = self.loop.call_later(REST_SECONDS, self._hang_up)

    # Called by the transport, which holds what the other side does not take.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_unread()

    def resume_writing(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None
        super().resume_writing()

    def _watch_unread(self) -> None:
        self._unread_bytes = self.transport.get_write_buffer_size()
        if self._unread_bytes and self._unread_timer is None:
            self._unread_timer = self.loop.call_later(UNREAD_SECONDS, self._look_at_unread)

    def _look_at_unread(self) -> None:
        self._unread_timer = None
        before, left = self._unread_bytes, self.transport.get_write_buffer_size()
        if left and before - left < min(LEAST_READ_BYTES, before):
            _warnings.warning("an answer was not read", address=self._address, bytes=left)
            self.transport.abort()
        elif left:
            self._watch_unread()

    def _close(self) -> None:
        """close() waits for ever for what is not read."""
        self.transport.close()
        self._watch_unread()

    # A head that trickles in, or never ends, must not hold a place for ever.

    def _start_head_timer(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(MAX_HEAD_SECONDS, self._hang_up)

    def _stop_timing(self) -> None:
        self._head_bytes = 0
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self._close()


def has_body(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(name == b"transfer-encoding" or (name == b"content-length" and value != b"0") for name, value in headers)


def asks_for_upgrade(headers: list[tuple[bytes, bytes]]) -> bool:
    """In any way, half of one included: what reads the connection before us may be content with that."""
    return any(
        name in _OF_UPGRADES or (name == b"connection" and b"upgrade" in value.lower()) for name, value in headers
    )


@cache
def max_connections() -> int:
    """As many as this process may have files, less some that it needs itself."""
    files, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(files - FILES_KEPT_FREE, files // 2)


# A GET of a plain path, then well-formed header lines, then nothing: no body, no second request, no folded line.
_PLAIN = re.compile(
    rb"GET (/[!\"$&->@-~]*)(?:\?[!-~]*)? HTTP/1\.1\r\n((?:[\w-]+:[\t -~\x80-\xff]*\r\n)+)\r\n", re.ASCII
)


@lru_cache(maxsize=1024)  # browsers of one kind and language ask for a page in the same words, to the byte
def _plain_request(data: bytes) -> PlainRequest | None:
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
    return PlainRequest(target.decode("ascii"), headers, viewer_of(headers))


def plain_request(data: bytes) -> PlainRequest | None:
    """What is asked when `data` is exactly one GET without a doubt; None leaves it to the parser."""
    if len(data) > MAX_PLAIN_BYTES or data.count(b"\n") > MAX_PLAIN_LINES:
        return None
    # What opens an account is not kept here for whoever reads this process's memory one day.
    has_secret = b"ookie:" in data or b"uthorization:" in data
    return _plain_request.__wrapped__(data) if has_secret else _plain_request(data)


# How uvicorn is told to serve an App over such connections.
SERVING: dict[str, Any] = {
    "interface": "asgi3",
    "http": f"{__name__}:Wire",  # by its name: a worker imports it where it can tell of a failure (cli/workers.py)
    "ws": "none",
    "proxy_headers": False,  # the app asks its own setting whom to believe
    "server_header": False,
    "access_log": False,
    "log_config": None,
    "timeout_keep_alive": IDLE_SECONDS,
}

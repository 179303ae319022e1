"""A request that asks for another protocol is the last one of its connection: nothing can hide behind it.

Where a proxy and the server disagree on where such a request ends, the rest of it becomes the beginning of the next
visitor's request.
"""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.factories.attacks import Attack
from tests.platform.http.lines import GET, Dial
from tests.services.proxies import ROOT, WEBSOCKET_LINES, run_caddy, run_nginx

HIDDEN = b"GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n"
CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(HIDDEN), HIDDEN)
LENGTH = b"Content-Length: %d\r\n" % len(HIDDEN)
ASKS = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
H2C = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n"

# The request line and header lines, and what comes after the head.
REQUESTS: dict[str, tuple[bytes, bytes]] = {
    "with a length": (b"POST /api/session HTTP/1.1\r\n" + ASKS + LENGTH, HIDDEN),
    "odd casing": (b"POST /api/session HTTP/1.1\r\ncOnNECTION: uPGRADE\r\nuPgRaDe: X\r\n" + LENGTH, HIDDEN),
    "one of several tokens": (
        b"POST /api/session HTTP/1.1\r\nConnection: keep-alive ,\tupgrade\r\nUpgrade: x/1, y\r\n" + LENGTH,
        HIDDEN,
    ),
    "two lines": (
        b"POST /api/session HTTP/1.1\r\nConnection: upgrade\r\nConnection: keep-alive\r\nUpgrade: x\r\n" + LENGTH,
        HIDDEN,
    ),
    "HTTP/2 in the clear": (b"POST /api/session HTTP/1.1\r\n" + H2C + LENGTH, HIDDEN),
    "HTTP/1.0": (b"POST /api/session HTTP/1.0\r\nConnection: keep-alive, Upgrade\r\nUpgrade: x\r\n" + LENGTH, HIDDEN),
    "chunked": (b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + ASKS, CHUNKED),
    "chunked and a length": (b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + LENGTH + ASKS, CHUNKED),
    "two lengths": (b"POST /api/session HTTP/1.1\r\n" + ASKS + LENGTH + LENGTH, HIDDEN),
    "a length of nothing": (b"POST /api/session HTTP/1.1\r\nContent-Length: 0\r\n" + ASKS, HIDDEN),
    "expecting to continue": (b"POST /api/session HTTP/1.1\r\nExpect: 100-continue\r\n" + ASKS + LENGTH, HIDDEN),
    "a folded line": (
        b"POST /api/session HTTP/1.1\r\nConnection: close,\r\n upgrade\r\nUpgrade: x\r\n" + LENGTH,
        HIDDEN,
    ),
    "Upgrade alone": (b"POST /api/session HTTP/1.1\r\nUpgrade: x\r\n" + LENGTH, HIDDEN + HIDDEN),
    "Connection alone": (b"POST /api/session HTTP/1.1\r\nConnection: upgrade\r\n" + LENGTH, HIDDEN + HIDDEN),
    "settings alone": (b"GET /home HTTP/1.1\r\nHTTP2-Settings: AAMAAABk\r\n", HIDDEN),
    "without a body": (b"GET /home HTTP/1.1\r\n" + ASKS, HIDDEN),
    "without a body, then no request": (b"GET /home HTTP/1.1\r\nUpgrade: x\r\n", b"\x16\x03\x01\r\n\r\n"),
    "a tunnel": (b"CONNECT 127.0.0.1:80 HTTP/1.1\r\n" + LENGTH, HIDDEN),
}


async def statuses_of(port: int, *pieces: bytes, pause_s: float) -> list[bytes]:
    """Of every answer until the server hangs up. A bare socket: a stream forgets what came before a reset."""
    loop = asyncio.get_running_loop()
    got = b""
    with socket.socket() as client, suppress(ConnectionError):
        client.setblocking(False)
        await loop.sock_connect(client, ("127.0.0.1", port))
        with suppress(ConnectionError):
            for piece in pieces:
                await loop.sock_sendall(client, piece)
                await asyncio.sleep(pause_s)
        async with asyncio.timeout(20):
            while part := await loop.sock_recv(client, 65536):
                got += part
    return [status for status in re.findall(rb"HTTP/1\.1 (\d{3})", got) if status != b"100"]


@pytest.mark.parametrize("pause_s", [None, 0.002, 0.2], ids=["in one piece", "soon after", "later"])
async def test_a_request_that_asks_for_an_upgrade_is_the_last_one_of_its_connection(
    port: int, pause_s: float | None, attack: Attack
) -> None:
    async def answered(head: bytes, rest: bytes) -> list[bytes]:
        head += b"Host: 127.0.0.1\r\n\r\n"
        pieces = [head + rest] if pause_s is None else [head, rest]
        return await statuses_of(port, *pieces, pause_s=pause_s or 0)

    answers = await asyncio.gather(*(answered(*request) for request in REQUESTS.values()))
    assert {name: said for name, said in zip(REQUESTS, answers, strict=True) if len(said) != 1} == {}
    # Whatever follows it, what was asked of us is answered.
    looked = [said for (head, _), said in zip(REQUESTS.values(), answers, strict=True) if head.startswith(b"GET")]
    assert looked == [[b"200"]] * 3
    attack(
        "a second request hidden behind one that asks for an upgrade",
        attempts=len(REQUESTS),
        result="one answer, then the connection is closed",
    )


@pytest.mark.parametrize("name", ["with a length", "chunked", "HTTP/2 in the clear"])
async def test_a_body_that_the_parser_leaves_unread_is_refused(port: int, name: str) -> None:
    """Its route would run as if there were none."""
    head, body = REQUESTS[name]
    assert await statuses_of(port, head + b"Host: 127.0.0.1\r\n\r\n" + body, pause_s=0) == [b"400"]


async def test_a_visitor_whose_client_offers_http_2_gets_his_page_and_the_connection_ends(
    port: int, dial: Dial
) -> None:
    line = await dial(port)
    line.say(GET % (b"/home", H2C))
    status, headers, body = await line.hear()
    assert (status, headers["connection"]) == (200, "close") and body
    assert await line.reader.read() == b""


async def test_what_was_asked_before_an_upgrade_is_answered_first(port: int, dial: Dial) -> None:
    line = await dial(port)
    line.say(GET % (b"/home", b"") + GET % (b"/nowhere", b"Upgrade: x\r\n") + GET % (b"/home", b""))
    assert [(await line.hear())[0] for _ in range(2)] == [200, 404]
    assert await line.reader.read() == b""


async def test_a_proxy_that_marks_every_request_may_send_bodies(port: int, dial: Dial) -> None:
    """`proxy_set_header Connection upgrade` without a condition stands in many an nginx: saves must come through."""
    line = await dial(port)
    body = b'{"email": "nobody@example.com", "password": "wrong-and-long"}'
    line.say(
        b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: upgrade\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    )
    status, headers, said = await line.hear()
    assert status == 401 and b"credentials" in said, said
    assert headers["connection"] == "close"


# Through the proxies -----------------------------------------------------------------------------------------------

Proxy = Callable[[Path, int], AbstractContextManager[int]]
PROXIES: dict[str, Proxy] = {
    "nginx": lambda folder, upstream: run_nginx(folder, upstream),
    "nginx with the usual lines for WebSockets": lambda folder, upstream: run_nginx(
        folder, upstream, lines=WEBSOCKET_LINES, keepalive="keepalive 4;"
    ),
    "nginx with these lines, bodies passed on as they come": lambda folder, upstream: run_nginx(
        folder, upstream, lines=WEBSOCKET_LINES + "proxy_request_buffering off;", keepalive="keepalive 4;"
    ),
    "Caddy": lambda folder, upstream: run_caddy(folder, upstream, lines="reverse_proxy {$VITRINE_UPSTREAM}"),
}


@pytest.mark.real_server
@pytest.mark.parametrize("proxy", PROXIES.values(), ids=PROXIES)
async def test_no_visitor_behind_a_proxy_gets_the_answer_to_a_hidden_request(
    port: int, dial: Dial, tmp_path: Path, proxy: Proxy, attack: Attack
) -> None:
    hidden = b"GET /robots.txt HTTP/1.1\r\nX-Next: "  # its last line is open: the next request goes on there
    asks = b"Connection: Upgrade\r\nUpgrade: foo\r\n"
    head = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n%s\r\n" % (len(hidden), asks)
    delays_ms = (None, 2, 5, 10, 15, 20, 25, 30, 35, 40, 45)  # None: head and body in one piece
    with proxy(tmp_path, port) as front:
        for delay_ms in delays_ms:
            attacker, victim = await dial(front), await dial(front)
            if delay_ms is None:
                attacker.say(head + hidden)
            else:
                attacker.say(head)
                await asyncio.sleep(delay_ms / 1000)
                attacker.say(hidden)
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                await attacker.hear(has_body=False)
            victim.say(GET % (b"/home", b"Connection: close\r\n"))
            status, headers, _body = await victim.hear(has_body=False)
            assert (status, headers["content-type"].partition(";")[0]) == (200, "text/html"), delay_ms
    attack(
        "a request hidden behind an upgrade, through nginx and Caddy",
        attempts=len(delays_ms),
        result="the next visitor gets his own page",
    )


@asynccontextmanager
async def recording(heads: list[bytes]) -> AsyncIterator[int]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.real_server
async def test_our_own_caddyfile_passes_no_upgrade_on(dial: Dial, tmp_path: Path) -> None:
    found = re.search(r"^\(vitrine\) \{.*?^\}", (ROOT / "deploy" / "Caddyfile").read_text(), re.DOTALL | re.MULTILINE)
    assert found is not None
    heads: list[bytes] = []
    async with recording(heads) as upstream:
        with run_caddy(tmp_path, upstream, lines="import vitrine", snippets=found[0]) as front:
            line = await dial(front)
            for asks in (ASKS, b"Upgrade: x\r\n", H2C):
                line.say(GET % (b"/home", asks))
                assert (await line.hear())[0] == 200
    for head in heads:
        assert head.startswith(b"GET /home ")
        assert not re.search(rb"upgrade|http2-settings", head, re.IGNORECASE), head

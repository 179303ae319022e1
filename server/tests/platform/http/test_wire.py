"""The wire against real sockets: however a request arrives, the answer is the one the front gives through ASGI."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from httptools import HttpParserError, HttpRequestParser

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.platform.http.lines import GET, Dial, served
from vitrine.app import App
from vitrine.platform.http import wire
from vitrine.platform.http.wire import SERVING, _plain_request, plain_request
from vitrine.platform.logs import LimitedWarnings, WarningLimit

KEEP_ALIVE_S: int = SERVING["timeout_keep_alive"]
# How long each keeps an idle connection to a server, where nobody told it otherwise.
PROXIES_KEEP_S = {"nginx": 60, "Traefik": 90, "Caddy": 120}


async def test_a_kept_page_is_the_same_by_wire_and_by_asgi(app: App, port: int, dial: Dial) -> None:
    line = await dial(port)
    answers = []
    for _ in range(3):  # the first renders it, the others come from the wire
        line.say(GET % (b"/home", b""))
        answers.append(await line.hear())
    request = plain_request(GET % (b"/home", b""))
    assert request is not None
    kept = app.front.cached(request)
    assert kept is not None and kept.body == answers[0][2] == answers[2][2]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0][0] == 200 and answers[0][1]["content-encoding"] == "gzip"

    etag = answers[0][1]["etag"].encode()
    line.say(GET % (b"/home", b"If-None-Match: " + etag + b"\r\n"))
    status, unchanged, body = await line.hear()
    assert (status, body) == (304, b"") and unchanged["etag"].encode() == etag


def test_no_request_with_a_secret_is_remembered_and_those_that_are_take_little_room() -> None:
    _plain_request.cache_clear()
    for secret in (b"Cookie: session=5e55", b"cookie: session=5e55", b"Authorization: Basic 5e55"):
        assert plain_request(GET % (b"/home", secret + b"\r\n")) is not None
    assert _plain_request.cache_info().currsize == 0
    tiny = b"".join(b"%x:\r\n" % number for number in range(300))
    assert plain_request(GET % (b"/home", tiny)) is None, "three hundred headers take twenty times their bytes"
    assert plain_request(GET % (b"/home", b"")) is plain_request(GET % (b"/home", b""))


async def test_a_save_is_seen_by_the_very_next_visit(owner: Owner, port: int, dial: Dial) -> None:
    line = await dial(port)
    for number in range(5):
        await owner.save("home", texts={"firstLine": f"Bonjour numéro {number}."})
        for _ in range(3):  # found, then kept
            line.say((GET % (b"/home", b"")).replace(b"gzip", b"identity"))
            assert f"Bonjour numéro {number}.".encode() in (await line.hear())[2]


@pytest.mark.parametrize("cut", [1, 4, 17, 30, 60])
async def test_a_request_in_pieces_is_answered_once(port: int, cut: int, dial: Dial) -> None:
    line = await dial(port)
    whole = GET % (b"/home", b"")
    for _ in range(2):
        line.say(whole[:cut])
        await asyncio.sleep(0.02)
        line.say(whole[cut:])
        assert (await line.hear())[0] == 200
    line.say(whole)
    assert (await line.hear())[0] == 200


async def test_requests_sent_without_waiting_are_answered_in_their_order(port: int, dial: Dial) -> None:
    line = await dial(port)
    paths = [b"/home", b"/healthz", b"/home", b"/nowhere", b"/healthz", b"/home"]
    line.say(b"".join(GET % (path, b"") for path in paths))
    assert [(await line.hear())[0] for _ in paths] == [200, 200, 200, 404, 200, 200]
    # A second request whose beginning came with the first one's end is not taken for a request of its own.
    line.say(GET % (b"/healthz", b"") + b"GET /nowhere?")
    assert (await line.hear())[1]["content-type"] == "application/json"
    line.say(GET % (b"/home", b""))
    assert (await line.hear())[0] in (400, 404)


async def test_a_line_full_of_requests_is_hung_up_on(port: int, dial: Dial) -> None:
    line = await dial(port)
    line.say(GET % (b"/healthz", b"") * 5000)
    heard = 0
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while (await line.hear())[0] == 200:
            heard += 1
    assert heard <= 50
    other = await dial(port)
    other.say(GET % (b"/home", b""))
    assert (await other.hear())[0] == 200


async def test_head_has_the_headers_of_get_and_no_body(port: int, dial: Dial) -> None:
    line = await dial(port)
    line.say(GET % (b"/home", b""))
    got = await line.hear()
    line.say((GET % (b"/home", b"")).replace(b"GET", b"HEAD"))
    head = await line.hear(has_body=False)
    assert head[:2] == got[:2]
    line.say(GET % (b"/home", b""))
    assert (await line.hear())[2] == got[2]


async def test_a_visitor_who_wants_to_close_is_let_go(port: int, dial: Dial) -> None:
    line = await dial(port)
    line.say(GET % (b"/home", b"Connection: close\r\n"))
    assert (await line.hear())[1]["connection"] == "close"
    assert await line.reader.read() == b""


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /a%20b HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\n folded: c\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /home HTTP/1.0\r\nHost: a\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\nUpgrade: x\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\nHTTP2-Settings: AAMAAABk\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost : a\r\n\r\n",
        b"GET /home HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
        b"GET http://a/home HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /home HTTP/1.1\r\nAccept: b\r\n\r\n",
        b"POST /home HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
)
def test_what_is_not_a_plain_look_at_a_page_is_left_to_the_parser(request_: bytes) -> None:
    assert plain_request(request_) is None


@pytest.mark.parametrize("place", [b"X-A: a%sb", b"X-A: %s", b"X-A%s: b"])
def test_no_byte_that_the_parser_refuses_in_a_header_is_plain(place: bytes) -> None:
    plain, parsed = set(), set()
    for number in range(256):
        request = GET % (b"/home", place % bytes((number,)) + b"\r\n")
        if plain_request(request) is not None:
            plain.add(number)
        with contextlib.suppress(HttpParserError):
            HttpRequestParser(object()).feed_data(request)
            parsed.add(number)
    assert plain - parsed == set()
    assert plain >= set(b"aZ09-")


@pytest.mark.parametrize("path", [b"/home", b"/livez"])  # the second is always answered on the wire
async def test_a_control_character_in_a_header_is_refused_whoever_answers(port: int, dial: Dial, path: bytes) -> None:
    for _ in range(2):  # when it is rendered, and when it is kept
        line = await dial(port)
        line.say(GET % (path, b"X-A: b\x01c\r\n"))
        assert (await line.hear())[0] == 400
        line = await dial(port)
        line.say(GET % (path, b""))
        assert (await line.hear())[0] == 200


async def test_a_head_without_end_is_refused(
    port: int, dial: Dial, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    monkeypatch.setattr(wire, "MAX_HEAD_BYTES", 1000)
    line = await dial(port)
    line.say(b"GET /home HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Filler: " + b"x" * 3000)
    assert (await line.hear())[0] == 431
    assert await line.reader.read() == b""
    attack("a head without end", attempts=1, result="431 and closed")


async def test_requests_that_are_none_fill_no_log(
    port: int, dial: Dial, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    [seldom] = [one for one in wire._uvicorns.filters if isinstance(one, LimitedWarnings)]
    monkeypatch.setattr(seldom, "_warnings", WarningLimit(wire._uvicorns))  # as if nobody had been told yet
    for _ in range(12):
        line = await dial(port)
        line.say(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
        assert (await line.hear())[0] == 400
    [told] = [one for one in caplog.records if one.name == "uvicorn.error"]
    assert told.levelname == "WARNING"


async def test_a_head_that_trickles_is_hung_up_on(
    app: App, owner: Owner, monkeypatch: pytest.MonkeyPatch, dial: Dial, attack: Attack
) -> None:
    monkeypatch.setattr(wire, "MAX_HEAD_SECONDS", 0.2)
    async with served(app) as port:
        silent, trickling = await dial(port), await dial(port)
        trickling.say(b"GET /home HT")
        assert await silent.reader.read() == b""
        assert await trickling.reader.read() == b""
    attack("connections that send no head, or only half", attempts=2, result="closed after 20 seconds")


async def test_an_idle_line_is_closed_only_after_its_last_answer(
    port: int, dial: Dial, turn_clock: Callable[[float], None]
) -> None:
    line = await dial(port)
    for path in (b"/healthz", *([b"/livez"] * 8)):  # the first by the parser, the others from the wire
        turn_clock(KEEP_ALIVE_S * 0.6)
        line.say(GET % (path, b""))
        assert (await line.hear())[0] == 200
    turn_clock(KEEP_ALIVE_S * 1.1)
    assert await line.reader.read() == b""


@pytest.mark.parametrize("kept_s", PROXIES_KEEP_S.values(), ids=PROXIES_KEEP_S)
async def test_a_proxy_finds_its_idle_line_open_for_as_long_as_it_keeps_it(
    port: int, dial: Dial, turn_clock: Callable[[float], None], kept_s: int
) -> None:
    line = await dial(port)
    for path in (b"/healthz", b"/livez", b"/livez"):  # the first by the parser, the others from the wire
        line.say(GET % (path, b""))
        assert (await line.hear())[0] == 200
        turn_clock(kept_s + 1)
        other = await dial(port)  # once it is answered, what was due has been done
        other.say(GET % (b"/healthz", b""))
        assert (await other.hear())[0] == 200


async def test_a_call_whose_body_is_on_its_way_is_not_idle(
    app: App, owner: Owner, dial: Dial, monkeypatch: pytest.MonkeyPatch, turn_clock: Callable[[float], None]
) -> None:
    monkeypatch.setitem(SERVING, "timeout_keep_alive", 5)  # bodies have longer
    body = b'{"language": "FR", "metrics": {}}'
    async with served(app) as port:
        line, idle = await dial(port), await dial(port)
        for each in (line, idle):
            each.say(GET % (b"/livez", b""))  # answered on the wire, which starts the timer of idle connections
            assert (await each.hear())[0] == 200
        line.say(
            b"POST /api/sites/a/vitals HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(body)
        )
        assert (await line.hear())[0] == 100, "its head is there"
        turn_clock(6)
        assert await idle.reader.read() == b"", "the timers of both were due"
        line.say(body)
        assert (await line.hear())[0] == 204

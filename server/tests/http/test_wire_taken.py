"""Calls that are taken on the wire: answered as the API answers them, in their order, however they arrive."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from tests.factories.app import Owner, running
from tests.factories.attacks import Attack
from tests.http.lines import Dial, Line, served
from vitrine.app import App
from vitrine.http import wire
from vitrine.http.plain_calls import plain_call
from vitrine.settings import Settings
from vitrine.site.tables import Draft

ABOUT = "/api/site/drafts/about"
PLAIN = b"PUT /api/a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}"


def draft(words: str) -> dict[str, Any]:
    return {"baseRevision": 0, "tab": "one", "content": {"languages": {"FR": {"texts": {"heading": words}}}}}


def call(path: str, body: Any, owner: Owner | None = None, method: str = "PUT", **more: str) -> tuple[bytes, bytes]:
    """Its head, and its body."""
    sent = json.dumps(body).encode()
    cookies = "; ".join(f"{one.name}={one.value}" for one in owner.client.cookies.jar) if owner else ""
    headers = {"Host": "127.0.0.1:8000", "Content-Type": "application/json", "Content-Length": str(len(sent))}
    headers |= {"Cookie": cookies} if cookies else {}
    headers |= {name.replace("_", "-"): value for name, value in more.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode(), sent


async def kept(owner: Owner) -> str:
    async with owner.app.services.database.reading() as session:
        content = await session.scalar(select(Draft.content).where(Draft.section == "about"))
    return str(content["languages"]["FR"]["texts"]["heading"]) if content else ""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What went on to the parser."""
    seen: list[bytes] = []
    ordinary = wire.Wire._parse

    def parse(self: wire.Wire, data: bytes) -> None:
        seen.append(data)
        ordinary(self, data)

    monkeypatch.setattr(wire.Wire, "_parse", parse)
    return seen


async def test_a_call_is_answered_alike_by_wire_and_by_asgi(
    owner: Owner, port: int, dial: Dial, parsed: list[bytes]
) -> None:
    line = await dial(port)
    head, body = call(ABOUT, draft("par le fil"), owner)
    line.say(head + body)
    by_wire = await line.hear()
    assert not parsed and await kept(owner) == "par le fil"
    head, body = call(ABOUT, draft("par morceaux"), owner, Connection="Keep-Alive, x")
    line.say(head + body)
    by_asgi = await line.hear()
    assert parsed and await kept(owner) == "par morceaux"
    assert by_wire == by_asgi
    assert by_wire[0] == 204 and by_wire[1]["cache-control"] == "no-store"


async def test_a_body_may_come_after_its_head(owner: Owner, port: int, dial: Dial, parsed: list[bytes]) -> None:
    line = await dial(port)
    head, body = call(ABOUT, draft("en deux fois"), owner)
    for pieces in ((head, body), (head + body[:9], body[9:])):
        for piece in pieces:
            line.say(piece)
            await asyncio.sleep(0.02)
        assert (await line.hear())[0] == 204
    assert not parsed
    for piece in (head, body[:5], body[5:]):  # by then the parser has it
        line.say(piece)
        await asyncio.sleep(0.02)
    assert (await line.hear())[0] == 204
    assert parsed and await kept(owner) == "en deux fois"


async def test_a_body_that_takes_its_time_is_not_lost(
    owner: Owner, port: int, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BODY_SECONDS", 0.02)
    line = await dial(port)
    head, body = call(ABOUT, draft("lentement"), owner)
    line.say(head + body[:4])
    await asyncio.sleep(0.1)
    line.say(body[4:])
    assert (await line.hear())[0] == 204
    assert await kept(owner) == "lentement"


async def test_what_is_said_without_waiting_is_answered_in_its_order(owner: Owner, port: int, dial: Dial) -> None:
    line = await dial(port)
    first, second = (b"".join(call(ABOUT, draft(words), owner)) for words in ("un", "deux"))
    look = b"GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n\r\n"
    line.say(first + look + second)
    assert [(await line.hear())[0] for _ in range(3)] == [204, 404, 204]
    assert await kept(owner) == "deux"
    async with owner.app.services.database.places.pen():  # nobody can write meanwhile
        line.say(first)
        await asyncio.sleep(0.05)
        line.say(look)
        await asyncio.sleep(0.05)
    statuses = [(await line.hear())[0] for _ in range(2)]
    assert statuses[1] == 404 and await kept(owner) in ("un", "deux")


async def test_a_stop_waits_for_a_call_that_is_under_way(owner: Owner, app: App, dial: Dial) -> None:
    await owner.choose("FR")
    is_held = asyncio.Event()

    async def hold_the_pen() -> None:
        async with app.services.database.places.pen():
            is_held.set()
            await asyncio.sleep(0.5)

    holding = asyncio.create_task(hold_the_pen())
    await is_held.wait()
    async with served(app) as port:
        line, idle = await dial(port), await dial(port)
        line.say(b"".join(call(ABOUT, draft("à la fin"), owner)))
        await asyncio.sleep(0.1)
    assert (await line.hear())[0] == 204
    assert await line.reader.read() == await idle.reader.read() == b""
    await holding
    assert await kept(owner) == "à la fin"


@pytest.mark.parametrize(
    ("method", "path", "body", "more"),
    [
        ("PUT", ABOUT, draft("d'ailleurs"), {"Origin": "https://elsewhere.example"}),
        ("PUT", ABOUT, {"baseRevision": "non"}, {}),
        ("PUT", "/api/site/drafts/nowhere", draft("nulle part"), {}),
        ("POST", "/api/sites/{slug}/vitals", {"language": "FR", "metrics": {}, "x": "x" * 1200}, {}),
        ("POST", "/api/sites/{slug}/messages", {"name": "", "email": "", "message": ""}, {}),
        ("POST", "/api/sites/nobody-at-all/messages", {"name": "A", "email": "a@b.fr", "message": "Bonjour"}, {}),
        ("PUT", "/api/site/sections/home/FR", {"content": {}, "shared": {}}, {}),
    ],
)
async def test_what_is_refused_is_refused_as_the_api_does(
    owner: Owner, port: int, dial: Dial, method: str, path: str, body: Any, more: dict[str, str], attack: Attack
) -> None:
    path = path.format(slug=(await owner.site())["slug"])
    line = await dial(port)
    line.say(b"".join(call(path, body, owner, method, **more)))
    by_wire = await line.hear()
    line = await dial(port)
    line.say(b"".join(call(path, body, owner, method, **more, Connection="Keep-Alive, x")))
    by_asgi = await line.hear()
    assert by_wire[0] == by_asgi[0] and 400 <= by_wire[0] < 500
    assert by_wire[1] == by_asgi[1]
    told, same = json.loads(by_wire[2]), json.loads(by_asgi[2])
    assert told.pop("reference") != same.pop("reference")
    assert told == same
    attack("calls that are not right, by the shortest way there is", attempts=1, result="refused, as by the API")


async def test_nobody_writes_without_a_session(owner: Owner, port: int, dial: Dial) -> None:
    line = await dial(port)
    line.say(b"".join(call(ABOUT, draft("de personne"))))
    assert (await line.hear())[0] == 401
    assert await kept(owner) == ""


async def test_a_proxy_says_who_asks(settings: Settings, dial: Dial, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    async with running(settings.but(trusted_proxies=("127.0.0.1",))) as app, served(app) as port:
        taken = app.front.taken
        assert taken is not None
        answer = taken.answer

        async def noted(scope: Any, body: bytes) -> Any:
            asked.append((scope["client"][0], scope["scheme"]))
            return await answer(scope, body)

        monkeypatch.setattr(taken, "answer", noted)
        line: Line = await dial(port)
        proxied = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        line.say(b"".join(call("/api/sites/a/vitals", {"language": "FR", "metrics": {}}, None, "POST", **proxied)))
        assert (await line.hear())[0] in (204, 422)
    assert asked == [("203.0.113.9", "https")]


def test_a_plain_call_is_read_as_it_is() -> None:
    read = plain_call(PLAIN)
    assert read is not None
    assert (read.method, read.path, read.headers) == ("PUT", "/api/a", [(b"host", b"a"), (b"content-length", b"2")])
    assert PLAIN[read.body_at : read.ends_at] == b"{}" and read.ends_at == len(PLAIN)


@pytest.mark.parametrize(
    ("words", "instead"),
    [
        (b"PUT", b"PATCH"),
        (b"/api/a", b"/apart"),
        (b"/api/a", b"/api/a?b=c"),
        (b"/api/a", b"/api/a%41"),
        (b"/api/a", b"http://a/api/a"),
        (b"HTTP/1.1", b"HTTP/1.0"),
        (b"Host: a", b"Host : a"),
        (b"Host: a", b"Host: a\r\nHost: b"),
        (b"Host: a", b"Host: a\r\n folded: c"),
        (b"Host: a", b"Host: a\nX: b"),
        (b"Host: a", b"Accept: a"),
        (b"Host: a", b"Host: a\r\nConnection: close"),
        (b"Host: a", b"Host: a\r\nTransfer-Encoding: chunked"),
        (b"Host: a", b"Host: a\r\nExpect: 100-continue"),
        (b"Host: a", b"Host: a\r\nUpgrade: h2c"),
        (b"Host: a", b"Host: a\r\nX: " + b"x" * 9000),
        (b"Host: a", b"Host: a" + b"".join(b"\r\nX-%d: x" % number for number in range(70))),
        (b"Length: 2", b"Length: 2\r\nContent-Length: 2"),
        (b"Length: 2", b"Length: +2"),
        (b"Length: 2", b"Length: 2, 2"),
        (b"Length: 2", b"Length: 999999"),
        (b"Content-Length: 2", b"X: y"),
    ],
)
def test_what_is_not_one_plain_call_is_left_to_the_parser(words: bytes, instead: bytes) -> None:
    assert plain_call(PLAIN.replace(words, instead, 1)) is None

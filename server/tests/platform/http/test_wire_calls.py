"""Calls over a real socket: answered in their order, however they arrive."""

import asyncio
import json
from typing import Any

from sqlalchemy import select

from tests.factories.app import Owner, running
from tests.platform.http.lines import Dial, served
from vitrine.app import App
from vitrine.platform.settings import Limits, Settings
from vitrine.sites.site.tables import Draft

ABOUT = "/api/site/drafts/about"


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


async def test_a_body_may_come_after_its_head_and_in_pieces(owner: Owner, port: int, dial: Dial) -> None:
    line = await dial(port)
    head, body = call(ABOUT, draft("en trois fois"), owner)
    for pieces in ((head + body,), (head, body), (head + body[:9], body[9:]), (head, body[:5], body[5:])):
        for piece in pieces:
            line.say(piece)
            await asyncio.sleep(0.02)
        status, headers, _body = await line.hear()
        assert (status, headers["cache-control"]) == (204, "no-store")
    assert await kept(owner) == "en trois fois"


async def test_what_is_said_without_waiting_is_answered_in_its_order(owner: Owner, port: int, dial: Dial) -> None:
    line = await dial(port)
    first, second = (b"".join(call(ABOUT, draft(words), owner)) for words in ("un", "deux"))
    look = b"GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n\r\n"
    line.say(first + look + second)
    assert [(await line.hear())[0] for _ in range(3)] == [204, 404, 204]
    assert await kept(owner) == "deux"
    async with owner.app.services.database.slots.write_lock():  # nobody can write meanwhile
        line.say(first)
        await asyncio.sleep(0.05)
        line.say(look)
        await asyncio.sleep(0.05)
    statuses = [(await line.hear())[0] for _ in range(2)]
    assert statuses[1] == 404 and await kept(owner) in ("un", "deux")


async def test_a_stop_waits_for_a_call_that_is_under_way(owner: Owner, app: App, dial: Dial) -> None:
    await owner.choose("FR")
    is_held = asyncio.Event()

    async def hold_the_write_lock() -> None:
        async with app.services.database.slots.write_lock():
            is_held.set()
            await asyncio.sleep(0.5)

    holding = asyncio.create_task(hold_the_write_lock())
    await is_held.wait()
    async with served(app) as port:
        line, idle = await dial(port), await dial(port)
        line.say(b"".join(call(ABOUT, draft("à la fin"), owner)))
        await asyncio.sleep(0.1)
    assert (await line.hear())[0] == 204
    assert await line.reader.read() == await idle.reader.read() == b""
    await holding
    assert await kept(owner) == "à la fin"


async def test_nobody_writes_without_a_session(owner: Owner, port: int, dial: Dial) -> None:
    line = await dial(port)
    line.say(b"".join(call(ABOUT, draft("de personne"))))
    assert (await line.hear())[0] == 401
    assert await kept(owner) == ""


async def test_a_proxy_says_who_asks(settings: Settings, dial: Dial) -> None:
    """Whose reports are counted by their own address, not by the proxy's."""
    few = settings.but(trusted_proxies=("127.0.0.1",), limits=Limits(vitals_per_address="1/minute"))
    async with running(few) as app, served(app) as port:
        line = await dial(port)
        statuses = []
        for address in ("203.0.113.9", "203.0.113.10", "203.0.113.9"):
            report = {"language": "FR", "metrics": {}}
            line.say(b"".join(call("/api/sites/a/vitals", report, None, "POST", X_Forwarded_For=address)))
            statuses.append((await line.hear())[0])
    assert statuses == [204, 204, 429]

"""Connections that take and give nothing: each is let go in time, and others notice none of them."""

import asyncio
import hashlib
import logging
import random
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import uvicorn
from sqlalchemy import select

from tests.factories.app import Owner, running
from tests.factories.attacks import Attack
from tests.platform.http.lines import GET, Line
from vitrine.app import App
from vitrine.platform.http import wire
from vitrine.platform.http.callers import Callers
from vitrine.platform.http.wire import SERVING
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.sites.media.tables import Blob, MediaFile
from vitrine.sites.site.tables import Site

DEAF = 40
FILE_BYTES = 3_000_000


@asynccontextmanager
async def serving(app: App) -> AsyncIterator[uvicorn.Server]:
    """Its connections can be counted; its port is in `servers`."""
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setsockopt(
        socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024
    )  # what is not read stays with us, not the system
    server = uvicorn.Server(uvicorn.Config(app, lifespan="off", **SERVING))
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:  # noqa: ASYNC110  (uvicorn tells nobody)
        await asyncio.sleep(0.01)
    try:
        yield server
    finally:
        server.should_exit = True
        await task


async def dial(server: uvicorn.Server, stack: AsyncExitStack, receive_bytes: int = 0) -> Line:
    client = socket.socket()
    if receive_bytes:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
    client.setblocking(False)
    address = server.servers[0].sockets[0].getsockname()
    await asyncio.get_running_loop().sock_connect(client, address)
    line = Line(*await asyncio.open_connection(sock=client, limit=1024))
    stack.callback(line.writer.close)
    return line


async def until_alone(server: uvicorn.Server, at_most: int = 0) -> None:
    async with asyncio.timeout(30):
        while len(server.server_state.connections) > at_most:  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.05)


async def large_file(app: App) -> bytes:
    """The address of a file that no socket's buffers can hold, put where uploads come to lie."""
    content = random.Random(1).randbytes(FILE_BYTES)
    name = hashlib.sha256(content).hexdigest()
    await app.services.blobs.put(name, content)
    async with app.services.database.writing() as session:
        session.add(Blob(hash=name, content_type="application/pdf", byte_count=len(content), variants_made_at=now()))
        await session.flush()
        session.add(MediaFile(site_id=await session.scalar(select(Site.id)), blob_hash=name))
    return f"/media/{name}.pdf".encode()


async def test_answers_that_nobody_reads_are_let_go(
    app: App, owner: Owner, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
    attack: Attack,
) -> None:  # fmt: skip
    monkeypatch.setattr(wire, "UNREAD_SECONDS", 0.5)
    url = await large_file(app)
    async with serving(app) as server:
        for number in range(DEAF):
            line = await dial(server, stack, receive_bytes=4096)
            line.say(GET % (url, b"Connection: close\r\n" if number % 2 else b""))
        await asyncio.sleep(0.2)
        reading = await dial(server, stack)
        reading.say(GET % (b"/healthz", b""))
        assert (await reading.hear())[0] == 200
        held = sum(connection.transport.get_write_buffer_size() for connection in server.server_state.connections)
        assert held < DEAF * 600_000  # a piece of each file, not the file
        await until_alone(server, at_most=1)
    said = [record for record in caplog.records if record.getMessage() == "an answer was not read"]
    assert len(said) == 1
    attack(
        "connections that ask for a large file and read nothing",
        attempts=DEAF,
        result="each holds at most a piece of it and is let go after 20 seconds; others are served",
    )


async def test_a_slow_reader_gets_all_of_it(
    app: App, owner: Owner, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "UNREAD_SECONDS", 0.5)
    url = await large_file(app)
    async with serving(app) as server:
        line = await dial(server, stack, receive_bytes=4096)
        line.say(GET % (url, b"Connection: close\r\n"))
        head = await line.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        got = 0
        while part := await line.reader.read(40_000):
            got += len(part)
            await asyncio.sleep(0.001 if got % 7 else 0.05)
        assert got == length == FILE_BYTES


async def test_the_rest_of_a_body_that_was_refused_must_come_or_end(
    app: App, owner: Owner, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    monkeypatch.setattr(wire, "REST_SECONDS", 0.3)
    async with serving(app) as server:
        line = await dial(server, stack)
        line.say(b"POST /api/site/media HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n\r\nx")
        assert (await line.hear())[0] == 401
        assert await line.reader.read() == b""
        whole = await dial(server, stack)
        for _ in range(2):  # whoever sends all of it keeps his line
            whole.say(b"POST /api/site/media HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\n\r\nabc")
            assert (await whole.hear())[0] == 401
            await asyncio.sleep(0.5)
    attack("a refused body whose rest never comes", attempts=1, result="closed")


async def test_one_address_has_so_many_connections(
    settings: Settings, stack: AsyncExitStack, caplog: pytest.LogCaptureFixture, attack: Attack
) -> None:
    few = settings.but(limits=Limits(connections_per_address=5))
    async with running(few) as app, serving(app) as server:
        lines = [await dial(server, stack) for _ in range(25)]
        for line in lines:
            line.say(GET % (b"/healthz", b""))
        statuses = [(await line.hear())[0] for line in lines]
        assert sorted(statuses) == [200] * 5 + [503] * 20
        assert len([record for record in caplog.records if "of one address" in record.getMessage()]) == 1
        for line in lines:
            line.writer.close()
        await until_alone(server)
        again = await dial(server, stack)
        again.say(GET % (b"/healthz", b""))
        assert (await again.hear())[0] == 200
    attack(
        "more connections of one address than it may have",
        attempts=25,
        result="503 and closed; one line in the log",
    )


async def test_a_trusted_proxy_has_as_many_as_it_likes(settings: Settings, stack: AsyncExitStack) -> None:
    behind = {"limits": Limits(connections_per_address=2), "trusted_proxies": ("10.0.0.0/8", "127.0.0.1")}
    async with running(settings.but(**behind)) as app, serving(app) as server:
        lines = [await dial(server, stack) for _ in range(6)]
        for line in lines:
            line.say(GET % (b"/healthz", b""))
            assert (await line.hear())[0] == 200


async def test_newcomers_are_told_before_the_system_has_no_file_left(
    app: App, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(wire, "max_connections", lambda: 3)
    caplog.set_level(logging.WARNING)
    async with serving(app) as server:
        lines = [await dial(server, stack) for _ in range(6)]
        for line in lines:
            line.say(GET % (b"/healthz", b""))
        assert sorted([(await line.hear())[0] for line in lines]) == [200] * 3 + [503] * 3
    assert len([record for record in caplog.records if record.getMessage() == "too many connections"]) == 1


def test_a_household_of_ipv6_addresses_is_one_caller() -> None:
    callers = Callers(2)
    assert [callers.enter(f"2001:db8:1:2::{number}") for number in (1, 2, 3)] == [True, True, False]
    assert callers.enter("2001:db8:1:3::1") and callers.enter("192.0.2.1")
    for number in (1, 2, 3):
        callers.leave(f"2001:db8:1:2::{number}")
    assert callers.enter("2001:db8:1:2::9")


def test_ipv4_callers_of_a_socket_for_both_protocols_are_themselves() -> None:
    callers = Callers(1, ("10.0.0.0/8",))
    assert [callers.enter(f"::ffff:192.0.2.{number}") for number in (1, 2, 2)] == [True, True, False]
    assert not callers.enter("192.0.2.1"), "the same one, however he is written"
    assert [callers.enter("::ffff:10.1.2.3") for _ in range(3)] == [True] * 3


def test_the_server_takes_as_many_files_as_it_may_have() -> None:
    program = (
        "import resource as r; _, hard = r.getrlimit(r.RLIMIT_NOFILE); r.setrlimit(r.RLIMIT_NOFILE, (128, hard));"
        "from vitrine.cli.serve import MAX_FILES, allow_many_files; allow_many_files(print);"
        "print(r.getrlimit(r.RLIMIT_NOFILE)[0] == min(hard if hard > 0 else MAX_FILES, MAX_FILES))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "True"

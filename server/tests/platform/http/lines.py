"""The application behind a real socket, and who speaks to it byte by byte."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import uvicorn

from vitrine.app import App
from vitrine.platform.http.wire import SERVING

GET = b"GET %s HTTP/1.1\r\nHost: 127.0.0.1:8000\r\nAccept-Encoding: gzip\r\nAccept-Language: fr\r\n%s\r\n"


class Line:
    """One open connection; reads whole answers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, data: bytes) -> None:
        self.writer.write(data)

    async def hear(self, has_body: bool = True) -> tuple[int, dict[str, str], bytes]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:-2])
        length = int(headers.get("content-length", 0))
        status = int(head[0].split(" ")[1])
        body = await self.reader.readexactly(length) if has_body and status != 304 else b""
        headers.pop("date", None)
        return status, headers, body


@asynccontextmanager
async def served(app: App) -> AsyncIterator[int]:
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, lifespan="off", **SERVING))
    task = asyncio.create_task(server._serve([listener]))
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task


Dial = Callable[[int], Awaitable[Line]]

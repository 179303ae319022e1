"""A line to a TCP server that can be cut and mended: how a database that is away looks to the application."""

import asyncio
import contextlib
from dataclasses import dataclass


@dataclass(eq=False)
class _Carried:
    """One connection, with what its client said on it."""

    said: bytes = b""
    is_silent: bool = False


class CutLine:
    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._carried: list[_Carried] = []
        self.port = 0

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Who is connected is thrown out, who comes is refused."""
        if self._server:
            self._server.close()
        for writer in list(self._open):
            writer.transport.abort()
        for pump in list(self._pumps):
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    def silence(self, said: bytes) -> int:
        """As when a router forgets a connection: where this was said nothing comes through any more, not even an end.

        How many connections that is.
        """
        found = [line for line in self._carried if said in line.said and not line.is_silent]
        for line in found:
            line.is_silent = True
        return len(found)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self._target)
        self._open |= {writer, back}
        carried = _Carried()
        self._carried.append(carried)
        for source, target in ((reader, back), (there, writer)):
            pump = asyncio.create_task(self._pump(source, target, carried, is_said=source is reader))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, carried: _Carried, *, is_said: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                carried.said += data if is_said else b""
                if not carried.is_silent:
                    target.write(data)
                    await target.drain()
        if not carried.is_silent:
            target.close()
            self._open.discard(target)

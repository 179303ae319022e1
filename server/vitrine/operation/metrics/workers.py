"""Several workers serve one port, and a scrape reaches one of them: it asks the others, and answers for all.

Each has a place in a folder that `vitrine serve` makes for them: the lowest number whose file nobody holds, so that a
worker that is replaced gives its number to the next one, and figures go on under it. Beside it stands a socket, at
which a worker tells its figures. Nothing is written while nobody asks.
"""

import asyncio
import fcntl
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from prometheus_client.core import Metric

from vitrine.operation.metrics.families import gauge, labelled, read, written
from vitrine.platform.logs import reason_of

FOLDER = "WORKERS_FOLDER"  # in the environment of a worker: cli/serve.py
PATIENCE_S = 2.0
MAX_WORKERS = 1024
log = logging.getLogger(__name__)


class Workers:
    """One per process. Without a folder it is alone, and number 0."""

    def __init__(self, tell: Callable[[], list[Metric]]) -> None:
        self._tell = tell
        self._folder: Path | None = None
        self._held: IO[bytes] | None = None
        self._server: asyncio.Server | None = None
        self.number = 0

    async def start(self, folder: Path | None) -> None:
        if folder is None:
            return
        self._folder, self._held, self.number = folder, *_place(folder)
        socket = folder / f"{self.number}.sock"
        socket.unlink(missing_ok=True)  # of the one who had this number before
        self._server = await asyncio.start_unix_server(self._answer, socket)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._held is not None:
            self._held.close()

    async def _answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(written(self.own_metrics()))
            await writer.drain()
        writer.close()

    def own_metrics(self) -> list[Metric]:
        return labelled(self._tell(), worker=str(self.number))

    async def metrics_of_all(self) -> list[Metric]:
        """This one's own, and those of the others that answer."""
        others = [socket for socket in self._sockets() if socket.stem != str(self.number)]
        own_metrics = await asyncio.gather(*map(_asked, others))
        found = self.own_metrics()
        answering = gauge("vitrine_workers", "Processes that serve, and that tell their figures.")
        answering.add_metric([], 1 + sum(families is not None for families in own_metrics))
        return [answering, *found, *(family for families in own_metrics if families for family in families)]

    def _sockets(self) -> list[Path]:
        return sorted(self._folder.glob("*.sock")) if self._folder is not None else []


def _place(folder: Path) -> tuple[IO[bytes], int]:
    for number in range(MAX_WORKERS):
        held = (folder / f"{number}.held").open("wb")
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            continue
        return held, number
    raise RuntimeError("no place for another worker")


async def _asked(socket: Path) -> list[Metric] | None:
    """None: it has ended, or does not come to it."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                return read(await reader.read(-1))
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError) as error:
        log.info("a worker tells no figures", extra={"reason": reason_of(error)})
        return None

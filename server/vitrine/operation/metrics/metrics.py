"""/metrics: made only where a port or a token is set for it. api.py makes one, app.py starts and stops it."""

import asyncio
import os
import secrets
from pathlib import Path

from prometheus_client.core import Metric

from vitrine.operation.metrics.families import CONTENT_TYPE, written
from vitrine.operation.metrics.port import MetricsPort
from vitrine.operation.metrics.process import Watched, families_of
from vitrine.operation.metrics.stored import StoredFigures
from vitrine.operation.metrics.workers import FOLDER, Workers
from vitrine.platform.settings import Settings

LAG_EVERY_S = 1.0


class Metrics:
    content_type = CONTENT_TYPE

    def __init__(self, settings: Settings, watched: Watched) -> None:
        self._settings, self._loop_times = settings, watched.loop_times
        self._workers = Workers(lambda: families_of(watched))
        self._stored = StoredFigures(watched.database, settings.data)
        self._port = MetricsPort(self._families)
        self._lagging: asyncio.Task[None] | None = None

    async def text(self) -> bytes:
        return written(await self._families())

    async def _families(self) -> list[Metric]:
        return [*await self._workers.metrics_of_all(), *await self._stored.families()]

    def is_allowed(self, authorization: str) -> bool:
        """By the token, at the ordinary port."""
        given = authorization.removeprefix("Bearer ").strip()
        return bool(self._settings.metrics_token) and secrets.compare_digest(
            given.encode(), self._settings.metrics_token.encode()
        )

    async def start(self) -> None:
        folder = os.environ.get(FOLDER)
        await self._workers.start(Path(folder) if folder else None)
        if self._settings.metrics_port:
            await self._port.start(self._settings.metrics_address, self._settings.metrics_port)
        self._lagging = asyncio.create_task(self._watch_lag())

    async def close(self) -> None:
        if self._lagging is not None:
            self._lagging.cancel()
        await self._port.stop()
        await self._workers.stop()
        await self._stored.close()

    async def _watch_lag(self) -> None:
        """What is answered at once is not timed: how late the loop comes to it is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY_S
            await asyncio.sleep(LAG_EVERY_S)
            self._loop_times.add("timer", max(0.0, loop.time() - due))

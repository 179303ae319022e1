"""Work that goes on after the answer: what a caller must not wait for, nor learn from how long he waited."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from contextvars import Context

from vitrine.platform.logs import reason_of, request_id

log = logging.getLogger(__name__)


class AfterAnswer:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()

    async def pause(self, seconds: float) -> None:
        """Ends early when the server stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()

    def do(self, work: Coroutine[None, None, None], what: str) -> None:
        """Its failure is the operator's to read."""
        # In the name of whoever asked it is only logged: it is background work, and takes no place of theirs.
        context = Context()
        context.run(request_id.set, request_id.get())
        task = asyncio.create_task(self._quietly(work, what), context=context)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _quietly(self, work: Coroutine[None, None, None], what: str) -> None:
        try:
            await work
        except asyncio.CancelledError:
            log.error("not done after an answer", extra={"about": what, "reason": "the server stops"})
            raise
        except Exception as error:
            log.error("not done after an answer", extra={"about": what, "reason": reason_of(error)})

    async def finish(self, within_s: float | None = None) -> None:
        """At a stop, and in tests: all that was begun is done or has failed."""
        self._stopping.set()
        try:
            async with asyncio.timeout(within_s):
                while self._running:
                    await asyncio.wait(list(self._running))
        except TimeoutError:
            running = list(self._running)
            for task in running:
                task.cancel()
            await asyncio.wait(running)
        self._stopping.clear()

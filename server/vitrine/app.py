"""The composition: one ASGI application of two sides, the public one, which answers at once, and the API after it.

A start listens as soon as pages can be answered. The API is read and made in a thread meanwhile; calls that come before
it stands wait for it, and so does /healthz, which speaks for both.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vitrine.http.callers import Callers, with_mapped
from vitrine.http.front import Front
from vitrine.logs import reason_of, set_up_logs
from vitrine.processes.last_word import end_process_after
from vitrine.public_side import make_public_side
from vitrine.rendering.assets import AssetFiles
from vitrine.rendering.favicon import favicon
from vitrine.settings import BadSetting, Settings, read_settings
from vitrine.tracing import is_tracing, start_traces, stop_traces

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.types import Receive, Scope, Send

    from vitrine.api import Calls
    from vitrine.services import Services

log = logging.getLogger(__name__)

# Of the ten seconds that a stop may take, uvicorn gives the first four to requests (cli/serve.py).
MAILS_WITHIN_S = 3.5
CLOSED_WITHIN_S = 5.0  # a process that ends has its last word before (ENDED_WITHIN_S)
ENDED_WITHIN_S = 5.5
GIVES_WAY_AFTER_S = 0.00005
# Who comes for a page while it starts is answered before the API is read: two who need Python wait for each other.
COMES_WITHIN_S = 0.1
ANSWERED_WITHIN_S = 0.3


async def _in_time(seconds: float, *ends: Awaitable[object]) -> None:
    ending = asyncio.gather(*ends, return_exceptions=True)
    try:
        async with asyncio.timeout(seconds):
            failures = await ending
    except TimeoutError:
        log.warning("something did not end in time", extra={"seconds": seconds})
        return
    for failure in failures:
        if isinstance(failure, Exception):
            log.error("something did not end well", extra={"reason": reason_of(failure)})


@contextmanager
def _giving_way() -> Iterator[None]:
    """A thread that reads modules lets go of Python when a page needs it, at once and not 5 ms later at each step."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(GIVES_WAY_AFTER_S)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


class App:
    """The ASGI application. Open connections and background work live between start and stop."""

    def __init__(self, settings: Settings, origin: str) -> None:
        self.settings = settings
        self.owns_process = False  # it may end it, and tidy it up
        public = self.public = make_public_side(settings, settings.public_url or origin)
        self.pages = public.pages
        self.callers = Callers(settings.limits.connections_per_address, settings.trusted_proxies)
        files = AssetFiles(public.manifest)
        self.front = Front(
            *(self._call, self.pages, files, public.public_files, favicon()),
            *(public.views, public.counting, settings.public_url, public.door),
            is_shared=settings.is_shared,
            has_metrics=bool(settings.metrics_token),
        )
        if settings.shows_metrics or is_tracing():
            from vitrine.storage.statements import watch_statements

            watch_statements(public.database)
        self._asgi = cast(Any, self.front)  # uvicorn's own types for ASGI and Starlette's do not meet
        if settings.trusted_proxies:
            self._asgi = ProxyHeadersMiddleware(self._asgi, with_mapped(settings.trusted_proxies))
        self._making = threading.Lock()
        self._made: Calls | None = None
        self._becoming_whole: asyncio.Task[None] | None = None
        self._came, self._answered = asyncio.Event(), asyncio.Event()
        self._settling: asyncio.Task[None] | None = None

    # The API's side: made once, by the start; or by a test that looks into it before.

    def _calls(self) -> Calls:
        with self._making:
            if self._made is None:
                from vitrine.api import make_calls

                self._made = make_calls(self.public)
            return self._made

    @property
    def api(self) -> FastAPI:
        return self._calls().api

    @property
    def services(self) -> Services:
        return self._calls().services

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._becoming_whole is not None:
            self._came.set()
            self._answered.set()  # this one needs the API itself
            await asyncio.shield(self._becoming_whole)
        await self.api(scope, receive, send)

    # Its life.

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        self._came.set()
        await self._asgi(scope, receive, send)
        self._answered.set()

    async def _live(self, receive: Receive, send: Send) -> None:
        """As ASGI tells the start and the end of a server."""
        await receive()
        async with self.running():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def running(self) -> AsyncIterator[asyncio.Task[None]]:
        """Pages are answered inside; the task ends when all the rest is there too."""
        await self.public.watch.start()
        self.pages.start()
        self._becoming_whole = asyncio.create_task(self._become_whole())
        try:
            yield self._becoming_whole
        finally:
            await self._stop()

    async def _become_whole(self) -> None:
        if self.owns_process:
            await self._first_visitor()
        try:
            with _giving_way():
                services = (await asyncio.to_thread(self._calls)).services
            if services.metrics is not None:
                await services.metrics.start()
        except Exception as error:
            if self.owns_process:
                _end_process_over(error)
            raise
        for part in (services.media, services.sender, services.jobs, services.visits, services.errors):
            part.start()
        if self.owns_process:
            self._settling = asyncio.create_task(asyncio.to_thread(_settle))  # no call need wait for it

    async def _first_visitor(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(COMES_WITHIN_S):
                await self._came.wait()
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                await self._answered.wait()

    async def _stop(self) -> None:
        """What has been begun ends or is given back; what does not end in time is left to the end of the process."""
        if self.owns_process:
            end_process_after(ENDED_WITHIN_S)
        if self._becoming_whole is not None:
            await self._becoming_whole  # a stop that comes at once finds it half made
        services = self.services
        answered = services.after_answer.finish(MAILS_WITHIN_S)
        await _in_time(MAILS_WITHIN_S + 0.5, services.jobs.stop(), services.sender.stop(), answered)
        rooms = (services.pages, services.media, services.cvs, services.takeaways)
        closing = (*rooms, services.import_reader, services.texts_reader)
        ends = [services.visits.stop(), services.errors.stop()]
        ends += [*(room.close() for room in closing), services.watch.stop(), services.throttle.close()]
        if services.metrics is not None:
            ends.append(services.metrics.close())
        if self.owns_process and is_tracing():
            ends.append(asyncio.to_thread(stop_traces))
        await _in_time(CLOSED_WITHIN_S, *ends)
        await _in_time(CLOSED_WITHIN_S, services.database.close())


def _end_process_over(error: Exception) -> None:
    """Nobody could sign in, save or write: it says why and ends, as it would have before it listened."""
    if isinstance(error, BadSetting):
        print(f"vitrine: {error}", file=sys.stderr, flush=True)  # noqa: T201  (as cli/main.py says it)
        os._exit(2)
    log.critical("the API cannot be made", exc_info=error)
    os._exit(1)


def _settle() -> None:
    """What stands now stays."""
    gc.freeze()  # no collection need look at it again
    # By its own rule a full collection comes when a quarter is new, which without the frozen ones is always.
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def create_app(settings: Settings, origin: str = "http://127.0.0.1:8000") -> App:
    return App(settings, origin)


def serve_app() -> App:
    """What a worker process loads: settings from its environment."""
    settings = read_settings(os.environ)
    set_up_logs(settings.log)
    start_traces(os.environ)
    app = create_app(settings, os.environ.get("SERVED_AT", "http://127.0.0.1:8000"))
    app.owns_process = True
    if app.public.database.reserve is not None:
        app.public.database.reserve.fill()
    return app

"""The composition: one ASGI application of two sides, the public one, which answers pages, and the API behind it."""

import asyncio
import gc
import logging
import os
import shutil
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from starlette.types import Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vitrine.api import guard, make_api, make_services, route_policies
from vitrine.platform.http.callers import Callers, with_mapped
from vitrine.platform.http.front import Front
from vitrine.platform.http.request_policy import RequestPolicies
from vitrine.platform.logs import reason_of, set_up_logs
from vitrine.platform.processes.forced_exit import end_process_after
from vitrine.platform.settings import BadSetting, Settings, read_settings, variable
from vitrine.platform.storage.statements import watch_statements
from vitrine.platform.tracing import is_tracing, start_traces, stop_traces
from vitrine.public.public_side import make_public_side
from vitrine.public.rendering.assets import AssetFiles
from vitrine.public.rendering.icon import favicon

log = logging.getLogger(__name__)

# Of the ten seconds that a stop may take, uvicorn gives the first four to requests (cli/serve.py).
MAILS_WITHIN_S = 3.5
CLOSED_WITHIN_S = 5.0  # a process that ends has its last word before (ENDED_WITHIN_S)
ENDED_WITHIN_S = 5.5


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


class App:
    """The ASGI application. Open connections and background work live between start and stop."""

    def __init__(self, settings: Settings, origin: str) -> None:
        self.settings = settings
        self.owns_process = False  # it may end it, and tidy it up
        public = self.public = make_public_side(settings, settings.public_url or origin)
        self.pages = public.pages
        self.services = make_services(public)
        self.api = make_api()
        guard(self.api, self.services)
        self.callers = Callers(settings.limits.connections_per_address, settings.trusted_proxies)
        self.front = Front(
            self.api,
            public.watch,
            self.pages,
            public.domains,
            AssetFiles(public.manifest),
            public.public_files,
            favicon(),
            public.views,
            public.counting,
            settings,
            public.landing,
        )
        if settings.shows_metrics or is_tracing():
            watch_statements(public.database)
        self._asgi = cast(
            Any, RequestPolicies(self.front, route_policies())
        )  # uvicorn's types and Starlette's do not meet
        if settings.trusted_proxies:
            self._asgi = ProxyHeadersMiddleware(self._asgi, with_mapped(settings.trusted_proxies))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._asgi(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """As ASGI tells the start and the end of a server."""
        await receive()
        async with self.running():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        services = self.services
        try:
            await self.public.watch.start()
            await asyncio.to_thread(_forget_page_files, self.settings.data)
            if services.metrics is not None:
                await services.metrics.start()
            for part in (services.media, services.sender, services.jobs, services.visits, services.errors):
                part.start()
            if self.owns_process:
                _settle()
            yield
        finally:
            await self._stop()

    async def _stop(self) -> None:
        """What has been begun ends or is given back; what does not end in time is left to the end of the process."""
        if self.owns_process:
            end_process_after(ENDED_WITHIN_S)
        services = self.services
        answered = services.after_answer.finish(MAILS_WITHIN_S)
        await _in_time(MAILS_WITHIN_S + 0.5, services.jobs.stop(), services.sender.stop(), answered)
        closables = (services.pages, services.media, services.cvs, services.exports)
        closing = (*closables, services.import_reader, services.texts_reader)
        ends = [services.visits.stop(), services.errors.stop()]
        ends += [*(closable.close() for closable in closing), services.throttle.close()]
        if services.metrics is not None:
            ends.append(services.metrics.close())
        if self.owns_process and is_tracing():
            ends.append(asyncio.to_thread(stop_traces))
        await _in_time(CLOSED_WITHIN_S, *ends)
        await _in_time(CLOSED_WITHIN_S, services.watch.stop(), services.database.close())


def _forget_page_files(data: Path) -> None:
    """Earlier releases kept rendered pages there, half a gigabyte by default."""
    shutil.rmtree(data / "pages", ignore_errors=True)


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
    set_up_logs("json" if os.environ.get(variable("log")) == "json" else "text")  # as cli/serve.py was told
    try:
        settings = read_settings(os.environ)
        start_traces(os.environ)
        app = create_app(settings, os.environ.get("SERVED_AT", "http://127.0.0.1:8000"))
    except BadSetting as error:
        log.error(str(error))
        os._exit(2)  # not to be tried again, as a worker that raises would be
    app.owns_process = True
    if app.public.database.reserve is not None:
        app.public.database.reserve.fill()
    return app

"""The composition: settings, database, rooms, middlewares and the front make one ASGI application."""

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any, cast

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from starlette.responses import JSONResponse
from starlette.routing import BaseRoute
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vitrine.accounts.signed_in.csrf import CsrfMiddleware
from vitrine.accounts.signed_in.middleware import NobodysBodies, SessionMiddleware
from vitrine.background import background_jobs
from vitrine.cv.room import CvRoom
from vitrine.domains.keeper import DomainKeeper
from vitrine.domains.proof import public_witness
from vitrine.errors import Unavailable, all_problem_codes
from vitrine.http.bodies import BodyLimits, SoundBodies
from vitrine.http.callers import Callers, with_mapped
from vitrine.http.front import Front
from vitrine.http.health import Health
from vitrine.http.problems import install_problem_handlers
from vitrine.http.services import services_of
from vitrine.http.throttle import Throttle
from vitrine.imports.reader import ImportReader
from vitrine.jobs.leases import Leases
from vitrine.jobs.runner import Jobs, holder_name
from vitrine.keyring import open_keyring
from vitrine.logs import reason_of, set_up_logs
from vitrine.mail.mailer import Mailer
from vitrine.media.room import MediaRoom
from vitrine.messages.notify import Postman
from vitrine.processes.last_word import end_process_after
from vitrine.processes.libraries import forget_libraries
from vitrine.rendering.assets import AssetFiles, Manifest
from vitrine.rendering.favicon import favicon
from vitrine.rendering.kept.files import PageFiles
from vitrine.rendering.kept.watch import FILES, open_watch
from vitrine.rendering.pages import PublicPages
from vitrine.rendering.renderer import Renderer
from vitrine.rendering.sitemap import Sitemaps
from vitrine.rendering.vitals import VitalsTally
from vitrine.rendering.vitals_routes import VisitReports
from vitrine.rooms import ROUTERS
from vitrine.services import Services
from vitrine.settings import Settings, read_settings
from vitrine.site.belongings import SiteBelongings
from vitrine.site.fresh_pictures import freshen_pages
from vitrine.site.public_files import PublicFiles
from vitrine.site.revisions import states_of
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database
from vitrine.storage.parcels import Parcels
from vitrine.takeaway.archive import Sources
from vitrine.takeaway.making import TakeawayRoom

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


def _document(app: FastAPI) -> dict[str, Any]:
    """The API's document. Refusals have one shape; their codes are listed so that the French catalogue is whole."""
    if not app.openapi_schema:
        schema = get_openapi(title="Vitrine", version="1", routes=app.routes)
        schema["components"]["schemas"]["Problem"] = {
            "type": "object",
            "required": ["code", "status", "params", "reference"],
            "properties": {
                "code": {"type": "string", "enum": all_problem_codes()},
                "status": {"type": "integer"},
                "params": {"type": "object", "additionalProperties": True},
                "reference": {"type": "string"},
            },
        }
        problem = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
                operation["responses"]["4XX"] = {"description": "Refused", "content": problem}
        for unused in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(unused, None)
        app.openapi_schema = schema
    return app.openapi_schema


@cache
def _routes() -> tuple[BaseRoute, ...]:
    """Once per process: FastAPI works out anew what is included in each application, and tests make a thousand."""
    rooms = FastAPI(openapi_url=None)
    for router in ROUTERS:
        rooms.include_router(router)
    return tuple(rooms.routes)


def make_api() -> FastAPI:
    """FastAPI alone, with its routes: what the API document is written from."""
    # Without redirect_slashes: it would send whoever asks to the Host that was asked for, whosever that is.
    api = FastAPI(title="Vitrine", docs_url=None, redoc_url=None, openapi_url="/openapi.json", redirect_slashes=False)
    api.openapi = lambda: _document(api)  # type: ignore[method-assign]
    api.router.routes.extend(_routes())

    @api.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> JSONResponse:
        services: Services = services_of(request)
        if not await services.health.is_good():
            raise Unavailable()
        return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})

    install_problem_handlers(api)
    return api


def make_services(settings: Settings, origin: str) -> Services:
    database, blobs = Database(settings.resolved_database_url), Blobs(settings.resolved_blobs_url)
    keyring, mailer = open_keyring(settings), Mailer(settings)
    manifest = Manifest(vite_url=settings.vite_url)
    watch, renderer = open_watch(database), Renderer()
    # In development pages change without a new state of their site.
    disk_bytes = 0 if settings.vite_url else settings.page_disk_mb << 20
    pages = PublicPages(
        database,
        keyring,
        renderer,
        manifest,
        watch,
        origin=origin,
        home_slug=settings.home_site,
        files=PageFiles(settings.data, disk_bytes, keyring, partial(states_of, database)),
        memory_bytes=settings.page_memory_mb << 20,
    )
    media = MediaRoom(database, blobs, freshen_pages)
    cvs = CvRoom(database, keyring, renderer, media, settings.public_url)
    postman = Postman(database, mailer, origin)
    witness = public_witness(settings.dns_servers)
    domains = DomainKeeper(database, witness, mailer, origin)
    takeaways = TakeawayRoom(Sources(database, blobs, keyring), Parcels(blobs, settings.data), renderer)
    return Services(
        settings=settings,
        origin=origin,
        database=database,
        blobs=blobs,
        keyring=keyring,
        mailer=mailer,
        throttle=Throttle(settings.redis_url),
        belongings=SiteBelongings(media.forget_soon, pages.forget_soon, takeaways.sweep_soon),
        media=media,
        public_files=PublicFiles(lambda: watch.token_of(FILES)),
        witness=witness,
        postman=postman,
        manifest=manifest,
        renderer=renderer,
        pages=pages,
        sitemaps=Sitemaps(database, watch, origin=origin, home_slug=settings.home_site),
        cvs=cvs,
        vitals=VitalsTally(database),
        import_reader=ImportReader(),
        watch=watch,
        jobs=Jobs(
            Leases(database, holder_name()),
            background_jobs(
                *(database, settings.limits),
                media=media,
                postman=postman,
                domains=domains,
                takeaways=takeaways,
                cvs=cvs,
            ),
        ),
        health=Health(database, blobs),
        takeaways=takeaways,
    )


class App:
    """The ASGI application. Open connections and background work live between start and stop."""

    def __init__(self, settings: Settings, origin: str) -> None:
        self.settings = settings
        self.ends_with_process = False
        api = self.api = make_api()
        self.services = api.state.services = make_services(settings, settings.public_url or origin)
        api.router.lifespan_context = self._lifespan
        self.callers = Callers(settings.limits.connections_per_address, settings.trusted_proxies)
        self.pages = self.services.pages
        files = AssetFiles(self.services.manifest)
        app, media = self._guarded(api), self.services.public_files
        self.front = Front(app, self.pages, files, media, favicon(), settings.public_url)
        self._asgi = cast(Any, self.front)  # uvicorn's own types for ASGI and Starlette's do not meet
        if settings.trusted_proxies:
            self._asgi = ProxyHeadersMiddleware(self._asgi, with_mapped(settings.trusted_proxies))

    def _guarded(self, api: FastAPI) -> ASGIApp:
        # The last one added is the first one asked.
        api.add_middleware(SoundBodies)
        api.add_middleware(NobodysBodies)
        api.add_middleware(SessionMiddleware)
        api.add_middleware(VisitReports)
        api.add_middleware(CsrfMiddleware)
        api.add_middleware(BodyLimits, limits=self.settings.limits)
        return api

    @asynccontextmanager
    async def _lifespan(self, _api: FastAPI) -> AsyncIterator[None]:
        services = self.services
        await services.watch.start()
        for part in (services.media, services.postman, services.jobs, services.vitals, services.pages):
            part.start()
        try:
            yield
        finally:
            await self._stop()

    async def _stop(self) -> None:
        """What has been begun ends or is given back; what does not end in time is left to the end of the process."""
        services = self.services
        if self.ends_with_process:
            end_process_after(ENDED_WITHIN_S)
        mails = services.mailer.finish(MAILS_WITHIN_S)
        await _in_time(MAILS_WITHIN_S + 0.5, services.jobs.stop(), services.postman.stop(), mails)
        closing = (services.pages, services.media, services.cvs, services.takeaways, services.import_reader)
        ends = (services.vitals.stop(), *(room.close() for room in closing), services.watch.stop())
        await _in_time(CLOSED_WITHIN_S, *ends)
        await _in_time(CLOSED_WITHIN_S, services.database.close())

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._asgi(scope, receive, send)


def create_app(settings: Settings, origin: str = "http://127.0.0.1:8000") -> App:
    return App(settings, origin)


def serve_app() -> App:
    """What a worker process loads: settings from its environment."""
    settings = read_settings(os.environ)
    set_up_logs(settings.log)
    app = create_app(settings, os.environ.get("SERVED_AT", "http://127.0.0.1:8000"))
    app.ends_with_process = True
    if app.services.database.reserve is not None:
        app.services.database.reserve.fill()
    forget_libraries()
    gc.freeze()  # what stands now stays: no collection need look at it again
    # By its own rule a full collection comes when a quarter is new, which without the frozen ones is always.
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    return app

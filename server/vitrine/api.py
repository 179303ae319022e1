"""What owners and forms call: FastAPI, the rooms and their services."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute

import vitrine.tables  # noqa: F401  (what names a row of another room must know its table)
from vitrine.accounts.signed_in.csrf import CsrfMiddleware
from vitrine.accounts.signed_in.middleware import NobodysBodies, SessionMiddleware
from vitrine.background import background_jobs
from vitrine.circulars.sending import AnnouncementMails
from vitrine.complaints.letters import MAILS as COMPLAINT_MAILS
from vitrine.complaints.letters import ComplaintLetters
from vitrine.cv.room import CvRoom
from vitrine.cv.share_pictures import SharePictures
from vitrine.domains.keeper import DomainKeeper
from vitrine.domains.proof import public_witness
from vitrine.errors import all_problem_codes
from vitrine.http.after_answer import AfterAnswer
from vitrine.http.bodies import BodyLimits, JsonLimits
from vitrine.http.handlers import install_problem_handlers
from vitrine.http.health import Health
from vitrine.http.rate_limits import RateLimits
from vitrine.http.request_policy import RoutePolicies
from vitrine.http.throttle import Throttle
from vitrine.imports.reader import ImportReader
from vitrine.jobs.leases import Leases
from vitrine.jobs.runner import Jobs, holder_name
from vitrine.mail.mailer import Mailer
from vitrine.mail.outbox import Outbox
from vitrine.mail.sender import OutboxSender
from vitrine.media.arrivals import Arrivals
from vitrine.media.room import MediaRoom
from vitrine.messages.notify import MessageMails
from vitrine.operating.figures.errors import ErrorDays
from vitrine.public_side import PublicSide
from vitrine.rendering.sitemap import Sitemaps
from vitrine.rooms import ROUTERS
from vitrine.services import Services
from vitrine.site.belongings import SiteBelongings
from vitrine.site.fresh_pictures import freshen_pages
from vitrine.site.translations.reader import TextsReader
from vitrine.site.worn_themes import WornThemes
from vitrine.storage.parcels import Parcels
from vitrine.takeaway.archive import Sources
from vitrine.takeaway.making import TakeawayRoom
from vitrine.visits.tally import VisitTally
from vitrine.visits.weekly import MAILS as WEEKLY_MAILS
from vitrine.visits.weekly import WeeklyLetters
from vitrine.watching.readiness import Readiness

if TYPE_CHECKING:  # else read only where figures are shown
    from vitrine.watching.metrics import Metrics


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
    api.openapi = lambda: _document(api)  # type: ignore[method-assign]  # as FastAPI has it replaced
    api.router.routes.extend(_routes())

    install_problem_handlers(api)
    return api


@cache
def route_policies() -> RoutePolicies:
    return RoutePolicies(iter_route_contexts(make_api().routes))


def guard(api: FastAPI, services: Services) -> None:
    """What every call passes before its route, and what routes find their services in."""
    api.state.services = services
    # The last one added is the first one asked.
    api.add_middleware(JsonLimits)
    api.add_middleware(RateLimits)
    api.add_middleware(NobodysBodies)
    api.add_middleware(SessionMiddleware)
    api.add_middleware(CsrfMiddleware)
    api.add_middleware(BodyLimits, limits=services.settings.limits)


def make_services(public: PublicSide) -> Services:
    settings, origin, database, blobs = public.settings, public.origin, public.database, public.blobs
    keyring, renderer, pages, watch = public.keyring, public.renderer, public.pages, public.watch
    media = MediaRoom(database, blobs, freshen_pages)
    cvs = CvRoom(database, keyring, renderer, media, settings.public_url)
    pages.maker.drawing = share_pictures = SharePictures(database, blobs, keyring, renderer, cvs.press)
    outbox = Outbox(settings.dashboard_language)
    kinds = (MessageMails(origin=origin), COMPLAINT_MAILS, WEEKLY_MAILS, AnnouncementMails(origin=origin))
    mailer = Mailer(settings, prints_letters=sys.stdout.isatty())
    sender = OutboxSender(database, mailer, outbox, kinds)
    witness = public_witness(settings.dns_servers)
    domains = DomainKeeper(database, witness, outbox, origin)
    takeaways = TakeawayRoom(
        *(Sources(database, blobs, keyring), Parcels(blobs, settings.data), renderer, cvs, share_pictures)
    )
    jobs = Jobs(
        Leases(database, holder_name()),
        background_jobs(
            *(database, settings),
            media=media,
            sender=sender,
            domains=domains,
            takeaways=takeaways,
            cvs=cvs,
            letters=WeeklyLetters(database, outbox, origin, settings.timezone),
            complaints=ComplaintLetters(database, outbox, settings, origin),
        ),
    )
    return Services(
        settings=settings,
        origin=origin,
        database=database,
        blobs=blobs,
        keyring=keyring,
        outbox=outbox,
        sender=sender,
        throttle=Throttle(settings.redis_url),
        after_answer=AfterAnswer(),
        belongings=SiteBelongings(media.forget_soon, takeaways.sweep_soon),
        media=media,
        arrivals=Arrivals(settings.data),
        public_files=public.public_files,
        worn_themes=WornThemes(database, renderer.own_theme),
        texts_reader=TextsReader(),
        witness=witness,
        manifest=public.manifest,
        renderer=renderer,
        pages=pages,
        sitemaps=Sitemaps(
            database,
            watch,
            origin=origin,
            home_slug=settings.home_site,
            own_pages=public.door.listed if public.door else list,
        ),
        cvs=cvs,
        share_pictures=share_pictures,
        visits=VisitTally(database, settings, public.views),
        import_reader=ImportReader(),
        counting=public.counting,
        watch=watch,
        jobs=jobs,
        health=Health(database, blobs),
        readiness=Readiness(database, blobs, renderer),
        metrics=_metrics(public, media=media, cvs=cvs, sender=sender, jobs=jobs) if settings.shows_metrics else None,
        errors=ErrorDays(database, settings.timezone, public.counting.totals),
        takeaways=takeaways,
    )


def _metrics(public: PublicSide, *, media: MediaRoom, cvs: CvRoom, sender: OutboxSender, jobs: Jobs) -> Metrics:
    from vitrine.watching.metrics import Metrics
    from vitrine.watching.process import Watched

    watched = Watched(
        counting=public.counting,
        database=public.database,
        blobs=public.blobs,
        pages=public.pages,
        renderer=public.renderer,
        media=media,
        cvs=cvs,
        sender=sender,
        jobs=jobs,
        build=public.manifest.build_id,
    )
    return Metrics(public.settings, watched)

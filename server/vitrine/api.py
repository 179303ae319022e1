"""What owners and forms call: FastAPI, the routes of every package, and the services they use."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute

import vitrine.migrations.tables  # noqa: F401  (what names a row of another package must know its table)
from vitrine.accounts.routes import router as accounts_router
from vitrine.accounts.sessions.csrf import CsrfMiddleware
from vitrine.accounts.sessions.middleware import AnonymousBodyLimits, SessionMiddleware
from vitrine.operation.announcements.sending import AnnouncementMails
from vitrine.operation.background import background_jobs
from vitrine.operation.complaint_routes import router as reported_sites_router
from vitrine.operation.figures.errors import ErrorDays
from vitrine.operation.figures.routes import router as figures_router
from vitrine.operation.metrics.readiness import Readiness
from vitrine.operation.metrics.routes import WatchServices
from vitrine.operation.metrics.routes import router as watching_router
from vitrine.operation.routes import router as operation_router
from vitrine.platform.errors import all_problem_codes
from vitrine.platform.http.after_answer import AfterAnswer
from vitrine.platform.http.bodies import BodyLimits, JsonLimits
from vitrine.platform.http.counting import Counting
from vitrine.platform.http.health import Health
from vitrine.platform.http.problems import install_problem_handlers
from vitrine.platform.http.rate_limits import RateLimits
from vitrine.platform.http.request_policy import RoutePolicies
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.jobs.leases import Leases
from vitrine.platform.jobs.runner import Jobs, holder_name
from vitrine.platform.mail.mailer import Mailer
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.storage.parcels import Parcels
from vitrine.public.complaints.letters import MAILS as COMPLAINT_MAILS
from vitrine.public.complaints.letters import ComplaintLetters
from vitrine.public.complaints.routes import router as complaints_router
from vitrine.public.cv.routes import CvServices
from vitrine.public.cv.routes import router as cvs_router
from vitrine.public.cv.service import CvService
from vitrine.public.cv.share_pictures import SharePictures
from vitrine.public.guide.routes import router as guide_router
from vitrine.public.messages.form_routes import router as contact_form_router
from vitrine.public.messages.notify import MessageMails
from vitrine.public.messages.public_routes import router as contact_router
from vitrine.public.messages.routes import router as messages_router
from vitrine.public.public_side import PublicSide
from vitrine.public.rendering.cache.watch import Watch
from vitrine.public.rendering.dashboard import router as dashboard_router
from vitrine.public.rendering.preview import router as preview_router
from vitrine.public.rendering.reports import router as reports_router
from vitrine.public.rendering.seo import router as seo_router
from vitrine.public.rendering.sitemap import Sitemaps
from vitrine.public.reviews.public_routes import router as review_pages_router
from vitrine.public.reviews.routes import router as reviews_router
from vitrine.public.visits.report_routes import router as visit_reports_router
from vitrine.public.visits.requests import VisitServices
from vitrine.public.visits.routes import files as visit_files_router
from vitrine.public.visits.routes import router as visits_router
from vitrine.public.visits.tally import VisitTally
from vitrine.public.visits.weekly import MAILS as WEEKLY_MAILS
from vitrine.public.visits.weekly import WeeklyLetters
from vitrine.sites.domains.keeper import DomainKeeper
from vitrine.sites.domains.proof import public_verifier
from vitrine.sites.domains.routes import router as domains_router
from vitrine.sites.media.arrivals import Arrivals
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.site.effective_themes import EffectiveThemes
from vitrine.sites.site.file_routes import router as files_router
from vitrine.sites.site.fresh_pictures import freshen_pages
from vitrine.sites.site.media_routes import router as site_media_router
from vitrine.sites.site.notice_routes import router as notices_router
from vitrine.sites.site.publishing_routes import router as publication_router
from vitrine.sites.site.routes import router as site_router
from vitrine.sites.site.site_lifecycle import StoredSiteLifecycle
from vitrine.sites.site.storage_routes import router as site_room_router
from vitrine.sites.site.translations.reader import TextsReader
from vitrine.sites.site.translations.routes import router as translations_router
from vitrine.sites.site.translations.text_routes import router as texts_router
from vitrine.sites.site.versions.routes import router as versions_router
from vitrine.transfer.export_archive.archive import Sources
from vitrine.transfer.export_archive.job import ExportService
from vitrine.transfer.export_archive.routes import ExportServices
from vitrine.transfer.export_archive.routes import router as takeaways_router
from vitrine.transfer.imports.json_resume.routes import router as json_resume_router
from vitrine.transfer.imports.reader import ImportReader
from vitrine.transfer.imports.routes import ImportServices
from vitrine.transfer.imports.routes import router as imports_router

if TYPE_CHECKING:  # else read only where figures are shown
    from vitrine.operation.metrics.metrics import Metrics


# Asked one after the other for each call: what owners call all the time comes first.
ROUTERS = (
    site_router,
    messages_router,
    accounts_router,
    contact_router,
    contact_form_router,
    complaints_router,
    site_media_router,
    site_room_router,
    translations_router,
    texts_router,
    versions_router,
    notices_router,
    publication_router,
    cvs_router,
    domains_router,
    takeaways_router,
    files_router,
    imports_router,
    json_resume_router,
    preview_router,
    reviews_router,
    review_pages_router,
    visit_reports_router,
    visits_router,
    visit_files_router,
    reports_router,
    operation_router,
    figures_router,
    reported_sites_router,
    seo_router,
    dashboard_router,
    guide_router,
    watching_router,
)


@dataclass(frozen=True, kw_only=True)
class Services(CvServices, ImportServices, ExportServices, VisitServices, WatchServices):
    """Everything that an application is made of. app.py makes one of these, starts it and stops it."""

    counting: Counting
    watch: Watch
    jobs: Jobs
    health: Health
    errors: ErrorDays


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
    included = FastAPI(openapi_url=None)
    for router in ROUTERS:
        included.include_router(router)
    return tuple(included.routes)


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
    api.add_middleware(AnonymousBodyLimits)
    api.add_middleware(SessionMiddleware)
    api.add_middleware(CsrfMiddleware)
    api.add_middleware(BodyLimits, limits=services.settings.limits)


def make_services(public: PublicSide) -> Services:
    settings, origin, database, blobs = public.settings, public.origin, public.database, public.blobs
    keyring, renderer, pages, watch = public.keyring, public.renderer, public.pages, public.watch
    media = MediaLibrary(database, blobs, freshen_pages)
    cvs = CvService(database, keyring, renderer, media, settings.public_url)
    pages.maker.drawing = share_pictures = SharePictures(database, blobs, keyring, renderer, cvs.press)
    outbox = Outbox(settings.dashboard_language)
    kinds = (MessageMails(origin=origin), COMPLAINT_MAILS, WEEKLY_MAILS, AnnouncementMails(origin=origin))
    mailer = Mailer(settings, prints_letters=settings.log == "text" and sys.stdout.isatty())
    sender = OutboxSender(database, mailer, outbox, kinds)
    verifier = public_verifier(settings.dns_servers)
    domains = DomainKeeper(database, verifier, outbox, origin)
    exports = ExportService(
        Sources(database, blobs, keyring, settings.dashboard_language),
        *(Parcels(blobs, settings.data), renderer, cvs, share_pictures),
    )
    jobs = Jobs(
        Leases(database, holder_name()),
        background_jobs(
            *(database, settings),
            media=media,
            sender=sender,
            domains=domains,
            exports=exports,
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
        site_lifecycle=StoredSiteLifecycle(media.forget_soon, exports.sweep_soon),
        media=media,
        arrivals=Arrivals(settings.data),
        public_files=public.public_files,
        effective_themes=EffectiveThemes(database, renderer.own_theme),
        texts_reader=TextsReader(),
        verifier=verifier,
        manifest=public.manifest,
        renderer=renderer,
        pages=pages,
        sitemaps=Sitemaps(
            database,
            watch,
            origin=origin,
            home_slug=settings.main_site,
            own_pages=public.landing.listed if public.landing else list,
        ),
        cvs=cvs,
        share_pictures=share_pictures,
        visits=VisitTally(database, settings, public.views),
        import_reader=ImportReader(),
        counting=public.counting,
        watch=watch,
        jobs=jobs,
        health=Health(database, blobs),
        readiness=Readiness(database, blobs, renderer, settings.data),
        metrics=_metrics(public, media=media, cvs=cvs, sender=sender, jobs=jobs) if settings.shows_metrics else None,
        errors=ErrorDays(database, settings.timezone, public.counting.totals),
        exports=exports,
    )


def _metrics(public: PublicSide, *, media: MediaLibrary, cvs: CvService, sender: OutboxSender, jobs: Jobs) -> Metrics:
    from vitrine.operation.metrics.metrics import Metrics
    from vitrine.operation.metrics.process import Watched

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

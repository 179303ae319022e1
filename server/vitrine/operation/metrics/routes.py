"""/healthz, /readyz and /metrics, for machines; security.txt, for whoever found a hole."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from vitrine.operation.metrics.readiness import Readiness
from vitrine.platform.errors import NotFound, Unavailable
from vitrine.platform.http.health import Health
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.services import BaseServices, given_services

if TYPE_CHECKING:  # else read only where figures are shown
    from vitrine.operation.metrics.metrics import Metrics

router = APIRouter(include_in_schema=False)
NOT_KEPT = {"Cache-Control": "no-store"}
SECURITY_TXT = "/.well-known/security.txt"
LANGUAGES = "fr, en"
GOOD_FOR = timedelta(days=180)
HEALTH = RequestPolicy(kind="health", hosts="any")


@dataclass(frozen=True, kw_only=True)
class WatchServices(BaseServices):
    health: Health
    readiness: Readiness
    metrics: Metrics | None


Services = Annotated[WatchServices, Depends(given_services)]


@router.get("/healthz")
@accepts(HEALTH)
async def healthz(services: Services) -> JSONResponse:
    if not await services.health.is_good():
        raise Unavailable()
    return JSONResponse({"status": "ok"}, headers=NOT_KEPT)


@router.get("/readyz")
@accepts(HEALTH)
async def readyz(services: Services) -> JSONResponse:
    """What is missing is named; why is in the log alone, for anybody may ask. Where only writing fails, the node is
    ready: a proxy that sent it nobody would turn visitors away from pages that can be read."""
    missing = await services.readiness.missing()
    if not missing.parts:
        return JSONResponse({"status": "ok"}, headers=NOT_KEPT)
    if missing.visitors_read_on:
        return JSONResponse({"status": "reads only", "missing": missing.parts}, headers=NOT_KEPT)
    return JSONResponse({"status": "not ready", "missing": missing.parts}, 503, {**NOT_KEPT, "Retry-After": "5"})


@router.get("/metrics")
@accepts(RequestPolicy(kind="other", hosts="any", is_offered=lambda settings: bool(settings.metrics_token)))
async def metrics(request: Request, services: Services) -> Response:
    if services.metrics is None or not services.settings.metrics_token:
        raise NotFound()
    if not services.metrics.is_allowed(request.headers.get("authorization", "")):
        return Response(status_code=401, headers={**NOT_KEPT, "WWW-Authenticate": "Bearer"})
    return Response(await services.metrics.text(), media_type=services.metrics.content_type, headers=NOT_KEPT)


@router.get(SECURITY_TXT)
@accepts(RequestPolicy(kind="other"))
async def security_txt(services: Services) -> PlainTextResponse:
    """RFC 9116. Only under our own name: on an owner's domain it would speak for somebody else."""
    if not services.settings.security_contact:
        raise NotFound()
    lines = [f"Contact: {contact}" for contact in services.settings.security_contact]
    lines += [f"Expires: {_expiry(datetime.now(UTC)):%Y-%m-%dT%H:%M:%SZ}", f"Preferred-Languages: {LANGUAGES}"]
    lines.append(f"Canonical: {services.origin}{SECURITY_TXT}")
    return PlainTextResponse("\n".join(lines) + "\n", headers={"Cache-Control": "max-age=86400"})


def _expiry(today: datetime) -> datetime:
    """Always half a year ahead, and the same for a whole day."""
    return today.replace(hour=0, minute=0, second=0, microsecond=0) + GOOD_FOR

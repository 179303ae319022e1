"""Where a visit's report arrives.

Every visit sends one, so it is taken before FastAPI: by its way a report costs fifteen times a kept page, and was three
quarters of all that visits cost. What is not plainly a good report goes on to the route, which says what is wrong.
"""

import re
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.accounts.requests import client_address, client_network
from vitrine.errors import Problem
from vitrine.http.bodies import say_nothing, told_again, whole_body
from vitrine.http.handlers import problem_response
from vitrine.http.services import services_of
from vitrine.http.views import viewer_of
from vitrine.visits.report import VisitIn
from vitrine.visits.requests import Services, VisitServices
from vitrine.visits.tally import Caller

router = APIRouter(prefix="/api/sites", tags=["public"])
MAX_SLUG = 60
_PLACE = re.compile(r"/api/sites/([^/]+)/vitals")


@router.post("/{slug}/vitals", operation_id="report_vitals", status_code=204)
async def report_vitals(
    request: Request, services: Services, slug: Annotated[str, Path(max_length=MAX_SLUG)], visit: VisitIn
) -> None:
    """No site is asked for, so nobody learns here which ones there are."""
    await _count(services, request, slug, visit)


class VisitReports:
    """Pure ASGI; app.py puts it behind the doors for size and origin. Good or not, a report counts for its address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_call = scope["type"] == "http" and scope["method"] == "POST"
        place = _PLACE.fullmatch(scope["path"]) if is_call else None
        if place is None:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        services: VisitServices = services_of(connection)
        try:
            await services.throttle.hit(
                "vitals", services.settings.limits.vitals_per_address, client_network(connection)
            )
        except Problem as problem:
            await problem_response(problem)(scope, receive, send)
            return
        body = await whole_body(receive)
        is_json = (b"content-type", b"application/json") in scope["headers"]
        is_slug = len(place[1]) <= MAX_SLUG
        visit = _read(body) if is_json and is_slug and body is not None else None
        if visit is None:
            await self._app(scope, told_again(body, receive), send)
            return
        await _count(services, connection, place[1], visit)
        await say_nothing(send)


async def _count(services: VisitServices, connection: HTTPConnection, slug: str, visit: VisitIn) -> None:
    """Not whoever asks not to be, though his page should not have sent it."""
    headers: dict[bytes, bytes] = dict(connection.scope["headers"])
    viewer = viewer_of(headers)
    if viewer is None:
        return
    host = headers.get(b"host", b"").partition(b":")[0].decode("latin-1").lower()
    if visit.source == host:
        visit.source = ""
    caller = Caller(
        address=client_address(connection),
        network=client_network(connection),
        user_agent=viewer.user_agent,
        says_mobile=headers.get(b"sec-ch-ua-mobile") == b"?1",
        session=viewer.session,
    )
    await services.visits.add(slug, caller, visit)


def _read(body: bytes) -> VisitIn | None:
    try:
        return VisitIn.model_validate_json(body)
    except ValidationError:
        return None

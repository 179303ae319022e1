"""Where a visit's report arrives.

Every visit sends one, so it is taken before FastAPI: by its way a report costs fifteen times a kept page, and was three
quarters of all that visits cost. What is not plainly a good report goes on to the route, which says what is wrong.
"""

import re
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.accounts.requests import client_network
from vitrine.errors import Problem
from vitrine.http.bodies import told_again, whole_body
from vitrine.http.problems import problem_response
from vitrine.http.services import services_of
from vitrine.rendering.requests import PageServices, Services
from vitrine.rendering.vitals import VisitIn

router = APIRouter(prefix="/api/sites", tags=["public"])
MAX_SLUG = 60
_PLACE = re.compile(r"/api/sites/([^/]+)/vitals")


@router.post("/{slug}/vitals", operation_id="report_vitals", status_code=204)
async def report_vitals(services: Services, slug: Annotated[str, Path(max_length=MAX_SLUG)], visit: VisitIn) -> None:
    """Nothing is asked of the database, so nobody learns here which sites there are."""
    services.vitals.add(slug, visit)


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
        services: PageServices = services_of(connection)
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
        services.vitals.add(place[1], visit)
        await Response(status_code=204)(scope, receive, send)


def _read(body: bytes) -> VisitIn | None:
    try:
        return VisitIn.model_validate_json(body)
    except ValidationError:
        return None

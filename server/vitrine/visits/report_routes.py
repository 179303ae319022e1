"""Where a visit's report arrives.

Every visit sends one, so it is taken before FastAPI: by its way a report costs fifteen times a kept page, and was three
quarters of all that visits cost. What is not plainly a good report goes on to the route, which says what is wrong.
"""

import re
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from vitrine.accounts.requests import client_address, client_network
from vitrine.http.answers import Answer
from vitrine.http.request_policy import RequestPolicy, accepts
from vitrine.http.services import services_of
from vitrine.http.taken import NOTHING
from vitrine.http.views import viewer_of
from vitrine.visits.report import VisitIn
from vitrine.visits.requests import Services, VisitServices
from vitrine.visits.tally import Caller

router = APIRouter(prefix="/api/sites", tags=["public"])
MAX_SLUG = 60
VISIT_BYTES = 1_000


@router.post("/{slug}/vitals", operation_id="report_vitals", status_code=204)
@accepts(RequestPolicy(max_bytes=lambda _limits: VISIT_BYTES, max_values=100, audience="anyone"))
async def report_vitals(
    request: Request, services: Services, slug: Annotated[str, Path(max_length=MAX_SLUG)], visit: VisitIn
) -> None:
    """No site is asked for, so nobody learns here which ones there are."""
    await _count(services, request, slug, visit)


class VisitReports:
    """A call that is taken (http/taken.py). Good or not, a report counts for its address."""

    method, path = "POST", "/api/sites/{slug}/vitals"

    async def admits(self, connection: HTTPConnection, place: re.Match[str]) -> bool:
        services: VisitServices = services_of(connection)
        await services.throttle.hit("vitals", services.settings.limits.vitals_per_address, client_network(connection))
        return len(place[1]) <= MAX_SLUG

    async def answer(self, connection: HTTPConnection, place: re.Match[str], body: bytes) -> Answer | None:
        visit = _read(body)
        if visit is None:
            return None
        await _count(services_of(connection), connection, place[1], visit)
        return NOTHING


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

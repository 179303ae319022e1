"""Where a visit's report arrives: every visit sends one, when its page is left."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from vitrine.accounts.requests import client_address, client_network
from vitrine.platform.http.request_policy import RateLimit, RequestPolicy, accepts
from vitrine.platform.http.views import viewer_of
from vitrine.public.visits.report import VisitIn
from vitrine.public.visits.requests import Services
from vitrine.public.visits.tally import Caller

router = APIRouter(prefix="/api/sites", tags=["public"])
MAX_SLUG = 60
VISIT_BYTES = 1_000


@router.post("/{slug}/vitals", operation_id="report_vitals", status_code=204)
@accepts(
    RequestPolicy(
        max_bytes=lambda _limits: VISIT_BYTES,
        max_values=100,
        cleans_text=True,  # words of a campaign (report.py)
        audience="anyone",
        kind="report",
        hosts="domains",
        rate_limits=(RateLimit("vitals", lambda limits: limits.vitals_per_address),),
    )
)
async def report_vitals(
    request: Request, services: Services, slug: Annotated[str, Path(max_length=MAX_SLUG)], visit: VisitIn
) -> None:
    """No site is asked for, so nobody learns here which ones there are."""
    headers: dict[bytes, bytes] = dict(request.scope["headers"])
    viewer = viewer_of(headers)
    if viewer is None:
        return  # he asks not to be counted; his page should not have sent it
    host = headers.get(b"host", b"").partition(b":")[0].decode("latin-1").lower()
    if visit.source == host:
        visit.source = ""
    caller = Caller(
        address=client_address(request),
        network=client_network(request),
        user_agent=viewer.user_agent,
        says_mobile=headers.get(b"sec-ch-ua-mobile") == b"?1",
        session=viewer.session,
    )
    await services.visits.add(slug, caller, visit)

"""Where a visit's report arrives."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from vitrine.accounts.requests import client_network
from vitrine.rendering.requests import Services
from vitrine.rendering.vitals import VisitIn

router = APIRouter(prefix="/api/sites", tags=["public"])


async def _few_per_address(request: Request, services: Services) -> None:
    await services.throttle.hit("vitals", services.settings.limits.vitals_per_address, client_network(request))


@router.post("/{slug}/vitals", operation_id="report_vitals", status_code=204, dependencies=[Depends(_few_per_address)])
async def report_vitals(services: Services, slug: Annotated[str, Path(max_length=60)], visit: VisitIn) -> None:
    """Nothing is asked of the database, so nobody learns here which sites there are."""
    services.vitals.add(slug, visit)

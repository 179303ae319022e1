"""What routes of visits need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.platform.http.services import given_services
from vitrine.public.visits.tally import VisitTally
from vitrine.sites.site.requests import SiteServices


@dataclass(frozen=True, kw_only=True)
class VisitServices(SiteServices):
    visits: VisitTally


Services = Annotated[VisitServices, Depends(given_services)]

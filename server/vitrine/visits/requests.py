"""What routes of visits need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.http.services import given_services
from vitrine.site.requests import SiteServices
from vitrine.visits.tally import VisitTally


@dataclass(frozen=True, kw_only=True)
class VisitServices(SiteServices):
    visits: VisitTally


Services = Annotated[VisitServices, Depends(given_services)]

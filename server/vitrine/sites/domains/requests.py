"""What routes of domains need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.platform.http.services import given_services
from vitrine.sites.domains.proof import DomainVerifier
from vitrine.sites.site.requests import SiteServices


@dataclass(frozen=True, kw_only=True)
class DomainServices(SiteServices):
    verifier: DomainVerifier


Services = Annotated[DomainServices, Depends(given_services)]

"""What routes of messages need."""

from typing import Annotated

from fastapi import Depends

from vitrine.http.services import given_services
from vitrine.site.requests import SiteServices

Services = Annotated[SiteServices, Depends(given_services)]

"""What routes of a site need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.accounts.requests import AccountServices
from vitrine.http.services import given_services
from vitrine.media.requests import MediaServices
from vitrine.site.public_files import PublicFiles


@dataclass(frozen=True, kw_only=True)
class SiteServices(AccountServices, MediaServices):
    public_files: PublicFiles


Services = Annotated[SiteServices, Depends(given_services)]

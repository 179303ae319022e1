"""What routes of messages need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.http.services import given_services
from vitrine.messages.notify import Postman
from vitrine.site.requests import SiteServices


@dataclass(frozen=True, kw_only=True)
class MessageServices(SiteServices):
    postman: Postman


Services = Annotated[MessageServices, Depends(given_services)]

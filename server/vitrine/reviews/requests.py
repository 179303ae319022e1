"""What routes of reviews need: pages to show, and what receiving a message needs."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.http.services import given_services
from vitrine.rendering.requests import PageServices


@dataclass(frozen=True, kw_only=True)
class ReviewServices(PageServices):
    pass


Services = Annotated[ReviewServices, Depends(given_services)]

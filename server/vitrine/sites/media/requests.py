"""The media room for routes."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from vitrine.platform.http.services import BaseServices, services_of
from vitrine.sites.media.arrivals import Arrivals
from vitrine.sites.media.room import MediaRoom


@dataclass(frozen=True, kw_only=True)
class MediaServices(BaseServices):
    media: MediaRoom
    arrivals: Arrivals


async def get_media(connection: HTTPConnection) -> MediaRoom:
    services: MediaServices = services_of(connection)
    return services.media


async def get_arrivals(connection: HTTPConnection) -> Arrivals:
    services: MediaServices = services_of(connection)
    return services.arrivals


Media = Annotated[MediaRoom, Depends(get_media)]
Arriving = Annotated[Arrivals, Depends(get_arrivals)]

"""The media library for routes."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from vitrine.platform.http.services import BaseServices, services_of
from vitrine.sites.media.arrivals import Arrivals
from vitrine.sites.media.library import MediaLibrary


@dataclass(frozen=True, kw_only=True)
class MediaServices(BaseServices):
    media: MediaLibrary
    arrivals: Arrivals


async def get_media(connection: HTTPConnection) -> MediaLibrary:
    services: MediaServices = services_of(connection)
    return services.media


async def get_arrivals(connection: HTTPConnection) -> Arrivals:
    services: MediaServices = services_of(connection)
    return services.arrivals


Media = Annotated[MediaLibrary, Depends(get_media)]
Arriving = Annotated[Arrivals, Depends(get_arrivals)]

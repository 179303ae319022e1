"""What routes of pages need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.domains.requests import DomainServices
from vitrine.http.services import given_services
from vitrine.rendering.assets import Manifest
from vitrine.rendering.pages import PublicPages
from vitrine.rendering.renderer import Renderer
from vitrine.rendering.sitemap import Sitemaps


@dataclass(frozen=True, kw_only=True)
class PageServices(DomainServices):
    manifest: Manifest
    renderer: Renderer
    pages: PublicPages
    sitemaps: Sitemaps


Services = Annotated[PageServices, Depends(given_services)]

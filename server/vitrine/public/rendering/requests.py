"""What routes of pages need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.platform.http.services import given_services
from vitrine.public.rendering.assets import Manifest
from vitrine.public.rendering.pages import PublicPages
from vitrine.public.rendering.renderer import Renderer
from vitrine.public.rendering.sitemap import Sitemaps
from vitrine.sites.domains.requests import DomainServices


@dataclass(frozen=True, kw_only=True)
class PageServices(DomainServices):
    manifest: Manifest
    renderer: Renderer
    pages: PublicPages
    sitemaps: Sitemaps


Services = Annotated[PageServices, Depends(given_services)]

"""What the editors show beside the form: the whole stored site, as the page's rules want it, with its revisions."""

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel

from vitrine.platform.http.transactions import Reading
from vitrine.public.rendering.dashboard import spoken_language
from vitrine.public.rendering.requests import Services
from vitrine.public.rendering.resolve import home_site
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.site.guard import OwnSite
from vitrine.sites.site.service import section_revisions

router = APIRouter(prefix="/api/site", tags=["site"])


class PreviewOut(BaseModel):
    """`snapshot` is web/src/site/page/snapshot.ts; `revisions` are what a save of each section must name."""

    snapshot: dict[str, Any]
    revisions: dict[str, int]
    isOnline: bool
    isHome: bool  # /home shows this one
    dashboardLanguage: str  # for what the dashboard says on the public page


@router.get("/preview", operation_id="read_preview")
async def read_preview(request: Request, services: Services, site: OwnSite, session: Reading) -> PreviewOut:
    home = await home_site(session, services.settings.main_site)
    return PreviewOut(
        snapshot=await read_snapshot(session, services.keyring, site, f"/@{site.slug}", with_hidden=True),
        revisions=await section_revisions(session, site),
        isOnline=site.is_open,
        isHome=home is not None and home.id == site.id,
        dashboardLanguage=spoken_language(request, services.settings),
    )

"""The owner's look at what the press makes of his site: a CV, which is free to look at and a setting of home to use,
and the picture that link previews show where he gives none."""

import base64
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.schema import LanguageCode
from vitrine.content.sections.home import CvTemplate
from vitrine.platform.http.services import given_services
from vitrine.public.cv.service import CvService, file_name
from vitrine.public.cv.share_pictures import SharePictures
from vitrine.public.rendering.requests import PageServices
from vitrine.sites.media.serving import FOR_ITS_OWNER, PDF, PDF_POLICY
from vitrine.sites.site.guard import site_of
from vitrine.sites.site.tables import Site

router = APIRouter(prefix="/api/site", tags=["cv"])


@dataclass(frozen=True, kw_only=True)
class CvServices(PageServices):
    cvs: CvService
    share_pictures: SharePictures


Services = Annotated[CvServices, Depends(given_services)]


class CvPages(BaseModel):
    """The first pages as PNG, in base64; there may be more of them."""

    pages: list[str]
    pageCount: int


async def _own(services: CvServices, account: CurrentAccount) -> Site:
    """No connection waits for the press."""
    await services.throttle.hit("cv", services.settings.limits.cv_previews_per_account, account.id)
    async with services.database.reading() as session:
        return await site_of(session, account)


@router.get("/cv/{language}/{template}/pages", operation_id="read_cv_pages")
async def read_pages(
    services: Services, account: CurrentAccount, language: LanguageCode, template: CvTemplate
) -> CvPages:
    site = await _own(services, account)
    count, pages = await services.cvs.pictures(site.id, language, template)
    return CvPages(pages=[base64.b64encode(page).decode() for page in pages], pageCount=count)


@router.get("/cv/{language}/{template}/cv.pdf", operation_id="read_cv_pdf", response_class=Response)
async def read_pdf(
    services: Services, account: CurrentAccount, language: LanguageCode, template: CvTemplate
) -> Response:
    site = await _own(services, account)
    pdf = await services.cvs.document(site.id, language, template)
    headers = {
        "Cache-Control": FOR_ITS_OWNER,
        "Content-Disposition": f'inline; filename="{file_name(site.slug, language)}"',
        "Content-Security-Policy": PDF_POLICY,
        "X-Content-Type-Options": "nosniff",
    }
    return Response(pdf, media_type=PDF, headers=headers)


@router.get("/share/{language}/picture.jpg", operation_id="read_share_picture", response_class=Response)
async def read_share_picture(services: Services, account: CurrentAccount, language: LanguageCode) -> Response:
    site = await _own(services, account)
    picture = await services.share_pictures.of_saved(site.id, language)
    return Response(picture, media_type="image/jpeg", headers={"Cache-Control": FOR_ITS_OWNER})

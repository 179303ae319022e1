"""What an owner is told once: seen, or answered there and then."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from vitrine.content.describe import HowLists
from vitrine.content.schema import Strict
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.platform.http.transactions import Writing
from vitrine.sites.site.guard import OwnSiteToChange
from vitrine.sites.site.notices import see_notices
from vitrine.sites.site.requests import Services
from vitrine.sites.site.separating import keep_lists

router = APIRouter(prefix="/api/site", tags=["site"])


class NoticesSeenIn(Strict):
    names: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=50)]


class ListsIn(Strict):
    how: HowLists


class ListsKeptOut(BaseModel):
    was: HowLists


@router.post("/notices/seen", operation_id="see_notices", status_code=204)
async def seen(payload: NoticesSeenIn, site: OwnSiteToChange) -> None:
    see_notices(site, payload.names)


@router.put("/lists/{section}", operation_id="keep_lists")
async def put_lists(
    services: Services, section: SectionName, payload: ListsIn, site: OwnSiteToChange, session: Writing
) -> ListsKeptOut:
    was = await keep_lists(session, site, SECTIONS[section], payload.how, services.settings.limits.items_per_list)
    return ListsKeptOut(was=was)

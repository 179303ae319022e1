"""The owner's uploads: send one, look up those that drafts and sections name. Paid rules are checked at the save."""

import asyncio
import os
from collections.abc import Coroutine
from dataclasses import asdict
from typing import Annotated, Any, Literal
from urllib.parse import unquote

from fastapi import APIRouter, Header, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from vitrine.accounts.requests import AppDatabase, AppSettings
from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.platform.errors import NotFound
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading
from vitrine.sites.media.problems import QuotaExceeded, UploadCut
from vitrine.sites.media.requests import Arriving, Media
from vitrine.sites.media.results import Clean
from vitrine.sites.media.service import OwnMedia, own_media, require_quota
from vitrine.sites.site.guard import OwnSite, site_of
from vitrine.sites.site.versions.files import free_space, may_free_space, quota_of
from vitrine.sites.tiers.policy import pictures_for

router = APIRouter(prefix="/api/site/media", tags=["media"])

IDS_MAX = 500


class _Model(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)


class MediaCopiesOut(_Model):
    edition: str
    widths: dict[str, list[int]]


class MediaOut(_Model):
    id: str
    url: str
    content_type: str
    width: int | None
    height: int | None
    is_one_colour: bool
    is_see_through: bool
    byte_count: int
    file_name: str
    copies: MediaCopiesOut | None


def media_out(media: OwnMedia) -> MediaOut:
    values = asdict(media)
    return MediaOut(content_type=values.pop("type"), **values)


async def _gone(request: Request) -> None:
    """Returns when the browser has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _while_wanted(request: Request, work: Coroutine[Any, Any, Clean]) -> Clean:
    """An upload that its owner left is abandoned: others wait for the place that it takes."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise UploadCut
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.wait((working, leaving))


@router.post(
    "",
    operation_id="upload_media",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
@accepts(RequestPolicy(body="file", max_bytes=lambda limits: limits.upload_bytes))
async def upload(
    request: Request,
    account: CurrentAccount,
    database: AppDatabase,
    media: Media,
    arrivals: Arriving,
    settings: AppSettings,
    kind: Annotated[Literal["image", "file"], Query()] = "image",
    definition: Annotated[Literal["plain", "high"], Query()] = "plain",
    file_name: Annotated[str, Header(alias="X-File-Name", max_length=2000)] = "",
) -> MediaOut:
    """The file is the body; its name comes percent-encoded. What it is, is found out by its content.

    An upload may be slow: no connection waits for it, each look at the database is one of its own.
    """
    name = unquote(file_name, errors="replace")
    async with database.reading() as session:
        site_id = (site := await site_of(session, account)).id
        is_paid, is_high = site.activation is not None, definition == "high"
        allowance = pictures_for(is_paid=is_paid, wants_high_definition=is_high)
        quota = await quota_of(session, settings, site, is_confirmed=account.email_verified_at is not None)
    with media.expect(site_id):
        async with arrivals.receive(request, settings.limits.upload_bytes) as arriving:
            try:
                async with database.reading() as session:
                    if not await may_free_space(session, site_id, quota):
                        await require_quota(session, site_id, quota)  # a full site costs no work
            except QuotaExceeded as problem:
                problem.params["needs"] = arriving.seek(0, os.SEEK_END)  # nobody looked at it: as it came
                raise problem.named(name) from None
            clean = await _while_wanted(request, media.clean(site_id, arriving, kind, name, allowance))
    try:
        media_id = await media.keep(site_id, clean, name, quota)
    except QuotaExceeded:
        made = await free_space(database, site_id, quota, len(clean.content))
        if made is None:
            raise
        media_id = await media.keep(site_id, clean, name, made)
    async with database.reading() as session:
        found = await own_media(session, site_id, [media_id])
    if not found:  # its account was deleted meanwhile
        raise NotFound
    return media_out(found[0])


@router.get("", operation_id="list_media")
async def look_up(
    site: OwnSite,
    session: Reading,
    ids: Annotated[list[Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]], Query(max_length=IDS_MAX)],
) -> list[MediaOut]:
    """`ids`, one by one. Unknown ones are left out."""
    return [media_out(media) for media in await own_media(session, site.id, ids)]

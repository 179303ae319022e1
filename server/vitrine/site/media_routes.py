"""The owner's uploads: send one, look up those that drafts and sections name. Paid rules are checked at the save."""

import tempfile
from dataclasses import asdict
from typing import Annotated, Literal
from urllib.parse import unquote

from fastapi import APIRouter, Header, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from vitrine.errors import BodyTooLarge
from vitrine.media.problems import UploadCut
from vitrine.media.requests import Media
from vitrine.media.service import OwnMedia, own_media
from vitrine.settings import Settings
from vitrine.site.guard import OwnSite
from vitrine.storage.requests import Reading

router = APIRouter(prefix="/api/site/media", tags=["media"])

IDS_MAX = 500
_IN_MEMORY_BYTES = 256 * 1024


class _Model(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)


class MediaVariantOut(_Model):
    url: str
    type: str
    width: int


class MediaOut(_Model):
    id: str
    url: str
    content_type: str
    width: int | None
    height: int | None
    is_one_colour: bool
    byte_count: int
    file_name: str
    variants: list[MediaVariantOut]


def _out(media: OwnMedia) -> MediaOut:
    values = asdict(media)
    return MediaOut(content_type=values.pop("type"), **values)


async def _body(request: Request) -> bytes:
    """Kept on disk while it arrives: many slow uploads at once cost files, not memory. A cut one leaves nothing."""
    settings: Settings = request.app.state.settings
    with tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY_BYTES) as arriving:
        async for chunk in request.stream():
            arriving.write(chunk)
            if arriving.tell() > settings.limits.upload_bytes:
                raise BodyTooLarge(headers={"Connection": "close"}, maxBytes=settings.limits.upload_bytes)
        announced = request.headers.get("content-length", "")
        if announced.isdigit() and int(announced) != arriving.tell():
            raise UploadCut
        arriving.seek(0)
        return arriving.read()


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
async def upload(
    request: Request,
    site: OwnSite,
    session: Reading,
    media: Media,
    kind: Annotated[Literal["image", "file"], Query()] = "image",
    file_name: Annotated[str, Header(alias="X-File-Name", max_length=2000)] = "",
) -> MediaOut:
    """The file is the body; its name comes percent-encoded. What it is, is found out by its content."""
    site_id = site.id
    await session.close()  # an upload may be slow: no connection waits for it
    content = await _body(request)
    media_id = await media.accept(site_id, content, kind, unquote(file_name, errors="replace"))
    [kept] = await own_media(session, site_id, [media_id])
    return _out(kept)


@router.get("", operation_id="list_media")
async def look_up(
    site: OwnSite,
    session: Reading,
    ids: Annotated[list[Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]], Query(max_length=IDS_MAX)],
) -> list[MediaOut]:
    """`ids`, one by one. Unknown ones are left out."""
    return [_out(one) for one in await own_media(session, site.id, ids)]

"""The owner's calls: what is there, ask for one, drop it, fetch it. The site comes from the guard alone."""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Depends
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from vitrine.content.schema import Strict
from vitrine.platform.http.services import BaseServices, given_services
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.platform.storage.base import now
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange
from vitrine.transfer.export_archive import service
from vitrine.transfer.export_archive.job import ExportService
from vitrine.transfer.export_archive.service import KEPT_FOR, MAX_ADDRESS_CHARS, Kind
from vitrine.transfer.export_archive.tables import ExportRequest

router = APIRouter(prefix="/api/site/takeaways", tags=["takeaways"])
FILE_NAMES: dict[Kind, str] = {"archive": "donnees", "static": "site"}


@dataclass(frozen=True, kw_only=True)
class ExportServices(BaseServices):
    exports: ExportService


Services = Annotated[ExportServices, Depends(given_services)]


class StaticSiteIn(Strict):
    """Asked of a site in files alone: who gets what is written in its form, and where it will stand. Both may be ''."""

    mailTo: Annotated[str, Field(max_length=320)] = ""
    address: Annotated[str, Field(max_length=MAX_ADDRESS_CHARS)] = ""


class ExportOut(BaseModel):
    """`error` is the code of a problem. `until`: when a ready one goes."""

    kind: Kind
    state: str
    step: str
    progress: int
    byteCount: int | None
    madeAt: datetime | None
    until: datetime | None
    error: str | None
    # What was asked for: who makes it again means the same, until he says otherwise.
    mailTo: str
    address: str

    @classmethod
    def of(cls, row: ExportRequest) -> "ExportOut":
        return cls.model_validate(
            {
                "kind": row.kind,
                "state": row.state,
                "step": row.step,
                "progress": row.progress,
                "byteCount": row.byte_count,
                "madeAt": row.made_at,
                "until": row.made_at + KEPT_FOR if row.made_at else None,
                "error": row.error,
                "mailTo": row.mail_to or "",
                "address": row.address or "",
            }
        )


class ExportsOut(BaseModel):
    """`address`: what may be meant as the place of a site in files."""

    takeaways: list[ExportOut]
    address: str


@router.get("", operation_id="list_takeaways")
async def list_takeaways(site: OwnSite, session: Reading) -> ExportsOut:
    found = await service.list_exports(session, site.id)
    return ExportsOut(
        takeaways=[ExportOut.of(row) for row in found], address=await service.suggested_address(session, site)
    )


@router.post("/{kind}", operation_id="ask_for_takeaway", status_code=202)
async def ask_for_takeaway(
    services: Services, kind: Kind, wanted: StaticSiteIn, site: OwnSiteToChange, session: Writing
) -> ExportOut:
    wishes = service.static_site_options(wanted.mailTo, wanted.address)
    await service.require_askable(session, site, kind)  # before it counts: who is told to wait has not had one
    await services.throttle.hit(f"takeaway {kind}", services.settings.limits.takeaways_per_site, site.id)
    return ExportOut.of(await service.ask(session, site, kind, wishes))


@router.delete("/{kind}", operation_id="drop_takeaway", status_code=204)
async def drop_takeaway(services: Services, kind: Kind, site: OwnSite, session: Reading) -> None:
    """Cancels one that is being made, removes one that is ready: its file goes once the row is gone."""
    if await session.get(ExportRequest, (site.id, kind)) is None:
        return  # however often it is asked, nothing is written
    async with services.database.writing(is_essential=True) as writing:
        parcel = await service.drop(writing, site.id, kind)
    if parcel is not None:
        services.exports.delete_soon(parcel)


@router.get("/{kind}/file", operation_id="fetch_takeaway", response_class=StreamingResponse)
async def fetch_takeaway(services: Services, kind: Kind, site: OwnSite, session: Reading) -> StreamingResponse:
    parcel, size = await service.ready_one(session, site.id, kind)
    first = await services.exports.parcels.first_piece(parcel)
    name = f"{FILE_NAMES[kind]}-{site.slug}-{now():%Y-%m-%d}.zip"
    return StreamingResponse(
        services.exports.parcels.pieces(parcel, first, size),
        media_type="application/zip",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Content-Length": str(size),
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        },
    )

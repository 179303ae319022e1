"""The owner's room: how much there is, what takes it, and giving back what nothing shows any more."""

from dataclasses import asdict

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.accounts.tables import Account
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.media.service import own_media
from vitrine.sites.media.service import used_bytes as bytes_of_files
from vitrine.sites.site import storage_used
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange
from vitrine.sites.site.media_routes import MediaOut, media_out
from vitrine.sites.site.requests import Services, SiteServices
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.files import bytes_for_versions, drop_file_versions, quota_of

router = APIRouter(prefix="/api/site/room", tags=["media"])


class StoragePlace(BaseModel):
    """`section` and `name` are empty where there is none: of unused files, and of the texts of versions."""

    kind: storage_used.Kind
    section: str
    name: str


class StoragePart(StoragePlace):
    files: int
    bytes: int


class StorageFile(StoragePlace):
    media: MediaOut


class ReclaimableStorage(BaseModel):
    """What the owner can have back: files that nothing shows, and those that only former versions do."""

    unusedFiles: int
    unusedBytes: int
    versionBytes: int


class StorageOut(BaseModel):
    """`parts` are all of `usedBytes`, the largest first; `files` the largest of them. `paidBytes`: what a free site
    would have if it were paid.
    """

    mostBytes: int
    usedBytes: int
    paidBytes: int | None
    isUnconfirmed: bool
    parts: list[StoragePart]
    files: list[StorageFile]
    spare: ReclaimableStorage


async def _storage_out(session: AsyncSession, services: SiteServices, site: Site, account: Account) -> StorageOut:
    quota = await quota_of(session, services.settings, site, is_confirmed=account.email_verified_at is not None)
    shares = await storage_used.shares_of(session, site.id)
    parts = [StoragePart(**asdict(share.place), files=share.files, bytes=share.byte_count) for share in shares]
    if quota.besides_bytes:
        parts.append(StoragePart(kind="texts", section="", name="", files=0, bytes=quota.besides_bytes))
    places = await storage_used.largest_files(session, site.id)
    media = {found.id: found for found in await own_media(session, site.id, places)}
    unused_files, unused_bytes = await storage_used.unused_files(session, site.id)
    return StorageOut(
        mostBytes=quota.most_bytes,
        usedBytes=await bytes_of_files(session, site.id) + quota.besides_bytes,
        paidBytes=None if site.activation else services.settings.limits.room_paid_bytes,
        isUnconfirmed=quota.is_unconfirmed,
        parts=parts,
        files=[
            StorageFile(**asdict(place), media=media_out(media[media_id]))
            for media_id, place in places.items()
            if media_id in media
        ],
        spare=ReclaimableStorage(
            unusedFiles=unused_files,
            unusedBytes=unused_bytes,
            versionBytes=await bytes_for_versions(session, site.id),
        ),
    )


@router.get("", operation_id="read_room")
async def read_room(services: Services, account: CurrentAccount, site: OwnSite, session: Reading) -> StorageOut:
    return await _storage_out(session, services, site, account)


@router.delete("/unused", operation_id="drop_unused_files")
async def drop_unused(
    services: Services, account: CurrentAccount, site: OwnSiteToChange, session: Writing
) -> StorageOut:
    await storage_used.drop_unused(session, site)
    return await _storage_out(session, services, site, account)


@router.delete("/versions", operation_id="drop_file_versions")
async def drop_versions(
    services: Services, account: CurrentAccount, site: OwnSiteToChange, session: Writing
) -> StorageOut:
    await drop_file_versions(session, site.id)
    return await _storage_out(session, services, site, account)

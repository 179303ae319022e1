"""GET /media/…: the files of sites that are online, to everybody; of one that is not, to its owner."""

from fastapi import APIRouter, Request, Response
from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.signed_in.cookies import read_session_cookie
from vitrine.accounts.signed_in.sessions import account_of
from vitrine.media.addresses import hash_at
from vitrine.media.problems import MediaNotFound
from vitrine.media.serving import FOR_EVERYBODY, FOR_ITS_OWNER, StoredFile, answer_file, find_file
from vitrine.media.tables import MediaFile
from vitrine.site.requests import Services, SiteServices
from vitrine.site.tables import Site

router = APIRouter(tags=["media"])


async def _is_public(session: AsyncSession, file: StoredFile) -> bool:
    held = exists().where(MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == Site.id, Site.is_online)
    return bool(await session.scalar(select(held)))


async def _is_own(services: SiteServices, request: Request, session: AsyncSession, file: StoredFile) -> bool:
    token = read_session_cookie(services.settings, request)
    account_id = await account_of(session, token) if token else None
    own = exists().where(
        MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == Site.id, Site.account_id == account_id
    )
    return account_id is not None and bool(await session.scalar(select(own)))


async def _find(services: SiteServices, request: Request, path: str) -> tuple[StoredFile, str]:
    public = services.public_files
    if known := public.find(path):
        return known, FOR_EVERYBODY
    since = public.since
    async with services.database.reading() as session:
        file_hash = await hash_at(session, path)
        file = await find_file(session, file_hash) if file_hash else None
        if file is not None and await _is_public(session, file):
            public.keep(path, file, since)
            return file, FOR_EVERYBODY
        if file is not None and await _is_own(services, request, session, file):
            return file, FOR_ITS_OWNER
    raise MediaNotFound


@router.api_route("/media/{path:path}", methods=["GET", "HEAD"], response_class=Response, include_in_schema=False)
async def get_file(request: Request, services: Services, path: str) -> Response:
    public = services.public_files
    public.find(path)
    since = public.since  # before anybody is asked: what is hidden meanwhile is not kept
    file, cache_control = await _find(services, request, path)
    response = await answer_file(request, services.blobs, path, file, cache_control)
    if cache_control == FOR_EVERYBODY and request.method == "GET":
        public.keep_answer(path, response, since)
    return response

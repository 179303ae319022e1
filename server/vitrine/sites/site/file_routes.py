"""GET /media/…: the files of sites that are online, to everybody; of one that is not, or is suspended, to its owner."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.sessions.cookies import read_session_cookie
from vitrine.accounts.sessions.sessions import account_of
from vitrine.platform.http.answers import Answer
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.sites.media.addresses import hash_at
from vitrine.sites.media.problems import MediaNotFound
from vitrine.sites.media.serving import FOR_EVERYBODY, FOR_ITS_OWNER, StoredFile, answer_file, find_file
from vitrine.sites.media.tables import MediaFile
from vitrine.sites.site.requests import Services, SiteServices
from vitrine.sites.site.suspending import is_suspended, refusal_of
from vitrine.sites.site.tables import Site

router = APIRouter(tags=["media"])


async def _is_public(session: AsyncSession, file: StoredFile) -> bool:
    shown = (Site.is_open, ~is_suspended())
    held = exists().where(MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == Site.id, *shown)
    return bool(await session.scalar(select(held)))


async def _suspension(session: AsyncSession, file: StoredFile) -> str:
    """Of a site that would show it; empty where there is none."""
    held = (MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == Site.id, Site.is_open)
    kinds = select(Site.suspended_as).where(*held, is_suspended()).order_by(Site.suspended_as.desc()).limit(1)
    return await session.scalar(kinds) or ""


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
        if file is not None and (kind := await _suspension(session, file)):
            raise refusal_of(kind)
    raise MediaNotFound


@router.api_route("/media/{path:path}", methods=["GET", "HEAD"], response_class=Response, include_in_schema=False)
@accepts(RequestPolicy(kind="media", hosts="domains"))
async def get_file(request: Request, services: Services, path: str) -> Response:
    public = services.public_files
    public.find(path)
    since = public.since  # before anybody is asked: what is hidden meanwhile is not kept
    file, cache_control = await _find(services, request, path)
    response = await answer_file(request, services.blobs, path, file, cache_control)
    is_whole = response.status_code == 200 and not isinstance(response, StreamingResponse)
    if cache_control == FOR_EVERYBODY and request.method == "GET" and is_whole:
        public.keep_answer(path, Answer(200, response.raw_headers, bytes(response.body)), since)
    return response

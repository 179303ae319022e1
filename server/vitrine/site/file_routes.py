"""GET /media/…: the files of sites that are online, to everybody; of one that is not, to its owner."""

from collections import OrderedDict
from collections.abc import Callable

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.signed_in.cookies import read_session_cookie
from vitrine.accounts.signed_in.sessions import account_of
from vitrine.http.answers import Answer
from vitrine.media.addresses import hash_at
from vitrine.media.problems import MediaNotFound
from vitrine.media.serving import FOR_EVERYBODY, FOR_ITS_OWNER, StoredFile, answer_file, find_file
from vitrine.media.tables import MediaFile
from vitrine.site.tables import Site
from vitrine.storage.requests import get_database

router = APIRouter(tags=["media"])

_PUBLIC_FILES_MAX = 10_000
# Small ones are kept whole and answered on the wire: a page's pictures are most of what a first visit costs.
KEPT_FILE_MAX_BYTES = 128 << 10
KEPT_MAX_BYTES = 16 << 20
_NOT_WHOLE = frozenset((b"range", b"if-none-match", b"if-range"))


class PublicFiles:
    """What everybody may have, remembered until less may be: a page's pictures should not each ask.

    `token` changes with every commit that hides a site or forgets a file, of any process (rendering/kept/watch.py).
    """

    def __init__(self, token: Callable[[], int]) -> None:
        self._token = token
        self._since: int | None = None
        self._files: OrderedDict[str, StoredFile] = OrderedDict()
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._answer_bytes = 0

    def find(self, path: str) -> StoredFile | None:
        self._forget_if_changed()
        return self._files.get(path)

    def at_once(self, path: str, headers: dict[bytes, bytes]) -> Answer | None:
        """A whole file that everybody may have and that was asked for before."""
        self._forget_if_changed()
        answer = self._answers.get(path)
        if answer is None or not _NOT_WHOLE.isdisjoint(headers):
            return None
        self._answers.move_to_end(path)
        return answer

    def _forget_if_changed(self) -> None:
        token = self._token()
        if token != self._since:
            self._files.clear()
            self._answers.clear()
            self._since, self._answer_bytes = token, 0

    def keep(self, path: str, file: StoredFile, since: int | None) -> None:
        if since == self._since:  # nothing happened while the database was asked
            self._files[path] = file
            if len(self._files) > _PUBLIC_FILES_MAX:
                self._files.popitem(last=False)

    def keep_answer(self, path: str, response: Response, since: int | None) -> None:
        if response.status_code != 200 or isinstance(response, StreamingResponse) or since != self._since:
            return
        body = bytes(response.body)
        if not body or len(body) > KEPT_FILE_MAX_BYTES or path in self._answers:
            return
        self._answers[path] = Answer(200, response.raw_headers, body)
        self._answer_bytes += len(body)
        while self._answer_bytes > KEPT_MAX_BYTES:
            self._answer_bytes -= len(self._answers.popitem(last=False)[1].body)

    @property
    def since(self) -> int | None:
        return self._since


async def _is_public(session: AsyncSession, file: StoredFile) -> bool:
    held = exists().where(MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == Site.id, Site.is_online)
    return bool(await session.scalar(select(held)))


async def _is_own(request: Request, session: AsyncSession, file: StoredFile) -> bool:
    token = read_session_cookie(request.app.state.settings, request)
    account_id = await account_of(session, token) if token else None
    own = exists().where(
        MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == Site.id, Site.account_id == account_id
    )
    return account_id is not None and bool(await session.scalar(select(own)))


async def _find(request: Request, public: PublicFiles, path: str) -> tuple[StoredFile, str]:
    if known := public.find(path):
        return known, FOR_EVERYBODY
    since = public.since
    async with get_database(request).reading() as session:
        file_hash = await hash_at(session, path)
        file = await find_file(session, file_hash) if file_hash else None
        if file is not None and await _is_public(session, file):
            public.keep(path, file, since)
            return file, FOR_EVERYBODY
        if file is not None and await _is_own(request, session, file):
            return file, FOR_ITS_OWNER
    raise MediaNotFound


@router.api_route("/media/{path:path}", methods=["GET", "HEAD"], response_class=Response, include_in_schema=False)
async def get_file(request: Request, path: str) -> Response:
    public: PublicFiles = request.app.state.public_files
    public.find(path)
    since = public.since  # before anybody is asked: what is hidden meanwhile is not kept
    file, cache_control = await _find(request, public, path)
    response = await answer_file(request, request.app.state.blobs, path, file, cache_control)
    if cache_control == FOR_EVERYBODY and request.method == "GET":
        public.keep_answer(path, response, since)
    return response

"""Below /relecture/{secret}: the draft, its files, its password and the remarks. No account, no script needed."""

import re
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from sqlalchemy import exists, select

from vitrine.accounts.requests import client_address
from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.content.describe import PAGE_NAME_MAX_CHARS
from vitrine.content.sections import ITEM_PAGES, SIDE_PAGES
from vitrine.platform.errors import Problem, TooMany, Unavailable
from vitrine.platform.http.bodies import CUT
from vitrine.platform.http.problems import problem_response
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.public.messages.public_routes import Receiving
from vitrine.public.rendering.assets import best_encoding, compressed
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.requests import PageServices, Services
from vitrine.public.reviews.gate import Visit, let_in, try_password, visit_of
from vitrine.public.reviews.links import ADDRESS_PATTERN, RemarkIncomplete, RemarkTooLong, count_opening
from vitrine.public.reviews.page import UNSEEN, DraftPage, draft_headers, draft_html, draw_draft
from vitrine.public.reviews.plain_pages import (
    RemarkForm,
    failed_page,
    gone_page,
    password_page,
    remark_page,
    suspended_page,
)
from vitrine.public.reviews.remarks import TEXT_MAX_CHARS, Note, receive_remark
from vitrine.public.reviews.words import review_words
from vitrine.sites.media.addresses import hash_at
from vitrine.sites.media.problems import MediaNotFound
from vitrine.sites.media.serving import FOR_ITS_OWNER, answer_file, find_file
from vitrine.sites.media.tables import MediaFile

router = APIRouter(include_in_schema=False)
PAGE = RequestPolicy(kind="review")
FORM = RequestPolicy(kind="review", body="form", audience="anyone")

Secret = Annotated[str, Path(max_length=100)]
_SECRET = re.compile(ADDRESS_PATTERN)
_LANGUAGE = re.compile("[a-z]{2}")
MAX_FIELDS = 12  # the forms have six; what comes after these is not looked at
SENT = "merci"
# French first: it is what a reader of a draft gets whose language we do not speak.
_SPOKEN = ("FR", *(language for language in SPOKEN_LANGUAGES if language != "FR"))


def _spoken_here(request: Request) -> str:
    return negotiate(request.headers.get("accept-language", "").encode("latin-1"), _SPOKEN) or _SPOKEN[0]


async def _visit(services: PageServices, request: Request, secret: str) -> Visit | HTMLResponse:
    """The visit, or that there is nothing."""
    try:
        visit = await visit_of(services, request, secret if _SECRET.fullmatch(secret) else "")
    except TooMany as problem:
        return gone_page(_spoken_here(request), 429, **problem.headers)
    if visit is not None and visit.site.suspended_as:
        return suspended_page(_spoken_here(request), visit.site.suspended_as)
    return visit or gone_page(_spoken_here(request))


async def _enter(services: PageServices, request: Request, secret: str) -> Visit | HTMLResponse:
    """The visit of somebody who may read, or the page that is shown instead of all that is below this address."""
    visit = await _visit(services, request, secret)
    if isinstance(visit, Visit) and not visit.is_let_in:
        return password_page(_spoken_here(request), visit.address)
    return visit


async def _drawn(
    services: PageServices, request: Request, visit: Visit, said: str | None, place: str = ""
) -> DraftPage | HTMLResponse:
    if said is not None and not _LANGUAGE.fullmatch(said):
        return gone_page(_spoken_here(request))
    accepts = request.headers.get("accept-language", "").encode("latin-1")
    try:
        page = await draw_draft(services, visit, said.upper() if said else None, accepts, place)
    except (TooMany, Unavailable):
        return failed_page(_spoken_here(request))
    return page or gone_page(_spoken_here(request))


@router.api_route("/relecture/{secret}", methods=["GET", "HEAD"])
@router.api_route("/relecture/{secret}/{language}", methods=["GET", "HEAD"])
@accepts(PAGE)
async def read_draft(request: Request, services: Services, secret: Secret, language: str | None = None) -> Response:
    return await _draft(request, services, secret, language)


async def _draft(
    request: Request, services: PageServices, secret: str, language: str | None, place: str = ""
) -> Response:
    visit = await _enter(services, request, secret)
    if isinstance(visit, HTMLResponse):
        return visit
    page = await _drawn(services, request, visit, language, place)
    if isinstance(page, HTMLResponse):
        return page
    html, policy = draft_html(services, visit, page)
    headers = draft_headers(policy)
    encoding = best_encoding(request.headers.get("accept-encoding", "").encode("latin-1"))
    if encoding:
        html, headers["Content-Encoding"] = compressed(html, encoding), encoding
    if request.method == "GET":
        await count_opening(services.database, visit.link)
    return Response(html, media_type="text/html; charset=utf-8", headers=headers)


def _add_side_page(place: str) -> None:
    """The pages beside the main one have addresses as public ones do; only those of languages are linked to."""

    @accepts(PAGE)
    async def read_side_page(request: Request, services: Services, secret: Secret, language: str) -> Response:
        return await _draft(request, services, secret, language, place)

    router.api_route(f"/relecture/{{secret}}/{{language}}/{place}", methods=["GET", "HEAD"])(read_side_page)


for _place in SIDE_PAGES:
    _add_side_page(_place)


def _add_item_pages(kind: str) -> None:
    @accepts(PAGE)
    async def read_item_page(
        request: Request, services: Services, secret: Secret, language: str, name: str
    ) -> Response:
        return await _draft(request, services, secret, language, f"{kind}/{name[:PAGE_NAME_MAX_CHARS]}")

    path = f"/relecture/{{secret}}/{{language}}/{kind}/{{name}}"
    router.api_route(path, methods=["GET", "HEAD"])(read_item_page)


for _kind in ITEM_PAGES:
    _add_item_pages(_kind)


@router.post("/relecture/{secret}")
@accepts(FORM)
async def bring_password(request: Request, services: Services, secret: Secret) -> Response:
    visit = await _visit(services, request, secret)
    if isinstance(visit, HTMLResponse):
        return visit
    answer = RedirectResponse(visit.address, status_code=303, headers=UNSEEN)
    if visit.is_let_in:  # nothing is asked, or it was answered before
        return answer
    words, typed = review_words(_spoken_here(request)), await _fields(request)
    try:
        tried = await try_password(services, request, visit, typed.get("password", ""))
    except Unavailable:  # more wait for their turn than can be served
        return password_page(_spoken_here(request), visit.address, words.tooMany, 503)
    if tried != "right":
        sentence, status = (words.wrong, 403) if tried == "wrong" else (words.tooMany, 429)
        return password_page(_spoken_here(request), visit.address, sentence, status)
    let_in(services, request, visit, answer)
    return answer


async def _fields(request: Request) -> dict[str, str]:
    body = (await request.body()).decode("utf-8", "replace")
    return dict(parse_qsl("&".join(body.split("&", MAX_FIELDS)[:MAX_FIELDS]), keep_blank_values=True))


def _form(visit: Visit, page: DraftPage, typed: dict[str, str], **more: object) -> RemarkForm:
    here = f"{visit.address}/{page.language.lower()}"
    return RemarkForm(
        action=f"{here}/remarque",
        back=here,
        language=page.language,
        owner=visit.site.owner_name,
        theme=page.theme,
        about=page.about,
        typed=typed,
        **more,  # type: ignore[arg-type]
    )


@router.api_route("/relecture/{secret}/{language}/remarque", methods=["GET", "HEAD"])
@accepts(PAGE)
async def remark_form(request: Request, services: Services, secret: Secret, language: str) -> Response:
    """For browsers without scripts; others write beside what they read (web/src/entries/site/review/)."""
    visit = await _enter(services, request, secret)
    if isinstance(visit, HTMLResponse):
        return visit
    page = await _drawn(services, request, visit, language)
    if isinstance(page, HTMLResponse):
        return page
    chosen = {"about": request.query_params.get("sur", "")}
    return remark_page(_form(visit, page, chosen, is_sent=SENT in request.query_params))


@router.post("/relecture/{secret}/{language}/remarque")
@accepts(FORM)
async def leave_remark(
    request: Request, services: Services, secret: Secret, language: str, receiving: Receiving
) -> Response:
    """One route for both: a script asks for JSON, a plain form gets a page."""
    visit = await _enter(services, request, secret)
    if isinstance(visit, HTMLResponse):
        return visit
    typed = await _fields(request)
    is_script = "application/json" in request.headers.get("accept", "")
    note = Note(
        about=typed.get("about", ""),
        name=typed.get("name", ""),
        text=typed.get("text", ""),
        language=language.upper() if _LANGUAGE.fullmatch(language) else "",
        address=client_address(request),
        hidden_field=typed.get("website", ""),
        token=typed.get("token", "")[:100],
        submission=typed.get("submission", "")[:64],
    )
    try:
        if CUT in request.scope:
            raise RemarkTooLong(field="text", maxChars=TEXT_MAX_CHARS)
        await receive_remark(receiving, visit.link, note, services.origin)
    except Problem as problem:
        if is_script:
            return problem_response(problem)
        return await _refused(services, request, visit, typed, note.language, problem)
    if is_script:
        return JSONResponse({"isReceived": True}, status_code=201, headers=UNSEEN)
    return RedirectResponse(f"{request.url.path}?{SENT}", status_code=303, headers=UNSEEN)


async def _refused(
    services: PageServices, request: Request, visit: Visit, typed: dict[str, str], language: str, problem: Problem
) -> Response:
    """Why, and all that was typed."""
    page = await _drawn(services, request, visit, language.lower())
    if isinstance(page, HTMLResponse):
        return page
    words = review_words(page.language)
    wrong: tuple[str, ...] = ()
    if isinstance(problem, RemarkIncomplete):
        sentence, wrong = words.incomplete, tuple(problem.params["fields"])
    elif isinstance(problem, RemarkTooLong):
        max_chars = f"{problem.params['maxChars']}"
        sentence, wrong = words.tooLong.format(max=max_chars), (problem.params["field"],)
    else:
        sentence = words.tooMany if problem.status == 429 else words.failed
    return remark_page(_form(visit, page, typed, wrong=wrong, sentence=sentence), problem.status)


@router.api_route("/relecture/{secret}/media/{path:path}", methods=["GET", "HEAD"])
@accepts(PAGE)
async def read_file(request: Request, services: Services, secret: Secret, path: str) -> Response:
    """The files of the link's site, for whoever may read its draft: named by nothing but the draft, or of a site that
    is not online. At /media/ they are what they were (sites/site/file_routes.py)."""
    visit = await _enter(services, request, secret)
    if isinstance(visit, HTMLResponse):
        return visit
    async with services.database.reading() as session:
        file_hash = await hash_at(session, path)
        file = await find_file(session, file_hash) if file_hash else None
        if file is None:
            raise MediaNotFound
        held = exists().where(MediaFile.blob_hash.in_(file.origins), MediaFile.site_id == visit.site.id)
        if not await session.scalar(select(held)):
            raise MediaNotFound
    answer = await answer_file(request, services.blobs, path, file, FOR_ITS_OWNER)
    answer.headers["X-Robots-Tag"] = UNSEEN["X-Robots-Tag"]
    return answer

"""/@slug/fr/signaler: the form as a page of its own, and what it sends. On shared instances alone; without a script."""

import logging
import re
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from sqlalchemy.exc import DBAPIError

from vitrine.accounts.requests import client_address
from vitrine.content.catalogues import DEFAULT_LANGUAGE, SPOKEN_LANGUAGES, Theme, spoken
from vitrine.platform.errors import NotFound, Problem, TooMany
from vitrine.platform.http.bodies import CUT
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.logs import reason_of
from vitrine.public.complaints import form_page
from vitrine.public.complaints.receive import TEXT_MAX_CHARS, Form, receive, reported_site, token_for
from vitrine.public.complaints.words import complaint_words
from vitrine.public.messages.plain_page import plain_headers
from vitrine.public.messages.public_routes import Receiving, Slug
from vitrine.public.messages.receive import ReceivingContext
from vitrine.public.messages.texts import Incomplete, TooLong
from vitrine.public.messages.words import form_words, too_long
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.requests import PageServices, Services
from vitrine.sites.site.suspending import SuspendedForLegalReasons, SuspendedGone
from vitrine.sites.site.tables import Site

router = APIRouter(include_in_schema=False)
log = logging.getLogger(__name__)

MAX_FIELDS = 10  # the form has five; what comes after these is not looked at
SENT = "merci"
UNSEEN = {"X-Robots-Tag": "noindex, nofollow"}
_LANGUAGE = re.compile("[a-z]{2}")
ON_SHARED = RequestPolicy(
    body="form", audience="anyone", kind="page", hosts="domains", is_offered=lambda settings: settings.is_shared
)


@router.api_route("/@{slug}/signaler", methods=["GET", "HEAD"])
@router.api_route("/@{slug}/{language}/signaler", methods=["GET", "HEAD"])
@accepts(ON_SHARED)
async def show_form(
    request: Request, services: Services, receiving: Receiving, slug: Slug, language: str = ""
) -> Response:
    site = await _site(services, request, slug, language)
    if site is None:
        return await _nothing(services, request)
    read_in, back = _read_in(request, language), _back(slug, language)
    theme = await services.effective_themes.of(site)
    if request.url.query == SENT:
        return _answer(theme, form_page.thanks_html(site, theme, back, read_in))
    form = Form(language=read_in, token=token_for(receiving, slug))
    return _answer(theme, form_page.form_html(site, theme, request.url.path, back, form))


@router.post("/@{slug}/signaler")
@router.post("/@{slug}/{language}/signaler")
@accepts(ON_SHARED)
async def take_form(
    request: Request, services: Services, receiving: Receiving, slug: Slug, language: str = ""
) -> Response:
    body = (await request.body()).decode("utf-8", "replace")
    given = dict(parse_qsl("&".join(body.split("&", MAX_FIELDS)[:MAX_FIELDS]), keep_blank_values=True))
    site = await _site(services, request, slug, language)
    if site is None:
        return await _nothing(services, request)
    form = Form(
        reason=given.get("reason", ""),
        text=given.get("text", ""),
        email=given.get("email", ""),
        hidden_field=given.get("website", ""),
        token=given.get("jeton", "")[:100],
        language=_read_in(request, language),
    )
    refusal = await _take(receiving, site, slug, request, form)
    if refusal is None:
        return RedirectResponse(f"{request.url.path}?{SENT}", status_code=303, headers={"Cache-Control": "no-store"})
    problem, status, headers = refusal
    # The first form's token: who mends a word at once is no machine.
    theme = await services.effective_themes.of(site)
    html = form_page.form_html(site, theme, request.url.path, _back(slug, language), form, problem)
    return _answer(theme, html, status, headers)


async def _take(
    receiving: ReceivingContext, site: Site, slug: str, request: Request, form: Form
) -> tuple[form_page.Problem, int, dict[str, str]] | None:
    """None: it is stored, or it came from a machine."""
    words = complaint_words(form.language)
    try:
        if CUT in request.scope:
            raise TooLong(field="text", maxChars=TEXT_MAX_CHARS)
        await receive(receiving, site, slug, client_address(request), form)
    except Incomplete as problem:
        wrong = tuple(problem.params["fields"])
        said = form_words(form.language).wrongAddress if wrong == ("email",) else words.incomplete
        return form_page.Problem(said, wrong), problem.status, {}
    except TooLong as problem:
        return form_page.Problem(too_long(form.language, TEXT_MAX_CHARS), ("text",)), problem.status, {}
    except TooMany as problem:
        return form_page.Problem(words.too_many), problem.status, problem.headers
    except Problem as problem:
        return form_page.Problem(words.failed), problem.status, problem.headers
    except (DBAPIError, OSError) as error:
        log.error("a complaint was not taken", extra={"reason": reason_of(error)})
        return form_page.Problem(words.failed), 503, {}
    return None


async def _site(services: PageServices, request: Request, slug: str, language: str) -> Site | None:
    if not services.settings.is_shared or (language and not _LANGUAGE.fullmatch(language)):
        return None
    try:
        return await reported_site(services.database, slug, request.scope.get("domain"))
    except (NotFound, SuspendedForLegalReasons, SuspendedGone):
        return None  # of a suspended one the operator knows


def _read_in(request: Request, language: str) -> str:
    if language:
        return spoken(language.upper())
    accepts = request.headers.get("accept-language", "").encode("latin-1", "replace")
    return negotiate(accepts, tuple(SPOKEN_LANGUAGES)) or DEFAULT_LANGUAGE


def _back(slug: str, language: str) -> str:
    return f"/@{slug}/{language}" if language else f"/@{slug}"


def _answer(theme: Theme, html: str, status: int = 200, headers: dict[str, str] | None = None) -> HTMLResponse:
    plain = plain_headers(theme, referrer="same-origin")
    return HTMLResponse(html, status_code=status, headers={**(headers or {}), **plain, **UNSEEN})


async def _nothing(services: PageServices, request: Request) -> Response:
    """As for any other address that leads nowhere."""
    headers = dict(request.scope["headers"])
    answer = (await services.pages.not_found(headers.get(b"accept-language", b""))).answer_to(headers)
    return Response(answer.body, answer.status, {name.decode(): value.decode() for name, value in answer.headers})

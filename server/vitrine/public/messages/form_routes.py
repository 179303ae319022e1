"""The contact form of a browser without scripts: a plain POST, then back to the site, whose page says thank you."""

import logging
import re
from dataclasses import dataclass, field, replace
from urllib.parse import parse_qsl, urlsplit

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from sqlalchemy.exc import DBAPIError

from vitrine.accounts.requests import client_address
from vitrine.content.catalogues import PLAIN_LIGHT, THEMES, Theme
from vitrine.platform.errors import Problem, TooMany
from vitrine.platform.http.bodies import CUT
from vitrine.platform.http.callers import network
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.logs import reason_of
from vitrine.public.messages.plain_page import foreign_mark, plain_headers, plain_html
from vitrine.public.messages.public_routes import Receiving, Slug
from vitrine.public.messages.receive import CONTACT_RATE, Closed, Envelope, ReceivingContext, find_open_site, receive
from vitrine.public.messages.texts import EMAIL_MAX_CHARS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS, Incomplete, TooLong
from vitrine.public.messages.words import form_words, too_long
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.effective_themes import EffectiveThemes
from vitrine.sites.site.requests import Services


@dataclass(frozen=True)
class Labels:
    """The owner's; what he left empty is the form's own word."""

    name: str = ""
    email: str = ""
    message: str = ""
    send: str = ""


@dataclass(frozen=True)
class FormPage:
    action: str
    back: str
    language: str
    typed: dict[str, str]
    wrong: tuple[str, ...] = ()
    owner: str = "Vitrine"
    theme: Theme = THEMES[PLAIN_LIGHT]
    labels: Labels = field(default_factory=Labels)


def form_html(page: FormPage, sentence: str, reason: str | None = None) -> str:
    return plain_html(
        "public/messages/templates/form_page.html",
        page.language,
        page.owner,
        page.theme,
        page=page,
        sentences=[line for line in (sentence, reason) if line],
        english_sentence=form_words("EN").failed,
        words=form_words(page.language),
        foreign=foreign_mark(page.language),
        max_chars={"name": NAME_MAX_CHARS, "email": EMAIL_MAX_CHARS, "message": MESSAGE_MAX_CHARS},
    )


def form_headers(page: FormPage) -> dict[str, str]:
    return plain_headers(page.theme, referrer="strict-origin-when-cross-origin")


router = APIRouter(include_in_schema=False)
log = logging.getLogger(__name__)

# The page is cached and the same for all, so the thanks stand in it already and the address shows them (:target).
THANKS = "merci"
MAX_FIELDS = 20  # the form has six; what comes after these is not looked at
_PAGE = re.compile(r"/(home|@[a-z0-9-]{1,60})(/[a-z]{2})?")


@dataclass(frozen=True)
class _Refusal:
    """`reason` says more where more is known."""

    sentence: str
    status: int
    wrong: tuple[str, ...] = ()
    reason: str | None = None
    headers: dict[str, str] = field(default_factory=dict)


def _page_path(slug: str, language: str, *claimed: str) -> str:
    """Where the visitor came from, when that is a page of ours; otherwise the site in his language."""
    for path in claimed:
        if _PAGE.fullmatch(path):
            return path
    return f"/@{slug}/{language.lower()}" if language else f"/@{slug}"


async def _form_page(
    receiving: ReceivingContext,
    effective_themes: EffectiveThemes,
    slug: str,
    language: str,
    back: str,
    typed: dict[str, str],
) -> FormPage:
    """With the site's own colours and labels, unless the database is what failed."""
    plain = FormPage(action=f"/@{slug}/message", back=back, language=language, typed=typed)
    try:
        async with receiving.database.reading() as session:
            site = await find_open_site(session, slug)
            documents = await read_documents(session, site.id, [language] if language else [], ["contact"])
    except (Problem, DBAPIError, OSError):
        return plain
    texts = documents["contact"]["languages"].get(language, {}).get("texts", {})
    given = {name: texts.get(f"{name}Label", "").strip() for name in ("name", "email", "message", "send")}
    return FormPage(
        action=plain.action,
        back=back,
        language=language,
        typed=typed,
        owner=site.owner_name,
        theme=await effective_themes.of(site),
        labels=Labels(**{name: label for name, label in given.items() if label}),
    )


def _language(said: str, came_from: str) -> str:
    """The form's own word; where a cut body lost it, the page's address."""
    if re.fullmatch("[A-Z]{2}", said):
        return said
    page = _PAGE.fullmatch(came_from)
    return page[2][1:].upper() if page and page[2] else ""


async def _take(
    receiving: ReceivingContext, envelope: Envelope, typed: dict[str, str], is_cut: bool
) -> _Refusal | None:
    """None: it is stored."""
    words = form_words(envelope.language)
    try:
        # Here and not before the body is read, which is small: who has to wait gets back what he typed.
        await receiving.throttle.hit(CONTACT_RATE.name, CONTACT_RATE.rate(receiving.limits), network(envelope.address))
        if is_cut:
            raise TooLong(field="message", maxChars=MESSAGE_MAX_CHARS)
        await receive(receiving, envelope, **typed)
    except Incomplete as problem:
        wrong = tuple(problem.params["fields"])
        is_half_an_address = wrong == ("email",) and typed["email"].strip()
        return _Refusal(words.wrongAddress if is_half_an_address else words.incomplete, problem.status, wrong)
    except TooLong as problem:
        reason = too_long(envelope.language, problem.params["maxChars"])
        return _Refusal(words.failed, 413 if is_cut else problem.status, (problem.params["field"],), reason)
    except Closed as problem:
        return _Refusal(words.failed, problem.status, reason=words.closed)
    except TooMany as problem:
        return _Refusal(words.failed, problem.status, reason=words.tooMany, headers=problem.headers)
    except Problem as problem:
        return _Refusal(words.failed, problem.status, headers=problem.headers)
    except (DBAPIError, OSError) as error:
        log.error("a message was not taken", extra={"reason": reason_of(error)})
        return _Refusal(words.failed, 503)
    return None


@router.post("/@{slug}/message")
@accepts(RequestPolicy(body="form", audience="anyone", kind="page", hosts="domains"))
async def send_message_without_script(
    request: Request, services: Services, slug: Slug, receiving: Receiving
) -> Response:
    body = (await request.body()).decode("utf-8", "replace")
    given = dict(parse_qsl("&".join(body.split("&", MAX_FIELDS)[:MAX_FIELDS]), keep_blank_values=True))
    typed = {name: given.get(name, "") for name in ("name", "email", "message")}
    typed["name"] = typed["name"] or given.get("nom", "")
    came_from = urlsplit(request.headers.get("referer", "")).path
    language = _language(given.get("langue", ""), came_from)
    back = _page_path(slug, language, given.get("retour", ""), came_from)
    envelope = Envelope(
        slug=slug, address=client_address(request), language=language, hidden_field=given.get("website", "")
    )
    refusal = await _take(receiving, envelope, typed, is_cut=CUT in request.scope)
    if refusal is None:
        return RedirectResponse(f"{back}#{THANKS}", status_code=303, headers={"Cache-Control": "no-store"})
    page = replace(
        await _form_page(receiving, services.effective_themes, slug, language, back, typed), wrong=refusal.wrong
    )
    return HTMLResponse(
        form_html(page, refusal.sentence, refusal.reason),
        status_code=refusal.status,
        headers={**refusal.headers, **form_headers(page)},
    )

"""Signing in through the issuer, in a popup: authorization request, callback, and linking after the password."""

import hashlib
import hmac
import json
import logging
import re
from base64 import b64encode
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import HTMLResponse, RedirectResponse

from vitrine.accounts import letters, reauthentication, service
from vitrine.accounts.openid import accounts as openid_accounts
from vitrine.accounts.openid import provider as openid
from vitrine.accounts.problems import (
    IdentityTaken,
    OpenIdRefused,
    OpenIdStateLost,
    OpenIdWrongDomain,
    PasswordNeeded,
)
from vitrine.accounts.records import UserRecord, user_record
from vitrine.accounts.requests import (
    SIGNING_IN,
    AppDatabase,
    AppKeyring,
    AppOutbox,
    AppSettings,
    AppSiteLifecycle,
    AppThrottle,
    client_network,
)
from vitrine.accounts.sealing import seal, unseal
from vitrine.accounts.sessions import cookies, sessions
from vitrine.accounts.sessions.freshness import FreshSession, mark_proven
from vitrine.accounts.sessions.guard import MaybeSignedIn
from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.accounts.sessions.sign_in_flow import AppSignInFlow, SignInFlow
from vitrine.accounts.tables import Account
from vitrine.platform.errors import Problem
from vitrine.platform.html_templates import render_html
from vitrine.platform.http.request_policy import accepts
from vitrine.platform.http.transactions import Writing
from vitrine.platform.logs import WarningLimit
from vitrine.platform.settings import Settings

_warnings = WarningLimit(logging.getLogger(__name__))  # anybody can come back with nonsense
router = APIRouter(prefix="/api/openid", tags=["accounts"])

QUESTION_COOKIE, PENDING_COOKIE = "vitrine_openid", "vitrine_openid_link"
QUESTION_SECONDS, PENDING_SECONDS = 600, 900
Text = Annotated[str, Query(max_length=4000)]
_ISSUERS_WORD = re.compile(r"[a-z_]{1,40}")  # access_denied, for one: what else stands in a query is not logged


def _origin(settings: Settings, request: Request) -> str:
    own = f"{request.url.scheme}://{request.url.netloc}"
    if settings.public_url and request.url.netloc != settings.public_url.partition("://")[2]:
        raise OpenIdWrongDomain
    return settings.public_url or own


def _redirect_uri(settings: Settings, request: Request) -> str:
    return f"{_origin(settings, request)}/api/openid/callback"


def _keep(response: Response, settings: Settings, request: Request, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path="/api/openid",
        secure=cookies.is_secure(settings, request),
        httponly=True,
        samesite="lax",  # the issuer's redirect back is a cross-site navigation
    )


def _failed(problem: Problem) -> HTMLResponse:
    # Each code by itself: what strangers can cause at will must not hide that the issuer is away.
    about = f"sign-in through the issuer failed: {problem.code}"
    _warnings.warning(about, code=problem.code, why=str(problem.params)[:300])
    return result_page("failed", code=problem.code)


@router.get("/start", operation_id="start_openid", response_class=RedirectResponse, status_code=303)
@accepts(SIGNING_IN)
async def start_openid(
    request: Request,
    settings: AppSettings,
    keyring: AppKeyring,
    throttle: AppThrottle,
    intent: Literal["sign_in", "link", "prove"] = "sign_in",
    terms: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """Opened in the popup. Where the issuer cannot be asked, the popup says why and closes."""
    authorization = openid.new_authorization_request(intent, terms)
    try:
        await throttle.hit("openid", settings.limits.signin_per_address, client_network(request))
        url = await openid.authorization_url(settings, authorization, _redirect_uri(settings, request))
    except Problem as problem:
        return _failed(problem)
    response = RedirectResponse(url, status_code=303, headers={"Cache-Control": "no-store"})
    sealed = seal(keyring, "openid question", authorization.as_content(), QUESTION_SECONDS)
    _keep(response, settings, request, QUESTION_COOKIE, sealed, QUESTION_SECONDS)
    return response


@router.get("/callback", operation_id="finish_openid", response_class=HTMLResponse)
@accepts(SIGNING_IN)
async def finish_openid(
    request: Request,
    settings: AppSettings,
    keyring: AppKeyring,
    throttle: AppThrottle,
    database: AppDatabase,
    site_lifecycle: AppSiteLifecycle,
    signed_in: MaybeSignedIn,
    sign_in_flow: AppSignInFlow,
    code: Text = "",
    state: Text = "",
    error: Text = "",
    iss: Text = "",
) -> Response:
    response: Response
    try:
        unsealed = unseal(keyring, "openid question", request.cookies.get(QUESTION_COOKIE, ""))
        authorization = openid.AuthorizationRequest(**unsealed) if unsealed else None
        if authorization is None or not hmac.compare_digest(authorization.state.encode(), state.encode()):
            raise OpenIdStateLost
        if error or not code or (iss and iss != settings.oidc_issuer):
            raise OpenIdRefused(reason=error if _ISSUERS_WORD.fullmatch(error) else "")
        who = await openid.identify(settings, authorization, code, _redirect_uri(settings, request))
        if authorization.intent == "link":
            response = _ask_password(request, settings, keyring, who, who.email or who.subject)
        elif authorization.intent == "prove":
            response = await _prove(database, signed_in, who)
        else:
            response = await _sign_in(
                request, settings, keyring, throttle, database, site_lifecycle, sign_in_flow, who, authorization.terms
            )
    except Problem as problem:
        response = _failed(problem)
    response.delete_cookie(QUESTION_COOKIE, path="/api/openid")
    return response


def _ask_password(
    request: Request, settings: AppSettings, keyring: AppKeyring, who: openid.VerifiedIdentity, email: str
) -> Response:
    """The browser keeps the identity, sealed, until the account's owner has signed in (link_openid)."""
    response = result_page("link", email=email)
    sealed = seal(keyring, "openid link", asdict(who), PENDING_SECONDS)
    _keep(response, settings, request, PENDING_COOKIE, sealed, PENDING_SECONDS)
    return response


async def _sign_in(
    request: Request,
    settings: AppSettings,
    keyring: AppKeyring,
    throttle: AppThrottle,
    database: AppDatabase,
    site_lifecycle: AppSiteLifecycle,
    sign_in_flow: SignInFlow,
    who: openid.VerifiedIdentity,
    terms: str,
) -> Response:
    try:
        async with database.writing() as session:
            account, is_new = await openid_accounts.open_account(session, settings, site_lifecycle, who, terms)
            if is_new:  # counted as every sign-up is
                await throttle.hit("signup", settings.limits.signup_per_address, client_network(request))
            result = await sign_in_flow.start_session(session, account, method="openid", shown_at=who.signed_in_at)
    except PasswordNeeded as needed:
        return _ask_password(request, settings, keyring, who, needed.params["email"])
    # The issuer shows one factor: where the account has a second, its code is asked for here as after a password.
    response = result_page("signed_in", isNew=is_new) if result.signed_in else result_page("code_needed")
    sign_in_flow.open(response, result)
    return response


async def _prove(database: AppDatabase, signed_in: SignedIn | None, who: openid.VerifiedIdentity) -> Response:
    """The issuer says once more who sits there (freshness.py): it must be an identity of the signed-in account."""
    if signed_in is None:
        raise OpenIdStateLost
    await reauthentication.require_way(database, signed_in, "openid")
    async with database.writing() as session:
        if not await openid_accounts.is_of(session, signed_in.account, who):
            raise IdentityTaken
        await mark_proven(session, signed_in)
    return result_page("proven")


@router.post("/link", operation_id="link_openid")
@accepts(SIGNING_IN)
async def link_openid(
    signed_in: FreshSession,
    request: Request,
    response: Response,
    keyring: AppKeyring,
    database: AppDatabase,
    outbox: AppOutbox,
) -> UserRecord:
    """Links the identity that the popup brought to the signed-in account, whose owner showed just now that it is he."""
    unsealed = unseal(keyring, "openid link", request.cookies.get(PENDING_COOKIE, ""))
    if unsealed is None:
        raise OpenIdStateLost
    async with database.writing() as session:
        await sessions.require_still(session, signed_in)
        stored = await session.get_one(Account, signed_in.account.id)
        await openid_accounts.link(session, stored, openid.VerifiedIdentity(**unsealed))
        identities = await service.identities_of(session, stored.id)
        await outbox.add(session, letters.identity_linked_letter(stored.reader))
    response.delete_cookie(PENDING_COOKIE, path="/api/openid")
    return user_record(stored, identities)


@router.delete("/link", operation_id="unlink_openid")
@accepts(SIGNING_IN)
async def unlink_openid(
    signed_in: FreshSession, session: Writing, settings: AppSettings, outbox: AppOutbox
) -> UserRecord:
    await sessions.require_still(session, signed_in)
    stored = await session.get_one(Account, signed_in.account.id)
    await openid_accounts.unlink(session, stored, settings.oidc_issuer)
    await outbox.add(session, letters.identity_unlinked_letter(stored.reader))
    return user_record(stored, await service.identities_of(session, stored.id))


# The exact origin: nobody but our own page hears it. The channel reaches that page even where the issuer's own
# headers cut the popup from its opener.
_SCRIPT = """
const result = JSON.parse(document.getElementById("result").textContent);
try { window.opener?.postMessage(result, window.location.origin); } catch {}
try { const channel = new BroadcastChannel("vitrine-openid"); channel.postMessage(result); channel.close(); } catch {}
window.close();
"""
_SCRIPT_HASH = b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
_POLICY = f"default-src 'none'; script-src 'sha256-{_SCRIPT_HASH}'; base-uri 'none'; form-action 'none'"


def result_page(outcome: str, **details: Any) -> HTMLResponse:
    result = json.dumps({"source": "vitrine-openid", "outcome": outcome, **details}).replace("<", "\\u003c")
    html = render_html("accounts/templates/openid_result.html", result=result, script=_SCRIPT)
    headers = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
    return HTMLResponse(html, headers=headers)

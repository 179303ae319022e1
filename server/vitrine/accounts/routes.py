"""Signing up, in and out, and who is signed in. The other *_routes.py and folders add the rest."""

from fastapi import APIRouter, Request, Response

from vitrine.accounts import account_routes, inputs, letters, mail_links, reauthentication_routes, service, terms
from vitrine.accounts.known_address import mail_known_address, random_delay_s
from vitrine.accounts.openid import routes as openid_routes
from vitrine.accounts.operators.service import is_operator
from vitrine.accounts.passkeys import routes as passkey_routes
from vitrine.accounts.problems import BadCredentials, EmailTaken
from vitrine.accounts.records import SessionState, UserRecord, anonymous_session, session_state, user_record
from vitrine.accounts.requests import (
    SIGN_IN_RATE,
    SIGNING_IN,
    AppAfterAnswer,
    AppDatabase,
    AppKeyring,
    AppOutbox,
    AppSettings,
    AppSiteLifecycle,
    Device,
    client_network,
    picked_language,
    strangers_form,
)
from vitrine.accounts.second_factor import routes as code_routes
from vitrine.accounts.sessions import cookies, sessions
from vitrine.accounts.sessions.guard import CurrentSession, MaybeSignedIn
from vitrine.accounts.sessions.pending_second_factor import clear_pending_second_factor
from vitrine.accounts.sessions.sign_in_flow import AppSignInFlow
from vitrine.accounts.sessions.sign_up_browser import remember_sign_up_browser
from vitrine.accounts.tables import Account
from vitrine.platform.http.request_policy import RateLimit, accepts
from vitrine.platform.http.transactions import Reading, WritingEssentials

router = APIRouter(tags=["accounts"])


@router.post("/api/accounts", status_code=201, operation_id="sign_up", responses={202: {"description": "By mail"}})
@accepts(strangers_form(RateLimit("signup", lambda limits: limits.signup_per_address)))
async def sign_up(
    body: inputs.SignUp,
    request: Request,
    response: Response,
    device: Device,
    settings: AppSettings,
    keyring: AppKeyring,
    database: AppDatabase,
    site_lifecycle: AppSiteLifecycle,
    outbox: AppOutbox,
    after_answer: AppAfterAnswer,
) -> UserRecord | None:
    terms.require_accepted(settings, body.terms_revision)
    password_hash = await service.hash_for_signup(database, settings, body)

    async def make() -> Account:
        account = await service.sign_up(
            database,
            settings,
            site_lifecycle,
            user_name=body.user_name,
            email=body.email,
            password_hash=password_hash,
            terms_revision=body.terms_revision,
            language=picked_language(request),
        )
        async with database.writing() as session:
            token = await mail_links.issue(session, account, "verify", account.email)
            link = mail_links.dashboard_link(request, "verify", token)
            await outbox.add(session, letters.verification_letter(account.reader, link))
        return account

    async def make_unseen() -> None:
        """The answer left before the address was looked up: neither it nor its time tells whether that is known, nor
        does the time of what is asked next."""
        await after_answer.pause(random_delay_s())
        try:
            await make()
        except EmailTaken:
            mail_known_address(request, body.email)

    if settings.mode == "public":
        after_answer.do(make_unseen(), "sign-up")
        seconds = int(mail_links.LIFETIMES["verify"].total_seconds())
        remember_sign_up_browser(
            response, request, settings, keyring, email=body.email, password_hash=password_hash, seconds=seconds
        )
        response.status_code = 202
        return None
    account = await make()
    device.remember(response, account)
    return user_record(account)


@router.post("/api/session", operation_id="sign_in")
@accepts(strangers_form(SIGN_IN_RATE, signs_in=True))
async def sign_in(
    body: inputs.SignIn,
    request: Request,
    response: Response,
    settings: AppSettings,
    database: AppDatabase,
    sign_in_flow: AppSignInFlow,
) -> SessionState:
    """With a second factor nobody is signed in yet: its code comes next (second_factor/routes.py)."""
    network = client_network(request)
    found = await service.sign_in(
        database, settings, email=body.email, password=body.password, network=network, device=sign_in_flow.device
    )
    async with database.writing(is_essential=True) as session:
        # Locked before its sessions are: its deletion goes the same way.
        account = await session.get(Account, found.id, with_for_update={"key_share": True})
        if account is None or account.password_hash != found.password_hash:
            raise BadCredentials  # reset or deleted while the password was being looked at
        result = await sign_in_flow.start_session(session, account, method="password")
        identities = await service.identities_of(session, account.id)
        is_named = await is_operator(session, account.id)
    sign_in_flow.open(response, result)
    if result.signed_in is None:
        return anonymous_session(needs_code=True)
    return session_state(result.signed_in, identities, result.signed_in.token_expires_at, is_operator=is_named)


@router.get("/api/session", operation_id="read_session")
@accepts(SIGNING_IN)
async def read_session(signed_in: MaybeSignedIn, session: Reading, response: Response) -> SessionState:
    """200 when signed out too: asking is no error."""
    response.headers["Cache-Control"] = "no-store"
    if signed_in is None:
        return anonymous_session()
    identities = await service.identities_of(session, signed_in.account.id)
    is_named = await is_operator(session, signed_in.account.id)
    return session_state(signed_in, identities, signed_in.token_expires_at, is_operator=is_named)


@router.post("/api/session/refresh", operation_id="refresh_session")
@accepts(SIGNING_IN)
async def refresh_session(
    signed_in: CurrentSession,
    session: WritingEssentials,
    request: Request,
    response: Response,
    settings: AppSettings,
    keyring: AppKeyring,
) -> SessionState:
    token, expires_at = await sessions.refresh(session, signed_in, keyring.derive(sessions.ROTATION))
    identities = await service.identities_of(session, signed_in.account.id)
    is_named = await is_operator(session, signed_in.account.id)
    cookies.set_session_cookie(response, settings, request, token)
    return session_state(signed_in, identities, expires_at, is_operator=is_named)


@router.delete("/api/session", status_code=204, operation_id="sign_out")
@accepts(strangers_form(signs_in=True))
async def sign_out(
    signed_in: MaybeSignedIn, session: WritingEssentials, request: Request, settings: AppSettings
) -> Response:
    """Signing out twice is fine: the second time there is nothing left to end."""
    if signed_in is not None:
        await sessions.end(session, signed_in.account.id, signed_in.session.id)
    response = Response(status_code=204)
    cookies.clear_session_cookie(response, settings, request)
    clear_pending_second_factor(response, request)
    return response


# Last: this package exports one router.
router.include_router(passkey_routes.router)
router.include_router(code_routes.router)
router.include_router(reauthentication_routes.router)
router.include_router(account_routes.router)
router.include_router(openid_routes.router)

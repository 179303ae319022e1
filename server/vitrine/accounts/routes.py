"""Signing up, in and out, and who is signed in. The rest: account_routes.py, openid/."""

from fastapi import APIRouter, Request, Response

from vitrine.accounts import account_routes, inputs, letters, mail_links, service
from vitrine.accounts.openid import routes as openid_routes
from vitrine.accounts.problems import BadCredentials
from vitrine.accounts.records import SessionState, UserRecord, nobodys_session, session_state, user_record
from vitrine.accounts.requests import (
    AppBelongings,
    AppDatabase,
    AppKeyring,
    AppMailer,
    AppSettings,
    AppThrottle,
    Device,
    client_address,
    client_network,
)
from vitrine.accounts.signed_in import cookies, sessions
from vitrine.accounts.signed_in.guard import CurrentSession, MaybeSignedIn
from vitrine.accounts.signed_in.sessions import SignedIn
from vitrine.accounts.tables import Account
from vitrine.http.transactions import Reading, WritingEssentials

router = APIRouter(tags=["accounts"])


@router.post("/api/accounts", status_code=201, operation_id="sign_up")
async def sign_up(
    body: inputs.SignUp,
    request: Request,
    response: Response,
    device: Device,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    belongings: AppBelongings,
    mailer: AppMailer,
) -> UserRecord:
    await throttle.hit("signup", settings.limits.signup_per_address, client_network(request))
    account = await service.sign_up(
        database, settings, belongings, user_name=body.user_name, email=body.email, password=body.password
    )
    async with database.writing() as session:
        token = await mail_links.issue(session, account, "verify", account.email)
    link = mail_links.dashboard_link(request, "verify", token)
    mailer.send_soon(letters.verification_letter(account.email, link))
    device.remember(response, account)
    return user_record(account)


@router.post("/api/session", operation_id="sign_in")
async def sign_in(
    body: inputs.SignIn,
    request: Request,
    response: Response,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    device: Device,
    before: MaybeSignedIn,
) -> SessionState:
    network = client_network(request)
    await throttle.hit("signin", settings.limits.signin_per_address, network)
    found = await service.sign_in(
        database, settings, email=body.email, password=body.password, network=network, device=device
    )
    async with database.writing(is_essential=True) as session:
        # Locked before its sessions are: its deletion goes the same way.
        account = await session.get(Account, found.id, with_for_update={"key_share": True})
        if account is None or account.password_hash != found.password_hash:
            raise BadCredentials  # reset or deleted while the password was being looked at
        if before is not None:
            await sessions.end(session, before.account.id, before.session.id)
        row, token = await sessions.start(
            session, account, user_agent=request.headers.get("user-agent", ""), address=client_address(request)
        )
        identities = await service.identities_of(session, account.id)
    signed_in = SignedIn(account, row, token)
    cookies.set_session_cookie(response, settings, request, token)
    device.remember(response, account)
    return session_state(signed_in, identities, signed_in.token_expires_at)


@router.get("/api/session", operation_id="read_session")
async def read_session(signed_in: MaybeSignedIn, session: Reading, response: Response) -> SessionState:
    """200 when signed out too: asking is no error."""
    response.headers["Cache-Control"] = "no-store"
    if signed_in is None:
        return nobodys_session()
    identities = await service.identities_of(session, signed_in.account.id)
    return session_state(signed_in, identities, signed_in.token_expires_at)


@router.post("/api/session/refresh", operation_id="refresh_session")
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
    cookies.set_session_cookie(response, settings, request, token)
    return session_state(signed_in, identities, expires_at)


@router.delete("/api/session", status_code=204, operation_id="sign_out")
async def sign_out(
    signed_in: MaybeSignedIn, session: WritingEssentials, request: Request, settings: AppSettings
) -> Response:
    """Signing out twice is fine: the second time there is nothing left to end."""
    if signed_in is not None:
        await sessions.end(session, signed_in.account.id, signed_in.session.id)
    response = Response(status_code=204)
    cookies.clear_session_cookie(response, settings, request)
    return response


# Last: this room exports one router.
router.include_router(account_routes.router)
router.include_router(openid_routes.router)

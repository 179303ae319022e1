"""The account of the signed-in owner, and what is proven by mail. Signing in itself: routes.py."""

import secrets

from fastapi import APIRouter, Request, Response

from vitrine.accounts import changes, inputs, letters, mail_links, service
from vitrine.accounts.addresses import normalise
from vitrine.accounts.passwords import passwords, recovery
from vitrine.accounts.records import (
    ConfirmedEmail,
    PasswordVerdict,
    SessionRecord,
    SignUpOptions,
    UserRecord,
    session_record,
    user_record,
)
from vitrine.accounts.requests import (
    AppBelongings,
    AppDatabase,
    AppMailer,
    AppSettings,
    AppThrottle,
    Device,
    client_network,
)
from vitrine.accounts.signed_in import cookies, sessions
from vitrine.accounts.signed_in.guard import CurrentAccount, CurrentSession, MaybeSignedIn
from vitrine.accounts.tables import Account
from vitrine.errors import NotFound
from vitrine.http.transactions import Reading, Writing

router = APIRouter(prefix="/api", tags=["accounts"])

SHORTEST_PAUSE_S, LONGER_BY_MS = 0.3, 2_700


@router.get("/accounts/options", operation_id="read_signup_options")
async def read_signup_options(session: Reading, settings: AppSettings) -> SignUpOptions:
    return SignUpOptions(
        is_open=await service.is_signup_open(session, settings),
        password_min=settings.password_min,
        has_openid=bool(settings.oidc_client_id),
    )


@router.post("/accounts/password-strength", operation_id="judge_password")
async def judge_password(body: inputs.PasswordGuess, settings: AppSettings) -> PasswordVerdict:
    """Asked while a new password is typed; nothing is kept."""
    return PasswordVerdict(
        strength=passwords.strength(settings, body.password), is_common=passwords.is_common(body.password)
    )


@router.post("/accounts/reset-requests", status_code=202, operation_id="request_password_reset")
async def request_password_reset(
    body: inputs.ResetRequest,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    mailer: AppMailer,
) -> Response:
    """The answer leaves before anything is looked up: neither it nor its time tells whether the account exists.

    Nor does the time of what is asked next: an unknown address is written for as well, and the one thing that it does
    not get, a mail, is worked on at a moment that nobody can foresee.
    """
    await throttle.hit("reset of address", settings.limits.reset_per_address, client_network(request))
    await throttle.hit("reset", settings.limits.reset_per_account, normalise(body.email))

    async def send_link() -> None:
        async with database.writing() as session:
            account, token = await recovery.begin_reset(session, body.email)
        await mailer.pause(SHORTEST_PAUSE_S + secrets.randbelow(LONGER_BY_MS) / 1000)
        if account is None:
            return
        minutes = int(mail_links.LIFETIMES["reset"].total_seconds() // 60)
        link = mail_links.dashboard_link(request, "reset", token)
        await mailer.send_patiently(letters.reset_letter(account.email, link, minutes))

    mailer.do_soon(send_link(), "password reset")
    return Response(status_code=202)


@router.post("/accounts/reset", status_code=204, operation_id="reset_password")
async def reset_password(
    body: inputs.Reset,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    mailer: AppMailer,
    device: Device,
) -> Response:
    network = client_network(request)
    await throttle.hit("reset link", settings.limits.reset_per_address, network)
    account, ended = await recovery.reset_password(
        database, settings, token=body.token, password=body.password, network=network
    )
    mailer.send_soon(letters.password_reset_letter(account.email, had_identities=ended.identities > 0))
    response = Response(status_code=204)
    device.remember(response, account)  # who reads the owner's mail is no stranger: guesses of others do not stop him
    return response


@router.post("/accounts/confirmation", operation_id="confirm_email")
async def confirm_email(
    body: inputs.Confirmation, session: Writing, mailer: AppMailer, signed_in: MaybeSignedIn, device: Device
) -> ConfirmedEmail:
    def is_own_browser(account: Account) -> bool:
        return (signed_in is not None and signed_in.account.id == account.id) or bool(device.name_for(account))

    account, ended = await recovery.confirm_email(session, body.token, is_own_browser)
    if ended and (ended.sessions or ended.identities):
        mailer.send_soon(letters.confirmed_elsewhere_letter(account.email, had_identities=ended.identities > 0))
    return ConfirmedEmail(email=account.email)


@router.post("/account/verification", status_code=202, operation_id="request_verification")
async def request_verification(
    account: CurrentAccount,
    session: Writing,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    mailer: AppMailer,
) -> Response:
    await throttle.hit("verify", settings.limits.reset_per_account, account.id)
    if account.email_verified_at is None:
        token = await mail_links.issue(session, account, "verify", account.email)
        link = mail_links.dashboard_link(request, "verify", token)
        mailer.send_soon(letters.verification_letter(account.email, link))
    return Response(status_code=202)


@router.get("/account", operation_id="read_account")
async def read_account(account: CurrentAccount, session: Reading) -> UserRecord:
    return user_record(account, await service.identities_of(session, account.id))


@router.patch("/account", operation_id="rename_account")
async def rename_account(
    account: CurrentAccount, body: inputs.Rename, session: Writing, belongings: AppBelongings
) -> UserRecord:
    stored = await changes.rename(session, belongings, account, body.user_name)
    return user_record(stored, await service.identities_of(session, account.id))


@router.put("/account/password", status_code=204, operation_id="change_password")
async def change_password(
    signed_in: CurrentSession,
    body: inputs.PasswordChange,
    settings: AppSettings,
    database: AppDatabase,
    mailer: AppMailer,
    device: Device,
) -> Response:
    account = await changes.change_password(
        database, settings, signed_in, current=body.current_password, new=body.new_password
    )
    mailer.send_soon(letters.password_changed_letter(account.email))
    response = Response(status_code=204)
    device.remember(response, account)
    return response


@router.post("/account/email", status_code=202, operation_id="request_email_change")
async def request_email_change(
    signed_in: CurrentSession,
    body: inputs.EmailChange,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    mailer: AppMailer,
) -> Response:
    account = signed_in.account
    await throttle.hit("email", settings.limits.reset_per_account, account.id)
    await changes.confirm_password(database, settings, signed_in, body.password)
    async with database.writing() as session:
        stored = await session.get_one(Account, account.id)
        address, token = await recovery.begin_email_change(session, stored, body.email)
    mailer.send_soon(letters.new_email_letter(address, mail_links.dashboard_link(request, "verify", token)))
    mailer.send_soon(letters.email_changing_letter(account.email, address))
    return Response(status_code=202)


@router.get("/account/sessions", operation_id="list_sessions")
async def list_sessions(signed_in: CurrentSession, session: Reading) -> list[SessionRecord]:
    rows = await sessions.list_sessions(session, signed_in.account.id)
    return [session_record(row, signed_in.session.id) for row in rows]


@router.delete("/account/sessions", status_code=204, operation_id="end_other_sessions")
async def end_other_sessions(signed_in: CurrentSession, session: Writing) -> Response:
    await sessions.end_all(session, signed_in.account.id, but=signed_in.session.id)
    return Response(status_code=204)


@router.delete("/account/sessions/{session_id}", status_code=204, operation_id="end_session")
async def end_session(session_id: str, account: CurrentAccount, session: Writing) -> Response:
    if not await sessions.end(session, account.id, session_id):
        raise NotFound
    return Response(status_code=204)


@router.post("/account/deletion", status_code=204, operation_id="delete_account")
async def delete_account(
    signed_in: CurrentSession,
    body: inputs.Deletion,
    request: Request,
    settings: AppSettings,
    database: AppDatabase,
    belongings: AppBelongings,
    mailer: AppMailer,
) -> Response:
    await changes.delete_account(database, settings, belongings, signed_in, password=body.password, email=body.email)

    async def say_goodbye() -> None:
        await changes.erase_traces(database)
        await mailer.send_patiently(letters.account_deleted_letter(signed_in.account.email))

    mailer.do_soon(say_goodbye(), "account deleted")
    response = Response(status_code=204)
    cookies.clear_session_cookie(response, settings, request)
    return response

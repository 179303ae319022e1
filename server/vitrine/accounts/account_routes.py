"""The account of the signed-in owner, and what is proven by mail. Signing in itself: routes.py."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from vitrine.accounts import changes, inputs, letters, mail_links, service, terms
from vitrine.accounts.addresses import normalise
from vitrine.accounts.known_address import mail_known_address, random_delay_s
from vitrine.accounts.passwords import passwords, recovery, undoing
from vitrine.accounts.problems import EmailTaken
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
    RESET_LINK_RATE,
    AppAfterAnswer,
    AppDatabase,
    AppKeyring,
    AppOutbox,
    AppSender,
    AppSettings,
    AppSiteLifecycle,
    AppThrottle,
    Device,
    client_network,
    strangers_form,
)
from vitrine.accounts.sessions import cookies, sessions
from vitrine.accounts.sessions.freshness import FreshSession
from vitrine.accounts.sessions.guard import CurrentAccount, CurrentSession, MaybeSignedIn
from vitrine.accounts.sessions.sign_up_browser import is_sign_up_browser
from vitrine.accounts.tables import Account
from vitrine.platform.errors import NotFound
from vitrine.platform.http.request_policy import RateLimit, accepts
from vitrine.platform.http.transactions import Reading, Writing

router = APIRouter(prefix="/api", tags=["accounts"])


@router.get("/accounts/options", operation_id="read_signup_options")
async def read_signup_options(session: Reading, settings: AppSettings) -> SignUpOptions:
    return SignUpOptions(
        is_open=await service.is_signup_open(session, settings),
        password_min=settings.password_min,
        has_openid=bool(settings.oidc_client_id),
        confirms_first=settings.mode == "public",
        terms=terms.terms_of(settings),
    )


@router.post("/accounts/password-strength", operation_id="judge_password")
@accepts(strangers_form())
async def judge_password(body: inputs.PasswordGuess, settings: AppSettings) -> PasswordVerdict:
    """Asked while a new password is typed; nothing is kept."""
    return passwords.judge(settings, body.password)


@router.post("/accounts/reset-requests", status_code=202, operation_id="request_password_reset")
@accepts(strangers_form(RateLimit("reset of address", lambda limits: limits.reset_per_address)))
async def request_password_reset(
    body: inputs.ResetRequest,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    outbox: AppOutbox,
    after_answer: AppAfterAnswer,
) -> Response:
    """The answer leaves before anything is looked up: neither it nor its time tells whether the account exists.

    Nor does the time of what is asked next: an unknown address is written for as well, and the one thing that it does
    not get, a mail, is worked on at a moment that nobody can foresee.
    """
    await throttle.hit("reset", settings.limits.reset_per_account, normalise(body.email))

    async def send_link() -> None:
        async with database.writing() as session:
            account, token = await recovery.begin_reset(session, body.email)
        await after_answer.pause(random_delay_s())
        if account is None:
            return
        minutes = int(mail_links.LIFETIMES["reset"].total_seconds() // 60)
        link = mail_links.dashboard_link(request, "reset", token)
        async with database.writing() as session:
            await outbox.add(session, letters.reset_letter(account.reader, link, minutes))

    after_answer.do(send_link(), "password reset")
    return Response(status_code=202)


@router.post("/accounts/reset", status_code=204, operation_id="reset_password")
@accepts(strangers_form(RESET_LINK_RATE))
async def reset_password(
    body: inputs.Reset,
    request: Request,
    settings: AppSettings,
    database: AppDatabase,
    site_lifecycle: AppSiteLifecycle,
    outbox: AppOutbox,
    device: Device,
) -> Response:
    network = client_network(request)
    account = await recovery.reset_password(
        database, settings, site_lifecycle, outbox, token=body.token, password=body.password, network=network
    )
    response = Response(status_code=204)
    device.remember(response, account)  # who reads the owner's mail is no stranger: guesses of others do not stop him
    return response


@router.post("/accounts/confirmation", operation_id="confirm_email")
@accepts(strangers_form())
async def confirm_email(
    body: inputs.Confirmation,
    request: Request,
    session: Writing,
    site_lifecycle: AppSiteLifecycle,
    settings: AppSettings,
    keyring: AppKeyring,
    outbox: AppOutbox,
    signed_in: MaybeSignedIn,
    device: Device,
) -> ConfirmedEmail:
    def is_own_browser(account: Account) -> bool:
        is_signed_in = signed_in is not None and signed_in.account.id == account.id
        return is_signed_in or bool(device.name_for(account)) or is_sign_up_browser(request, keyring, account)

    is_public = settings.mode == "public"
    confirmed = await recovery.confirm_email(
        session, site_lifecycle, body.token, is_own_browser, doubts_password=is_public
    )
    account, ended = confirmed.account, confirmed.ended
    if ended and not ended.is_nothing:
        await outbox.add(session, letters.confirmed_elsewhere_letter(account.reader, ended))
    if confirmed.undo:
        former, token = confirmed.undo
        link = mail_links.dashboard_link(request, "undo", token)
        reader, days = replace(account.reader, email=former), mail_links.LIFETIMES["undo"].days
        await outbox.add(session, letters.email_changed_letter(reader, account.email, link, days))
    return ConfirmedEmail(email=account.email)


@router.post("/accounts/undo", operation_id="undo_change")
@accepts(strangers_form(RESET_LINK_RATE))
async def undo_change(body: inputs.Confirmation, session: Writing, outbox: AppOutbox) -> ConfirmedEmail:
    undone = await undoing.undo(session, body.token)
    if undone.replaced:
        await outbox.add(
            session,
            letters.email_put_back_letter(replace(undone.account.reader, email=undone.replaced), undone.account.email),
        )
    return ConfirmedEmail(email=undone.account.email)


@router.post("/account/verification", status_code=202, operation_id="request_verification")
async def request_verification(
    account: CurrentAccount,
    session: Writing,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    outbox: AppOutbox,
) -> Response:
    await throttle.hit("verify", settings.limits.reset_per_account, account.id)
    if account.email_verified_at is None:
        token = await mail_links.issue(session, account, "verify", account.email)
        link = mail_links.dashboard_link(request, "verify", token)
        await outbox.add(session, letters.verification_letter(account.reader, link))
    return Response(status_code=202)


@router.post("/account/terms", status_code=204, operation_id="accept_terms")
async def accept_terms(
    account: CurrentAccount, body: inputs.Acceptance, session: Writing, settings: AppSettings
) -> Response:
    terms.require_accepted(settings, body.revision)
    await terms.keep_acceptance(session, settings, account, body.revision)
    return Response(status_code=204)


@router.get("/account", operation_id="read_account")
async def read_account(account: CurrentAccount, session: Reading) -> UserRecord:
    return user_record(account, await service.identities_of(session, account.id))


@router.patch("/account", operation_id="rename_account")
async def rename_account(
    signed_in: CurrentSession, body: inputs.Rename, session: Writing, site_lifecycle: AppSiteLifecycle
) -> UserRecord:
    await sessions.require_still(session, signed_in)
    stored = await changes.rename(session, site_lifecycle, signed_in.account, body.user_name)
    return user_record(stored, await service.identities_of(session, stored.id))


@router.put("/account/language", operation_id="choose_language")
async def choose_language(signed_in: CurrentSession, body: inputs.LanguageChoice, session: Writing) -> UserRecord:
    await sessions.require_still(session, signed_in)
    stored = await session.get_one(Account, signed_in.account.id)
    stored.language = body.language
    return user_record(stored, await service.identities_of(session, stored.id))


@router.put("/account/password", status_code=204, operation_id="change_password")
async def change_password(
    signed_in: FreshSession,
    body: inputs.PasswordChange,
    settings: AppSettings,
    database: AppDatabase,
    outbox: AppOutbox,
    device: Device,
) -> Response:
    account = await changes.change_password(database, settings, outbox, signed_in, body.new_password)
    response = Response(status_code=204)
    device.remember(response, account)
    return response


@router.post("/account/email", status_code=202, operation_id="request_email_change")
async def request_email_change(
    signed_in: FreshSession,
    body: inputs.EmailChange,
    request: Request,
    settings: AppSettings,
    throttle: AppThrottle,
    database: AppDatabase,
    outbox: AppOutbox,
) -> Response:
    account = signed_in.account
    await throttle.hit("email", settings.limits.reset_per_account, account.id)
    try:
        async with database.writing() as session:
            await sessions.require_still(session, signed_in)
            stored = await session.get_one(Account, account.id)
            address, token = await recovery.begin_email_change(session, stored, body.email)
            link = mail_links.dashboard_link(request, "verify", token)
            await outbox.add(session, letters.new_email_letter(replace(account.reader, email=address), link))
            await outbox.add(session, letters.email_changing_letter(account.reader, address))
    except EmailTaken:
        if settings.mode != "public":
            raise
        # Anybody may be signed in here: neither the form, nor his own mailbox, nor a link that he had before tells him.
        address = normalise(body.email)
        async with database.writing() as session:
            await mail_links.forget(session, account.id, "email")
            await outbox.add(session, letters.email_changing_letter(account.reader, address))
        mail_known_address(request, address)
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
    signed_in: FreshSession,
    body: inputs.Deletion,
    request: Request,
    settings: AppSettings,
    database: AppDatabase,
    site_lifecycle: AppSiteLifecycle,
    outbox: AppOutbox,
    sender: AppSender,
    after_answer: AppAfterAnswer,
) -> Response:
    await changes.delete_account(database, site_lifecycle, outbox, signed_in, body.email)
    after_answer.do(changes.erase_account_traces(database, sender), "account deleted")
    response = Response(status_code=204)
    cookies.clear_session_cookie(response, settings, request)
    return response

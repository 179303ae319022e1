"""The code after the password, and the owner's second factor: set up, confirmed, its recovery codes, taken away."""

from fastapi import APIRouter, Request, Response

from vitrine.accounts import inputs, letters, mail_links, service
from vitrine.accounts.mail_rate_limit import mail_about_guesses
from vitrine.accounts.operators.service import is_operator
from vitrine.accounts.passwords import backoff
from vitrine.accounts.problems import PendingSignInLost, SecondFactorOff, TooManyWrongCodes
from vitrine.accounts.records import (
    NewSecondFactor,
    RecoveryCodes,
    SecondFactorState,
    SessionState,
    session_state,
)
from vitrine.accounts.requests import (
    SIGN_IN_RATE,
    AppDatabase,
    AppKeyring,
    AppOutbox,
    AppSettings,
    AppThrottle,
    client_network,
    strangers_form,
)
from vitrine.accounts.second_factor import recovery_codes, totp
from vitrine.accounts.second_factor.verification import require_code
from vitrine.accounts.sessions import sessions
from vitrine.accounts.sessions.freshness import FreshSession, mark_proven
from vitrine.accounts.sessions.guard import CurrentAccount, CurrentSession
from vitrine.accounts.sessions.pending_second_factor import read_pending_second_factor
from vitrine.accounts.sessions.sign_in_flow import AppSignInFlow
from vitrine.accounts.tables import Account, SecondFactor
from vitrine.platform.http.request_policy import accepts
from vitrine.platform.http.transactions import Reading, Writing

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/session/code", operation_id="sign_in_with_code")
@accepts(strangers_form(SIGN_IN_RATE, signs_in=True))
async def sign_in_with_code(
    body: inputs.Code,
    request: Request,
    response: Response,
    settings: AppSettings,
    keyring: AppKeyring,
    throttle: AppThrottle,
    database: AppDatabase,
    outbox: AppOutbox,
    sign_in_flow: AppSignInFlow,
) -> SessionState:
    network = client_network(request)
    pending = read_pending_second_factor(request, keyring)
    if pending is None:
        raise PendingSignInLost
    async with database.reading() as session:
        found = await session.get(Account, pending.account_id)
    if found is None or not pending.is_still(found):
        raise PendingSignInLost
    name = sign_in_flow.device.name_for(found)
    try:
        is_spare = await require_code(
            database, settings, keyring, account_id=found.id, code=body.code, network=network, device=name
        )
    except TooManyWrongCodes:
        await mail_about_guesses(throttle, database, outbox, found)
        raise
    async with database.writing(is_essential=True) as session:
        account = await session.get(Account, found.id, with_for_update={"key_share": True})
        if account is None or not pending.is_still(account):
            raise PendingSignInLost  # a new password, or the end, while the code was being looked at
        result = await sign_in_flow.start_session(session, account, method=pending.method, shows_both=True)
        identities = await service.identities_of(session, account.id)
        is_named = await is_operator(session, account.id)
        if is_spare:
            left = await recovery_codes.count_left(session, account.id)
            await outbox.add(session, letters.recovery_code_used_letter(account.reader, left))
    sign_in_flow.open(response, result)
    assert result.signed_in is not None  # noqa: S101  (both factors were shown)
    return session_state(result.signed_in, identities, result.signed_in.token_expires_at, is_operator=is_named)


@router.get("/account/second-factor", operation_id="read_second_factor")
async def read_second_factor(account: CurrentAccount, session: Reading) -> SecondFactorState:
    row = await session.get(SecondFactor, account.id)
    since = row.confirmed_at if row else None
    return SecondFactorState(
        is_on=since is not None,
        since=since,
        recovery_codes_left=await recovery_codes.count_left(session, account.id),
    )


@router.post("/account/second-factor", status_code=201, operation_id="begin_second_factor")
async def begin_second_factor(signed_in: FreshSession, session: Writing, keyring: AppKeyring) -> NewSecondFactor:
    await sessions.require_still(session, signed_in)
    secret = await totp.begin(session, keyring, signed_in.account)
    address = totp.address_of(secret, signed_in.account)
    square = totp.draw(address)
    return NewSecondFactor(secret=secret, address=address, square_size=square.size, square_path=square.path)


@router.put("/account/second-factor", operation_id="confirm_second_factor")
async def confirm_second_factor(
    body: inputs.Code,
    signed_in: CurrentSession,
    request: Request,
    settings: AppSettings,
    keyring: AppKeyring,
    database: AppDatabase,
    outbox: AppOutbox,
) -> RecoveryCodes:
    """From here on the password alone signs nobody in. Other sessions, which it did sign in, end."""
    account = signed_in.account
    counters = backoff.confirmation_counters(settings.limits, account.id)
    async with database.writing(is_essential=True) as session:
        await backoff.begin_try(session, counters)
    async with database.writing() as session:
        await sessions.require_still(session, signed_in)
        await totp.confirm(session, keyring, account.id, body.code)
        codes = await recovery_codes.replace_codes(session, account.id)
        await sessions.end_all(session, account.id, but=signed_in.session.id)
        await mark_proven(session, signed_in, shows_both=True)
        await backoff.forget_tries(session, counters)
        stored = await session.get_one(Account, account.id)
        # Nobody confirmed the address: it may be another's, whom the link would give the account.
        is_his = stored.email_verified_at is not None
        token = await mail_links.issue(session, stored, "factor", stored.email) if is_his else ""
        link = mail_links.dashboard_link(request, "undo-factor", token) if token else ""
        days = mail_links.LIFETIMES["factor"].days
        await outbox.add(session, letters.second_factor_on_letter(stored.reader, link, days))
    return RecoveryCodes(codes=codes)


@router.delete("/account/second-factor", status_code=204, operation_id="remove_second_factor")
async def remove_second_factor(signed_in: FreshSession, session: Writing, outbox: AppOutbox) -> Response:
    await sessions.require_still(session, signed_in)
    if await totp.take_away(session, signed_in.account.id):
        await outbox.add(session, letters.second_factor_off_letter(signed_in.account.reader))
    return Response(status_code=204)


@router.post("/account/recovery-codes", status_code=201, operation_id="make_recovery_codes")
async def make_recovery_codes(signed_in: FreshSession, session: Writing, outbox: AppOutbox) -> RecoveryCodes:
    await sessions.require_still(session, signed_in)  # two at once take turns here: else both would leave ten
    if not await totp.is_on(session, signed_in.account.id):
        raise SecondFactorOff
    codes = await recovery_codes.replace_codes(session, signed_in.account.id)
    await outbox.add(session, letters.recovery_codes_made_letter(signed_in.account.reader))
    return RecoveryCodes(codes=codes)

"""Signing in with a passkey, and the owner's list of them."""

from fastapi import APIRouter, Request, Response

from vitrine.accounts import inputs, letters, service
from vitrine.accounts.mail_rate_limit import mail_within_limit
from vitrine.accounts.operators.service import is_operator
from vitrine.accounts.passkeys import ceremony, challenges, store
from vitrine.accounts.problems import PasskeyCopied
from vitrine.accounts.records import (
    KnownCredential,
    PasskeyOffer,
    PasskeyQuestion,
    PasskeyRecord,
    SessionState,
    passkey_record,
    session_state,
)
from vitrine.accounts.requests import (
    SIGN_IN_RATE,
    AppDatabase,
    AppKeyring,
    AppOutbox,
    AppSettings,
    AppThrottle,
    language_of,
    strangers_form,
)
from vitrine.accounts.sessions import sessions
from vitrine.accounts.sessions.freshness import FreshSession
from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.accounts.sessions.sign_in_flow import AppSignInFlow
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing

router = APIRouter(prefix="/api", tags=["accounts"])

ENTER = "enter"  # what a challenge is for; those for an account name its session beside


def to_add(session_id: str) -> str:
    return f"add {session_id}"


@router.post("/session/passkey-question", operation_id="ask_for_passkey")
@accepts(strangers_form(signs_in=True))
async def ask_for_passkey(
    request: Request, response: Response, settings: AppSettings, keyring: AppKeyring
) -> PasskeyQuestion:
    """Of anybody: which account it is, the passkey tells. Nothing is looked up and nothing written."""
    return PasskeyQuestion(
        challenge=challenges.ask(response, request, settings, keyring, ENTER),
        party_id=ceremony.party_of(request).id,
        timeout_ms=challenges.GOOD_SECONDS * 1000,
    )


@router.post("/session/passkey", operation_id="sign_in_with_passkey")
# An authenticator writes as much as it likes: more than the few lines of other forms.
@accepts(RequestPolicy(max_values=20, audience="anyone", rate_limits=(SIGN_IN_RATE,), signs_in=True))
async def sign_in_with_passkey(
    body: inputs.PasskeyUsed,
    request: Request,
    response: Response,
    keyring: AppKeyring,
    throttle: AppThrottle,
    database: AppDatabase,
    outbox: AppOutbox,
    sign_in_flow: AppSignInFlow,
) -> SessionState:
    """The device holds the key and has verified who uses it: both factors at once."""
    challenge = challenges.require_asked(request, keyring, ENTER, ceremony.challenge_in(body.client_data))
    try:
        async with database.writing(is_essential=True) as session:
            account = await store.use(session, body, challenge=challenge, party=ceremony.party_of(request))
            result = await sign_in_flow.start_session(session, account, method="passkey", shows_both=True)
            identities = await service.identities_of(session, account.id)
            is_named = await is_operator(session, account.id)
    except PasskeyCopied as copied:
        await mail_within_limit(throttle, database, outbox, letters.passkey_copied_letter(copied.reader))
        raise
    sign_in_flow.open(response, result)
    assert result.signed_in is not None  # noqa: S101  (both factors were shown)
    return session_state(result.signed_in, identities, result.signed_in.token_expires_at, is_operator=is_named)


@router.get("/account/passkeys", operation_id="list_passkeys")
async def list_passkeys(account: CurrentAccount, session: Reading) -> list[PasskeyRecord]:
    return [passkey_record(passkey) for passkey in await store.list_passkeys(session, account.id)]


@router.post("/account/passkey-offers", operation_id="offer_passkey")
async def offer_passkey(
    signed_in: FreshSession,
    session: Reading,
    request: Request,
    response: Response,
    settings: AppSettings,
    keyring: AppKeyring,
) -> PasskeyOffer:
    account = signed_in.account
    known = await store.list_passkeys(session, account.id)
    return PasskeyOffer(
        challenge=challenges.ask(response, request, settings, keyring, to_add(signed_in.session.id)),
        party_id=ceremony.party_of(request).id,
        party_name=ceremony.NAME,
        timeout_ms=challenges.GOOD_SECONDS * 1000,
        user_handle=ceremony.handle_of(account.id),
        email=account.email,
        user_name=account.user_name,
        algorithms=list(ceremony.ALGORITHMS),
        known=[KnownCredential(id=passkey.credential_id, transports=passkey.transports) for passkey in known],
    )


@router.post("/account/passkeys", status_code=201, operation_id="add_passkey")
async def add_passkey(
    body: inputs.PasskeyMade,
    signed_in: FreshSession,
    session: Writing,
    request: Request,
    keyring: AppKeyring,
    outbox: AppOutbox,
    settings: AppSettings,
) -> PasskeyRecord:
    await sessions.require_still(session, signed_in)
    purpose = to_add(signed_in.session.id)
    challenge = challenges.require_asked(request, keyring, purpose, ceremony.challenge_in(body.client_data))
    passkey = await store.add(
        session,
        signed_in.account.id,
        body,
        challenge=challenge,
        party=ceremony.party_of(request),
        user_agent=request.headers.get("user-agent", ""),
        language=language_of(request, signed_in.account, settings),
    )
    await outbox.add(session, letters.passkey_added_letter(signed_in.account.reader, passkey.name))
    return passkey_record(passkey)


@router.patch("/account/passkeys/{passkey_id}", operation_id="rename_passkey")
async def rename_passkey(
    passkey_id: str, body: inputs.PasskeyName, account: CurrentAccount, session: Writing
) -> PasskeyRecord:
    return passkey_record(await store.rename(session, account.id, passkey_id, body.name))


@router.delete("/account/passkeys/{passkey_id}", status_code=204, operation_id="remove_passkey")
async def remove_passkey(passkey_id: str, signed_in: FreshSession, session: Writing, outbox: AppOutbox) -> Response:
    await sessions.require_still(session, signed_in)
    passkey = await store.remove(session, signed_in.account.id, passkey_id)
    await outbox.add(session, letters.passkey_removed_letter(signed_in.account.reader, passkey.name))
    return Response(status_code=204)

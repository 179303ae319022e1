"""Fresh sign-in within a running session, which sessions/freshness.py asks for. Through the issuer: openid/."""

from fastapi import APIRouter, Request, Response

from vitrine.accounts import inputs, letters, reauthentication
from vitrine.accounts.mail_rate_limit import mail_about_guesses, mail_within_limit
from vitrine.accounts.passkeys import ceremony, challenges
from vitrine.accounts.problems import PasskeyCopied, TooManyWrongCodes
from vitrine.accounts.records import PasskeyQuestion
from vitrine.accounts.requests import (
    SIGN_IN_RATE,
    SIGNING_IN,
    AppDatabase,
    AppKeyring,
    AppOutbox,
    AppSettings,
    AppThrottle,
    Device,
    client_network,
)
from vitrine.accounts.sessions.guard import CurrentSession
from vitrine.platform.http.request_policy import RequestPolicy, accepts

router = APIRouter(prefix="/api/session", tags=["accounts"])


def proof_purpose(session_id: str) -> str:
    return f"prove {session_id}"


@router.post("/proof-question", operation_id="ask_for_proof")
@accepts(SIGNING_IN)
async def ask_for_proof(
    signed_in: CurrentSession, request: Request, response: Response, settings: AppSettings, keyring: AppKeyring
) -> PasskeyQuestion:
    return PasskeyQuestion(
        challenge=challenges.ask(response, request, settings, keyring, proof_purpose(signed_in.session.id)),
        party_id=ceremony.party_of(request).id,
        timeout_ms=challenges.GOOD_SECONDS * 1000,
    )


@router.post("/proof", status_code=204, operation_id="prove_session")
@accepts(RequestPolicy(max_values=20, rate_limits=(SIGN_IN_RATE,), signs_in=True))
async def prove_session(
    body: inputs.Proof,
    signed_in: CurrentSession,
    request: Request,
    settings: AppSettings,
    keyring: AppKeyring,
    throttle: AppThrottle,
    database: AppDatabase,
    outbox: AppOutbox,
    device: Device,
) -> Response:
    network = client_network(request)
    if body.passkey is not None:
        asked = ceremony.challenge_in(body.passkey.client_data)
        challenge = challenges.require_asked(request, keyring, proof_purpose(signed_in.session.id), asked)
        party = ceremony.party_of(request)
        try:
            await reauthentication.prove_by_passkey(database, signed_in, body.passkey, challenge=challenge, party=party)
        except PasskeyCopied as copied:
            await mail_within_limit(throttle, database, outbox, letters.passkey_copied_letter(copied.reader))
            raise
    elif body.code:
        name = device.name_for(signed_in.account)
        try:
            await reauthentication.prove_by_code(
                database, settings, keyring, outbox, signed_in, code=body.code, network=network, device=name
            )
        except TooManyWrongCodes:
            await mail_about_guesses(throttle, database, outbox, signed_in.account)
            raise
    else:
        await reauthentication.prove_by_password(database, settings, signed_in, body.password)
    return Response(status_code=204)

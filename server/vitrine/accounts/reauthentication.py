"""Proves again who sits there: by password, code or passkey, whichever the account has. Called by routes."""

from vitrine.accounts import inputs, letters
from vitrine.accounts.passkeys import store
from vitrine.accounts.passkeys.ceremony import RelyingParty
from vitrine.accounts.passwords import backoff, passwords
from vitrine.accounts.problems import SignInAgain, Way, WrongPassword
from vitrine.accounts.second_factor import recovery_codes
from vitrine.accounts.second_factor.verification import require_code
from vitrine.accounts.sessions.freshness import mark_proven, ways_to_prove
from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.platform.keyring import Keyring
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database


async def require_way(database: Database, signed_in: SignedIn, way: Way) -> None:
    """Where the account has a second factor, its password is not enough here either."""
    async with database.reading() as session:
        ways = await ways_to_prove(session, signed_in.account)
    if way not in ways:
        raise SignInAgain(ways=ways)


async def prove_by_password(database: Database, settings: Settings, signed_in: SignedIn, password: str) -> None:
    """Guesses are limited: a stolen session must not find the password out."""
    await require_way(database, signed_in, "password")
    counters = backoff.confirmation_counters(settings.limits, signed_in.account.id)
    async with database.writing(is_essential=True) as session:
        await backoff.begin_try(session, counters)
    if not await passwords.verify_password(signed_in.account.password_hash, password, "account"):
        raise WrongPassword(field="password")
    async with database.writing(is_essential=True) as session:
        await backoff.forget_tries(session, counters)
        await mark_proven(session, signed_in)


async def prove_by_code(
    database: Database,
    settings: Settings,
    keyring: Keyring,
    outbox: Outbox,
    signed_in: SignedIn,
    *,
    code: str,
    network: str,
    device: str,
) -> None:
    """The owner is told where it was a recovery code."""
    await require_way(database, signed_in, "code")
    is_spare = await require_code(
        database, settings, keyring, account_id=signed_in.account.id, code=code, network=network, device=device
    )
    async with database.writing(is_essential=True) as session:
        await mark_proven(session, signed_in, shows_both=True)
        if is_spare:
            left = await recovery_codes.count_left(session, signed_in.account.id)
            await outbox.add(session, letters.recovery_code_used_letter(signed_in.account.reader, left))


async def prove_by_passkey(
    database: Database, signed_in: SignedIn, used: inputs.PasskeyUsed, *, challenge: bytes, party: RelyingParty
) -> None:
    async with database.writing(is_essential=True) as session:
        await store.use(session, used, challenge=challenge, party=party, of_account=signed_in.account.id)
        await mark_proven(session, signed_in, shows_both=True)

"""Checks a code of the second factor, counted before it is looked at, as passwords are."""

from vitrine.accounts.passwords import backoff
from vitrine.accounts.problems import TooManyWrongCodes, WrongCode
from vitrine.accounts.second_factor import recovery_codes, totp
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database

WARN_AFTER = 5  # wrong ones in a row, from strangers' browsers or from known ones: the password was right, or is known


async def require_code(
    database: Database, settings: Settings, keyring: Keyring, *, account_id: str, code: str, network: str, device: str
) -> bool:
    """Whether it was a recovery code. The count outlives the refusal: transactions of their own."""
    counters = backoff.code_counters(settings.limits, account_id, network, device)
    async with database.writing(is_essential=True) as session:
        tries = await backoff.begin_try(session, counters)
    is_spare = recovery_codes.is_recovery_code(code)
    try:
        async with database.writing(is_essential=True) as session:
            if is_spare:
                await recovery_codes.take(session, account_id, code)
            else:
                await totp.take_code(session, keyring, account_id, code)
            await backoff.forget_tries(session, counters)
    except WrongCode as wrong:
        raise (TooManyWrongCodes(field="code") if tries == WARN_AFTER else wrong) from None
    return is_spare

"""How long a password may be guessed at: after the allowed failures, waits that double up to a quarter of an hour.

Counted per address that was typed, whether an account has it or not: the count must not tell which exist.
"""

import hashlib
from datetime import timedelta

from limits import parse
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import SignInTries
from vitrine.errors import TooMany
from vitrine.storage.at_once import insert_into
from vitrine.storage.base import now

FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(minutes=15)


def _key(email: str) -> str:
    return hashlib.sha256(email.encode()).hexdigest()


async def begin_try(session: AsyncSession, rate: str, email: str) -> None:
    """Counts the try as failed before the password is looked at: fifty at once are fifty, not one."""
    limit = parse(rate)
    moment = now()
    row = await _locked_row(session, _key(email))
    window = max(timedelta(seconds=limit.get_expiry()), LONGEST_WAIT)
    if moment - row.last_failed_at > window:
        row.failures = 0
    beyond = row.failures - limit.amount
    if beyond >= 0:
        wait = min(FIRST_WAIT * 2 ** min(beyond, 10), LONGEST_WAIT)
        seconds = round((row.last_failed_at + wait - moment).total_seconds())
        if seconds > 0:
            raise TooMany(headers={"Retry-After": str(seconds)}, seconds=seconds)
    row.failures += 1
    row.last_failed_at = moment
    await session.flush()


async def _locked_row(session: AsyncSession, key: str) -> SignInTries:
    """Made, or found and locked, in one statement: a sign-in that ends well at this moment takes the row away."""
    made = insert_into(session, SignInTries).values(email_hash=key)
    await session.execute(made.on_conflict_do_update(index_elements=["email_hash"], set_={"email_hash": key}))
    return await session.get_one(SignInTries, key, populate_existing=True)


async def forget_tries(session: AsyncSession, email: str) -> None:
    await session.execute(delete(SignInTries).where(SignInTries.email_hash == _key(email)))


async def sweep(session: AsyncSession) -> None:
    await session.execute(delete(SignInTries).where(SignInTries.last_failed_at < now() - timedelta(days=1)))

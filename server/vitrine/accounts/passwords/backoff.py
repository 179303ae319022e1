"""Rate limit of password guesses: after the allowed failures, waits that double up to a quarter of an hour.

Strangers are counted by the address they typed, whether an account has it or not (the count must not tell which exist),
together with the address they call from; and, more generously, from everywhere together. A browser that signed in
before is counted by itself: ten wrong tries of a stranger do not keep the owner out.
"""

import hashlib
from dataclasses import dataclass
from datetime import timedelta

from limits import parse
from sqlalchemy import ColumnElement, delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import SignInTries
from vitrine.platform.errors import TooMany
from vitrine.platform.settings import Limits
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import insert_into

FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(minutes=15)


@dataclass(frozen=True)
class Counter:
    """Whose tries are counted together, and how many failures are allowed."""

    rate: str
    whom: tuple[str, ...]

    @property
    def key(self) -> str:
        return hashlib.sha256("\n".join(self.whom).encode()).hexdigest()


def sign_in_counters(limits: Limits, email: str, network: str, device: str) -> list[Counter]:
    if device:
        return [Counter(limits.signin_per_account, ("device", device))]
    return [
        Counter(limits.signin_per_account, ("sign-in", email, network)),
        Counter(limits.signin_from_anywhere, ("sign-in", email)),
    ]


def confirmation_counters(limits: Limits, account_id: str) -> list[Counter]:
    """The password that a signed-in browser is asked for once more: apart from what strangers try at sign-in."""
    return [Counter(limits.signin_per_account, ("confirmation", account_id))]


def code_counters(limits: Limits, account_id: str, network: str, device: str) -> list[Counter]:
    """Codes after the password. Six digits bear fewer guesses than a password does."""
    if device:
        # All of them together, too: each reset makes its browser a known one with a new name.
        return [
            Counter(limits.signin_per_account, ("code of device", device)),
            Counter(limits.codes_from_anywhere, ("code of devices", account_id)),
        ]
    return [
        Counter(limits.signin_per_account, ("code", account_id, network)),
        Counter(limits.codes_from_anywhere, ("code", account_id)),
    ]


async def begin_try(session: AsyncSession, counters: list[Counter]) -> int:
    """Counts the try as failed before the password is looked at: fifty at once are fifty, not one. The most that one
    of the counters has now."""
    return max([await _count(session, counter) for counter in _in_order(counters)])


def _in_order(counters: list[Counter]) -> list[Counter]:
    """One for everybody: of two who wait for each other PostgreSQL ends one."""
    return sorted(counters, key=lambda counter: counter.key)


async def _count(session: AsyncSession, counter: Counter) -> int:
    limit = parse(counter.rate)
    moment = now()
    row = await _locked_row(session, counter.key)
    window = max(timedelta(seconds=limit.get_expiry()), LONGEST_WAIT)
    # Far in the past, or in a future that a clock which was put back has not reached yet: it says nothing of now.
    if abs(moment - row.last_failed_at) > window:
        row.failures = 0
    beyond = row.failures - limit.amount
    if beyond >= 0:
        wait = min(FIRST_WAIT * 2 ** min(beyond, 10), LONGEST_WAIT)
        seconds = round(min(row.last_failed_at + wait - moment, wait).total_seconds())
        if seconds > 0:
            raise TooMany(headers={"Retry-After": str(seconds)}, seconds=seconds)
    row.failures += 1
    row.last_failed_at = moment
    await session.flush()
    return row.failures


async def _locked_row(session: AsyncSession, key: str) -> SignInTries:
    """Made, or found and locked, in one statement: a sign-in that ends well at this moment takes the row away."""
    made = insert_into(session, SignInTries).values(email_hash=key)
    await session.execute(made.on_conflict_do_update(index_elements=["email_hash"], set_={"email_hash": key}))
    return await session.get_one(SignInTries, key, populate_existing=True)


async def forget_tries(session: AsyncSession, counters: list[Counter]) -> None:
    for counter in _in_order(counters):  # one statement for all would take them as they lie
        await session.execute(delete(SignInTries).where(SignInTries.email_hash == counter.key))


def is_over() -> ColumnElement[bool]:
    """Long ago, or, after the clock was put back, long from now."""
    a_day = timedelta(days=1)
    return (SignInTries.last_failed_at < now() - a_day) | (SignInTries.last_failed_at > now() + a_day)

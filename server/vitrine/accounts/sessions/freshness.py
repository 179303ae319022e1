"""FreshSession: the dependency of routes that need a recent sign-in; else a refusal that says how to prove it.

Every dangerous route asks for it: deletion, another address or password, a factor added or taken away. The browser
opens its one dialog at this refusal, and repeats the call (session/askForProof.ts).
"""

from datetime import datetime, timedelta
from typing import Annotated

from fastapi import Depends
from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.operators.service import is_operator, second_factor_ways
from vitrine.accounts.problems import SignedOut, SignInAgain, Way
from vitrine.accounts.requests import AppDatabase
from vitrine.accounts.second_factor import totp
from vitrine.accounts.sessions.guard import CurrentSession
from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.accounts.tables import Account, Identity, Passkey, Session
from vitrine.platform.storage.base import now

FRESH_FOR = timedelta(minutes=10)


async def ways_to_prove(session: AsyncSession, account: Account) -> list[Way]:
    """Where a second factor is set, what one factor alone shows is not enough."""
    ways: list[Way] = []
    if await session.scalar(select(exists().where(Passkey.account_id == account.id))):
        ways.append("passkey")
    if await totp.is_on(session, account.id):
        return [*ways, "code"]
    if account.password_hash:
        ways.append("password")
    if await session.scalar(select(exists().where(Identity.account_id == account.id))):
        ways.append("openid")
    return ways


async def mark_proven(session: AsyncSession, signed_in: SignedIn, *, shows_both: bool = False) -> None:
    """`shows_both`: by a passkey that verified its user, or by a code; operators are asked for that."""
    moment = now()
    shown = {"proved_at": moment} | ({"both_shown_at": moment} if shows_both else {})
    await session.execute(update(Session).where(Session.id == signed_in.session.id).values(shown))


def is_fresh(shown_at: datetime | None) -> bool:
    """Far in the future it is not: a clock that was put back must not make ten minutes of a day."""
    return shown_at is not None and abs(now() - shown_at) <= FRESH_FOR


def asked_again(ways: list[Way]) -> SignInAgain:
    return SignInAgain(ways=ways, minutes=int(FRESH_FOR.total_seconds() // 60))


async def _asked_of_operators(session: AsyncSession, account: Account) -> list[Way]:
    """Both factors, where he has them: else whoever has his password adds a passkey of his own, and is an operator."""
    return await second_factor_ways(session, account.id) if await is_operator(session, account.id) else []


async def _fresh(signed_in: CurrentSession, database: AppDatabase) -> SignedIn:
    async with database.reading() as session:
        row = await session.get(Session, signed_in.session.id)
        if row is None:
            raise SignedOut  # since the call's head came: require_still says more
        strong = await _asked_of_operators(session, signed_in.account)
        if not is_fresh(row.both_shown_at if strong else row.proved_at):
            raise asked_again(strong or await ways_to_prove(session, signed_in.account))
    return signed_in


FreshSession = Annotated[SignedIn, Depends(_fresh)]

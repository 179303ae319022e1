"""CurrentOperator and FreshOperator: dependencies of the routes under /api/operation/ that read, and that change.

For a stranger and for any other owner there is nothing there. A named operator needs two factors: set up, shown in this
session, and shown within minutes for a change. The browser's one dialog for fresh sign-ins brings them.
"""

from typing import Annotated

from fastapi import Depends

from vitrine.accounts.operators.service import is_operator, second_factor_ways
from vitrine.accounts.problems import SecondFactorNeeded, SignedOut
from vitrine.accounts.requests import AppDatabase
from vitrine.accounts.sessions.freshness import asked_again, is_fresh
from vitrine.accounts.sessions.guard import MaybeSignedIn
from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.accounts.tables import Account, Session
from vitrine.platform.errors import NotFound
from vitrine.platform.storage.database import Database


async def _require(signed_in: SignedIn | None, database: Database, *, in_these_minutes: bool) -> Account:
    if signed_in is None:
        raise NotFound
    account = signed_in.account
    async with database.reading() as session:
        if not await is_operator(session, account.id):
            raise NotFound
        ways = await second_factor_ways(session, account.id)
        if not ways:
            raise SecondFactorNeeded
        row = await session.get(Session, signed_in.session.id)
        if row is None:
            raise SignedOut  # since the call's head came
        is_shown = is_fresh(row.both_shown_at) if in_these_minutes else row.both_shown_at is not None
    if not is_shown:
        raise asked_again(ways)
    return account


async def _operator(signed_in: MaybeSignedIn, database: AppDatabase) -> Account:
    return await _require(signed_in, database, in_these_minutes=False)


async def _fresh_operator(signed_in: MaybeSignedIn, database: AppDatabase) -> Account:
    return await _require(signed_in, database, in_these_minutes=True)


CurrentOperator = Annotated[Account, Depends(_operator)]
FreshOperator = Annotated[Account, Depends(_fresh_operator)]

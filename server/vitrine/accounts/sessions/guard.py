"""CurrentAccount: the dependency that gives a route its signed-in owner, or 401. Site routes: sites/site/guard.py."""

import time
from typing import Annotated

from fastapi import Depends, Request

from vitrine.accounts.problems import SignedOut
from vitrine.accounts.sessions.middleware import signed_in_of
from vitrine.accounts.sessions.sessions import SignedIn, is_there
from vitrine.accounts.tables import Account
from vitrine.platform.http.transactions import get_database
from vitrine.platform.storage.database import Database

# Guards are asked once the body is there. One that came slowly may have outlived its session.
LOOKED_AT_AGAIN_AFTER_S = 2.0


async def _maybe_signed_in(request: Request) -> SignedIn | None:
    return signed_in_of(request)


async def _signed_in(request: Request, database: Annotated[Database, Depends(get_database)]) -> SignedIn:
    found = signed_in_of(request)
    if found is None:
        raise SignedOut
    if time.monotonic() - found.found_at > LOOKED_AT_AGAIN_AFTER_S:
        async with database.reading() as session:
            if not await is_there(session, found):
                raise SignedOut
    return found


async def _account(signed_in: Annotated[SignedIn, Depends(_signed_in)]) -> Account:
    return signed_in.account


MaybeSignedIn = Annotated[SignedIn | None, Depends(_maybe_signed_in)]
CurrentSession = Annotated[SignedIn, Depends(_signed_in)]
CurrentAccount = Annotated[Account, Depends(_account)]

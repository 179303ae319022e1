"""Everything that opens an account without its password, and its end. Called where a mail proves the address.

Somebody may have signed up with another's address and waited (pre-hijacking): when its owner comes, by a reset or by a
confirmation from a browser that is not the account's, whatever opened the account before opens it no more.
"""

from dataclasses import dataclass

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Identity, Session


@dataclass(frozen=True)
class Ended:
    """What there was, for the mail that says so."""

    sessions: int
    identities: int


async def end_ways_in(session: AsyncSession, account_id: str) -> Ended:
    """The one place: a further way in is ended here as well."""
    sessions = delete(Session).where(Session.account_id == account_id).returning(Session.id)
    identities = delete(Identity).where(Identity.account_id == account_id).returning(Identity.id)
    return Ended(len(list(await session.scalars(sessions))), len(list(await session.scalars(identities))))

"""Revokes every session, identity, passkey and second factor of an account. Called where a mail proves the address.

Somebody may have signed up with another's address and waited (pre-hijacking): when its owner comes, by a reset or by a
confirmation from a browser that is not the account's, whatever opened the account before opens it no more.
"""

from dataclasses import dataclass

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.operators import audit
from vitrine.accounts.operators.service import remove_operator, second_factor_ways
from vitrine.accounts.second_factor import totp
from vitrine.accounts.tables import Account, Identity, Passkey, Session

BY_MAIL = "A link sent by mail ended every second factor."


@dataclass(frozen=True)
class RevokedCredentials:
    """What there was, for the mail that says so."""

    sessions: int
    identities: int
    passkeys: int
    had_factor: bool

    @property
    def is_nothing(self) -> bool:
        return not (self.sessions or self.identities or self.passkeys or self.had_factor)


async def revoke_credentials(session: AsyncSession, account: Account, *, ends_factor: bool) -> RevokedCredentials:
    """The one place: a further way in is ended here as well.

    A second factor opens nothing, it only keeps out: it stays, or whoever reads the mailbox would need no code. But one
    of somebody who had not shown that the address is his (`ends_factor`) would keep its owner out.
    """

    async def gone(table: type[Session | Identity | Passkey]) -> int:
        query = delete(table).where(table.account_id == account.id).returning(table.id)
        return len(list(await session.scalars(query)))

    ended = RevokedCredentials(
        sessions=await gone(Session),
        identities=await gone(Identity),
        passkeys=await gone(Passkey),
        had_factor=ends_factor and await totp.take_away(session, account.id),
    )
    # A mailbox is one factor. What hung on two does not go on with one that its reader sets up next.
    if not await second_factor_ways(session, account.id) and await remove_operator(session, account):
        audit.note(session, audit.actor(account), "operator_unnamed", about_email=account.email, reason=BY_MAIL)
    return ended

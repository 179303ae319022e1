"""An operator gives an account another address, because its owner lost the mailbox: `vitrine accounts reset-mail`.

Nothing but the sessions ends at once: the new address counts when the link sent to it is used, which chooses a password
and ends every other way in. A second factor stays, so whoever talked the operator into it needs the owner's phone too.
"""

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses, mail_links
from vitrine.accounts.problems import BadEmail, EmailTaken
from vitrine.accounts.service import find_by_email
from vitrine.accounts.sessions import sessions
from vitrine.accounts.tables import Account
from vitrine.platform.errors import Refused


async def checked_address(session: AsyncSession, email: str) -> str:
    try:
        address = addresses.checked(email)
    except BadEmail:
        raise Refused(f"'{email}' is no e-mail address") from None
    if await find_by_email(session, address) is not None:
        raise Refused(f"another account has the address {address}, or this one has it already")
    return address


async def begin(session: AsyncSession, account: Account, address: str) -> str:
    """The token of the link. Every other link ends with it: only the operator's counts."""
    await sessions.end_all(session, account.id)
    await mail_links.forget(session, account.id, "reset", "verify", "email", *mail_links.TAKING_BACK)
    return await mail_links.issue(session, account, "readdress", address)


async def take_address(session: AsyncSession, account: Account, address: str) -> None:
    account.email = address
    try:
        await session.flush()
    except IntegrityError:  # another account took it since
        raise EmailTaken(field="email") from None

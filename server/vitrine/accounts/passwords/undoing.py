"""Undo links: a changed address or an added second factor is taken back by the link in the mail about it.

Two things keep an owner out for good: another address, and a second factor that is not his. Whoever did either may have
left other ways in, so all of them end; the password too, which he knows or has chosen: else he would be back before the
owner has read on. A reset by mail comes next.
"""

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import mail_links
from vitrine.accounts.credentials import revoke_credentials
from vitrine.accounts.passwords.recovery import require_free
from vitrine.accounts.problems import EmailTaken, LinkSpent
from vitrine.accounts.second_factor import totp
from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account, MailToken
from vitrine.platform.storage.base import now

# Who has found the password out may set a factor first and change the address then.
FACTOR_IS_OLD_AFTER = timedelta(days=7)


@dataclass(frozen=True)
class Undone:
    """`replaced`: the address that was the account's until now, where it was one that was taken back."""

    account: Account
    replaced: str | None


async def undo(session: AsyncSession, token: str) -> Undone:
    row, account = await mail_links.redeem(session, token, *mail_links.TAKING_BACK)
    replaced = account.email if row.purpose == "undo" else None
    if row.purpose == "factor":
        # Whoever still reads a former mailbox has the link that puts the address back, while that is good.
        if row.email != account.email:
            raise LinkSpent
        ends_factor = True
    else:
        ends_factor = await _put_address_back(session, row, account)
    account.password_hash = None
    await mail_links.forget(session, account.id, "reset", "email", "verify")
    await revoke_credentials(session, account, ends_factor=ends_factor)
    await require_free(session)
    return Undone(account, replaced)


async def _put_address_back(session: AsyncSession, row: MailToken, account: Account) -> bool:
    """Whether the account's second factor may be his who changed the address."""
    if row.email != account.email and await find_by_email(session, row.email) is not None:
        raise EmailTaken(field="email")
    account.email, account.email_verified_at = row.email, now()
    await mail_links.forget_later(session, row)
    return await totp.counts_since(session, account.id, row.created_at - FACTOR_IS_OLD_AFTER)

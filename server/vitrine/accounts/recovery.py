"""Proving an e-mail address by a link: forgotten password, verification, change of address. Called by routes."""

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses, backoff, mail_links, passwords, sessions
from vitrine.accounts.problems import EmailTaken
from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account, Identity
from vitrine.settings import Settings
from vitrine.storage.base import now
from vitrine.storage.database import Database


async def begin_reset(session: AsyncSession, email: str) -> tuple[Account, str] | None:
    account = await find_by_email(session, email)
    return (account, await mail_links.issue(session, account, "reset", account.email)) if account else None


async def reset_password(database: Database, settings: Settings, *, token: str, password: str) -> Account:
    passwords.check_new_password(settings, password)
    password_hash = await passwords.hash_password(password)
    async with database.writing() as session:
        _, account = await mail_links.redeem(session, token, "reset")
        if account.email_verified_at is None:
            # Whoever signed up with this address before its owner proved it keeps no other way in.
            await session.execute(delete(Identity).where(Identity.account_id == account.id))
        account.password_hash = password_hash
        account.email_verified_at = account.email_verified_at or now()
        await mail_links.forget(session, account.id, "email", "verify")
        await sessions.end_all(session, account.id)
        await backoff.forget_tries(session, account.email)
        return account


async def begin_email_change(session: AsyncSession, account: Account, email: str) -> tuple[str, str]:
    """The new address and its link's token. Whether it is taken is said here: the owner is signed in."""
    address = addresses.checked(email)
    other = await find_by_email(session, address)
    if other is not None:
        raise EmailTaken(field="email")
    return address, await mail_links.issue(session, account, "email", address)


async def confirm_email(session: AsyncSession, token: str) -> Account:
    row, account = await mail_links.redeem(session, token, "verify", "email")
    if row.email != account.email:
        if await find_by_email(session, row.email) is not None:
            raise EmailTaken(field="email")
        account.email = row.email
        # A link to the former address must not open the account any more.
        await mail_links.forget(session, account.id, "reset")
    account.email_verified_at = now()
    try:
        await session.flush()
    except IntegrityError:  # another account took the address since we looked
        raise EmailTaken(field="email") from None
    return account

"""Proving an e-mail address by a link: forgotten password, verification, change of address. Called by routes."""

from collections.abc import Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses, mail_links
from vitrine.accounts.passwords import backoff, passwords
from vitrine.accounts.problems import EmailTaken
from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account
from vitrine.accounts.ways_in import Ended, end_ways_in
from vitrine.settings import Settings
from vitrine.storage.base import now
from vitrine.storage.database import Database


async def begin_reset(session: AsyncSession, email: str) -> tuple[Account | None, str]:
    """Writes as much for an address without an account: what it costs must not tell."""
    account = await find_by_email(session, email)
    return account, await mail_links.issue(session, account, "reset", account.email if account else "")


async def reset_password(
    database: Database, settings: Settings, *, token: str, password: str, network: str = ""
) -> tuple[Account, Ended]:
    """The link before the hash: who has none gets no work done."""
    passwords.check_new_password(settings, password)
    async with database.reading() as session:
        await mail_links.require_good(session, token, "reset")
    password_hash = await passwords.hash_password(password, "reset")
    async with database.writing() as session:
        _, account = await mail_links.redeem(session, token, "reset")
        account.password_hash = password_hash
        account.email_verified_at = account.email_verified_at or now()
        await mail_links.forget(session, account.id, "email", "verify")
        await backoff.forget_tries(session, backoff.sign_in_counters(settings.limits, account.email, network, ""))
        return account, await end_ways_in(session, account.id)


async def begin_email_change(session: AsyncSession, account: Account, email: str) -> tuple[str, str]:
    """The new address and its link's token. Whether it is taken is said here: the owner is signed in."""
    address = addresses.checked(email)
    other = await find_by_email(session, address)
    if other is not None:
        raise EmailTaken(field="email")
    return address, await mail_links.issue(session, account, "email", address)


async def confirm_email(
    session: AsyncSession, token: str, is_own_browser: Callable[[Account], bool]
) -> tuple[Account, Ended | None]:
    """From a browser that the account does not know, the former ways in are ended: its owner may only now have come."""
    row, account = await mail_links.redeem(session, token, "verify", "email")
    if row.email != account.email:
        if await find_by_email(session, row.email) is not None:
            raise EmailTaken(field="email")
        account.email = row.email
        # A link to the former address must not open the account any more.
        await mail_links.forget(session, account.id, "reset")
    account.email_verified_at = now()
    ended = None if is_own_browser(account) else await end_ways_in(session, account.id)
    try:
        await session.flush()
    except IntegrityError:  # another account took the address since we looked
        raise EmailTaken(field="email") from None
    return account, ended

"""`vitrine accounts add|confirm|reset-link`: what mails do otherwise, for where none go or nobody may sign up."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncSession

import vitrine.migrations.tables  # noqa: F401  (an account's rows are named by other packages' tables)
from vitrine.accounts import mail_links
from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.accounts.passwords.reset_mail import checked_address
from vitrine.accounts.service import create_account, find_by_email, mark_confirmed
from vitrine.accounts.tables import Account
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import existing_database
from vitrine.sites.site.site_lifecycle import StoredSiteLifecycle

LINK: mail_links.Purpose = "readdress"  # which an operator makes: good for days, and no mail makes another meanwhile


def run_new_accounts(options: argparse.Namespace, settings: Settings) -> int:
    return asyncio.run(_run(options, settings))


async def _run(options: argparse.Namespace, settings: Settings) -> int:
    async with existing_database(settings) as database:
        async with database.writing() as session:
            lines = await _WORK[options.what](session, options, settings)
        print("\n".join(lines))
    return 0


async def _add(session: AsyncSession, options: argparse.Namespace, settings: Settings) -> list[str]:
    """The operator knows whose address it is: nobody has to prove it."""
    address = await checked_address(session, options.email)
    name = options.name or address.partition("@")[0]
    account = await create_account(
        session, StoredSiteLifecycle(), user_name=name, email=address, password_hash=None, is_email_verified=True
    )
    audit.note(session, FROM_SHELL, "account_made", about_email=account.email)
    return [f"{account.email} ({account.user_name}) has an account now.", *await _link(session, account, settings)]


async def _confirm(session: AsyncSession, options: argparse.Namespace, _settings: Settings) -> list[str]:
    account = await _account(session, options.email)
    if account.email_verified_at is not None:
        return [f"{account.email} was confirmed before."]
    await mark_confirmed(session, StoredSiteLifecycle(), account)
    await mail_links.forget(session, account.id, "verify")
    audit.note(session, FROM_SHELL, "address_confirmed", about_email=account.email)
    return [f"{account.email} is confirmed now, and its site is shown as its owner set it."]


async def _reset_link(session: AsyncSession, options: argparse.Namespace, settings: Settings) -> list[str]:
    account = await _account(session, options.email)
    audit.note(session, FROM_SHELL, "link_made", about_email=account.email)
    return await _link(session, account, settings)


async def _account(session: AsyncSession, email: str) -> Account:
    account = await find_by_email(session, email)
    if account is None:
        raise Refused(f"no account has the address {email}")
    return account


async def _link(session: AsyncSession, account: Account, settings: Settings) -> list[str]:
    await mail_links.forget(session, account.id, "reset", "verify", "email")
    token = await mail_links.issue(session, account, LINK, account.email)
    days = mail_links.LIFETIMES[LINK].days
    return [
        f"Give this link to its owner, and to nobody else: it chooses a password, once, within {days} days.",
        mail_links.link_from(settings.origin, "reset", token),
    ]


_WORK: dict[str, Callable[[AsyncSession, argparse.Namespace, Settings], Awaitable[list[str]]]] = {
    "add": _add,
    "confirm": _confirm,
    "reset-link": _reset_link,
}

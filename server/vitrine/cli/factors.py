"""`vitrine accounts reset-factors EMAIL`: for an owner who lost his phone and his recovery codes."""

import argparse
import asyncio
import sys

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

import vitrine.migrations.tables  # noqa: F401  (an account's rows are named by other packages' tables)
from vitrine.accounts import letters
from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.accounts.second_factor import totp
from vitrine.accounts.service import find_by_email
from vitrine.accounts.sessions import sessions
from vitrine.accounts.tables import Account, Identity, Passkey
from vitrine.cli.failures import FAILED
from vitrine.platform.errors import Refused
from vitrine.platform.mail import Mailer
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import existing_database


def run_reset_factors(options: argparse.Namespace, settings: Settings) -> int:
    return asyncio.run(_reset_factors(options, settings))


async def _account(session: AsyncSession, email: str) -> Account:
    account = await find_by_email(session, email)
    if account is None:
        raise Refused(f"no account has the address {email}")
    return account


async def _reset_factors(options: argparse.Namespace, settings: Settings) -> int:
    outbox = Outbox(settings.dashboard_language)
    async with existing_database(settings) as database:
        async with database.reading() as session:
            account = await _account(session, options.email)
            has_factor = await totp.is_on(session, account.id)
            count = func.count()
            passkeys = await session.scalar(select(count).select_from(Passkey).where(Passkey.account_id == account.id))
            issuers = await session.scalar(select(count).select_from(Identity).where(Identity.account_id == account.id))
        state = "on" if has_factor else "off"
        said = f"second factor {state}, passkeys: {passkeys}, linked issuers: {issuers}"
        print(f"{account.email} ({account.user_name}): {said}")
        print("Factor and passkeys are taken away and all sessions end. A mail tells the owner.")
        # What was lost is a device. These are not on it, and an owner without a password would have nothing left.
        print("The password and linked issuers stay: whose they are is the owner's to look at.")
        if not options.yes and not _is_meant():
            print("vitrine: nothing was changed", file=sys.stderr)
            return FAILED
        async with database.writing() as session:
            account = await _account(session, options.email)
            # Before its sessions end: who signs in at this moment comes before that, or after.
            await session.execute(select(Account.id).where(Account.id == account.id).with_for_update(key_share=True))
            await totp.take_away(session, account.id)
            await session.execute(delete(Passkey).where(Passkey.account_id == account.id))
            await sessions.end_all(session, account.id)
            audit.note(session, FROM_SHELL, "factors_reset", about_email=account.email)
            await outbox.add(session, letters.factors_reset_letter(account.reader))
        await OutboxSender(database, Mailer(settings), outbox).idle()
    print("done")
    return 0


def _is_meant() -> bool:
    try:
        return input("Go on? Type yes: ").strip().lower() == "yes"
    except EOFError:
        return False

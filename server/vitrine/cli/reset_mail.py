"""`vitrine accounts reset-mail ADDRESS NEW`: for an owner who lost his mailbox."""

import argparse
import asyncio
import sys
from dataclasses import replace

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

import vitrine.migrations.tables  # noqa: F401  (an account's rows are named by other packages' tables)
from vitrine.accounts import letters, mail_links
from vitrine.accounts.operators import audit
from vitrine.accounts.passwords import reset_mail
from vitrine.accounts.second_factor import totp
from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account, Passkey
from vitrine.cli.entries import entry_text, found_entry
from vitrine.cli.failures import FAILED
from vitrine.operation.roster import Entry
from vitrine.platform.errors import Refused
from vitrine.platform.mail import Mailer, MailNotSent, Reader
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import existing_database


def run_reset_mail(options: argparse.Namespace, settings: Settings) -> int:
    return asyncio.run(_reset_mail(options, settings))


async def _reset_mail(options: argparse.Namespace, settings: Settings) -> int:
    async with existing_database(settings) as database:
        entry = await found_entry(options.named, database)
        address = await _say(options, database, entry)
        if options.dry_run:
            print("Nothing was changed: this was a dry run.")
            return 0
        if not options.yes and not _is_meant(address):
            print("vitrine: nothing was changed", file=sys.stderr)
            return FAILED
        token = await _begin(database, entry, address)
        async with database.reading() as session:
            former = (await _account(session, entry)).reader
        return await _send(Mailer(settings), former, address, _link(settings, token))


async def _account(session: AsyncSession, entry: Entry) -> Account:
    account = await find_by_email(session, entry.email)
    if account is None:
        raise Refused(f"{entry.email} was deleted or changed meanwhile")
    return account


async def _say(options: argparse.Namespace, database: Database, entry: Entry) -> str:
    async with database.reading() as session:
        account = await _account(session, entry)
        address = await reset_mail.checked_address(session, options.new)
        has_factor = await totp.is_on(session, account.id)
        passkeys = await session.scalar(
            select(func.count()).select_from(Passkey).where(Passkey.account_id == account.id)
        )
    days = mail_links.LIFETIMES["readdress"].days
    print(entry_text(entry))
    print(f"Last signed in: {f'{entry.seen_at:%Y-%m-%d}' if entry.seen_at else 'never'}")
    print(
        f"All sessions end now. {address} gets a link to choose a password, good for {days} days; when it is used the"
    )
    print(f"account has that address, and neither the former password nor its passkeys ({passkeys}) open it any more.")
    if has_factor:
        print("Its second factor stays and is asked for: if that is lost too, `vitrine accounts reset-factors`.")
    print(f"{entry.email} is told.")
    return address


async def _begin(database: Database, entry: Entry, address: str) -> str:
    async with database.writing() as session:
        account = await _account(session, entry)
        audit.note(
            session,
            audit.FROM_SHELL,
            "address_reset",
            about_email=account.email,
            about_site=entry.address,
            details={"newEmail": address},
        )
        return await reset_mail.begin(session, account, address)


async def _send(mailer: Mailer, former: Reader, address: str, link: str) -> int:
    """Now, and not in the background: whether the link left is what the operator has to tell the owner."""
    days = mail_links.LIFETIMES["readdress"].days
    failed = 0
    new = replace(former, email=address)
    for letter in (letters.readdressed_letter(new, link, days), letters.readdressing_letter(former, address)):
        try:
            await mailer.send(letter)
            print(f"Sent to {letter.to.email}.")
        except MailNotSent as error:
            failed = FAILED
            print(f"vitrine: no mail to {letter.to.email} ({error})", file=sys.stderr)
    if failed:
        print("vitrine: once mails leave, the same command sends them again; the link before is void", file=sys.stderr)
    return failed


def _link(settings: Settings, token: str) -> str:
    return mail_links.link_from(settings.origin, "reset", token)


def _is_meant(address: str) -> bool:
    """Typed in full: whoever reads that mailbox gets the account. Without a terminal nothing is meant."""
    if not sys.stdin.isatty():
        print("vitrine: nobody to ask; --yes does not ask", file=sys.stderr)
        return False
    asked = "Are you sure that it is the owner who asks? Type the new address: "
    return input(asked).strip().lower() == address

"""What a signed-in owner changes about the account: name, password, address, and its end. Called by routes."""

import logging
import sqlite3

from sqlalchemy import delete, make_url
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import letters, mail_links
from vitrine.accounts.passwords import passwords
from vitrine.accounts.problems import NotConfirmed
from vitrine.accounts.service import checked_name
from vitrine.accounts.sessions import sessions
from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.accounts.site_lifecycle import SiteLifecycle
from vitrine.accounts.tables import Account
from vitrine.platform.logs import reason_of
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings
from vitrine.platform.storage import sqlite
from vitrine.platform.storage.database import Database

log = logging.getLogger(__name__)


async def rename(session: AsyncSession, site_lifecycle: SiteLifecycle, account: Account, user_name: str) -> Account:
    stored = await session.get_one(Account, account.id)
    former, stored.user_name = stored.user_name, checked_name(user_name)
    await site_lifecycle.rename(session, stored, former)
    return stored


async def change_password(
    database: Database, settings: Settings, outbox: Outbox, signed_in: SignedIn, new: str
) -> Account:
    passwords.check_new_password(settings, new)
    password_hash = await passwords.hash_password(new, "account")
    async with database.writing() as session:
        await sessions.require_still(session, signed_in)
        stored = await session.get_one(Account, signed_in.account.id)
        stored.password_hash = password_hash
        await sessions.end_all(session, stored.id, but=signed_in.session.id)
        await mail_links.forget(session, stored.id, "reset", "email")
        await outbox.add(session, letters.password_changed_letter(stored.reader))
        return stored


async def delete_account(
    database: Database, site_lifecycle: SiteLifecycle, outbox: Outbox, signed_in: SignedIn, email: str
) -> None:
    if email.strip().lower() != signed_in.account.email:
        raise NotConfirmed(field="email")
    await end_account(database, site_lifecycle, signed_in.account, asked_in=signed_in, outbox=outbox)


async def end_account(
    database: Database,
    site_lifecycle: SiteLifecycle,
    account: Account,
    *,
    asked_in: SignedIn | None = None,
    outbox: Outbox | None = None,
) -> None:
    """Everything that hangs on the account goes with it by foreign keys; its files are out of reach, and go next.

    `outbox`: where its owner is told.
    """
    async with database.writing(is_essential=True) as session:
        if asked_in:
            await sessions.require_still(session, asked_in)
        # Lock order: outbox rows, then what they are about, as the sender does who notes that a mail is sent.
        await session.execute(delete(OutboxMail).where(OutboxMail.account_id == account.id))
        await site_lifecycle.leave(session, account)
        await session.execute(delete(Account).where(Account.id == account.id))
        if outbox:
            await outbox.add(session, letters.account_deleted_letter(account.reader))
    site_lifecycle.forget()


async def erase_account_traces(database: Database, sender: OutboxSender) -> None:
    """At once; and again when the letter that says so has gone, which held the address until then."""
    await erase_traces(database)
    await sender.idle()
    await erase_traces(database)


async def erase_traces(database: Database, of: str = "a deleted account's text") -> None:
    """After a deletion: SQLite still has the former text in its log. PostgreSQL's own vacuum does this by itself."""
    if not database.is_sqlite:
        return
    try:
        is_done, reason = await sqlite.empty_log(make_url(database.url).database or ""), "a reader keeps it"
    except (sqlite3.Error, OSError) as error:
        is_done, reason = False, reason_of(error)
    if not is_done:
        log.warning("%s is still in SQLite's write-ahead log", of, extra={"reason": reason})

"""What a signed-in owner changes about the account: name, password, address, and its end. Called by routes."""

import logging
import sqlite3
from datetime import timedelta

from sqlalchemy import delete, make_url
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import mail_links
from vitrine.accounts.belongings import Belongings
from vitrine.accounts.passwords import backoff, passwords
from vitrine.accounts.problems import NotConfirmed, SignInAgain, WrongPassword
from vitrine.accounts.service import checked_name
from vitrine.accounts.signed_in import sessions
from vitrine.accounts.signed_in.sessions import SignedIn
from vitrine.accounts.tables import Account
from vitrine.logs import reason_of
from vitrine.settings import Settings
from vitrine.storage import sqlite
from vitrine.storage.base import now
from vitrine.storage.database import Database

FRESH_FOR = timedelta(minutes=10)

log = logging.getLogger(__name__)


async def confirm_password(database: Database, settings: Settings, signed_in: SignedIn, password: str) -> None:
    """Guesses are limited: a stolen session must not find the password out, nor do without where there is none."""
    account = signed_in.account
    if account.password_hash is None:
        if now() - signed_in.session.created_at > FRESH_FOR:
            raise SignInAgain(minutes=int(FRESH_FOR.total_seconds() // 60))
        return
    counters = backoff.confirmation_counters(settings.limits, account.id)
    async with database.writing(is_essential=True) as session:
        await backoff.begin_try(session, counters)
    if not await passwords.verify_password(account.password_hash, password, "account"):
        raise WrongPassword(field="password")
    async with database.writing(is_essential=True) as session:
        await backoff.forget_tries(session, counters)


async def rename(session: AsyncSession, belongings: Belongings, account: Account, user_name: str) -> Account:
    stored = await session.get_one(Account, account.id)
    former, stored.user_name = stored.user_name, checked_name(user_name)
    await belongings.rename(session, stored, former)
    return stored


async def change_password(
    database: Database, settings: Settings, signed_in: SignedIn, *, current: str, new: str
) -> Account:
    passwords.check_new_password(settings, new)
    await confirm_password(database, settings, signed_in, current)
    password_hash = await passwords.hash_password(new, "account")
    async with database.writing() as session:
        stored = await session.get_one(Account, signed_in.account.id)
        stored.password_hash = password_hash
        await sessions.end_all(session, stored.id, but=signed_in.session.id)
        await mail_links.forget(session, stored.id, "reset", "email")
        return stored


async def delete_account(
    database: Database, settings: Settings, belongings: Belongings, signed_in: SignedIn, *, password: str, email: str
) -> None:
    """Everything that hangs on the account goes with it by foreign keys; its files are out of reach, and go next."""
    account = signed_in.account
    if email.strip().lower() != account.email:
        raise NotConfirmed(field="email")
    await confirm_password(database, settings, signed_in, password)
    async with database.writing(is_essential=True) as session:
        await belongings.leave(session, account)
        await session.execute(delete(Account).where(Account.id == account.id))
    belongings.forget()


async def erase_traces(database: Database) -> None:
    """After a deletion: SQLite still has the former text in its log. PostgreSQL's own vacuum does this by itself."""
    if not database.is_sqlite:
        return
    try:
        is_done, reason = await sqlite.empty_log(make_url(database.url).database or ""), "a reader keeps it"
    except (sqlite3.Error, OSError) as error:
        is_done, reason = False, reason_of(error)
    if not is_done:
        log.warning("a deleted account's text is still in SQLite's write-ahead log", extra={"reason": reason})

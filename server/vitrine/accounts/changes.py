"""What a signed-in owner changes about the account: name, password, address, and its end. Called by routes."""

from collections.abc import Awaitable, Callable

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import backoff, mail_links, passwords, sessions
from vitrine.accounts.problems import NotConfirmed, WrongPassword
from vitrine.accounts.service import checked_name
from vitrine.accounts.tables import Account
from vitrine.settings import Settings
from vitrine.storage.database import Database

# What others must do before the rows of an account go, in the same transaction.
on_account_deleting: list[Callable[[AsyncSession, Account], Awaitable[None]]] = []


# What others do once they are gone: media/ deletes the files that nobody else has.
on_account_deleted: list[Callable[[], None]] = []


async def confirm_password(database: Database, settings: Settings, account: Account, password: str) -> None:
    """Guesses count like sign-ins: a stolen session must not find the password out."""
    if account.password_hash is None:
        return
    async with database.writing(is_essential=True) as session:
        await backoff.begin_try(session, settings.limits.signin_per_account, account.email)
    if not await passwords.verify_password(account.password_hash, password):
        raise WrongPassword(field="password")
    async with database.writing(is_essential=True) as session:
        await backoff.forget_tries(session, account.email)


async def rename(session: AsyncSession, account: Account, user_name: str) -> Account:
    stored = await session.get_one(Account, account.id)
    stored.user_name = checked_name(user_name)
    return stored


async def change_password(
    database: Database, settings: Settings, account: Account, session_id: str, *, current: str, new: str
) -> None:
    passwords.check_new_password(settings, new)
    await confirm_password(database, settings, account, current)
    password_hash = await passwords.hash_password(new)
    async with database.writing() as session:
        stored = await session.get_one(Account, account.id)
        stored.password_hash = password_hash
        await sessions.end_all(session, account.id, but=session_id)
        await mail_links.forget(session, account.id, "reset", "email")


async def delete_account(
    database: Database, settings: Settings, account: Account, *, password: str, email: str
) -> None:
    """Everything that hangs on the account goes with it by foreign keys; its files are out of reach, and go next."""
    if email.strip().lower() != account.email:
        raise NotConfirmed(field="email")
    await confirm_password(database, settings, account, password)
    async with database.writing(is_essential=True) as session:
        for hook in on_account_deleting:
            await hook(session, account)
        await session.execute(delete(Account).where(Account.id == account.id))
    for told in on_account_deleted:
        told()

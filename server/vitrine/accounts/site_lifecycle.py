"""What becomes of an account's site when the account is made, renamed or deleted: the interface that sites/ fills.

Whoever makes, renames or deletes an account has to give one: an account without a site cannot come about by forgetting.
"""

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account


class SiteLifecycle(Protocol):
    async def make(self, session: AsyncSession, account: Account) -> None:
        """In the transaction that makes the account."""

    async def hold(self, session: AsyncSession, account: Account) -> None:
        """In that transaction, where strangers sign up: nobody sees it before the address is confirmed."""

    async def release(self, session: AsyncSession, account: Account) -> None:
        """In the transaction that confirms it."""

    async def rename(self, session: AsyncSession, account: Account, former: str) -> None:
        """In the transaction that gives it another name; `former` is the one it had."""

    async def leave(self, session: AsyncSession, account: Account) -> None:
        """In the transaction that deletes it, before its rows go."""

    def forget(self) -> None:
        """Once they are gone."""

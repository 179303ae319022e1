"""An account's site comes and goes with it: what accounts/ asks for when one is made, renamed or deleted."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.site.awaiting import hold_site, release_site
from vitrine.site.leaving import leave_addresses
from vitrine.site.service import create_site, rename_site


class SiteBelongings:
    """`forgetting` is told when a site is gone: its files and its kept pages go next."""

    def __init__(self, *forgetting: Callable[[], None]) -> None:
        self._forgetting = forgetting

    async def make(self, session: AsyncSession, account: Account) -> None:
        await create_site(session, account)

    async def hold(self, session: AsyncSession, account: Account) -> None:
        await hold_site(session, account)

    async def release(self, session: AsyncSession, account: Account) -> None:
        await release_site(session, account)

    async def rename(self, session: AsyncSession, account: Account, former: str) -> None:
        await rename_site(session, account, former)

    async def leave(self, session: AsyncSession, account: Account) -> None:
        await leave_addresses(session, account)

    def forget(self) -> None:
        for forget in self._forgetting:
            forget()

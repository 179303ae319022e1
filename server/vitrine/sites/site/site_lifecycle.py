"""An account's site comes and goes with it: what accounts/ asks for when one is made, renamed or deleted."""

from collections.abc import Callable

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import insert_new
from vitrine.sites.site.awaiting import hold_site, release_site
from vitrine.sites.site.leaving import RESTS_FOR, SHARED_FOR_GOOD, hash_of, oldest_site
from vitrine.sites.site.service import create_site, rename_site
from vitrine.sites.site.tables import LeftAddress, OldSlug, Site


class StoredSiteLifecycle:
    """`forgetting` is told when a site is gone: its files and what it asked to take along go next."""

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
        await _leave_addresses(session, account)

    def forget(self) -> None:
        for forget in self._forgetting:
            forget()


async def _leave_addresses(session: AsyncSession, account: Account) -> None:
    site = await session.scalar(select(Site).where(Site.account_id == account.id))
    if site is None or site.created_at is None:
        return  # nobody ever saw it
    first = await oldest_site(session)
    others_are_here = exists().where(Account.id != account.id)
    is_shared = bool(await session.scalar(select(others_are_here | exists().where(LeftAddress.beside_others))))
    if is_shared:
        remembered = {"slug_hash": SHARED_FOR_GOOD, "until": now(), "beside_others": True, "was_home": False}
        await insert_new(session, LeftAddress, **remembered)
    former = await session.scalars(select(OldSlug.slug).where(OldSlug.site_id == site.id))
    for slug in (site.slug, *former):
        earlier = await session.get(LeftAddress, hash_of(slug))
        left = earlier or LeftAddress(slug_hash=hash_of(slug), was_home=False)
        left.until, left.beside_others = now() + RESTS_FOR, is_shared
        left.was_home = left.was_home or (is_shared and first is not None and first.id == site.id)
        session.add(left)

"""The operator deletes an account, or a site alone: as by its owner, and what the server would sweep goes at once."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.changes import end_account, erase_traces
from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import Actor
from vitrine.accounts.tables import Account
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.parcels import Parcels
from vitrine.sites.media.sweeper import forget_unheld
from vitrine.sites.site.site_lifecycle import StoredSiteLifecycle
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.job import sweep_parcels


class _AuditedLifecycle(StoredSiteLifecycle):
    """The log hears of a deletion in the transaction that does it."""

    def __init__(self, by: Actor, address: str) -> None:
        super().__init__()
        self._by, self._address = by, address

    async def leave(self, session: AsyncSession, account: Account) -> None:
        await super().leave(session, account)
        audit.note(session, self._by, "account_deleted", about_email=account.email, about_site=self._address)


async def remove_account(settings: Settings, database: Database, by: Actor, email: str) -> None:
    async with database.reading() as session:
        account = await session.scalar(select(Account).where(Account.email == email))
        address = await session.scalar(select(Site.slug).join(Account).where(Account.email == email))
    if account is None:
        return
    await end_account(database, _AuditedLifecycle(by, address or ""), account)
    await _sweep(settings, database)


async def remove_site(settings: Settings, database: Database, by: Actor, site_id: str) -> None:
    """Its account stays, with a new and empty one: nobody is without."""
    site_lifecycle = StoredSiteLifecycle()
    async with database.writing(is_essential=True) as session:
        site = await session.scalar(select(Site).where(Site.id == site_id).with_for_update())
        if site is None:
            return
        account = await session.get_one(Account, site.account_id)
        await site_lifecycle.leave(session, account)
        audit.note(session, by, "site_deleted", about_email=account.email, about_site=site.slug)
        await session.execute(delete(Site).where(Site.id == site_id))
        session.expunge(site)
        await site_lifecycle.make(session, account)
    await _sweep(settings, database)


async def _sweep(settings: Settings, database: Database) -> None:
    await erase_traces(database)
    blobs = Blobs(settings.resolved_blobs_url)
    await forget_unheld(database, blobs)
    await sweep_parcels(database, Parcels(blobs, settings.data))

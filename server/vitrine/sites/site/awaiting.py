"""Where strangers sign up (VITRINE_MODE=public) nobody sees a site before its owner has confirmed his address.

Noted on the site, so that pages, files and forms need not ask about accounts, and every node learns of it by the
commit (migration 0022). A sign-up notes it and a confirmation ends it; the job finds the rest: owners who were there
before the instance was opened to strangers, imported ones, and everybody once it is its owner's own again.
"""

from sqlalchemy import ColumnElement, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.sites.site.tables import Site


async def hold_site(session: AsyncSession, account: Account) -> None:
    await session.execute(update(Site).where(Site.account_id == account.id).values(awaits_address=True))


async def release_site(session: AsyncSession, account: Account) -> None:
    held = (Site.account_id == account.id, Site.awaits_address)
    await session.execute(update(Site).where(*held).values(awaits_address=False))


def _is_out_of_line(settings: Settings) -> ColumnElement[bool]:
    if settings.mode != "public":
        return Site.awaits_address.is_(True)
    unconfirmed = select(Account.id).where(Account.email_verified_at.is_(None))
    return ~Site.awaits_address & Site.account_id.in_(unconfirmed)


async def is_any_out_of_line(database: Database, settings: Settings) -> bool:
    async with database.reading() as session:
        return bool(await session.scalar(select(exists().where(_is_out_of_line(settings)))))


async def update_awaiting_sites(database: Database, settings: Settings) -> None:
    """A job."""
    async with database.writing() as session:
        waits = update(Site).where(_is_out_of_line(settings)).values(awaits_address=settings.mode == "public")
        await session.execute(waits.execution_options(synchronize_session=False))

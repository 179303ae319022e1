"""The site of whoever is signed in: every owner's route gets it from here, so none can name another's."""

from typing import Annotated

from fastapi import Depends, Request
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.requests import AppSettings, language_of
from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.accounts.tables import Account
from vitrine.platform.errors import NotFound
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.site.tables import Site

# Asked by every call of an owner, so written once.
_OWN = select(Site).where(Site.account_id == bindparam("account_id"))
# Locked: two saves of one site take turns on PostgreSQL too. Its key is not: messages and uploads need not wait.
_OWN_TO_CHANGE = _OWN.with_for_update(key_share=True)


async def site_of(session: AsyncSession, account: Account) -> Site:
    site: Site | None = await session.scalar(_OWN, {"account_id": account.id})
    if site is None:
        raise NotFound()
    return site


async def _own_site(account: CurrentAccount, session: Reading) -> Site:
    return await site_of(session, account)


async def _owner_language(request: Request, account: CurrentAccount, settings: AppSettings) -> str:
    return language_of(request, account, settings)


async def site_to_change(session: AsyncSession, account: Account) -> Site:
    site: Site | None = await session.scalar(_OWN_TO_CHANGE, {"account_id": account.id})
    if site is None:
        raise NotFound()
    return site


async def _own_site_to_change(account: CurrentAccount, session: Writing) -> Site:
    return await site_to_change(session, account)


OwnerLanguage = Annotated[str, Depends(_owner_language)]
OwnSite = Annotated[Site, Depends(_own_site, scope="function")]
OwnSiteToChange = Annotated[Site, Depends(_own_site_to_change, scope="function")]

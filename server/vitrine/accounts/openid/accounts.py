"""Whose account an issuer's identity opens (D4). Called by routes.py."""

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses
from vitrine.accounts.belongings import Belongings
from vitrine.accounts.openid.provider import Identified
from vitrine.accounts.problems import BadEmail, IdentityTaken, LastWayIn, OpenIdNoEmail, PasswordNeeded
from vitrine.accounts.service import create_account, find_by_email, require_open_signup
from vitrine.accounts.tables import Account, Identity
from vitrine.settings import Settings
from vitrine.storage.at_once import insert_new, take_turns
from vitrine.storage.base import now


def _profile(who: Identified) -> dict[str, Any]:
    return {"email": who.email, "emailVerified": who.is_email_verified, "name": who.name, "picture": who.picture}


async def _find(session: AsyncSession, who: Identified) -> Identity | None:
    query = select(Identity).where(Identity.issuer == who.issuer, Identity.subject == who.subject)
    found: Identity | None = await session.scalar(query)
    return found


async def open_account(
    session: AsyncSession, settings: Settings, belongings: Belongings, who: Identified
) -> tuple[Account, bool]:
    """The account and whether it is new. An address that has an account never opens it by itself."""
    await take_turns(session, f"identity {who.issuer} {who.subject}")  # the first sign-in may come twice at once
    identity = await _find(session, who)
    if identity is not None:
        identity.profile = _profile(who)
        account = await session.get_one(Account, identity.account_id, with_for_update={"key_share": True})
        if who.is_email_verified and account.email == addresses.normalise(who.email):
            account.email_verified_at = account.email_verified_at or now()
        return account, False
    try:
        email = addresses.checked(who.email)
    except BadEmail:
        raise OpenIdNoEmail from None
    if await find_by_email(session, email) is not None:
        raise PasswordNeeded(email=email)
    await require_open_signup(session, settings)
    account = await create_account(
        session,
        belongings,
        user_name=who.name.strip() or email.partition("@")[0],
        email=email,
        password_hash=None,
        is_email_verified=who.is_email_verified,
        photo_url=who.picture,
    )
    await link(session, account, who)
    return account, True


async def link(session: AsyncSession, account: Account, who: Identified) -> None:
    """The caller has made sure that the account's own password was given."""
    if await insert_new(
        session, Identity, account_id=account.id, issuer=who.issuer, subject=who.subject, profile=_profile(who)
    ):
        return
    identity = await _find(session, who)
    if identity is None or identity.account_id != account.id:
        raise IdentityTaken


async def unlink(session: AsyncSession, account: Account, issuer: str) -> None:
    if account.password_hash is None:
        raise LastWayIn
    await session.execute(delete(Identity).where(Identity.account_id == account.id, Identity.issuer == issuer))

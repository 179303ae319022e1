"""Whose account an issuer's identity opens. Called by routes.py."""

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses
from vitrine.accounts.openid.provider import VerifiedIdentity
from vitrine.accounts.passkeys.store import list_passkeys
from vitrine.accounts.problems import BadEmail, IdentityTaken, LastWayIn, OpenIdNoEmail, PasswordNeeded
from vitrine.accounts.service import create_account, find_by_email, mark_confirmed, require_open_signup
from vitrine.accounts.site_lifecycle import SiteLifecycle
from vitrine.accounts.tables import Account, Identity
from vitrine.accounts.terms import keep_acceptance, require_accepted
from vitrine.platform.settings import Settings
from vitrine.platform.storage.upserts import insert_new, take_turns


def _profile(who: VerifiedIdentity) -> dict[str, Any]:
    return {"email": who.email, "emailVerified": who.is_email_verified, "name": who.name, "picture": who.picture}


async def _find(session: AsyncSession, who: VerifiedIdentity) -> Identity | None:
    query = select(Identity).where(Identity.issuer == who.issuer, Identity.subject == who.subject)
    found: Identity | None = await session.scalar(query)
    return found


async def open_account(
    session: AsyncSession,
    settings: Settings,
    site_lifecycle: SiteLifecycle,
    who: VerifiedIdentity,
    accepted_terms: str = "",
) -> tuple[Account, bool]:
    """The account and whether it is new. An address that has an account never opens it by itself."""
    await take_turns(session, f"identity {who.issuer} {who.subject}")  # the first sign-in may come twice at once
    identity = await _find(session, who)
    if identity is not None:
        identity.profile = _profile(who)
        account = await session.get_one(Account, identity.account_id, with_for_update={"key_share": True})
        if who.is_email_verified and account.email == addresses.normalise(who.email):
            await mark_confirmed(session, site_lifecycle, account)
        return account, False
    try:
        if settings.mode == "public" and not who.is_email_verified:
            raise BadEmail  # anybody's: it would open before it is confirmed, and tell whether it is known
        email = addresses.checked(who.email)
    except BadEmail:
        raise OpenIdNoEmail from None
    if await find_by_email(session, email) is not None:
        raise PasswordNeeded(email=email)
    require_accepted(settings, accepted_terms)
    await require_open_signup(session, settings)
    account = await create_account(
        session,
        site_lifecycle,
        user_name=who.name.strip() or email.partition("@")[0],
        email=email,
        password_hash=None,
        is_email_verified=who.is_email_verified,
        photo_url=who.picture,
    )
    await keep_acceptance(session, settings, account, accepted_terms)
    await link(session, account, who)
    return account, True


async def link(session: AsyncSession, account: Account, who: VerifiedIdentity) -> None:
    """The caller has made sure that the account's owner is there (freshness.py)."""
    if await insert_new(
        session, Identity, account_id=account.id, issuer=who.issuer, subject=who.subject, profile=_profile(who)
    ):
        return
    identity = await _find(session, who)
    if identity is None or identity.account_id != account.id:
        raise IdentityTaken


async def is_of(session: AsyncSession, account: Account, who: VerifiedIdentity) -> bool:
    identity = await _find(session, who)
    return identity is not None and identity.account_id == account.id


async def unlink(session: AsyncSession, account: Account, issuer: str) -> None:
    if account.password_hash is None and not await list_passkeys(session, account.id):
        raise LastWayIn
    await session.execute(delete(Identity).where(Identity.account_id == account.id, Identity.issuer == issuer))

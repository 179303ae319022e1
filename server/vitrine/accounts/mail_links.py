"""Links sent by mail: each good once and for a while, stored hashed like sessions."""

import secrets
from datetime import timedelta
from typing import Literal

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import Request

from vitrine.accounts.problems import LinkSpent
from vitrine.accounts.sessions.sessions import hash_secret
from vitrine.accounts.tables import Account, MailToken
from vitrine.platform.http.services import BaseServices, services_of
from vitrine.platform.storage.base import now

Purpose = Literal["reset", "verify", "email", "undo", "factor", "readdress"]
LIFETIMES: dict[Purpose, timedelta] = {
    "reset": timedelta(minutes=30),
    "verify": timedelta(days=7),
    "email": timedelta(hours=24),
    "undo": timedelta(days=7),
    "factor": timedelta(days=7),
    "readdress": timedelta(days=3),  # an operator gave the account another address (passwords/reset_mail.py)
}
# They take back a changed address and a new second factor: who took the account must not void its owner's link by doing
# the same once more.
TAKING_BACK: tuple[Purpose, ...] = ("undo", "factor")


async def issue(session: AsyncSession, account: Account | None, purpose: Purpose, email: str) -> str:
    """Replaces the link that was sent before it: only the newest mail works. Nobody's is written and opens nothing."""
    account_id = account.id if account else None
    # The account first: two at once take turns, and its deletion, which takes the links too, waits or comes before.
    await session.execute(select(Account.id).where(Account.id == account_id).with_for_update(key_share=True))
    if purpose not in TAKING_BACK:
        await forget(session, account_id, purpose)
    token = secrets.token_urlsafe(32)
    row = MailToken(
        account_id=account_id,
        purpose=purpose,
        token_hash=hash_secret(token),
        email=email,
        expires_at=now() + LIFETIMES[purpose],
    )
    session.add(row)
    await session.flush()
    return token


async def forget(session: AsyncSession, account_id: str | None, *purposes: Purpose) -> None:
    await session.execute(delete(MailToken).where(MailToken.account_id == account_id, MailToken.purpose.in_(purposes)))


async def forget_later(session: AsyncSession, link: MailToken) -> None:
    """Those of the same purpose that were sent after it: what they would put back came after it too."""
    later = (MailToken.account_id == link.account_id) & (MailToken.purpose == link.purpose)
    await session.execute(delete(MailToken).where(later, MailToken.created_at > link.created_at))


def _is_good(token: str, purposes: tuple[Purpose, ...]) -> ColumnElement[bool]:
    return (
        (MailToken.token_hash == hash_secret(token))
        & MailToken.account_id.is_not(None)
        & MailToken.purpose.in_(purposes)
        & MailToken.used_at.is_(None)
        & (MailToken.expires_at > now())
    )


async def require_good(session: AsyncSession, token: str, *purposes: Purpose) -> None:
    """Before any dear work is done for whoever brings it."""
    if await session.scalar(select(MailToken.id).where(_is_good(token, purposes))) is None:
        raise LinkSpent


async def redeem(session: AsyncSession, token: str, *purposes: Purpose) -> tuple[MailToken, Account]:
    """Of two that come at once, one wins: the database decides."""
    is_good = _is_good(token, purposes)
    found = await session.scalar(update(MailToken).where(is_good).values(used_at=now()).returning(MailToken.id))
    if found is None:
        raise LinkSpent
    query = select(MailToken, Account).join(Account, Account.id == MailToken.account_id).where(MailToken.id == found)
    row, account = (await session.execute(query)).one()
    return row, account


async def is_open(session: AsyncSession, account: Account | None, purpose: Purpose) -> bool:
    """Whether one is under way that can still be used."""
    under_way = (
        MailToken.account_id == (account.id if account else None),
        MailToken.purpose == purpose,
        MailToken.used_at.is_(None),
    )
    return await session.scalar(select(MailToken.id).where(*under_way, MailToken.expires_at > now())) is not None


def is_over() -> ColumnElement[bool]:
    return MailToken.expires_at <= now()


def dashboard_link(request: Request, screen: str, token: str) -> str:
    """From the settings' origin, never from a stranger's Host header; after the #, so no log or Referer has it."""
    services: BaseServices = services_of(request)
    return link_from(services.origin, screen, token)


def link_from(origin: str, screen: str, token: str) -> str:
    return f"{origin}/dashboard/{screen}#token={token}"


def login_link(request: Request) -> str:
    services: BaseServices = services_of(request)
    return f"{services.origin}/dashboard/login"

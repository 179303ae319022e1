"""Links sent by mail: each good once and for a while, stored hashed like sessions."""

import logging
import secrets
from datetime import timedelta
from typing import Literal
from urllib.parse import urlsplit

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from vitrine.accounts.problems import LinkSpent
from vitrine.accounts.sessions import hash_secret
from vitrine.accounts.tables import Account, MailToken
from vitrine.settings import Settings
from vitrine.storage.base import now

log = logging.getLogger(__name__)
Purpose = Literal["reset", "verify", "email"]
LIFETIMES: dict[Purpose, timedelta] = {
    "reset": timedelta(minutes=30),
    "verify": timedelta(days=7),
    "email": timedelta(hours=24),
}
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


async def issue(session: AsyncSession, account: Account, purpose: Purpose, email: str) -> str:
    """Replaces the link that was sent before it: only the newest mail works."""
    await forget(session, account.id, purpose)
    token = secrets.token_urlsafe(32)
    row = MailToken(
        account_id=account.id,
        purpose=purpose,
        token_hash=hash_secret(token),
        email=email,
        expires_at=now() + LIFETIMES[purpose],
    )
    session.add(row)
    await session.flush()
    return token


async def forget(session: AsyncSession, account_id: str, *purposes: Purpose) -> None:
    await session.execute(delete(MailToken).where(MailToken.account_id == account_id, MailToken.purpose.in_(purposes)))


async def redeem(session: AsyncSession, token: str, *purposes: Purpose) -> tuple[MailToken, Account]:
    """Of two that come at once, one wins: the database decides."""
    is_good = (
        (MailToken.token_hash == hash_secret(token))
        & MailToken.purpose.in_(purposes)
        & MailToken.used_at.is_(None)
        & (MailToken.expires_at > now())
    )
    found = await session.scalar(update(MailToken).where(is_good).values(used_at=now()).returning(MailToken.id))
    if found is None:
        raise LinkSpent
    query = select(MailToken, Account).join(Account, Account.id == MailToken.account_id).where(MailToken.id == found)
    row, account = (await session.execute(query)).one()._tuple()
    return row, account


async def sweep(session: AsyncSession) -> None:
    await session.execute(delete(MailToken).where(MailToken.expires_at <= now()))


def link_origin(settings: Settings, connection: HTTPConnection, *, leaves_this_machine: bool) -> str:
    """Where links lead. A Host header is anybody's word: real mails never repeat it (threats.md)."""
    if settings.public_url:
        return settings.public_url
    url = urlsplit(str(connection.base_url))
    if leaves_this_machine and url.hostname not in _LOOPBACK:
        log.warning("VITRINE_PUBLIC_URL is not set: links in mails lead to localhost")
        return f"{url.scheme}://localhost:{url.port}" if url.port else f"{url.scheme}://localhost"
    return f"{url.scheme}://{url.netloc}"


def dashboard_link(origin: str, screen: str, token: str) -> str:
    """After the #: neither logs nor other sites' Referer ever hold it."""
    return f"{origin}/dashboard/{screen}#token={token}"

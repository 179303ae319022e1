"""Sessions: opaque tokens, stored hashed, exchanged every hour. Called by the middleware and by routes.

A token is the session's id and a secret of 256 bits. After an hour, by our own clock, the first call that brings it
takes the next one back; so does whoever asks for it earlier. The present one stays good until the next one is used,
because the answer may be lost on its way, but not for long. From then on any earlier secret shows that two parties
hold the session, and ends it for both, calls that were under way meanwhile excepted.
"""

import hashlib
import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, bindparam, delete, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.problems import SignedOut
from vitrine.accounts.tables import Account, Session
from vitrine.platform.errors import Problem
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.database import Database, SchemaMismatch

TOKEN_LIFETIME = timedelta(hours=1)  # the client exchanges it before that, or we do
ANSWER_LOST_FOR = timedelta(minutes=10)  # a token is good for so long after the next one was given, if that is unused
UNDER_WAY_FOR = timedelta(seconds=30)  # and for so long after the next one was used: calls overtake each other
SESSION_LIFETIME = timedelta(days=30)  # without any exchange
SEEN_EVERY = timedelta(minutes=5)
ID_LENGTH = 32
ROTATION = "session rotation"  # the purpose of the key that the next token is derived with
_ID = re.compile(f"[0-9a-f]{{{ID_LENGTH}}}")


@dataclass(frozen=True)
class SignedIn:
    """Who a request comes from, as the middleware found it. `renewed`: the token that its answer brings."""

    account: Account
    session: Session
    token: str
    renewed: str = ""
    found_at: float = field(default_factory=time.monotonic)

    @property
    def token_expires_at(self) -> datetime:
        issued_at = self.session.next_token_issued_at if self.renewed else None
        return (issued_at or self.session.token_issued_at) + TOKEN_LIFETIME


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _split(token: str) -> tuple[str, str] | None:
    session_id, secret = token[:ID_LENGTH], token[ID_LENGTH:]
    return (session_id, secret) if _ID.fullmatch(session_id) and secret else None


async def start(
    session: AsyncSession,
    account: Account,
    *,
    method: str = "password",
    shows_both: bool = False,
    user_agent: str = "",
    address: str = "",
    seconds_ago: float = 0,
) -> tuple[Session, str]:
    """Always a new id: one that was there before signing in is never taken over (fixation).

    `seconds_ago`: when it was shown who sits there.
    """
    moment, secret = now(), secrets.token_urlsafe(32)
    row = Session(
        id=new_id(),
        account_id=account.id,
        token_hash=hash_secret(secret),
        token_issued_at=moment,
        method=method,
        created_at=moment,
        proved_at=moment - timedelta(seconds=min(seconds_ago, SESSION_LIFETIME.total_seconds())),
        both_shown_at=moment if shows_both else None,
        last_seen_at=moment,
        expires_at=moment + SESSION_LIFETIME,
        user_agent=user_agent[:300],
        address=address[:64],
    )
    session.add(row)
    account.last_sign_in_at = moment
    await session.flush()
    return row, row.id + secret


# Asked by every call of an owner: to write a statement takes longer than to run it.
_RECOGNISED = (
    select(Session, Account)
    .join_from(Session, Account)
    .where(Session.id == bindparam("session_id"), Session.expires_at > bindparam("moment"))
)


async def recognise(database: Database, token: str, key: bytes) -> SignedIn | None:
    """Finds whose token this is. Transactions of its own: what it learns must outlive the request's failure."""
    parts = _split(token)
    if parts is None:
        return None
    session_id, secret = parts
    async with database.reading() as session:
        found = (await session.execute(_RECOGNISED, {"session_id": session_id, "moment": now()})).one_or_none()
    if found is None:
        return None
    row, account = found
    given = hash_secret(secret)
    if _is(given, row.token_hash) and not _is_over(row.next_token_issued_at, ANSWER_LOST_FOR):
        renewed = await _see(database, row, token, key)
        return SignedIn(account, row, token, renewed)
    if _is(given, row.next_token_hash):
        with suppress(DBAPIError, OSError, Problem):  # on a full disk both stay good until it can be stored
            await _retire_former(database, row)
        return SignedIn(account, row, token)
    if _is(given, row.former_token_hash) and not _is_over(row.former_token_until, timedelta(0)):
        return SignedIn(account, row, token)
    async with database.writing(is_essential=True) as session:
        await session.execute(delete(Session).where(Session.id == row.id))
    return None


def _is(given: str, stored: str | None) -> bool:
    return stored is not None and hmac.compare_digest(given, stored)


def _is_over(since: datetime | None, time: timedelta) -> bool:
    return since is not None and now() - since >= time


async def _see(database: Database, row: Session, token: str, key: bytes) -> str:
    """Notes that the present token was used, and gives the next one when its hour is over, whoever uses it."""
    if _is_over(row.token_issued_at, TOKEN_LIFETIME):
        if row.next_token_hash != hash_secret(_next(token, key)[ID_LENGTH:]):
            try:
                async with database.writing(is_essential=True) as session:
                    row.next_token_issued_at = await _give_next(session, token, key)
            except SchemaMismatch:  # a node of the newer release gives it; the present one is good until then
                return ""
        return _next(token, key)
    if now() - row.last_seen_at > SEEN_EVERY:
        with suppress(DBAPIError, OSError, Problem):  # on a full disk owners still read
            async with database.writing(is_essential=True) as session:
                await session.execute(update(Session).where(Session.id == row.id).values(last_seen_at=now()))
    return ""


async def account_of(session: AsyncSession, token: str) -> str | None:
    """Whose token this is, for showing a file. It changes and ends nothing: a picture may come late, out of turn."""
    parts = _split(token)
    if parts is None:
        return None
    session_id, given = parts[0], hash_secret(parts[1])
    row = await session.scalar(select(Session).where(Session.id == session_id, Session.expires_at > now()))
    if row is None or not any(
        _is(given, stored_hash) for stored_hash in (row.token_hash, row.next_token_hash, row.former_token_hash)
    ):
        return None
    return row.account_id


async def _retire_former(database: Database, row: Session) -> None:
    issued_at = row.next_token_issued_at or now()
    changed = {
        "token_hash": row.next_token_hash,
        "token_issued_at": issued_at,
        "next_token_hash": None,
        "next_token_issued_at": None,
        "former_token_hash": row.token_hash,
        "former_token_until": now() + UNDER_WAY_FOR,
        "expires_at": issued_at + SESSION_LIFETIME,
        "last_seen_at": now(),
    }
    async with database.writing(is_essential=True) as session:
        # Where two requests bring the new token at once, the second finds it done.
        is_still = (Session.id == row.id) & (Session.next_token_hash == row.next_token_hash)
        await session.execute(update(Session).where(is_still).values(changed))
    for name, value in changed.items():
        setattr(row, name, value)


def _next(token: str, key: bytes) -> str:
    """Derived, not drawn: two tabs that exchange at once get the same one."""
    derived = hmac.new(key, token.encode(), hashlib.sha256).digest()
    return token[:ID_LENGTH] + urlsafe_b64encode(derived).rstrip(b"=").decode()


async def _give_next(session: AsyncSession, token: str, key: bytes) -> datetime:
    """When it was given. Asking again changes nothing: the former one's end must not move away."""
    session_id, secret = token[:ID_LENGTH], token[ID_LENGTH:]
    next_hash, moment = hash_secret(_next(token, key)[ID_LENGTH:]), now()
    is_new = Session.next_token_hash.is_(None) | (Session.next_token_hash != next_hash)
    await session.execute(
        update(Session)
        .where(Session.id == session_id, Session.token_hash == hash_secret(secret), is_new)
        .values(next_token_hash=next_hash, next_token_issued_at=moment)
    )
    given_at: datetime | None = await session.scalar(
        select(Session.next_token_issued_at).where(Session.id == session_id, Session.next_token_hash == next_hash)
    )
    return given_at or moment


async def refresh(session: AsyncSession, signed_in: SignedIn, key: bytes) -> tuple[str, datetime]:
    """The next token and when it expires."""
    given_at = await _give_next(session, signed_in.token, key)
    return _next(signed_in.token, key), given_at + TOKEN_LIFETIME


async def list_sessions(session: AsyncSession, account_id: str) -> list[Session]:
    query = select(Session).where(Session.account_id == account_id, Session.expires_at > now())
    return list(await session.scalars(query.order_by(Session.last_seen_at.desc(), Session.id)))


async def end(session: AsyncSession, account_id: str, session_id: str) -> bool:
    if not _ID.fullmatch(session_id):
        return False
    query = delete(Session).where(Session.id == session_id, Session.account_id == account_id).returning(Session.id)
    return await session.scalar(query) is not None


async def end_all(session: AsyncSession, account_id: str, *, but: str = "") -> None:
    await session.execute(delete(Session).where(Session.account_id == account_id, Session.id != but))


async def require_still(session: AsyncSession, signed_in: SignedIn) -> None:
    """It was recognised when the call's head came; its body may come half a minute later, and meanwhile the owner may
    have ended every session. The account is locked first, as by whoever ends them: he comes before or after."""
    account = select(Account.id).where(Account.id == signed_in.account.id)
    await session.execute(account.with_for_update(key_share=True))
    if await session.scalar(select(Session.id).where(Session.id == signed_in.session.id).with_for_update()) is None:
        raise SignedOut


async def is_there(session: AsyncSession, signed_in: SignedIn) -> bool:
    return await session.scalar(select(Session.id).where(Session.id == signed_in.session.id)) is not None


def is_over() -> ColumnElement[bool]:
    return Session.expires_at <= now()

"""An account's passkeys: added, listed, renamed, used, removed. Called by routes and by reauthentication."""

import logging

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import inputs
from vitrine.accounts.passkeys import ceremony, challenges
from vitrine.accounts.passkeys.ceremony import RelyingParty
from vitrine.accounts.passkeys.names import first_name, tidy
from vitrine.accounts.problems import (
    LastWayIn,
    NameMissing,
    PasskeyCopied,
    PasskeyRefused,
    PasskeysFull,
    PasskeyThere,
    PasskeyUnknown,
)
from vitrine.accounts.tables import Account, Identity, Passkey
from vitrine.platform.errors import NotFound
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.upserts import insert_new

MAX_PASSKEYS = 20

log = logging.getLogger(__name__)


async def list_passkeys(session: AsyncSession, account_id: str) -> list[Passkey]:
    query = select(Passkey).where(Passkey.account_id == account_id).order_by(Passkey.created_at, Passkey.id)
    return list(await session.scalars(query))


async def _locked(session: AsyncSession, account_id: str) -> Account:
    """Before its passkeys are: its deletion goes the same way, and two that add at once take turns."""
    return await session.get_one(Account, account_id, with_for_update={"key_share": True}, populate_existing=True)


async def add(
    session: AsyncSession,
    account_id: str,
    made: inputs.PasskeyMade,
    *,
    challenge: bytes,
    party: RelyingParty,
    user_agent: str,
    language: str,
) -> Passkey:
    await _locked(session, account_id)
    present = await list_passkeys(session, account_id)
    if len(present) >= MAX_PASSKEYS:
        raise PasskeysFull(maximum=MAX_PASSKEYS)
    await challenges.spend(session, challenge)
    found = ceremony.check_new(made, challenge, party)
    passkey_id = new_id()
    is_new = await insert_new(
        session,
        Passkey,
        id=passkey_id,
        account_id=account_id,
        credential_id=found.credential_id,
        public_key=found.public_key,
        sign_count=found.sign_count,
        transports=list(made.transports),
        is_synced=found.is_synced,
        name=first_name(found.model, user_agent, {passkey.name for passkey in present}, language),
        created_at=now(),
    )
    if not is_new:
        raise PasskeyThere
    return await session.get_one(Passkey, passkey_id)


async def use(
    session: AsyncSession, used: inputs.PasskeyUsed, *, challenge: bytes, party: RelyingParty, of_account: str = ""
) -> Account:
    """Whose it is, after its signature. `of_account`: only that one's will do."""
    account_id = await session.scalar(select(Passkey.account_id).where(Passkey.credential_id == used.id))
    if account_id is None or (of_account and account_id != of_account):
        raise PasskeyUnknown
    account = await _locked(session, account_id)
    query = select(Passkey).where(Passkey.credential_id == used.id, Passkey.account_id == account_id)
    passkey: Passkey | None = await session.scalar(query.with_for_update())
    if passkey is None:
        raise PasskeyUnknown
    if used.user_handle and used.user_handle != ceremony.handle_of(account.id):
        raise PasskeyRefused
    await challenges.spend(session, challenge)
    count = ceremony.check_used(used, challenge, party, passkey.public_key)
    if (count or passkey.sign_count) and count <= passkey.sign_count:
        log.warning("a passkey's count did not grow: it was copied", extra={"account": account.id})
        raise PasskeyCopied(account.reader)
    passkey.sign_count, passkey.last_used_at = count, now()
    await session.flush()
    return account


async def _own(session: AsyncSession, account_id: str, passkey_id: str) -> Passkey:
    passkey: Passkey | None = await session.scalar(
        select(Passkey).where(Passkey.id == passkey_id, Passkey.account_id == account_id)
    )
    if passkey is None:
        raise NotFound
    return passkey


async def rename(session: AsyncSession, account_id: str, passkey_id: str, name: str) -> Passkey:
    passkey = await _own(session, account_id, passkey_id)
    passkey.name = tidy(name)
    if not passkey.name:
        raise NameMissing(field="name")
    await session.flush()
    return passkey


async def remove(session: AsyncSession, account_id: str, passkey_id: str) -> Passkey:
    passkey = await _own(session, account_id, passkey_id)
    account = await _locked(session, account_id)
    others = [other for other in await list_passkeys(session, account_id) if other.id != passkey.id]
    has_identity = await session.scalar(select(Identity.id).where(Identity.account_id == account_id).limit(1))
    if not (account.password_hash or others or has_identity):
        raise LastWayIn
    await session.execute(delete(Passkey).where(Passkey.id == passkey.id))
    return passkey

"""Recovery codes: ten, shown once, each good once in place of the app's code. Only their hashes are kept."""

import secrets

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.problems import WrongCode
from vitrine.accounts.sessions.sessions import hash_secret
from vitrine.accounts.tables import RecoveryCode
from vitrine.platform.storage.base import now

COUNT = 10
SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # none is taken for another when it is read from paper
GROUPS, GROUP_CHARS = 4, 4


def _plain(code: str) -> str:
    return "".join(sign for sign in code.lower() if sign in SIGNS)


def is_recovery_code(code: str) -> bool:
    """By its length: the app's codes have six digits."""
    return len(_plain(code)) == GROUPS * GROUP_CHARS


def _drawn() -> str:
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUP_CHARS)) for _ in range(GROUPS))


async def replace_codes(session: AsyncSession, account_id: str) -> list[str]:
    """The former ones open nothing any more."""
    await session.execute(delete(RecoveryCode).where(RecoveryCode.account_id == account_id))
    codes = [_drawn() for _ in range(COUNT)]
    session.add_all(RecoveryCode(account_id=account_id, code_hash=hash_secret(_plain(code))) for code in codes)
    await session.flush()
    return codes


async def take(session: AsyncSession, account_id: str, code: str) -> None:
    unused = (
        (RecoveryCode.account_id == account_id)
        & (RecoveryCode.code_hash == hash_secret(_plain(code)))
        & RecoveryCode.used_at.is_(None)
    )
    taken = update(RecoveryCode).where(unused).values(used_at=now()).returning(RecoveryCode.id)
    if await session.scalar(taken) is None:
        raise WrongCode(field="code")


async def count_left(session: AsyncSession, account_id: str) -> int:
    unused = (RecoveryCode.account_id == account_id) & RecoveryCode.used_at.is_(None)
    return int(await session.scalar(select(func.count()).select_from(RecoveryCode).where(unused)) or 0)

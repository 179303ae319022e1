"""The TOTP secret: begun, confirmed by a code, asked for, removed. Called by routes and sessions/sign_in_flow.py.

A code is good in its half minute and the ones beside it, because clocks differ, and once: a step that was taken, or
came before it, is never taken again, whichever node is asked.
"""

import hmac
import re
import time
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.problems import SecondFactorOff, SecondFactorOn, WrongCode
from vitrine.accounts.sealing import seal, unseal
from vitrine.accounts.tables import Account, RecoveryCode, SecondFactor
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import now

STEP_S = 30
STEPS_BESIDE = 1
ISSUER = "Vitrine"
_CODE = re.compile(r"[0-9]{6}")
FOR_GOOD_S = 100 * 365 * 24 * 3600


def _sealed_for(account_id: str) -> str:
    return f"second factor of {account_id}"


def _opened(keyring: Keyring, row: SecondFactor) -> str:
    """Empty where the key that sealed it is lost: then no code is right; a recovery code or the operator helps."""
    return str((unseal(keyring, _sealed_for(row.account_id), row.sealed_secret) or {}).get("secret", ""))


def resealed(account_id: str, sealed: str, *, opening: Keyring, sealing: Keyring) -> str:
    """One that came with its account from another instance. What those keys do not open either stays as it is."""
    secret = unseal(opening, _sealed_for(account_id), sealed)
    return seal(sealing, _sealed_for(account_id), secret, FOR_GOOD_S) if secret else sealed


async def is_on(session: AsyncSession, account_id: str) -> bool:
    confirmed = (SecondFactor.account_id == account_id) & SecondFactor.confirmed_at.is_not(None)
    return bool(await session.scalar(select(exists().where(confirmed))))


async def counts_since(session: AsyncSession, account_id: str, moment: datetime) -> bool:
    """Whether it was confirmed after that moment, whenever it was begun."""
    newer = (SecondFactor.account_id == account_id) & (SecondFactor.confirmed_at > moment)
    return bool(await session.scalar(select(exists().where(newer))))


async def begin(session: AsyncSession, keyring: Keyring, account: Account) -> str:
    """A new secret, which counts for nothing until a code of it has come. Begun anew, the former is forgotten."""
    import pyotp

    await session.execute(select(Account.id).where(Account.id == account.id).with_for_update(key_share=True))
    row = await session.get(SecondFactor, account.id)
    if row is not None and row.confirmed_at is not None:
        raise SecondFactorOn
    secret = pyotp.random_base32()
    sealed = seal(keyring, _sealed_for(account.id), {"secret": secret}, FOR_GOOD_S)
    if row is None:
        session.add(SecondFactor(account_id=account.id, sealed_secret=sealed))
    else:
        row.sealed_secret, row.created_at = sealed, now()
    await session.flush()
    return secret


def address_of(secret: str, account: Account) -> str:
    """What an app reads from the picture."""
    import pyotp

    return pyotp.TOTP(secret).provisioning_uri(name=account.email, issuer_name=ISSUER)


def _step_of(secret: str, code: str) -> int | None:
    import pyotp

    if not secret or not _CODE.fullmatch(code):
        return None
    totp, present = pyotp.TOTP(secret), int(time.time()) // STEP_S
    for step in range(present - STEPS_BESIDE, present + STEPS_BESIDE + 1):
        if hmac.compare_digest(totp.at(step * STEP_S), code):
            return step
    return None


async def take_code(session: AsyncSession, keyring: Keyring, account_id: str, code: str) -> None:
    """Of two that bring the same code at once, one is right: the database decides."""
    row = await session.get(SecondFactor, account_id)
    step = _step_of(_opened(keyring, row), "".join(code.split())) if row else None
    if step is None:
        raise WrongCode(field="code")
    is_new = (SecondFactor.account_id == account_id) & (SecondFactor.last_step < step)
    taken = update(SecondFactor).where(is_new).values(last_step=step).returning(SecondFactor.account_id)
    if await session.scalar(taken) is None:
        raise WrongCode(field="code")


async def confirm(session: AsyncSession, keyring: Keyring, account_id: str, code: str) -> None:
    row = await session.get(SecondFactor, account_id, with_for_update=True)
    if row is None:
        raise SecondFactorOff
    if row.confirmed_at is not None:
        raise SecondFactorOn
    await take_code(session, keyring, account_id, code)
    row.confirmed_at = now()
    await session.flush()


async def take_away(session: AsyncSession, account_id: str) -> bool:
    """Whether there was one that counted. Its recovery codes go with it."""
    await session.execute(delete(RecoveryCode).where(RecoveryCode.account_id == account_id))
    gone = delete(SecondFactor).where(SecondFactor.account_id == account_id).returning(SecondFactor.confirmed_at)
    return await session.scalar(gone) is not None


@dataclass(frozen=True)
class QrCode:
    """`size` in modules, the quiet margin included; `path` in the units of that size."""

    size: int
    path: str


MARGIN = 4  # modules: without it cameras miss the square


def draw(text: str) -> QrCode:
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    path = "".join(
        f"M{x + MARGIN} {y + MARGIN}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark
    )
    return QrCode(len(rows) + 2 * MARGIN, path)

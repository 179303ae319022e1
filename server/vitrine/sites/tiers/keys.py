"""Activation keys: 135 random bits in readable groups with a check character; a keyed hash is all we store."""

import hashlib
import hmac
import secrets

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Problem
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import now
from vitrine.sites.tiers.tables import ActivationKey

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 signs; no 0/O, no 1/I
RANDOM_CHARS = 27  # 27 × 5 bits = 135 bits, and one check character make seven groups of four
GROUP_CHARS = 4
PURPOSE = "activation keys"


class KeyEmpty(Problem):
    code, status = "tiers.key_empty", 422


class KeyMistyped(Problem):
    """The check character does not fit: a typing error, not a wrong key."""

    code, status = "tiers.key_mistyped", 422


class KeyInvalid(Problem):
    code, status = "tiers.key_invalid", 422


class AlreadyPaid(Problem):
    code, status = "tiers.already_paid", 409


def _check_character(body: str) -> str:
    """Every wrong sign changes it but a 2 for a Z, every two neighbours that changed places. Issued keys hang on it."""
    total = sum((position + 1) * ALPHABET.index(sign) for position, sign in enumerate(body))
    return ALPHABET[total % 31]


def _normalised(written: str) -> str:
    return "".join(sign for sign in written.upper() if sign in ALPHABET)


def _grouped(key: str) -> str:
    return "-".join(key[start : start + GROUP_CHARS] for start in range(0, len(key), GROUP_CHARS))


def _hash(keyring_key: bytes, key: str) -> str:
    return hmac.digest(keyring_key, key.encode(), hashlib.sha256).hex()


async def issue_key(session: AsyncSession, keyring: Keyring, note: str = "") -> str:
    """A new key, in the form in which it is handed over. It cannot be shown again."""
    body = "".join(secrets.choice(ALPHABET) for _ in range(RANDOM_CHARS))
    key = body + _check_character(body)
    session.add(ActivationKey(key_hash=_hash(keyring.derive(PURPOSE), key), hint=key[:GROUP_CHARS], note=note))
    await session.flush()
    return _grouped(key)


async def claim_key(session: AsyncSession, keyring: Keyring, site_id: str, written: str) -> str:
    """Uses the key up for this site and answers its id. Of many claims at once, one wins: the database decides."""
    if not written.strip():
        raise KeyEmpty()
    key = _normalised(written)
    if len(key) == RANDOM_CHARS + 1 and _check_character(key[:-1]) != key[-1]:
        raise KeyMistyped()
    hashes = [_hash(derived, key) for derived in keyring.derive_all(PURPOSE)]
    claimed: str | None = await session.scalar(
        update(ActivationKey)
        .where(
            ActivationKey.key_hash.in_(hashes),
            ActivationKey.claimed_at.is_(None),
            ActivationKey.revoked_at.is_(None),
        )
        .values(claimed_at=now(), site_id=site_id)
        .returning(ActivationKey.id)
    )
    if claimed is None:
        raise KeyInvalid()
    return claimed


async def list_keys(session: AsyncSession) -> list[ActivationKey]:
    return list(await session.scalars(select(ActivationKey).order_by(ActivationKey.issued_at, ActivationKey.id)))


async def revoke_key(session: AsyncSession, key_id: str) -> bool:
    """Only an unused key can be revoked; tells whether it was."""
    revoked = await session.scalar(
        update(ActivationKey)
        .where(ActivationKey.id == key_id, ActivationKey.claimed_at.is_(None), ActivationKey.revoked_at.is_(None))
        .values(revoked_at=now())
        .returning(ActivationKey.id)
    )
    return revoked is not None

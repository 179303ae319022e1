"""WebAuthn challenges: kept sealed in a cookie of the browser that asked, good once and for five minutes.

Asking writes nothing, so whoever opens the sign-in screen a thousand times fills no table. An answered one is kept by
its hash until it would have ended anyway: the same answer is not taken twice, whichever node it is brought to.
"""

import hashlib
import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import timedelta

from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection
from starlette.responses import Response

from vitrine.accounts.problems import PasskeyTooLate
from vitrine.accounts.sealing import seal, unseal
from vitrine.accounts.sessions.cookies import is_secure
from vitrine.accounts.tables import SpentChallenge
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import insert_new

COOKIE, PATH = "vitrine_passkey", "/api"
PURPOSE = "passkey challenges"
GOOD_SECONDS = 300
BYTES = 32
MAX_OPEN = 4  # of one browser: two tabs may ask at once

# What was asked: [challenge, for what, until when].
_Asked = list[str | float]


def _open_ones(connection: HTTPConnection, keyring: Keyring) -> list[_Asked]:
    unsealed = unseal(keyring, PURPOSE, connection.cookies.get(COOKIE, "")) or {}
    return [asked for asked in unsealed.get("asked", []) if asked[2] > time.time()]


def ask(response: Response, connection: HTTPConnection, settings: Settings, keyring: Keyring, purpose: str) -> str:
    challenge = urlsafe_b64encode(os.urandom(BYTES)).rstrip(b"=").decode()
    asked: list[_Asked] = [*_open_ones(connection, keyring), [challenge, purpose, time.time() + GOOD_SECONDS]]
    response.set_cookie(
        COOKIE,
        seal(keyring, PURPOSE, {"asked": asked[-MAX_OPEN:]}, GOOD_SECONDS),
        max_age=GOOD_SECONDS,
        path=PATH,
        secure=is_secure(settings, connection),
        httponly=True,
        samesite="strict",
    )
    return challenge


def require_asked(connection: HTTPConnection, keyring: Keyring, purpose: str, challenge: str) -> bytes:
    """`challenge` is what the answer says that it signed; whether it did is the ceremony's question."""
    for asked, its_purpose, _ in _open_ones(connection, keyring):
        if its_purpose == purpose and hmac.compare_digest(str(asked).encode(), challenge.encode()):
            return urlsafe_b64decode(challenge + "=")
    raise PasskeyTooLate


async def spend(session: AsyncSession, challenge: bytes) -> None:
    """In the transaction of what it was answered for."""
    name = hashlib.sha256(challenge).hexdigest()
    until = now() + timedelta(seconds=GOOD_SECONDS)
    if not await insert_new(session, SpentChallenge, challenge_hash=name, expires_at=until):
        raise PasskeyTooLate


def is_over() -> ColumnElement[bool]:
    return SpentChallenge.expires_at <= now()

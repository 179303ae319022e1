"""Passwords: the rules for a new one, hashing with argon2id, and how many hashes are computed at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vitrine.accounts.common_passwords import common_passwords
from vitrine.accounts.problems import PasswordCommon, PasswordTooLong, PasswordTooShort
from vitrine.errors import Unavailable
from vitrine.settings import Settings

Result = TypeVar("Result")

MAX_LENGTH = 128
HASHES_AT_ONCE = 2
MAX_WAITING = 100


def make_hasher() -> PasswordHasher:
    """argon2id with the second choice of RFC 9106: 64 MiB, three passes, four lanes."""
    return PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=4)


_hasher = make_hasher()
# A hash takes 64 MiB while it runs: a few threads of their own bound the memory, whatever arrives.
_threads = ThreadPoolExecutor(max_workers=HASHES_AT_ONCE, thread_name_prefix="argon2")
_waiting = 0


def is_common(password: str) -> bool:
    return password.lower() in common_passwords()


def check_new_password(settings: Settings, password: str) -> None:
    if len(password) < settings.password_min:
        raise PasswordTooShort(field="password", minimum=settings.password_min)
    if len(password) > MAX_LENGTH:
        raise PasswordTooLong(field="password", maximum=MAX_LENGTH)
    if settings.password_common != "warn" and is_common(password):  # noqa: S105 (a mode, not a password)
        raise PasswordCommon(field="password")


def _verify(password_hash: str, password: str) -> bool:
    try:
        return _hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _hash_of_nobody() -> str:
    """What an unknown address is compared with, so that it costs as much as a wrong password."""
    return _hasher.hash("nobody has this password")


async def _in_turn(work: Callable[[], Result]) -> Result:
    global _waiting
    if _waiting >= MAX_WAITING:
        raise Unavailable(headers={"Retry-After": "5"})
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_threads, work)
    finally:
        _waiting -= 1


async def hash_password(password: str) -> str:
    return await _in_turn(lambda: _hasher.hash(password))


async def verify_password(password_hash: str | None, password: str) -> bool:
    """`None` (no such account, or one without a password) takes as long as a wrong password and is never right."""
    if len(password) > MAX_LENGTH:
        password, password_hash = password[:MAX_LENGTH], None
    is_right = await _in_turn(lambda: _verify(password_hash or _hash_of_nobody(), password))
    return is_right and password_hash is not None


def is_outdated(password_hash: str) -> bool:
    """Made with older parameters: renewed at the next sign-in, the only time we hold the password."""
    return _hasher.check_needs_rehash(password_hash)


def strength(settings: Settings, password: str) -> int:
    """0 too short, 1 common or weak … 4 strong: by length and variety, for the four bars beside the field."""
    if len(password) < settings.password_min:
        return 0
    if is_common(password) or len(set(password)) < 4:
        return 1
    kinds = sum(
        any(test(letter) for letter in password)
        for test in (str.islower, str.isupper, str.isdigit, lambda letter: not letter.isalnum())
    )
    points = len(password) + 2 * kinds
    return 2 if points < 14 else 3 if points < 20 else 4

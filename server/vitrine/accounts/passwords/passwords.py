"""Passwords: the rules for a new one, hashing with argon2id, and how many hashes are computed at once."""

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Any, Literal, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vitrine.accounts.passwords.common import common_passwords
from vitrine.accounts.problems import PasswordCommon, PasswordTooLong, PasswordTooShort
from vitrine.errors import Unavailable
from vitrine.settings import Settings

Result = TypeVar("Result")
# Who waits for a hash. Each has a line of its own: a flood at one door is no queue at another.
Purpose = Literal["sign_in", "known_device", "sign_up", "reset", "account", "review"]

MAX_LENGTH = 128
HASHES_AT_ONCE = 2
MAX_WAITING = 32  # in one line: a few seconds' work


def make_hasher() -> PasswordHasher:
    """argon2id with the second choice of RFC 9106: 64 MiB, three passes, four lanes."""
    return PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=4)


_hasher = make_hasher()
# A hash takes 64 MiB while it runs: a few threads of their own bound the memory, whatever arrives.
_threads = ThreadPoolExecutor(max_workers=HASHES_AT_ONCE, thread_name_prefix="argon2")
_lines: OrderedDict[str, deque[tuple[Future[Any], Callable[[], Any]]]] = OrderedDict()
_lines_lock = threading.Lock()


def is_common(password: str) -> bool:
    return password.lower() in common_passwords()


def check_new_password(settings: Settings, password: str) -> None:
    if len(password) < settings.password_min:
        raise PasswordTooShort(field="password", minimum=settings.password_min)
    if len(password) > MAX_LENGTH:
        raise PasswordTooLong(field="password", maximum=MAX_LENGTH)
    if settings.refuses_common_passwords and is_common(password):
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


async def _in_turn(purpose: Purpose, work: Callable[[], Result]) -> Result:
    with _lines_lock:
        line = _lines.setdefault(purpose, deque())
        if len(line) >= MAX_WAITING:
            raise Unavailable(headers={"Retry-After": "5"})
        future: Future[Result] = Future()
        line.append((future, work))
    _threads.submit(_do_next)
    return await asyncio.wrap_future(future)


def _do_next() -> None:
    """A free thread takes from the line that has waited longest for its turn, not from the longest one."""
    with _lines_lock:
        purpose = next(purpose for purpose, line in _lines.items() if line)
        _lines.move_to_end(purpose)
        future, work = _lines[purpose].popleft()
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(work())
    except BaseException as error:
        future.set_exception(error)


async def hash_password(password: str, purpose: Purpose = "sign_up") -> str:
    return await _in_turn(purpose, lambda: _hasher.hash(password))


async def verify_password(password_hash: str | None, password: str, purpose: Purpose = "sign_in") -> bool:
    """`None` (no such account, or one without a password) takes as long as a wrong password and is never right."""
    if len(password) > MAX_LENGTH:
        password, password_hash = password[:MAX_LENGTH], None
    is_right = await _in_turn(purpose, lambda: _verify(password_hash or _hash_of_nobody(), password))
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

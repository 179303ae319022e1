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
from zxcvbn_rs_py import Entropy, zxcvbn

from vitrine.accounts.problems import PasswordCommon, PasswordTooLong, PasswordTooShort
from vitrine.accounts.records import PasswordVerdict
from vitrine.platform.errors import Unavailable
from vitrine.platform.settings import Settings

Result = TypeVar("Result")
# Who waits for a hash. Each has a queue of its own: a flood of one kind delays no other.
Purpose = Literal["sign_in", "known_device", "sign_up", "reset", "account", "review"]

MAX_LENGTH = 128
# zxcvbn needs time that grows faster than the length: 16 characters made for it take some 20 ms, 128 take seconds.
ESTIMATED_LENGTH = 16
COMMON_GUESSES = 10**6  # what six random characters take, so no random password is called common
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


def _estimate(password: str) -> Entropy:
    """By its beginning: what follows makes a password only harder to guess."""
    return zxcvbn(password[:ESTIMATED_LENGTH], user_inputs=["vitrine"])


def _is_common(estimate: Entropy) -> bool:
    return estimate.guesses < COMMON_GUESSES


def check_new_password(settings: Settings, password: str) -> None:
    if len(password) < settings.password_min:
        raise PasswordTooShort(field="password", minimum=settings.password_min)
    if len(password) > MAX_LENGTH:
        raise PasswordTooLong(field="password", maximum=MAX_LENGTH)
    if settings.refuses_common_passwords and _is_common(_estimate(password)):
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


def use_hasher(hasher: PasswordHasher) -> None:
    """For tests, which need the answers of a hash and not its cost. No setting leads here."""
    global _hasher
    _hasher = hasher
    _hash_of_nobody.cache_clear()


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


def judge(settings: Settings, password: str) -> PasswordVerdict:
    """0 too short, 1 common or weak … 4 strong: for the four bars beside the field."""
    if len(password) < settings.password_min:
        return PasswordVerdict(strength=0, is_common=False)
    estimate = _estimate(password)
    return PasswordVerdict(strength=max(1, int(estimate.score)), is_common=_is_common(estimate))

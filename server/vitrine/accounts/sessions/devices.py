"""Known devices: browsers that signed in before bring a sealed cookie, so strangers' guesses do not lock them out.

It opens nothing: who has it still needs the password, and his tries are counted as this browser's own. It also tells
the browser of an account from any other one, where a link sent by mail is followed (credentials.py). A new password
makes all of them strangers again.
"""

import hashlib
from functools import lru_cache

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vitrine.accounts.sealing import Opened, open_sealed, seal
from vitrine.accounts.sessions.cookies import is_secure
from vitrine.accounts.tables import Account
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import new_id

PURPOSE = "known devices"
KEPT_SECONDS = 180 * 24 * 3600
MAX_ACCOUNTS = 5  # of one browser; the latest
COOKIE_MAX_CHARS = 4096  # browsers keep no longer one, so it is not ours: nobody fills our memory with such


def _cookie_name(is_https: bool) -> str:
    return "__Host-vitrine_device" if is_https else "vitrine_device"


def mark_of(password_hash: str | None) -> str:
    """Another one after every new password; it tells nothing of the password itself."""
    return hashlib.sha256((password_hash or "").encode()).hexdigest()[:16]


def password_mark(account: Account) -> str:
    return mark_of(account.password_hash)


@lru_cache(maxsize=256)
def _opened(keyring: Keyring, cookie: str) -> Opened | None:
    """A browser sends the same one with every call, and every two seconds while its owner types."""
    return open_sealed(keyring, PURPOSE, cookie)


class KnownDevice:
    """What the cookie of one browser says: for each account its name here, and the mark of the password it used."""

    def __init__(self, connection: HTTPConnection, settings: Settings, keyring: Keyring) -> None:
        self._keyring, self._is_https = keyring, is_secure(settings, connection)
        cookie = connection.cookies.get(_cookie_name(self._is_https), "")
        opened = _opened(keyring, cookie) if len(cookie) <= COOKIE_MAX_CHARS else None
        self._accounts: dict[str, list[str]] = opened.content if opened and opened.holds else {}

    @property
    def is_known(self) -> bool:
        """Somebody has signed in with this browser."""
        return bool(self._accounts)

    def has_seen(self, account: Account) -> bool:
        """Whether this account was signed in to from here, be it with a former password."""
        return account.id in self._accounts

    def name_for(self, account: Account | None) -> str:
        """Empty for a stranger."""
        name, mark = self._accounts.get(account.id, ("", "")) if account else ("", "")
        return name if account and mark == password_mark(account) else ""

    def remember(self, response: Response, account: Account) -> None:
        name = self.name_for(account) or new_id()
        others = {account_id: said for account_id, said in self._accounts.items() if account_id != account.id}
        latest = [*others.items(), (account.id, [name, password_mark(account)])][-MAX_ACCOUNTS:]
        response.set_cookie(
            _cookie_name(self._is_https),
            seal(self._keyring, PURPOSE, dict(latest), KEPT_SECONDS),
            max_age=KEPT_SECONDS,
            path="/",
            secure=self._is_https,
            httponly=True,
            samesite="lax",
        )

"""Whoever showed one factor of two: kept for some minutes by his own browser, sealed, until the code comes.

It opens nothing by itself, on no node: the code, or a recovery code, is asked for in addition (second_factor/).
"""

from dataclasses import asdict, dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vitrine.accounts.sealing import seal, unseal
from vitrine.accounts.sessions.cookies import is_secure
from vitrine.accounts.sessions.devices import password_mark
from vitrine.accounts.tables import Account
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings

COOKIE, PATH = "vitrine_halfway", "/api/session"
PURPOSE = "halfway signed in"
KEPT_SECONDS = 600


@dataclass(frozen=True)
class PendingSecondFactor:
    account_id: str
    method: str  # how the first factor was shown
    mark: str  # of the password that the account had then: a new one makes this worthless

    def is_still(self, account: Account) -> bool:
        return self.account_id == account.id and self.mark == password_mark(account)


def set_pending_second_factor(
    response: Response, connection: HTTPConnection, settings: Settings, keyring: Keyring, account: Account, method: str
) -> None:
    pending = PendingSecondFactor(account.id, method, password_mark(account))
    response.set_cookie(
        COOKIE,
        seal(keyring, PURPOSE, asdict(pending), KEPT_SECONDS),
        max_age=KEPT_SECONDS,
        path=PATH,
        secure=is_secure(settings, connection),
        httponly=True,
        samesite="lax",
    )


def read_pending_second_factor(connection: HTTPConnection, keyring: Keyring) -> PendingSecondFactor | None:
    unsealed = unseal(keyring, PURPOSE, connection.cookies.get(COOKIE, ""))
    return PendingSecondFactor(**unsealed) if unsealed else None


def clear_pending_second_factor(response: Response, connection: HTTPConnection) -> None:
    if COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, path=PATH)

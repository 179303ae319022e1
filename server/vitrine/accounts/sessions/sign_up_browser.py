"""With VITRINE_MODE=public: tells the browser that signed up from any other, by a sealed cookie.

Anybody can sign up with anybody's address and wait until its owner follows the link. So the password that was typed
counts if the link is followed where it was typed; elsewhere its owner chooses one (passwords/recovery.py). Every
sign-up leaves the note, of a known address too: nobody learns from it which it was.
"""

import hmac

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vitrine.accounts.addresses import normalise
from vitrine.accounts.sealing import seal, unseal
from vitrine.accounts.sessions.cookies import is_secure
from vitrine.accounts.sessions.devices import mark_of, password_mark
from vitrine.accounts.tables import Account
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings

COOKIE, PATH = "vitrine_newcomer", "/api/accounts"
PURPOSE = "newcomers"


def remember_sign_up_browser(
    response: Response,
    connection: HTTPConnection,
    settings: Settings,
    keyring: Keyring,
    *,
    email: str,
    password_hash: str,
    seconds: int,
) -> None:
    response.set_cookie(
        COOKIE,
        seal(keyring, PURPOSE, {"email": normalise(email), "mark": mark_of(password_hash)}, seconds),
        max_age=seconds,
        path=PATH,
        secure=is_secure(settings, connection),
        httponly=True,
        samesite="lax",
    )


def is_sign_up_browser(connection: HTTPConnection, keyring: Keyring, account: Account) -> bool:
    """Whether this browser signed up with this account's address and with the password that it has."""
    unsealed = unseal(keyring, PURPOSE, connection.cookies.get(COOKIE, "")) or {}
    is_its_password = hmac.compare_digest(str(unsealed.get("mark", "")), password_mark(account))
    return unsealed.get("email") == account.email and is_its_password

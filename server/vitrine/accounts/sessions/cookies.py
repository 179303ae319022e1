"""The cookies of a signed-in browser: the session's own, and a hint that scripts may read."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vitrine.accounts.sessions.sessions import SESSION_LIFETIME
from vitrine.platform.settings import Settings

HINT = "vitrine_owner"


def is_secure(settings: Settings, connection: HTTPConnection) -> bool:
    if settings.public_url:
        return settings.public_url.startswith("https://")
    return connection.scope["scheme"] in ("https", "wss")


def session_cookie_name(is_https: bool) -> str:
    # __Host-: the browser itself refuses it from a subdomain, over http or for another path.
    return "__Host-vitrine_session" if is_https else "vitrine_session"


def read_session_cookie(settings: Settings, connection: HTTPConnection) -> str:
    return connection.cookies.get(session_cookie_name(is_secure(settings, connection)), "")


def set_session_cookie(response: Response, settings: Settings, connection: HTTPConnection, token: str) -> None:
    is_https = is_secure(settings, connection)
    seconds = int(SESSION_LIFETIME.total_seconds())
    name = session_cookie_name(is_https)
    response.set_cookie(name, token, max_age=seconds, path="/", secure=is_https, httponly=True, samesite="lax")
    # No secret: it tells the public page of the same browser that asking for drafts is worth a request.
    response.set_cookie(HINT, "1", max_age=seconds, path="/", secure=is_https, samesite="lax")


def clear_session_cookie(response: Response, settings: Settings, connection: HTTPConnection) -> None:
    is_https = is_secure(settings, connection)
    response.delete_cookie(session_cookie_name(is_https), path="/", secure=is_https, httponly=True, samesite="lax")
    response.delete_cookie(HINT, path="/", secure=is_https, samesite="lax")

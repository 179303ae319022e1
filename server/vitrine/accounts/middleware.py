"""Recognises the session of every API call as it arrives, before its body is read. Pure ASGI; app.py puts it in.

At arrival, not in a dependency: a slow upload must not be judged by a token that was exchanged meanwhile, and the
writing of a rotation must not wait inside the request's own transaction.
"""

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.accounts.cookies import read_session_cookie
from vitrine.accounts.sessions import SignedIn, recognise
from vitrine.errors import Problem

STATE = "signed_in"


class SessionMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            state = scope["app"].state
            token = read_session_cookie(state.settings, HTTPConnection(scope))
            found: SignedIn | Exception | None = None
            try:
                found = await recognise(state.database, token) if token else None
            except (SQLAlchemyError, OSError, Problem) as error:
                found = error  # raised by the guard, where the application's error handlers see it
            scope.setdefault("state", {})[STATE] = found
        await self.app(scope, receive, send)


def signed_in_of(connection: HTTPConnection) -> SignedIn | None:
    found: SignedIn | Exception | None = getattr(connection.state, STATE, None)
    if isinstance(found, Exception):
        raise found
    return found

"""Recognises the session of every API call as it arrives, before its body is read. Pure ASGI; app.py puts it in.

A token whose hour is over is exchanged here, in the answer to whatever was asked: no client has to wish for it.

At arrival, not in a dependency: a slow upload must not be judged by a token that was exchanged meanwhile, and the
writing of a rotation must not wait inside the request's own transaction.
"""

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrine.accounts.problems import SignedOut
from vitrine.accounts.sessions.cookies import is_secure, read_session_cookie, session_cookie_name, set_session_cookie
from vitrine.accounts.sessions.devices import KnownDevice
from vitrine.accounts.sessions.sessions import ROTATION, SignedIn, recognise
from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.http.problems import problem_response
from vitrine.platform.http.request_policy import policy_of
from vitrine.platform.http.services import BaseServices, services_of
from vitrine.platform.settings import Settings
from vitrine.platform.storage.lanes import lane

STATE = "signed_in"


class SessionMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            connection = HTTPConnection(scope)
            services: BaseServices = services_of(connection)
            token = read_session_cookie(services.settings, connection)
            key = services.keyring.derive(ROTATION)
            found: SignedIn | Exception | None = None
            # Whoever is signed in must not wait behind a flood of those who are not: his browser has a sealed cookie
            # that a stranger cannot make up. A session without it is looked up among visitors' calls.
            asked_in = lane.get()
            if token and KnownDevice(connection, services.settings, services.keyring).is_known:
                lane.set("owners")
            try:
                found = await recognise(services.database, token, key) if token else None
            except (SQLAlchemyError, OSError, Problem) as error:
                found = error  # raised by the guard, where the application's error handlers see it
            lane.set("owners" if isinstance(found, SignedIn) else asked_in)
            scope.setdefault("state", {})[STATE] = found
            if isinstance(found, SignedIn) and found.renewed:
                send = _bringing(found.renewed, services.settings, connection, send)
        await self.app(scope, receive, send)


def _bringing(token: str, settings: Settings, connection: HTTPConnection, send: Send) -> Send:
    """Puts the next token on the answer, unless that has a word of its own on the session: signing out, for one."""
    cookie = Response()
    set_session_cookie(cookie, settings, connection, token)
    name = session_cookie_name(is_secure(settings, connection))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            is_said = any(header.startswith(f"{name}=") for header in headers.getlist("set-cookie"))
            if not is_said and "public" not in headers.get("cache-control", ""):
                for header in cookie.headers.getlist("set-cookie"):
                    headers.append("set-cookie", header)
        await send(message)

    return sending


def signed_in_of(connection: HTTPConnection) -> SignedIn | None:
    found: SignedIn | Exception | None = getattr(connection.state, STATE, None)
    if isinstance(found, Exception):
        raise found
    return found


class AnonymousBodyLimits:
    """Whoever is signed out is told so before a byte of his body is kept: FastAPI reads bodies first, and asks then."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        policy = policy_of(scope)
        if policy is not None and policy.audience != "anyone" and not _has_session(scope):
            # What operators call is not there for anybody else (operators/guard.py).
            refusal = NotFound() if policy.audience == "operator" else SignedOut()
            await problem_response(refusal)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _has_session(scope: Scope) -> bool:
    try:
        return signed_in_of(HTTPConnection(scope)) is not None
    except Exception:
        return True  # it cannot be known now: the guard says why, where the application's handlers hear it

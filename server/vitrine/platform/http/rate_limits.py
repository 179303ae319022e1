"""Counts what a route's declaration limits (request_policy.py), before a byte of the body is read. Pure ASGI."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.platform.errors import TooMany
from vitrine.platform.http.callers import network
from vitrine.platform.http.problems import problem_response
from vitrine.platform.http.request_policy import policy_of
from vitrine.platform.http.services import BaseServices, services_of


class RateLimits:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        policy = policy_of(scope)
        if policy is None or not policy.rate_limits:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        services: BaseServices = services_of(connection)
        address = network(connection.client.host if connection.client else "")
        try:
            for limit in policy.rate_limits:
                whom = "all" if limit.is_shared else address
                await services.throttle.hit(limit.name, limit.rate(services.settings.limits), whom)
        except TooMany as problem:
            await problem_response(problem)(scope, receive, send)
            return
        await self._app(scope, receive, send)

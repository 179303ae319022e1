"""What a route accepts, declared beside it, and found before a byte of the body is read.

    @router.post("/api/session", operation_id="sign_in")
    @accepts(RequestPolicy(max_bytes=small, audience="anyone", rate_limits=(SIGN_IN,)))
    async def sign_in(…): ...

A route without a declaration has the strictest: JSON of an owner who is signed in. The middlewares that read it:
bodies.py (size, time, JSON), throttle.py, and csrf.py and middleware.py of accounts/signed_in/.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from fastapi.routing import RouteContext
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.settings import Limits

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SMALL_BYTES = 4_000  # a few lines of a form
_IN_SCOPE = "vitrine.request_policy"
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


@dataclass(frozen=True)
class RateLimit:
    """`rate`: which of the limits; `is_shared`: for all addresses together."""

    name: str
    rate: Callable[[Limits], str]
    is_shared: bool = False


@dataclass(frozen=True, kw_only=True)
class RequestPolicy:
    """`body`: JSON; a form of a browser without scripts, which is cut rather than refused; an uploaded file, read by
    its route piece by piece; an archive, a file that may be so large that it gets more time with every byte.

    `max_values`: how many values its JSON may hold. `cleans_text`: the route removes characters that cannot be stored,
    where others refuse them. `audience`: anybody else is refused before the body is read.
    """

    body: Literal["json", "form", "file", "archive"] = "json"
    max_bytes: Callable[[Limits], int] = lambda limits: limits.json_bytes
    max_values: int = 1_000
    cleans_text: bool = False
    audience: Literal["owner", "operator", "anyone"] = "owner"
    rate_limits: tuple[RateLimit, ...] = ()


def small(limits: Limits) -> int:
    return min(SMALL_BYTES, limits.json_bytes)


_DEFAULT = RequestPolicy()
_DECLARED: dict[Callable[..., Any], RequestPolicy] = {}


def accepts(policy: RequestPolicy) -> Callable[[Endpoint], Endpoint]:
    def declare(endpoint: Endpoint) -> Endpoint:
        _DECLARED[endpoint] = policy
        return endpoint

    return declare


class RoutePolicies:
    """By method and path, matched as the router does it: the first route that fits."""

    def __init__(self, routes: Iterable[RouteContext]) -> None:
        self._by_method: defaultdict[str, list[tuple[Route, RequestPolicy]]] = defaultdict(list)
        for route in routes:
            if route.path is None or route.endpoint is None:
                continue
            for method in (route.methods or set()).difference(SAFE_METHODS):
                place = Route(route.path, route.endpoint, methods=[method])
                self._by_method[method].append((place, _DECLARED.get(route.endpoint, _DEFAULT)))

    def find(self, scope: Scope) -> RequestPolicy | None:
        """None: reading, or no route, which answers without reading a body."""
        for route, policy in self._by_method.get(scope["method"], ()):
            if route.matches(scope)[0] is Match.FULL:
                return policy
        return None


class RequestPolicies:
    """The first middleware: the others ask `policy_of`."""

    def __init__(self, app: ASGIApp, policies: RoutePolicies) -> None:
        self._app, self._policies = app, policies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope[_IN_SCOPE] = self._policies.find(scope)
        await self._app(scope, receive, send)


def policy_of(scope: Scope) -> RequestPolicy | None:
    policy: RequestPolicy | None = scope.get(_IN_SCOPE)
    return policy

"""What a route is, declared beside it, and found before anything is asked of it.

    @router.post("/api/session", operation_id="sign_in")
    @accepts(RequestPolicy(max_bytes=small, audience="anyone", rate_limits=(SIGN_IN,)))
    async def sign_in(…): ...

A route without a declaration has the strictest: JSON of an owner who is signed in, on the instance's own host. Read
by front.py (host, kind, lane), bodies.py (size, time, JSON), throttle.py, and csrf.py and middleware.py of
accounts/sessions/.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from fastapi.routing import RouteContext
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.platform.http.counting import Kind
from vitrine.platform.settings import Limits, Settings

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
    where others refuse them. `audience`: anybody else is refused before the body is read. These are of unsafe methods.

    `kind`: as which its answers are counted. `hosts`: the instance's own; owners' domains too, which have what the
    public page itself calls, and no owner's cookie; or any, for machines that know us by whatever name. `is_offered`:
    whether this instance has it; else its path is one like any other. `signs_in`: it has the lane of those who do.
    """

    body: Literal["json", "form", "file", "archive"] = "json"
    max_bytes: Callable[[Limits], int] = lambda limits: limits.json_bytes
    max_values: int = 1_000
    cleans_text: bool = False
    audience: Literal["owner", "operator", "anyone"] = "owner"
    rate_limits: tuple[RateLimit, ...] = ()
    kind: Kind = "api"
    hosts: Literal["own", "domains", "any"] = "own"
    is_offered: Callable[[Settings], bool] = lambda _settings: True
    signs_in: bool = False


def small(limits: Limits) -> int:
    return min(SMALL_BYTES, limits.json_bytes)


_DEFAULT = RequestPolicy()
_DECLARED: dict[Callable[..., Any], RequestPolicy] = {}


def accepts(policy: RequestPolicy) -> Callable[[Endpoint], Endpoint]:
    def declare(endpoint: Endpoint) -> Endpoint:
        _DECLARED[endpoint] = policy
        return endpoint

    return declare


def _first_part(path: str) -> str:
    """Which every route under it has; '' where it is a parameter."""
    first = path.lstrip("/").partition("/")[0]
    return "" if "{" in first else first


class RoutePolicies:
    """By method and path, matched as the router does it: the first route that fits. HEAD: of what answers GET."""

    def __init__(self, routes: Iterable[RouteContext]) -> None:
        self._places: defaultdict[tuple[str, str], list[tuple[Route, RequestPolicy]]] = defaultdict(list)
        for route in routes:
            if route.path is None or route.endpoint is None:
                continue
            for method in (route.methods or set()) - {"HEAD"}:
                place = Route(route.path, route.endpoint, methods=[method])
                declared = _DECLARED.get(route.endpoint, _DEFAULT)
                self._places[method, _first_part(route.path)].append((place, declared))

    def find(self, scope: Scope) -> RequestPolicy | None:
        """None: no route."""
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        for first in (_first_part(scope["path"]), ""):
            for route, policy in self._places.get((method, first), ()):
                if route.matches(scope)[0] is Match.FULL:
                    return policy
        return None


class RequestPolicies:
    """Before the front: all others ask `route_policy` or `policy_of`."""

    def __init__(self, app: ASGIApp, policies: RoutePolicies) -> None:
        self._app, self._policies = app, policies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope[_IN_SCOPE] = self._policies.find(scope)
        await self._app(scope, receive, send)


def route_policy(scope: Scope) -> RequestPolicy | None:
    """None: no route."""
    policy: RequestPolicy | None = scope.get(_IN_SCOPE)
    return policy


def policy_of(scope: Scope) -> RequestPolicy | None:
    """Of what may change something. None: reading, or no route, which answers without reading a body."""
    return None if scope["method"] in SAFE_METHODS else route_policy(scope)

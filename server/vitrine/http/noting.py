"""A request that is waited for: counted by its kind and status, timed, and told as a span. Used by the front."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Message, Scope, Send

from vitrine.http.counting import WENT_AWAY, Counting, kind_of
from vitrine.tracing import NoSpan, span

_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


@contextmanager
def noted(counting: Counting, scope: Scope, send: Send) -> Iterator[Send]:
    """What is answered by the `send` that it gives."""
    began, status, kind = time.perf_counter(), WENT_AWAY, kind_of(scope["path"])

    async def noting(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    with span(kind, "SERVER", {"vitrine.kind": kind}) as told:
        try:
            yield noting
        finally:
            counting.add(kind, status, time.perf_counter() - began)
            _tell(told, scope, status)


def _tell(told: NoSpan, scope: Scope, status: int) -> None:
    """The route as it is written in the code, never the address: it names a site, and may be a secret."""
    method = scope["method"] if scope["method"] in _METHODS else "_OTHER"
    route = getattr(scope.get("route"), "path", "")
    told.tell({"http.request.method": method, "http.response.status_code": status})
    if route:
        told.tell({"http.route": route})
        told.rename(f"{method} {route}")
    if status >= 500:
        told.fail(str(status))

"""A request that is waited for: counted by its kind and status, timed, and told as a span. Used by the front."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry.trace import Span, SpanKind
from starlette.types import Message, Scope, Send

from vitrine.platform.http.counting import WENT_AWAY, Counting, Kind
from vitrine.platform.tracing import fail, span

_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


class ObservedAnswer:
    """How a request was answered, as soon as that is known."""

    status = WENT_AWAY

    def of(self, send: Send) -> Send:
        """What is answered by the `send` that it gives."""

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
            await send(message)

        return noting


@contextmanager
def observe_request(counting: Counting, scope: Scope, kind: Kind) -> Iterator[ObservedAnswer]:
    began, note = time.perf_counter(), ObservedAnswer()
    with span(kind, SpanKind.SERVER, {"vitrine.kind": kind}) as opened:
        try:
            yield note
        finally:
            counting.add(kind, note.status, time.perf_counter() - began)
            _tell(opened, scope, note.status)


def _tell(opened: Span, scope: Scope, status: int) -> None:
    """The route as it is written in the code, never the address: it names a site, and may be a secret."""
    method = scope["method"] if scope["method"] in _METHODS else "_OTHER"
    route = getattr(scope.get("route"), "path", "")
    opened.set_attributes({"http.request.method": method, "http.response.status_code": status})
    if route:
        opened.set_attribute("http.route", route)
        opened.update_name(f"{method} {route}")
    if status >= 500:
        fail(opened, str(status))

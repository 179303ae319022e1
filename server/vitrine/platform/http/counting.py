"""How this process answers: how often, by kind and status; and how long those waited who had to wait.

The front adds (front.py), a kept page with one addition of an integer: at fifteen thousand of them a second nothing
more is free. So what is answered in the same breath is counted and not timed; `times` is of all other answers, and
each of those is a span too (`observe_request`).

/metrics shows `totals`, the sums since the start of this process. Whoever writes sums of days takes `taken()`: what
was counted since it was last asked, for one taker alone. A process that is killed loses what was not yet taken.

    for (kind, status), count in counting.taken().items(): ...
"""

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, get_args

from opentelemetry.trace import Span, SpanKind
from starlette.types import Message, Scope, Send

from vitrine.platform.timing import Times
from vitrine.platform.tracing import fail, span

# page_kept: from memory at once. page: looked up or rendered first. file: built, of ours. media: of sites. report: what
# pages tell by themselves (visits, stopped scripts). refused: turned away unread. other: robots, sitemaps …
Kind = Literal[
    "page_kept", "page", "file", "media", "api", "report", "dashboard", "review", "health", "other", "refused"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
WENT_AWAY = 499  # nobody was there any more to be answered: as nginx has it


class Counting:
    """One per process. Each kind's counts by status; the front holds those that it needs in a hurry."""

    def __init__(self) -> None:
        self.by_kind: dict[Kind, defaultdict[int, int]] = {kind: defaultdict(int) for kind in KINDS}
        self.times = Times("answer")
        self._taken: dict[tuple[Kind, int], int] = {}

    def add(self, kind: Kind, status: int, seconds: float) -> None:
        """An answer that was waited for."""
        self.by_kind[kind][status] += 1
        self.times.add(kind, seconds)

    def totals(self) -> dict[tuple[Kind, int], int]:
        """Since the start of this process."""
        return {(kind, status): count for kind, counts in self.by_kind.items() for status, count in counts.items()}

    def taken(self) -> dict[tuple[Kind, int], int]:
        """Since the last call: what had no answer meanwhile is left out."""
        totals, before = self.totals(), self._taken
        self._taken = totals
        new = {which: count - before.get(which, 0) for which, count in totals.items()}
        return {which: count for which, count in new.items() if count}


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

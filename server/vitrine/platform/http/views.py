"""Views of public pages, counted in memory while they are answered. visits/ writes them once a minute.

A kept page takes thirty millionths of a second, so counting it may take a third of one. What a request says of who
sent it is read once for equal requests (wire.py); both keys here are told apart by being the same object, which costs
no hash of their words; and whether somebody is a bot is asked when views are written.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache

MAX_COUNTED = 20_000  # different ones a minute: what strangers make up must not fill the memory
MAX_OF_PAGE = 1000  # of which one page has no more: a flood there leaves room for the others
MAX_USER_AGENT = 300
_SESSION = re.compile(rb"vitrine_session=([0-9a-f]{32})")


@dataclass(eq=False, slots=True)
class Viewer:
    """One kind of browser. `session`: the id of a signed-in one's, which may be the owner's own."""

    user_agent: str
    session: str


@dataclass(eq=False, slots=True)
class PageView:
    """Which page of whose site, in which language; `page`: '' is the main one. And how often, since last written."""

    site_id: str
    page: str
    language: str
    counts: dict[Viewer, int] = field(default_factory=dict)


def viewer_of(headers: dict[bytes, bytes]) -> Viewer | None:
    """None: not to be counted, because it is asked for, or because nobody looks yet."""
    if asks_not_to_be_counted(headers) or b"prefetch" in headers.get(b"sec-purpose", headers.get(b"purpose", b"")):
        return None
    session = _SESSION.search(headers.get(b"cookie", b""))
    return _viewer(headers.get(b"user-agent", b"")[:MAX_USER_AGENT], session[1] if session else b"")


@lru_cache(maxsize=4096)
def _viewer(user_agent: bytes, session: bytes) -> Viewer:
    return Viewer(user_agent.decode("latin-1"), session.decode())


def asks_not_to_be_counted(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"dnt") == b"1" or headers.get(b"sec-gpc") == b"1"


class Views:
    """One per process. The front adds, whoever writes takes."""

    def __init__(self) -> None:
        self._seen: list[PageView] = []
        self._different = 0

    def add(self, seen: PageView, viewer: Viewer, count: int = 1) -> None:
        counts = seen.counts
        if viewer in counts:
            counts[viewer] += count
        elif self._different < MAX_COUNTED and len(counts) < MAX_OF_PAGE:
            if not counts:
                self._seen.append(seen)
            counts[viewer] = count
            self._different += 1

    def take(self) -> list[tuple[PageView, Viewer, int]]:
        taken = [(seen, viewer, count) for seen in self._seen for viewer, count in seen.counts.items()]
        for seen in self._seen:
            seen.counts = {}
        self._seen, self._different = [], 0
        return taken

"""The front: answers kept public pages and built files before FastAPI is even asked; passes everything else on."""

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrine.platform.errors import BadHost, Invalid, NotFound, Problem, UnknownHost
from vitrine.platform.http.answers import Answer
from vitrine.platform.http.counting import Counting, Kind, observe_request
from vitrine.platform.http.problems import answer_of, logged_problem, problem_of
from vitrine.platform.http.request_policy import RequestPolicy, route_policy
from vitrine.platform.http.views import PageView, Viewer, Views, viewer_of
from vitrine.platform.logs import request_id
from vitrine.platform.settings import Settings
from vitrine.platform.storage.lanes import Lane, lane

Headers = dict[bytes, bytes]
# Of what is no route: an address below it is a call that there is not, any other one a page that there is not.
_API = "/api"
_LIVENESS = "/livez"
_ALIVE = Answer(
    200,
    [(b"content-type", b"application/json"), (b"content-length", b"15"), (b"cache-control", b"no-store")],
    b'{"status":"ok"}',
)
_FILES = "/assets/"
_MEDIA = "/media/"
_ICONS = ("/favicon.svg", "/favicon.ico")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_CONTROL_IN_QUERY = re.compile(rb"%(?:[01][0-9a-f]|7f)", re.IGNORECASE)
_SAFE = [(b"x-content-type-options", b"nosniff")]
_SAFE_OF_API = [*_SAFE, (b"cache-control", b"no-store")]
_LONGEST_HOST = 253 + len(":65535")  # a name in DNS, and a port


@dataclass(eq=False, slots=True)
class PlainRequest:
    """A GET as far as the front looks at it."""

    path: str
    headers: Headers
    viewer: Viewer | None = None


class Page(Protocol):
    """A public page that is at hand. `counts_for`: what a look at it counts for; a notice counts for nothing."""

    counts_for: PageView | None

    def answer_at_once(self, headers: Headers, /) -> Answer | None:
        """None: it has to be compressed first for this one who asks."""

    async def prepare(self, headers: Headers, /) -> None: ...

    def answer_to(self, headers: Headers, /) -> Answer: ...


class Pages(Protocol):
    """Every public page; rendering/ has them. `peek` tells what is known without waiting."""

    def peek(self, domain: str | None, path: str, accept_language: bytes, /) -> Page | None: ...

    async def get(self, domain: str | None, path: str, accept_language: bytes, /) -> Page: ...

    async def not_found(self, accept_language: bytes, /) -> Page: ...

    def failure(self, status: int, accept_language: bytes, /) -> Page: ...


class Domains(Protocol):
    """Which hosts are somebody's proven domains; rendering/ knows. `peek` tells too whether that is sure."""

    def peek(self, name: str, /) -> tuple[str | None, bool]: ...

    async def get(self, name: str, /) -> str | None: ...


class LandingSite(Protocol):
    """The instance's own pages, where it has any; public/landing/ has them."""

    def has(self, path: str, /) -> bool: ...

    def peek(self, path: str, accept_language: bytes, /) -> Page | None: ...

    async def get(self, path: str, accept_language: bytes, /) -> Page | None: ...


class BuiltFiles(Protocol):
    """Scripts, styles and fonts; rendering/ has them. `kept`: those in memory."""

    def cached(self, name: str, accept_encoding: bytes, /) -> Answer | None: ...

    def get(self, name: str, accept_encoding: bytes, /) -> Answer | None: ...


class Uploads(Protocol):
    """Pictures of sites that are small and were asked for before; site/ has them."""

    def answer_from_memory(self, path: str, headers: Headers, /) -> Answer | None: ...


class Freshness(Protocol):
    """Whether this process knows what others committed; rendering/ has it."""

    def is_current(self) -> bool: ...

    async def become_current(self) -> None: ...


class Front:
    def __init__(
        self,
        app: ASGIApp,
        freshness: Freshness,
        pages: Pages,
        domains: Domains,
        files: BuiltFiles,
        media: Uploads,
        icon: Answer,
        views: Views,
        counting: Counting,
        settings: Settings,
        landing: LandingSite | None = None,
    ) -> None:
        self._app, self._freshness = app, freshness
        self._pages, self._domains = pages, domains
        self._files, self._media, self._icon = files, media, icon
        self._views, self.counting = views, counting
        self._kept_pages, self._kept_files = counting.by_kind["page_kept"], counting.by_kind["file"]
        self._kept_media, self._healths = counting.by_kind["media"], counting.by_kind["health"]
        self._landing, self._settings = landing, settings
        self._own_host = urlsplit(settings.public_url or "").netloc.lower().encode() or None

    def answer_from_memory(self, request: PlainRequest) -> Answer | None:
        """The answer to a GET that needs no waiting: a kept page known to be current, a built file, a small picture.
        None: ask `serve`.

        Called for every visit, straight from the wire (wire.py), so it does nothing that it need not.
        """
        return self.cached(request) if request.path == _LIVENESS or self._freshness.is_current() else None

    def cached(self, request: PlainRequest) -> Answer | None:
        """The same of a process that is current."""
        path, headers = request.path, request.headers
        if path == _LIVENESS:
            return _counted(_ALIVE, self._healths)
        domain, is_known = self._peek_domain(headers.get(b"host", b""))
        if not is_known:
            return None
        if path.startswith(_FILES):
            file = self._files.cached(path.removeprefix(_FILES), headers.get(b"accept-encoding", b""))
            return _counted(file, self._kept_files)
        if path.startswith(_MEDIA):
            return _counted(self._media.answer_from_memory(path.removeprefix(_MEDIA), headers), self._kept_media)
        if path in _ICONS:
            return _counted(self._icon, self._kept_files)
        language = headers.get(b"accept-language", b"")
        landing = self._landing_at(domain, path)
        page = landing.peek(path, language) if landing is not None else self._pages.peek(domain, path, language)
        if page is None:
            return None
        answer = page.answer_at_once(headers)
        if answer is None:
            return None
        if request.viewer is not None and page.counts_for is not None:
            self._views.add(page.counts_for, request.viewer)
        return _counted(answer, self._kept_pages)

    def _peek_domain(self, host: bytes) -> tuple[str | None, bool]:
        """As `_domain` has it, and whether that is known without waiting. What is refused is not known here."""
        if host == self._own_host:
            return None, True
        name = _domain_name(host)
        domain, is_known = self._domains.peek(name) if name is not None else (None, True)
        return domain, is_known and (domain is not None or self._own_host is None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = route_policy(scope)
        if policy is not None and not policy.is_offered(self._settings):
            policy = None
        before = lane.set(_lane_of(scope["method"], policy))
        try:
            await self._serve(scope, receive, send, policy)
        finally:
            lane.reset(before)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, policy: RequestPolicy | None) -> None:
        request_id.set(secrets.token_hex(8))
        headers: Headers = dict(scope["headers"])
        is_read = scope["method"] in ("GET", "HEAD")
        refusal = _refusal(scope, policy)
        viewer = viewer_of(headers) if scope["method"] == "GET" else None
        plain = PlainRequest(scope["path"], headers, viewer)
        if plain.path != _LIVENESS:
            await self._freshness.become_current()
        answer = self.cached(plain) if is_read and refusal is None else None
        if answer is not None:
            await _send(answer, scope, send)
            return
        with observe_request(self.counting, scope, kind_of(scope["path"], policy)) as note:
            await self._serve_waiting(scope, receive, note.of(send), headers, policy, viewer, refusal)

    async def _serve_waiting(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: Headers,
        policy: RequestPolicy | None,
        viewer: Viewer | None,
        refusal: Problem | None,
    ) -> None:
        path: str = scope["path"]
        is_read = scope["method"] in ("GET", "HEAD")
        try:
            if refusal is not None:
                raise refusal
            domain = await self._domain(headers.get(b"host", b""), policy)
        except Exception as error:
            problem = logged_problem(error, path, problem_of(error))
            is_page = is_read and kind_of(path, policy) == "page"
            if isinstance(error, Problem) or not is_page:
                answer = answer_of(problem)
            else:  # who came for a page gets a page that says to come again
                language = headers.get(b"accept-language", b"")
                answer = self._pages.failure(problem.status, language).answer_to(headers)
            await _send(answer, scope, send)
            return
        is_call = policy is not None or not is_read or path.startswith(_API)
        if is_call and (domain is None or (policy is not None and policy.hosts != "own")):
            scope["domain"] = domain
            await self._app(scope, receive, _with_safe_headers(path, send))
            return
        if is_call:
            answer = (await self._pages.not_found(headers.get(b"accept-language", b""))).answer_to(headers)
        else:
            answer = await self._answer(domain, path, scope["query_string"], headers, viewer)
        await _send(answer, scope, send)

    async def _answer(
        self, domain: str | None, path: str, query: bytes, headers: Headers, viewer: Viewer | None
    ) -> Answer:
        if path.startswith(_FILES):
            found = self._files.get(path.removeprefix(_FILES), headers.get(b"accept-encoding", b""))
            language = headers.get(b"accept-language", b"")
            return found or (await self._pages.not_found(language)).answer_to(headers)
        if path in _ICONS:
            return self._icon
        if path == "/" and self._landing_at(domain, path) is None:
            location = b"/home" + (b"?" + query if query else b"")
            return Answer(307, [(b"location", location), (b"cache-control", b"no-cache")], b"")
        page = await self._page(domain, path, headers)
        if viewer is not None and page.counts_for is not None:
            self._views.add(page.counts_for, viewer)
        return page.answer_to(headers)

    async def _page(self, domain: str | None, path: str, headers: Headers) -> Page:
        language = headers.get(b"accept-language", b"")
        try:
            if (landing := self._landing_at(domain, path)) is not None:
                page = await landing.get(path, language) or await self._pages.not_found(language)
            else:
                page = await self._pages.get(domain, path, language)
            await page.prepare(headers)
            return page
        except Exception as error:
            return self._pages.failure(logged_problem(error, path, problem_of(error)).status, language)

    def _landing_at(self, domain: str | None, path: str) -> LandingSite | None:
        """A domain shows its own site and nothing of the instance that serves it."""
        return self._landing if self._landing is not None and domain is None and self._landing.has(path) else None

    async def _domain(self, host: bytes, policy: RequestPolicy | None) -> str | None:
        """None on our own host, else a proven domain's name; other hosts are refused once we know our own."""
        if host.lower() == self._own_host or (policy is not None and policy.hosts == "any"):
            return None
        name = _domain_name(host)
        domain = await self._domains.get(name) if name is not None else None
        if domain is None and self._own_host is not None:
            raise UnknownHost()
        return domain


def _counted(answer: Answer | None, counts: dict[int, int]) -> Answer | None:
    if answer is not None:
        counts[answer.status] += 1
    return answer


async def _send(answer: Answer, scope: Scope, send: Send) -> None:
    body = b"" if scope["method"] == "HEAD" else answer.body
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": body})


def _refusal(scope: Scope, policy: RequestPolicy | None) -> Problem | None:
    """What no route need look at: a Host that is not one, and characters that no database holds."""
    hosts = sum(name == b"host" for name, _ in scope["headers"])
    if hosts > 1 or (hosts == 0 and scope["http_version"] != "1.0"):
        return BadHost(headers={"Connection": "close"})
    if _CONTROL.search(scope["path"]):
        return NotFound()
    if policy is not None and not policy.cleans_text and _CONTROL_IN_QUERY.search(scope["query_string"]):
        return Invalid(fields=[])
    return None


def _with_safe_headers(path: str, send: Send) -> Send:
    """No answer is taken for another type than its own; none of the API's is kept unless it says so itself."""

    async def safe(message: Message) -> None:
        if message["type"] == "http.response.start":
            missing = _missing_headers(path, message["headers"])
            message = {**message, "headers": [*message["headers"], *missing]}
        await send(message)

    return safe


def _missing_headers(path: str, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    given = {name.lower() for name, _ in headers}
    required = _SAFE_OF_API if path.startswith(_API) else _SAFE
    return [header for header in required if header[0] not in given]


def kind_of(path: str, policy: RequestPolicy | None) -> Kind:
    """Of what was not answered at once."""
    if policy is not None:
        return policy.kind
    if path.startswith(_API):
        return "api"
    if path == _LIVENESS:
        return "health"
    return "file" if path.startswith(_FILES) or path in _ICONS else "page"


def _lane_of(method: str, policy: RequestPolicy | None) -> Lane:
    """Calls of the API become their owner's once he is recognised (accounts/sessions/middleware.py)."""
    if policy is None:
        return "pages" if method in ("GET", "HEAD") else "visitors"
    if policy.kind == "health":
        return "health"
    return "signing_in" if policy.signs_in else "visitors"


def _domain_name(host: bytes) -> str | None:
    """The name without its port. No address and no single word is a domain: these ask the database nothing."""
    return _name_in(host) if len(host) <= _LONGEST_HOST else None


@lru_cache(maxsize=1024)  # every visit asks, and most for the same few
def _name_in(host: bytes) -> str | None:
    name = host.partition(b":")[0].removesuffix(b".")
    return name.decode("latin-1").lower() if b"." in name and not name[-1:].isdigit() else None

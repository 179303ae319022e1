"""The front: answers cached public pages and built files before FastAPI is even asked; passes everything else on."""

import re
import secrets
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.errors import Problem, UnknownHost
from vitrine.logs import request_id
from vitrine.problems import answer_to, problem_response
from vitrine.rendering.assets import AssetFiles, best_encoding
from vitrine.rendering.cache import RenderedPage
from vitrine.rendering.pages import PublicPages, failure_page

Headers = dict[bytes, bytes]
# Everything under these belongs to FastAPI; any other path without a route there is the public not-found page (D7).
_PASSED_ON = (
    "/api",
    "/dashboard",
    "/media",
    "/healthz",
    "/openapi.json",
    "/robots.txt",
    "/sitemap.xml",
    "/favicon",
    "/.well-known",
)
# What of it a custom domain has: what the public page itself calls. No dashboard, no sign-in, so no owner's cookie.
_ON_DOMAINS = ("/api/sites/", "/media", "/healthz", "/robots.txt", "/sitemap.xml", "/favicon")
_CONTACT_FORM = re.compile(r"/@[^/]+/message")
# Asked by machines beside us under whatever name they know us by.
_ON_ANY_HOST = ("/healthz", "/api/domains/ask")


class Front:
    def __init__(self, app: ASGIApp, pages: PublicPages, files: AssetFiles, public_url: str | None) -> None:
        self._app, self._pages, self._files = app, pages, files
        self._own_host = (urlsplit(public_url).netloc.lower() if public_url else None) or None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id.set(secrets.token_hex(8))
        headers: Headers = dict(scope["headers"])
        path: str = scope["path"]
        try:
            domain = await self._domain(headers.get(b"host", b"").decode("latin-1").lower(), path)
        except Problem as problem:
            await problem_response(problem)(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD") or self._is_passed_on(path):
            if domain is not None and not path.startswith(_ON_DOMAINS) and not _CONTACT_FORM.fullmatch(path):
                await self._send_page(await self._pages.not_found(), scope, headers, send)
                return
            scope["domain"] = domain
            await self._app(scope, receive, send)
        elif path.startswith("/assets/"):
            await self._send_file(path.removeprefix("/assets/"), scope, headers, send)
        elif path == "/":
            query = b"?" + scope["query_string"] if scope["query_string"] else b""
            await _send(send, 307, [(b"location", b"/home" + query), (b"cache-control", b"no-cache")], b"")
        else:
            accepts = headers.get(b"accept-language", b"").decode("latin-1")
            page = self._pages.peek(domain, path, accepts)
            try:
                page = page or await self._pages.get(domain, path, accepts)
            except Exception as error:
                failure = await answer_to(error, path)
                page = failure_page(failure.status_code)
            await self._send_page(page, scope, headers, send)

    @staticmethod
    def _is_passed_on(path: str) -> bool:
        return path.startswith(_PASSED_ON)

    async def _domain(self, host: str, path: str) -> str | None:
        """None on our own host, else a proven domain's name; other hosts are refused once we know our own."""
        if host == self._own_host or path in _ON_ANY_HOST:
            return None
        name = host.partition(":")[0].removesuffix(".")
        # No address and no single word is a domain: instances on this machine ask the database nothing.
        domain = await self._pages.domain_of(name) if "." in name and not name[-1].isdigit() else None
        if domain is None and self._own_host is not None:
            raise UnknownHost()
        return domain

    async def _send_page(self, page: RenderedPage, scope: Scope, headers: Headers, send: Send) -> None:
        if page.etag in headers.get(b"if-none-match", b"") and page.status == 200:
            kept = [one for one in page.headers if one[0] != b"content-type"]
            await _send(send, 304, [*kept, (b"etag", page.etag)], b"")
            return
        encoding = best_encoding(headers.get(b"accept-encoding", b"")) if page.html else None
        body = page.body(encoding)
        answer = [*page.headers, (b"etag", page.etag), (b"content-length", str(len(body)).encode())]
        if encoding:
            answer.append((b"content-encoding", encoding.encode()))
        await _send(send, page.status, answer, b"" if scope["method"] == "HEAD" else body)

    async def _send_file(self, name: str, scope: Scope, headers: Headers, send: Send) -> None:
        found = self._files.get(name, headers.get(b"accept-encoding", b""))
        if found is None:
            await self._send_page(await self._pages.not_found(), scope, headers, send)
            return
        await _send(send, 200, found[0], b"" if scope["method"] == "HEAD" else found[1])


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

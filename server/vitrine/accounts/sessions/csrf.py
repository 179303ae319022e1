"""Refuses every unsafe call that another site's page makes a browser send. Pure ASGI; app.py puts it in.

Browsers put Origin (and, on https and localhost, Sec-Fetch-Site) on every unsafe call and let no page forge them. A
call with neither comes from no browser and carries nobody's cookies but its own.
"""

from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.accounts.problems import CrossSite
from vitrine.platform.errors import Problem, UnsupportedBody
from vitrine.platform.http.problems import problem_response
from vitrine.platform.http.request_policy import SAFE_METHODS, policy_of
from vitrine.platform.http.services import BaseServices, services_of
from vitrine.platform.settings import Settings

# What an HTML form of any site can send without asking: for forms of browsers without scripts alone, whose Origin is
# checked like all others. Our own scripts send JSON, and uploads their own type.
FORM_TYPES = frozenset({"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"})


def is_cross_site(settings: Settings, headers: Headers) -> bool:
    fetch_site = headers.get("sec-fetch-site")
    if fetch_site is not None and fetch_site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    if origin == settings.public_url:
        return False
    parts = _parts(origin)
    # No page chooses the Host of a call; behind a proxy the scheme may be hidden from us, the host is not.
    return (
        parts is None
        or parts.scheme not in ("http", "https")
        or parts.netloc.lower() != headers.get("host", "").lower()
    )


def _parts(url: str) -> SplitResult | None:
    """None for what no browser sends, such as `http://[`."""
    try:
        return urlsplit(url)
    except ValueError:
        return None


def refusal(settings: Settings, scope: Scope) -> Problem | None:
    headers = Headers(scope=scope)
    if is_cross_site(settings, headers) or _parts(headers.get("referer", "")) is None:
        return CrossSite()
    content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    policy = policy_of(scope)
    takes_forms = policy is not None and policy.body == "form"
    return UnsupportedBody() if content_type in FORM_TYPES and not takes_forms else None


class CsrfMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in SAFE_METHODS:
            services: BaseServices = services_of(HTTPConnection(scope))
            refused = refusal(services.settings, scope)
            if refused:
                await problem_response(refused)(scope, receive, send)
                return
        await self.app(scope, receive, send)

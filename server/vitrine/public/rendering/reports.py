"""What browsers say that a page's policy stopped (CSP, report-uri): a few lines in our own log, nothing stored."""

import json
import logging
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request

from vitrine.platform.http.request_policy import RateLimit, RequestPolicy, accepts
from vitrine.platform.logs import loggable_address
from vitrine.public.rendering.document import REPORTS

MAX_CHARS = 200
REPORT_BYTES = 8_000
log = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False)


@router.post(REPORTS, status_code=204)
@accepts(
    RequestPolicy(
        max_bytes=lambda _limits: REPORT_BYTES,
        max_values=100,
        audience="anyone",
        kind="report",
        hosts="domains",
        # Anybody can send these: few per address, and few from all together.
        rate_limits=(
            RateLimit("report", lambda limits: limits.reports_per_address),
            RateLimit("reports", lambda limits: limits.reports, is_shared=True),
        ),
    )
)
async def report_violation(request: Request) -> None:
    log_fields = _log_fields(await request.body())
    if log_fields:
        log.warning("a page's policy stopped something", extra=log_fields)


def _log_fields(body: bytes) -> dict[str, str]:
    try:
        document: Any = json.loads(body)
        report = document["csp-report"]
        named = {name: report.get(key) for name, key in _FIELDS.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}
    return {name: _short(value) for name, value in named.items() if isinstance(value, str) and value}


_FIELDS = {
    "page": "document-uri",
    "directive": "effective-directive",
    "stopped": "blocked-uri",
    "by": "source-file",
    "sample": "script-sample",
}


def _short(value: str) -> str:
    """Without what is nobody's business: query and fragment (a reset link's token), the secret of a draft's address."""
    try:
        parts = urlsplit(value)
    except ValueError:
        return ""
    return loggable_address(parts._replace(query="", fragment="").geturl() if parts.scheme else value)[:MAX_CHARS]

"""Asks the translation service that the operator named for a proposal (LibreTranslate's protocol). Called by routes.py
and by the doctor. Without VITRINE_TRANSLATE_URL nobody gets here.

The address is the operator's own, so it may be a private one. What comes back is not ours: it is read briefly and up to
a size, redirects lead nowhere, and of the answer only a text is left that the field could hold.
"""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from vitrine.content.describe import Localized, Text
from vitrine.content.schema import without_control_characters
from vitrine.platform.errors import Problem
from vitrine.platform.settings import Settings

if TYPE_CHECKING:
    import httpx  # else imported where it is used: no start needs it

SECONDS = 20.0
MAX_ANSWER_BYTES = 200_000
# Orders that turn the reading direction of what follows, and letters that nobody sees: none is a translation's.
_UNSEEN = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200B, 0x2060, 0xFEFF))
log = logging.getLogger(__name__)


class PairUnknown(Problem):
    """The service does not translate from the one language into the other."""

    code, status = "translations.pair_unknown", 422


class ServiceBusy(Problem):
    code, status = "translations.service_busy", 503


class ServiceAway(Problem):
    """It does not answer, or not as we expect; why stands in the log."""

    code, status = "translations.service_away", 502


@dataclass(frozen=True)
class Proposal:
    text: str
    is_cut: bool  # the field is too short for all of it


@cache
def _trusted() -> ssl.SSLContext:
    """Read once: the list of authorities takes longer to read than a service to answer."""
    import httpx

    return httpx.create_ssl_context()


async def propose(settings: Settings, text: str, source: str, target: str, field: Text | Localized) -> Proposal:
    """`source`, `target`: codes as a site has them."""
    found = fitted(await translated(settings, text, source, target), field)
    if not found.text:
        raise _away("nothing readable")
    return found


async def translated(settings: Settings, text: str, source: str, target: str) -> str:
    """What the service says, as it says it."""
    import httpx

    asked = {"q": text, "source": source.lower(), "target": target.lower(), "format": "text"}
    if settings.translate_key:
        asked["api_key"] = settings.translate_key
    try:
        async with asyncio.timeout(SECONDS):
            status, said = await _post(f"{settings.translate_url}/translate", asked)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as error:
        raise _away(type(error).__name__) from error
    if status == 200 and isinstance(found := said.get("translatedText"), str):
        return found
    error_said = said.get("error")
    if status == 400 and isinstance(error_said, str) and "not supported" in error_said:
        raise PairUnknown(source=source, target=target)
    if status == 429:
        raise ServiceBusy
    raise _away(f"HTTP {status}")


def _away(reason: str) -> ServiceAway:
    log.warning("no proposal from the translation service", extra={"reason": reason})
    return ServiceAway()


async def _post(url: str, asked: dict[str, str]) -> tuple[int, dict[str, Any]]:
    import httpx

    async with (
        httpx.AsyncClient(timeout=SECONDS, verify=_trusted(), follow_redirects=False) as client,
        client.stream("POST", url, json=asked, headers={"Accept": "application/json"}) as answer,
    ):
        body = await _all_of(answer)
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        said = None
    return answer.status_code, said if isinstance(said, dict) else {}


async def _all_of(answer: httpx.Response) -> bytes:
    body = b""
    async for chunk in answer.aiter_bytes():
        body += chunk
        if len(body) > MAX_ANSWER_BYTES:
            raise ValueError("too long")
    return body


def fitted(text: str, field: Text | Localized) -> Proposal:
    """A text that may stand in the field. It is never taken for HTML: its signs are signs."""
    text = without_control_characters(text.replace("\r\n", "\n")).translate(_UNSEEN)
    text = "".join(char for char in text if not 0xD800 <= ord(char) < 0xE000)  # half of a letter cannot be sent on
    text = text.strip() if isinstance(field, Text) and field.multiline else " ".join(text.split())
    if len(text) <= field.max_chars:
        return Proposal(text, is_cut=False)
    cut = text[: field.max_chars]
    words, _, rest = cut.rpartition(" ")
    # At a word's end, where that is near: not every script has blanks.
    return Proposal((words if words and len(rest) < 40 else cut).rstrip(), is_cut=True)

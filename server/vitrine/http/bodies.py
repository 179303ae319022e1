"""The doors that a body passes before FastAPI reads it, pure ASGI: how large and slow, and what is in it."""

import asyncio
import math
import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrine.errors import BodyTooLarge, BodyTooSlow, Invalid, Problem
from vitrine.http.handlers import problem_response
from vitrine.http.soundness import unsound_place
from vitrine.settings import Limits

_SECTION_SAVE = re.compile(r"^/api/site/sections/")
_DRAFT = re.compile(r"^/api/site/drafts/")
_UPLOAD = re.compile(r"^/api/site/media$")
_IMPORT = re.compile(r"^/api/site/import$")
# A translator's file, and what is taken from it (site/translations/).
_TEXTS = re.compile(r"^/api/site/texts/")
TEXTS_BYTES = 8_000_000
# A browser without scripts shows whatever is answered: its form is read to the end, cut, and gets a page
# (messages/, reviews/, complaints/).
_FORM = re.compile(r"^(?:/@[^/]+/(?:message|(?:[a-z]{2}/)?signaler)|/relecture/[^/]+(?:/[a-z]{2}/remarque)?)$")
# What visitors write is cleaned, not refused: nobody loses a message over an invisible character (messages/texts.py).
_MESSAGE = re.compile(r"^/api/sites/[^/]+/messages$")
# A browser tells what a page's policy stopped: strangers can say anything there.
_REPORT = re.compile(r"^/api/reports/")
REPORT_BYTES = 8_000
_VISIT = re.compile(r"^/api/sites/[^/]+/vitals$")
VISIT_BYTES = 1_000
# An import may be gigabytes. It has more time with every byte that came: whoever sends next to nothing has no more.
SLOWEST_BYTES_A_SECOND = 200_000
CUT = "vitrine.body_is_cut"  # in the scope: a form that was too long, whose rest was left out
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def largest(limits: Limits, path: str) -> int:
    """How many bytes a body that is sent there may have."""
    if _UPLOAD.match(path):
        return limits.upload_bytes
    if _IMPORT.match(path):
        return limits.largest_import_bytes  # which of them is this site's, imports/ knows
    if _REPORT.match(path):
        return REPORT_BYTES
    if _VISIT.match(path):
        return VISIT_BYTES
    if _TEXTS.match(path):
        return TEXTS_BYTES
    if _DRAFT.match(path):
        return limits.draft_bytes
    return limits.section_bytes if _SECTION_SAVE.match(path) else limits.json_bytes


class BodyLimits:
    """Bytes are counted, not believed."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self._app(scope, receive, send)
            return
        max_bytes = largest(self._limits, scope["path"])
        kept_bytes = max_bytes
        if _FORM.match(scope["path"]):
            max_bytes = self._limits.upload_bytes
        counted = 0
        refused: Problem | None = None
        has_answered = False
        is_complete = False
        is_upload = any(pattern.match(scope["path"]) for pattern in (_UPLOAD, _IMPORT))
        patience_s = self._limits.upload_seconds if is_upload else self._limits.body_seconds
        slowest = SLOWEST_BYTES_A_SECOND if _IMPORT.match(scope["path"]) else math.inf
        deadline = asyncio.get_running_loop().time() + patience_s

        async def counting_receive() -> Message:
            nonlocal counted, refused, is_complete
            try:
                # Once the body is here, waiting is for the client to go away, and has no limit.
                async with asyncio.timeout_at(None if is_complete else deadline + counted / slowest):
                    message = await receive()
            except TimeoutError:
                refused = BodyTooSlow(headers={"Connection": "close"})
                raise refused from None
            counted += len(message.get("body", b""))
            is_complete = not message.get("more_body", False)
            if counted > max_bytes:
                refused = BodyTooLarge(headers={"Connection": "close"}, maxBytes=max_bytes)
                raise refused
            if counted > kept_bytes:
                scope[CUT] = True
                surplus = counted - kept_bytes
                message = {**message, "body": message.get("body", b"")[:-surplus]}
            return message

        async def watching_send(message: Message) -> None:
            nonlocal has_answered
            # FastAPI turns what receive() raised into a 400 of its own: ours says what was wrong.
            if refused is not None and not has_answered:
                has_answered = True
                await problem_response(refused)(scope, receive, send)
                return
            if refused is None:
                has_answered = True
                await send(message)

        declared = dict(scope["headers"]).get(b"content-length", b"")
        if declared.isdigit() and int(declared) > max_bytes:
            too_large = BodyTooLarge(headers={"Connection": "close"}, maxBytes=max_bytes)
            await problem_response(too_large)(scope, receive, send)
            return
        try:
            await self._app(scope, counting_receive, watching_send)
        except Problem as problem:
            if problem is not refused or has_answered:
                raise
            await problem_response(problem)(scope, receive, send)


class SoundBodies:
    """JSON that neither database could hold is refused here, once for every route: see `unsound_place`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_checked = scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        if not is_checked or any(pattern.match(scope["path"]) for pattern in (_UPLOAD, _IMPORT, _FORM, _MESSAGE)):
            await self._app(scope, receive, send)
            return
        body = await whole_body(receive)
        place = None if body is None else unsound_place(body)
        if place is not None:
            problem = Invalid(fields=[{"path": place, "code": "not_storable"}])
            await problem_response(problem)(scope, receive, send)
            return
        await self._app(scope, told_again(body, receive), send)


async def whole_body(receive: Receive) -> bytes | None:
    """None when whoever sent it went away before its end."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def told_again(body: bytes | None, receive: Receive) -> Receive:
    """For whoever comes next: a body that was read already, as if it arrived now."""
    is_told = False

    async def told() -> Message:
        nonlocal is_told
        if body is None:
            return {"type": "http.disconnect"}
        if is_told:
            return await receive()
        is_told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return told

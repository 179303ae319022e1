"""How large and how slow a body may be: bytes are counted, not believed. Pure ASGI, before FastAPI reads anything."""

import asyncio
import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrine.errors import BodyTooLarge, BodyTooSlow, Problem
from vitrine.problems import problem_response
from vitrine.settings import Limits

_SECTION_SAVE = re.compile(r"^/api/site/(sections|drafts)/")
_UPLOAD = re.compile(r"^/api/site/media$")
# A browser without scripts shows whatever is answered: its form is read to the end, cut, and gets a page (messages/).
_FORM = re.compile(r"^/@[^/]+/message$")
CUT = "vitrine.body_is_cut"


class BodyLimits:
    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    def _max_bytes(self, path: str) -> int:
        if _UPLOAD.match(path):
            return self._limits.upload_bytes
        return self._limits.section_bytes if _SECTION_SAVE.match(path) else self._limits.json_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        max_bytes = self._max_bytes(scope["path"])
        kept_bytes = max_bytes
        if _FORM.match(scope["path"]):
            max_bytes = self._limits.upload_bytes
        counted = 0
        refused: Problem | None = None
        has_answered = False
        is_complete = False
        is_upload = _UPLOAD.match(scope["path"]) is not None
        patience_s = self._limits.upload_seconds if is_upload else self._limits.body_seconds
        deadline = asyncio.get_running_loop().time() + patience_s

        async def counting_receive() -> Message:
            nonlocal counted, refused, is_complete
            try:
                # Once the body is here, waiting is for the client to go away, and has no limit.
                async with asyncio.timeout_at(None if is_complete else deadline):
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

"""The doors that a body passes before FastAPI reads it, pure ASGI: how large and slow, and what is in it."""

import asyncio
import math
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from weakref import WeakValueDictionary

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrine.platform.errors import BodyTooLarge, BodyTooSlow, Problem, TooMany
from vitrine.platform.http.callers import network
from vitrine.platform.http.json_limits import json_refusal
from vitrine.platform.http.problems import problem_response
from vitrine.platform.http.request_policy import policy_of
from vitrine.platform.settings import Limits

# An import may be gigabytes. It has more time with every byte that came: whoever sends next to nothing has no more.
SLOWEST_BYTES_A_SECOND = 200_000
# Of the JSON of one address that is here or on its way: a body is held whole while it is parsed and answered.
MAX_HELD_BYTES = 32_000_000
# Larger JSON of one address is parsed and answered one after the other: each holds everybody for a moment while it is
# checked and parsed, and a hundred moments in a row are seconds.
#
# It is parsed on the event loop, because elsewhere it would hold the loop as long. In a thread Python's parser keeps
# the interpreter to itself; from a child process the values must be made anew here, and most of parsing is making them
# (49,000 texts: 24 ms by `json.loads`, 17 by `marshal.loads`). What helps is few values (json_limits.py) and that
# others get their turn between the check and the parser: the largest draft stops them for 21 ms, then for 28, a full
# section of 1.7 MB for 8 and 6, one of 200 kB for 1. What may be larger is no JSON: a file goes as it came to the
# process that reads it.
AT_ONCE_BYTES = 16_000
OTHERS_TURN_S = 0.001  # the loop looks at its sockets meanwhile, which it does not before what is ready already
CUT = "vitrine.body_is_cut"  # in the scope: a form that was too long, whose rest was left out


class BodyLimits:
    """Bytes are counted, not believed."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        policy = policy_of(scope)
        if policy is None:
            await self._app(scope, receive, send)
            return
        max_bytes = kept_bytes = policy.max_bytes(self._limits)
        if policy.body == "form":
            # A browser without scripts shows whatever is answered: its form is read to the end, cut, and gets a page.
            max_bytes = self._limits.upload_bytes
        counted = 0
        refused: Problem | None = None
        has_answered = False
        is_complete = False
        is_upload = policy.body in ("file", "archive")
        patience_s = self._limits.upload_seconds if is_upload else self._limits.body_seconds
        slowest = SLOWEST_BYTES_A_SECOND if policy.body == "archive" else math.inf
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


class JsonLimits:
    """JSON that is costly to parse, or that neither database could hold, is refused here, once for every route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._held: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        policy = policy_of(scope)
        if policy is None or policy.body != "json":
            await self._app(scope, receive, send)
            return
        address = network(scope["client"][0] if scope.get("client") else "")
        with self._holding(address, receive) as held_receive:
            try:
                body = await whole_body(held_receive)
            except TooMany as problem:
                await problem_response(problem)(scope, receive, send)
                return
            async with self._turn(address, body):
                refusal = json_refusal(body, policy.max_values, is_cleaned=policy.cleans_text) if body else None
                if refusal is not None:
                    await problem_response(refusal)(scope, receive, send)
                    return
                if body is not None and len(body) > AT_ONCE_BYTES:
                    await asyncio.sleep(OTHERS_TURN_S)
                await self._app(scope, replay_body(body, receive), send)

    def _turn(self, address: str, body: bytes | None) -> AbstractAsyncContextManager[None]:
        if body is None or len(body) <= AT_ONCE_BYTES:
            return nullcontext()
        return self._turns.setdefault(address, asyncio.Lock())

    @contextmanager
    def _holding(self, address: str, receive: Receive) -> Iterator[Receive]:
        """Counts what comes for an address until the request is over."""
        held_bytes = 0

        async def counting() -> Message:
            nonlocal held_bytes
            message = await receive()
            more = len(message.get("body", b""))
            held_bytes += more
            self._held[address] += more
            if self._held[address] > MAX_HELD_BYTES:
                raise TooMany(headers={"Connection": "close", "Retry-After": "1"}, seconds=1)
            return message

        try:
            yield counting
        finally:
            self._held[address] -= held_bytes
            if not self._held[address]:
                del self._held[address]


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


def replay_body(body: bytes | None, receive: Receive) -> Receive:
    """For whoever comes next: a body that was read already, as if it arrived now."""
    is_replayed = False

    async def replay() -> Message:
        nonlocal is_replayed
        if body is None:
            return {"type": "http.disconnect"}
        if is_replayed:
            return await receive()
        is_replayed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay

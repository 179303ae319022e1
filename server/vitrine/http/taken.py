"""Calls so frequent that FastAPI's way to its function costs more than what they do: taken before it, by a table.

Each has a route of the same place. What is not plainly good goes on to that, which says what is wrong. One that comes
whole and plain is taken on the wire itself (wire.py), and any other behind the doors of the API (api.py).
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pydantic import BaseModel
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.http.answers import Answer
from vitrine.http.bodies import told_again, whole_body
from vitrine.http.problems import answer_of, problem_of, problem_told

NOTHING = Answer(204, [], b"")
_PART = re.compile(r"\{\w+\}")


def json_answer(status: int, said: BaseModel) -> Answer:
    body = said.model_dump_json().encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    return Answer(status, headers, body)


class TakenCall(Protocol):
    """`path` as its route has it, which `place` has found. A Problem that is raised here is the answer."""

    method: str
    path: str

    async def admits(self, connection: HTTPConnection, place: re.Match[str], /) -> bool:
        """Before its body is read, or looked at. False: its route is asked."""

    async def answer(self, connection: HTTPConnection, place: re.Match[str], body: bytes, /) -> Answer | None:
        """None: its route is asked."""


class TakenCalls:
    def __init__(self, calls: Sequence[TakenCall]) -> None:
        self._calls = [(call, re.compile(_PART.sub("([^/]+)", call.path))) for call in calls]

    def find(self, method: str, path: str) -> tuple[TakenCall, re.Match[str]] | None:
        for call, place in self._calls:
            if method == call.method and (found := place.fullmatch(path)):
                return call, found
        return None


class TakenBeforeRoutes:
    """Pure ASGI; api.py puts it behind the doors for size and origin."""

    def __init__(self, app: ASGIApp, calls: TakenCalls) -> None:
        self._app, self._calls = app, calls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._calls.find(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        body: bytes | None = None
        is_read = False

        async def read() -> bytes | None:
            nonlocal body, is_read
            body, is_read = await whole_body(receive), True
            return body

        answer = await _taken(*found, scope, read)
        if answer is None:
            await self._app(scope, told_again(body, receive) if is_read else receive, send)
            return
        await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        await send({"type": "http.response.body", "body": answer.body})


class TakenOnTheWire:
    """`app`: whose services they use. `admits`: what its doors would let pass; who is not let in here is told there."""

    def __init__(self, calls: TakenCalls, app: Any, admits: Callable[[Scope, bytes], bool]) -> None:
        self._calls, self._app, self._admits = calls, app, admits

    def has(self, method: str, path: str) -> bool:
        return self._calls.find(method, path) is not None

    async def answer(self, scope: Scope, body: bytes) -> Answer | None:
        found = self._calls.find(scope["method"], scope["path"])
        if found is None or not self._admits(scope, body):
            return None

        async def read() -> bytes:
            return body

        scope["app"] = self._app
        return await _taken(*found, scope, read)


async def _taken(call: TakenCall, place: re.Match[str], scope: Scope, read: Callable[[], Any]) -> Answer | None:
    """None: its route is asked, as if nobody had looked at it."""
    connection = HTTPConnection(scope)
    try:
        if not await call.admits(connection, place) or (b"content-type", b"application/json") not in scope["headers"]:
            return None
        body = await read()
        answer = await call.answer(connection, place, body) if body is not None else None
    except Exception as error:
        answer = answer_of(problem_told(error, scope["path"], problem_of(error)))
    if answer is not None:
        scope["route"] = call  # by whose path it is told (noting.py)
    return answer

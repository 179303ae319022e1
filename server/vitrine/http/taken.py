"""Calls so frequent that FastAPI's way to its function costs more than what they do: taken before it, by a table.

Each has a route of the same place. What is not plainly good goes on to that, which says what is wrong.
"""

import re
from collections.abc import Sequence
from typing import Protocol

from pydantic import BaseModel
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitrine.http.answers import Answer
from vitrine.http.bodies import told_again, whole_body
from vitrine.http.handlers import problem_response
from vitrine.http.problems import problem_of, problem_told

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
        """Before its body is read. False: its route is asked."""

    async def answer(self, connection: HTTPConnection, place: re.Match[str], body: bytes, /) -> Answer | None:
        """None: its route is asked."""


class TakenCalls:
    """Pure ASGI; api.py puts it behind the doors for size and origin."""

    def __init__(self, app: ASGIApp, calls: Sequence[TakenCall]) -> None:
        self._app = app
        self._calls = [(call, re.compile(_PART.sub("([^/]+)", call.path))) for call in calls]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            for call, place in self._calls:
                if scope["method"] == call.method and (found := place.fullmatch(scope["path"])):
                    await self._take(call, found, scope, receive, send)
                    return
        await self._app(scope, receive, send)

    async def _take(self, call: TakenCall, place: re.Match[str], scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            answer = None
            if await call.admits(connection, place) and (b"content-type", b"application/json") in scope["headers"]:
                body = await whole_body(receive)
                answer = await call.answer(connection, place, body) if body is not None else None
                receive = told_again(body, receive)
        except Exception as error:
            problem = problem_told(error, scope["path"], problem_of(error))
            await problem_response(problem)(scope, receive, send)
            return
        if answer is None:
            await self._app(scope, receive, send)
            return
        scope["route"] = call  # by whose path it is told (noting.py)
        await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        await send({"type": "http.response.body", "body": answer.body})

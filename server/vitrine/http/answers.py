"""An answer that is whole: status, headers and body, ready to be sent as often as it is asked for."""

from __future__ import annotations

import weakref
from http import HTTPStatus
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vitrine.http.views import Seen

Headers = list[tuple[bytes, bytes]]


class Answer:
    """Its bytes are held once, alone or behind the head that the wire last wrote them with.

    `was_repeated`: since its room last asked. Who is answered with it again does not ask its room.
    """

    __slots__ = ("__weakref__", "_also", "_body", "_body_at", "headers", "status", "was_repeated")

    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status, self.headers = status, headers
        self._body, self._body_at = body, 0
        self._also: Headers | None = None
        self.was_repeated = False

    @property
    def body(self) -> bytes:
        return self._body[self._body_at :]

    def whole(self, also: Headers) -> bytes:
        """All of it as HTTP/1.1 writes it. `also` are the server's own headers, a new list each second."""
        if self._also is not also:
            lines = [f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}".encode()]
            lines += [name + b": " + value for name, value in (*also, *self.headers)]
            head = b"\r\n".join(lines) + b"\r\n\r\n"
            self._body, self._body_at, self._also = head + self.body, len(head), also
        return self._body


class Repeat:
    """What was answered to a request: good for the next one in the same words while nothing changed for visitors.

    It holds no answer that its room gave up. `by`: who answered; tests have several servers in one process.
    """

    __slots__ = ("_answer", "by", "counts", "counts_for", "seen")

    def __init__(
        self, by: object, answer: Answer, seen: int, counts: dict[int, int], counts_for: Seen | None = None
    ) -> None:
        self._answer = weakref.ref(answer)
        self.by, self.seen, self.counts, self.counts_for = by, seen, counts, counts_for

    def answer(self) -> Answer | None:
        answer = self._answer()
        if answer is not None:
            answer.was_repeated = True
        return answer

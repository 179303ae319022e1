"""An answer that is whole: status, headers and body, ready to be sent as often as it is asked for."""

from http import HTTPStatus

Headers = list[tuple[bytes, bytes]]


class Answer:
    """Its bytes are held once, alone or behind the head that the wire last wrote them with."""

    __slots__ = ("_also", "_body", "_body_at", "headers", "status")

    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status, self.headers = status, headers
        self._body, self._body_at = body, 0
        self._also: Headers | None = None

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

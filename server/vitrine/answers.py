"""An answer that is whole: status, headers and body, ready to be sent as often as it is asked for."""

from dataclasses import dataclass, field
from http import HTTPStatus

Headers = list[tuple[bytes, bytes]]


@dataclass
class Answer:
    status: int
    headers: Headers
    body: bytes
    _head: tuple[Headers | None, bytes] = field(default=(None, b""), repr=False)

    def head(self, also: Headers) -> bytes:
        """Status line and headers as HTTP/1.1 writes them. `also` are the server's own, a new list each second."""
        if self._head[0] is not also:
            lines = [f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}".encode()]
            lines += [name + b": " + value for name, value in (*also, *self.headers)]
            self._head = also, b"\r\n".join(lines) + b"\r\n\r\n"
        return self._head[1]

"""An answer that is whole: status, headers and body, ready to be sent as often as it is asked for."""

from dataclasses import dataclass, field
from http import HTTPStatus

Headers = list[tuple[bytes, bytes]]


@dataclass
class Answer:
    status: int
    headers: Headers
    body: bytes
    _whole: tuple[Headers | None, bytes] = field(default=(None, b""), repr=False)

    def whole(self, also: Headers) -> bytes:
        """All of it as HTTP/1.1 writes it. `also` are the server's own headers, a new list each second."""
        if self._whole[0] is not also:
            lines = [f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}".encode()]
            lines += [name + b": " + value for name, value in (*also, *self.headers)]
            self._whole = also, b"\r\n".join(lines) + b"\r\n\r\n" + self.body
        return self._whole[1]

"""An answer that is whole: status, headers and body, ready to be sent as often as it is asked for."""

from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus


@dataclass
class Answer:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @cached_property
    def head(self) -> bytes:
        """Status line and headers as HTTP/1.1 writes them, without the empty line that ends them."""
        lines = [f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}".encode()]
        lines += [name + b": " + value for name, value in self.headers]
        return b"\r\n".join(lines) + b"\r\n"

"""Servers that take a connection and then hang: what a mail server or an object store may do any day."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Silent:
    """Says the given lines, one to each line that it is told, and nothing more."""

    def __init__(self, lines: list[bytes]) -> None:
        self._lines = lines
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = [self._listening]
        self.port = int(self._listening.getsockname()[1])
        self.hanging = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self._listening.accept()
                self._open.append(line)
                threading.Thread(target=self._talk, args=(line,), daemon=True).start()

    def _talk(self, line: socket.socket) -> None:
        with suppress(OSError):
            for said in self._lines:
                line.sendall(said)
                if not line.recv(65536):
                    return
            self.hanging += 1
            while line.recv(65536):
                pass

    def close(self) -> None:
        for connection in self._open:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()


@contextmanager
def run_silent(*lines: bytes) -> Iterator[Silent]:
    silent = Silent(list(lines))
    try:
        yield silent
    finally:
        silent.close()

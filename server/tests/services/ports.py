"""Loopback ports for services that cannot choose their own."""

import socket
import time
from collections.abc import Callable
from contextlib import ExitStack


def free_ports(count: int) -> list[int]:
    """Ports nobody listens on; held together, so that they differ."""
    with ExitStack() as held:
        sockets = [held.enter_context(socket.socket()) for _ in range(count)]
        for free in sockets:
            free.bind(("127.0.0.1", 0))
        return [free.getsockname()[1] for free in sockets]


def wait_until(is_ready: Callable[[], bool], what: str, timeout_s: float = 30) -> None:
    deadline = time.monotonic() + timeout_s
    while not is_ready():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} was not ready within {timeout_s:.0f} s")
        time.sleep(0.05)

"""Loopback ports for services that cannot choose their own."""

import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import SystemRandom

_CHANCE = SystemRandom()  # Hypothesis seeds the other one: all workers would have the same ports


def free_ports(count: int) -> list[int]:
    """Ports nobody listens on; held together, so that they differ.

    None of those that a system gives to outgoing connections: one would be gone before a service listens there.
    """
    with ExitStack() as held:
        found: list[int] = []
        while len(found) < count:
            port = _CHANCE.randrange(20_000, 32_000)
            free = held.enter_context(socket.socket())
            with suppress(OSError):  # somebody listens there
                free.bind(("127.0.0.1", port))
                found.append(port)
        return found


def wait_until(is_ready: Callable[[], bool], what: str, timeout_s: float = 30) -> None:
    deadline = time.monotonic() + timeout_s
    while not is_ready():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} was not ready within {timeout_s:.0f} s")
        time.sleep(0.05)

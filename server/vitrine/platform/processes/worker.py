"""The child's side of a pool: its limits, and the loop in which it answers. Imports as little as it can."""

import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from vitrine.platform.processes.pipe import read_message, write_message

Answer = Callable[[dict[str, Any], list[bytes]], tuple[dict[str, Any], list[bytes]]]


def limit(which: int, soft: int, hard: int) -> None:
    with suppress(ValueError, OSError):  # not every system lets us say so
        resource.setrlimit(which, (soft, hard))


def prepare(*, max_memory_bytes: int | None = None, niceness: int = 0) -> None:
    """Before anything of a stranger's is read."""
    if max_memory_bytes is not None:
        limit(resource.RLIMIT_DATA, max_memory_bytes, max_memory_bytes)
    limit(resource.RLIMIT_CORE, 0, 0)
    for stop in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which ends us
        signal.signal(stop, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)


def serve(answer: Answer, *, max_cpu_s: int, is_full: Callable[[], bool] = lambda: False) -> None:
    """Until the server is gone, or this process has had enough: the next job gets a new one."""
    while _answer_one(answer, max_cpu_s) and not is_full():
        pass


def _answer_one(answer: Answer, max_cpu_s: int) -> bool:
    """A function of its own: what a job held is given back before the next one comes."""
    message = read_message(sys.stdin.buffer)
    if message is None:
        return False
    # Time is the processor's: the kernel ends the process when this job has had its own. On a busy machine an honest
    # job waits longer and is still done.
    limit(resource.RLIMIT_CPU, int(time.process_time()) + max_cpu_s, resource.RLIM_INFINITY)
    write_message(sys.stdout.buffer, *answer(*message))
    return True

"""However many threads a process has, what one of them frees is there for the others."""

import subprocess
import sys

import pytest

SCRIPT = """
import ctypes, sys, threading
from vitrine.processes.heaps import share_heaps

if sys.argv[1] == "shared":
    share_heaps()
together = threading.Barrier(12)

def hold():
    held = bytearray(100_000)
    together.wait()

threads = [threading.Thread(target=hold) for _ in range(12)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
libc = ctypes.CDLL(None)
libc.fdopen.restype = ctypes.c_void_p
told = ctypes.c_void_p(libc.fdopen(1, b"w"))
libc.malloc_info(0, told)
libc.fflush(told)
"""


def heaps(how: str) -> int:
    done = subprocess.run([sys.executable, "-c", SCRIPT, how], capture_output=True, text=True, check=True)
    return done.stdout.count("<heap nr=")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc's own")
def test_a_dozen_threads_have_two_heaps_and_not_one_each() -> None:
    assert heaps("own") > 2
    assert heaps("shared") == 2

"""Two heaps for all threads of a process instead of one for each: asked for by app.py before there are any.

The C library gives threads heaps of their own, and what is free in one is of no use to the others. A worker has two
dozen threads, one for each connection to SQLite: that was 9 MB more at once, and 4 more within half an hour
(docs/performance.md).
"""

from contextlib import suppress

HEAPS = 2
_ARENA_MAX = -8  # as mallopt calls it


def share_heaps() -> None:
    with suppress(OSError, AttributeError):  # only glibc has so many
        import ctypes

        ctypes.CDLL(None).mallopt(_ARENA_MAX, HEAPS)

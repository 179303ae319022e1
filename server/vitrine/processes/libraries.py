"""Gives back what a start needed and nobody looks at again. Called once a process stands: app.py, and rendering/v8.py
for its own library."""

import mmap
import re
from contextlib import suppress

_MAPPING = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) r-[x-]p \S+ \S+ \d+ +/\S*\n(?:(?![0-9a-f]+-).*\n)*?Anonymous: +(\d+) kB$", re.MULTILINE
)


def forget_scraps() -> None:
    """What lies free between the objects that stay: the C library keeps it for who asks next, 2 MB at a start."""
    with suppress(OSError, AttributeError):  # only glibc can be asked
        import ctypes

        ctypes.CDLL(None).malloc_trim(0)


def forget_libraries() -> None:
    """What was read of libraries to link and start them: a sixth of a process.

    Only pages that are as the file has them; should one be wanted after all, it comes from there.
    """
    with suppress(OSError, AttributeError):  # only Linux tells where they lie
        import ctypes

        with open("/proc/self/smaps", encoding="utf-8") as file:
            maps = file.read()
        forget = ctypes.CDLL(None).madvise
        for first, end, changed_kb in _MAPPING.findall(maps):
            if changed_kb == "0":  # what linking wrote into them is nowhere else
                start = int(first, 16)
                forget(ctypes.c_void_p(start), ctypes.c_size_t(int(end, 16) - start), mmap.MADV_DONTNEED)

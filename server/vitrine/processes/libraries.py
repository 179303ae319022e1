"""Gives back what was read of libraries to link and start them, and is not looked at again: a sixth of a process.

Only pages that are as the file has them; should one be wanted after all, it comes from there. Called once a process
stands: app.py, and rendering/v8.py for its own.
"""

import mmap
import re
from contextlib import suppress

_MAPPING = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) r-[x-]p \S+ \S+ \d+ +/\S*\n(?:(?![0-9a-f]+-).*\n)*?Anonymous: +(\d+) kB$", re.MULTILINE
)


def forget_libraries() -> None:
    with suppress(OSError, AttributeError):  # only Linux tells where they lie
        import ctypes

        with open("/proc/self/smaps", encoding="utf-8") as file:
            maps = file.read()
        forget = ctypes.CDLL(None).madvise
        for first, end, changed_kb in _MAPPING.findall(maps):
            if changed_kb == "0":  # what linking wrote into them is nowhere else
                start = int(first, 16)
                forget(ctypes.c_void_p(start), ctypes.c_size_t(int(end, 16) - start), mmap.MADV_DONTNEED)

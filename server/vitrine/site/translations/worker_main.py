"""Reads a translator's file in a process of its own: `python -m vitrine.site.translations.worker_main`.

A file that would take too much memory or time ends here, not in the server (reader.py asks). Imports little: the
process begins with each file.
"""

import os
import resource
import sys
from contextlib import suppress
from dataclasses import astuple
from typing import Any

from vitrine.processes.pipe import read_message, write_message
from vitrine.site.translations.files import BroughtFile, UnreadableFile

MAX_MEMORY_BYTES = 384 << 20
MAX_CPU_S = 5


def parse_file(content: str) -> BroughtFile:
    """Its beginning says what it is."""
    bare = content.removeprefix("\ufeff").lstrip()
    if bare.startswith("<"):
        from vitrine.site.translations.xliff import read_xliff

        return read_xliff(bare)
    from vitrine.site.translations.sheet import read_sheet

    return read_sheet(content)


def _answer(content: bytes) -> dict[str, Any]:
    try:
        brought = parse_file(content.decode())
    except UnreadableFile as problem:
        return {"problem": problem.params}
    except (MemoryError, RecursionError):
        return {"problem": {"reason": "length"}}
    return {"source": brought.source, "target": brought.target, "texts": [astuple(text) for text in brought.texts]}


def main() -> None:
    os.nice(10)  # visitors come first
    for which, most in ((resource.RLIMIT_DATA, MAX_MEMORY_BYTES), (resource.RLIMIT_CPU, MAX_CPU_S)):
        with suppress(ValueError, OSError):  # not every system lets us say so
            resource.setrlimit(which, (most, most))
    message = read_message(sys.stdin.buffer)
    if message is not None:
        _header, [content] = message
        write_message(sys.stdout.buffer, _answer(content), [])


if __name__ == "__main__":
    main()

"""Reads a translator's file in a process of its own: `python -m vitrine.site.translations.worker_main`.

A file that would take too much memory or time ends here, not in the server (reader.py asks). Imports little: the
process begins with each file.
"""

from dataclasses import astuple
from typing import Any

from vitrine.processes.worker import prepare, serve
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


def _answer(_job: dict[str, Any], parts: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
    try:
        brought = parse_file(parts[0].decode())
    except UnreadableFile as problem:
        return {"problem": problem.params}, []
    except (MemoryError, RecursionError):
        return {"problem": {"reason": "length"}}, []
    return {"source": brought.source, "target": brought.target, "texts": [astuple(text) for text in brought.texts]}, []


def main() -> None:
    prepare(max_memory_bytes=MAX_MEMORY_BYTES, niceness=10)  # visitors come first
    serve(_answer, max_cpu_s=MAX_CPU_S)


if __name__ == "__main__":
    main()

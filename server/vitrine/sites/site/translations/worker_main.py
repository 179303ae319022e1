"""Reads a translator's file in a process of its own: `python -m vitrine.sites.site.translations.worker_main`.

A file that would take too much memory or time ends here, not in the server (reader.py asks). Imports little: the
process begins with each file.
"""

import codecs
from dataclasses import astuple
from pathlib import Path
from typing import Any

from vitrine.platform.processes.worker import prepare, serve
from vitrine.sites.site.translations.files import BroughtFile, UnreadableFile

MAX_MEMORY_BYTES = 384 << 20
MAX_CPU_S = 5


def parse_file(file: bytes) -> BroughtFile:
    """Its beginning says what it is."""
    content = _decoded(file)
    bare = content.lstrip()
    if bare.startswith("<"):
        from vitrine.sites.site.translations.xliff import read_xliff

        return read_xliff(bare)
    from vitrine.sites.site.translations.sheet import read_sheet

    return read_sheet(content)


def _decoded(file: bytes) -> str:
    """Spreadsheets may write UTF-16, and say so by their first two bytes. No database holds a NUL."""
    is_utf_16 = file.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return file.decode("utf-16" if is_utf_16 else "utf-8-sig", errors="replace").replace("\0", "")


def _answer(job: dict[str, Any], _parts: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
    try:
        brought = parse_file(Path(job["path"]).read_bytes())
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

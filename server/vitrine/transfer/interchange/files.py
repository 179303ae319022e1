"""Files that lie beside an archive's documents, which name them in the place of data URLs: in its ZIP or its folder.

One is read when it is asked for, and never from anywhere but beside the documents.
"""

import posixpath
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from vitrine.transfer.interchange.values import file_beside
from vitrine.transfer.interchange.zips import SafeZip


@dataclass(frozen=True)
class AttachedFile:
    """`place` tells it from others; `name` is its owner's for it."""

    place: str
    name: str
    read: Callable[[], bytes]


class AttachedFiles(Protocol):
    def find(self, named: str) -> AttachedFile | None: ...


class NoFiles:
    def find(self, _named: str) -> AttachedFile | None:
        return None


class FilesInZip:
    def __init__(self, archive: SafeZip, folder: str, max_bytes: int) -> None:
        """`folder`: in which the documents lie."""
        self._archive, self._folder, self._max_bytes = archive, folder, max_bytes

    def find(self, named: str) -> AttachedFile | None:
        path, name = file_beside(named)
        for inside in (posixpath.normpath(posixpath.join(self._folder, path)), path):
            if inside in self._archive:
                return self._file(inside, name or posixpath.basename(inside))
        return None

    def _file(self, inside: str, name: str) -> AttachedFile:
        return AttachedFile(inside, name, lambda: self._archive.read(inside, self._max_bytes))


class FilesInFolder:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, named: str) -> AttachedFile | None:
        path, name = file_beside(named)
        try:
            file = (self._folder / path).resolve()  # wherever links lead
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
        except (OSError, ValueError):
            return None
        return AttachedFile(str(file), name or file.name, file.read_bytes)

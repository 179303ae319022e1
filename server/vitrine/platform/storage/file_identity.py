"""Whether a file or folder is still the one that we began with. Asked before anything is acknowledged.

A process that has a deleted file open goes on writing into it, and everything it says was kept is lost.
"""

import os
from pathlib import Path


class FileIdentity:
    def __init__(self, path: Path) -> None:
        self._path = os.fspath(path)
        self._first = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def unchanged(self) -> bool:
        """What was not there yet when we began is taken as it comes."""
        identity = self._identity()
        if self._first is None:
            self._first = identity
            return True
        return identity == self._first

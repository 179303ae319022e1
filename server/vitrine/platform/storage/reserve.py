"""Room on the disk that is kept for signing in: an owner whose disk is full must still get at his site.

Ordinary writes are refused while little is free. What signs owners in and out goes on, on what is left, and a ballast
in the data folder is given back to the disk when nothing is left.
"""

import os
from contextlib import suppress
from pathlib import Path

LOW_BYTES = 8 << 20
BALLAST_BYTES = 4 << 20
BALLAST = "ballast"


def free_bytes(folder: Path) -> int | None:
    """None: some file systems know no sizes at all."""
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize if found.f_blocks else None


class Reserve:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._is_given_back = False

    def is_low(self, more_bytes: int = 0) -> bool:
        """Or would be with so much more on the disk."""
        free = self._free_bytes()
        if free is None:
            return False  # who cannot say is asked by writing
        if self._is_given_back and free > LOW_BYTES + 2 * BALLAST_BYTES:
            self.fill()
        return free < LOW_BYTES + more_bytes

    def _free_bytes(self) -> int | None:
        try:
            return free_bytes(self._folder)
        except OSError:
            return None

    def fill(self) -> None:
        """Makes the ballast, where there is room for it. A server's start does."""
        self._is_given_back = False
        path = self._folder / BALLAST
        if path.exists() or (self._free_bytes() or 0) < LOW_BYTES + BALLAST_BYTES:
            return
        with suppress(OSError), path.open("wb") as file:
            file.write(bytes(BALLAST_BYTES))  # written, not claimed: a file with holes takes no room

    def give_back(self) -> None:
        with suppress(OSError):
            (self._folder / BALLAST).unlink(missing_ok=True)
            self._is_given_back = True

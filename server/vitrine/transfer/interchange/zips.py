"""A stranger's archive: every entry is looked at before one is read, and what is read is counted, not believed.

How large the file itself may be is a setting (`import_bytes`); the figures here are about what is inside.
"""

import stat
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import IO

from vitrine.transfer.interchange.problems import DamagedFile, TooMuchInside, UnsafeArchive

MAX_ENTRIES = 5_000  # files of an archive, of which few are read; more where a site may have more
MAX_UNPACKED_BYTES = 256 << 20  # of all that is read, besides as many pictures as the site has room for
MAX_RATIO = 200  # unpacked to packed; JSON of a repeated word is 50
RATIO_FROM_BYTES = 1 << 20
_READ_BYTES = 1 << 16
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1


@dataclass(frozen=True)
class Bounds:
    """Of one site: whatever it may hold, its own archive may bring back."""

    picture_bytes: int
    room_bytes: int = 0
    room_files: int = 0

    @property
    def unpacked_bytes(self) -> int:
        return MAX_UNPACKED_BYTES + self.room_bytes

    @property
    def entries(self) -> int:
        return MAX_ENTRIES + self.room_files


def is_zip(start: bytes) -> bool:
    """By its first bytes."""
    return start.startswith((b"PK\x03\x04", b"PK\x05\x06"))


class SafeZip:
    """Its names, and its files one at a time. Archives within are never opened."""

    def __init__(self, file: IO[bytes], bounds: Bounds) -> None:
        self._bounds = bounds
        try:
            self._zip = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, OSError, ValueError, EOFError, UnicodeError, NotImplementedError):
            raise DamagedFile from None
        entries = [entry for entry in self._zip.infolist() if not entry.is_dir()]
        if len(self._zip.infolist()) > bounds.entries:
            raise TooMuchInside
        for entry in entries:
            _check(entry)
        self._entries = {entry.filename: entry for entry in entries}
        if len(self._entries) != len(entries):
            raise UnsafeArchive
        self._read_bytes = 0

    @property
    def names(self) -> list[str]:
        """The shallowest first: what lies on top is what the archive is about."""
        return sorted(self._entries, key=lambda name: (name.count("/"), name))

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def read(self, name: str, max_bytes: int) -> bytes:
        entry = self._entries[name]
        if entry.file_size > max_bytes or _is_bomb(entry):
            raise TooMuchInside
        parts: list[bytes] = []
        size = 0
        try:
            with self._zip.open(entry) as unpacked:
                while part := unpacked.read(_READ_BYTES):
                    size += len(part)
                    self._count(len(part))
                    if size > max_bytes:
                        raise TooMuchInside
                    parts.append(part)
        except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, RuntimeError, NotImplementedError):
            raise DamagedFile(file=name[:200]) from None
        return b"".join(parts)

    def _count(self, more_bytes: int) -> None:
        self._read_bytes += more_bytes
        if self._read_bytes > self._bounds.unpacked_bytes:
            raise TooMuchInside


def _is_bomb(entry: zipfile.ZipInfo) -> bool:
    """Asked of what is read: an owner's versions, which nobody reads here, say nearly the same again and again."""
    return entry.file_size > RATIO_FROM_BYTES and entry.file_size > MAX_RATIO * max(entry.compress_size, 1)


def _check(entry: zipfile.ZipInfo) -> None:
    """Nothing is ever written under these names; one that leads elsewhere is no mistake all the same."""
    name = entry.orig_filename
    path = PurePosixPath(name)
    is_elsewhere = path.is_absolute() or ".." in path.parts or "\\" in name or "\0" in name or name[1:2] == ":"
    kind = stat.S_IFMT(entry.external_attr >> 16)
    is_special = kind not in (0, stat.S_IFREG, stat.S_IFDIR)
    if is_elsewhere or is_special or entry.flag_bits & _ENCRYPTED or entry.compress_type not in _METHODS:
        raise UnsafeArchive

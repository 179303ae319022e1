"""What `vitrine import` is given: documents alone, with files in the folder beside them, or an owner's archive."""

import io
import posixpath
import sys
from pathlib import Path
from typing import Any

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Limits
from vitrine.sites.media.service import LEAST_COUNTED_BYTES
from vitrine.transfer.export_archive.archive import DOCUMENTS
from vitrine.transfer.imports.limits import Bounds
from vitrine.transfer.imports.problems import ImportProblem
from vitrine.transfer.imports.reading.beginnings import is_zip
from vitrine.transfer.imports.reading.zips import SafeZip
from vitrine.transfer.interchange.reading import ReadBeside
from vitrine.transfer.interchange.values import file_beside

STANDARD = "-"


def read_brought(name: str, limits: Limits) -> tuple[bytes, ReadBeside]:
    """The documents, and how a file that they name is read: never from anywhere but beside them."""
    try:
        content = sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
    except OSError as error:
        raise Refused(f"{name} cannot be read: {error.strerror}") from None
    if is_zip(content):
        return _of_archive(content, name, limits)
    return content, _Folder(None if name == STANDARD else Path(name).resolve().parent)


def _of_archive(content: bytes, name: str, limits: Limits) -> tuple[bytes, ReadBeside]:
    room = max(limits.room_free_bytes, limits.room_paid_bytes)
    try:
        archive = SafeZip(io.BytesIO(content), Bounds(limits.upload_bytes, room, room // LEAST_COUNTED_BYTES))
        found = next((each for each in archive.names if posixpath.basename(each) == DOCUMENTS), None)
        if found is None:
            raise Refused(f"{name} holds no {DOCUMENTS}: it is no archive of a site")
        return archive.read(found, limits.largest_import_bytes), _Zip(archive, posixpath.dirname(found), limits)
    except ImportProblem as problem:
        raise Refused(f"{name} is no archive of a site: {problem.code}") from None


class _Zip:
    def __init__(self, archive: SafeZip, folder: str, limits: Limits) -> None:
        self._archive, self._folder, self._max_bytes = archive, folder, limits.upload_bytes

    def __call__(self, value: Any) -> tuple[bytes, str] | None:
        path, name = file_beside(value) if isinstance(value, str) else ("", "")
        inside = posixpath.normpath(posixpath.join(self._folder, path))
        if not path or inside not in self._archive:
            return None
        try:
            return self._archive.read(inside, self._max_bytes), name or posixpath.basename(path)
        except ImportProblem:
            return None


class _Folder:
    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def __call__(self, value: Any) -> tuple[bytes, str] | None:
        if self._folder is None or not isinstance(value, str) or value.lstrip().lower().startswith("data:"):
            return None
        path, name = file_beside(value)
        try:
            file = (self._folder / path).resolve()  # wherever links lead
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            return file.read_bytes(), name or file.name
        except (OSError, ValueError):
            return None

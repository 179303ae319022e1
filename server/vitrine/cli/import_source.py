"""What `vitrine import` is given: documents alone, with files in the folder beside them, or an owner's archive."""

import io
import posixpath
import sys
from pathlib import Path

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Limits
from vitrine.sites.media.service import LEAST_COUNTED_BYTES
from vitrine.transfer.export_archive.archive import DOCUMENTS
from vitrine.transfer.interchange.files import AttachedFiles, FilesInFolder, FilesInZip, NoFiles
from vitrine.transfer.interchange.problems import ImportProblem
from vitrine.transfer.interchange.zips import Bounds, SafeZip, is_zip

STANDARD = "-"


def read_import_source(name: str, limits: Limits) -> tuple[bytes, AttachedFiles]:
    """The documents, and where the files are that they name."""
    try:
        content = sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
    except OSError as error:
        raise Refused(f"{name} cannot be read: {error.strerror}") from None
    if is_zip(content):
        return _of_archive(content, name, limits)
    return content, NoFiles() if name == STANDARD else FilesInFolder(Path(name).resolve().parent)


def _of_archive(content: bytes, name: str, limits: Limits) -> tuple[bytes, AttachedFiles]:
    most_bytes = max(limits.room_free_bytes, limits.room_paid_bytes)
    try:
        archive = SafeZip(
            io.BytesIO(content), Bounds(limits.upload_bytes, most_bytes, most_bytes // LEAST_COUNTED_BYTES)
        )
        found = next((each for each in archive.names if posixpath.basename(each) == DOCUMENTS), None)
        if found is None:
            raise Refused(f"{name} holds no {DOCUMENTS}: it is no archive of a site")
        documents = archive.read(found, limits.largest_import_bytes)
    except ImportProblem as problem:
        raise Refused(f"{name} is no archive of a site: {problem.code}") from None
    return documents, FilesInZip(archive, posixpath.dirname(found), limits.upload_bytes)

"""An owner's archive: the documents that `vitrine export` writes, alone or in a ZIP beside its files."""

import hashlib
import posixpath
from collections.abc import Callable
from typing import Any

from vitrine.content.documents import COLLECTIONS, EXPORT_VERSION, MADE_BY, MESSAGES, SITES, USERS
from vitrine.platform.errors import Refused
from vitrine.sites.media.kinds import Accepts
from vitrine.transfer.imports.problems import DamagedFile, NewerArchive
from vitrine.transfer.imports.proposal import Document, NoPlace, Offered, Proposal, SiteOffer
from vitrine.transfer.imports.reading.zips import SafeZip
from vitrine.transfer.interchange import values
from vitrine.transfer.interchange.fields import Taken
from vitrine.transfer.interchange.reading import read_sections
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import read_document
from vitrine.transfer.interchange.site_fields import read_site_fields

Contents = dict[str, Callable[[], bytes]]


class _LeftOut(Report):
    """Reports by name alone: why, an operator reads in `vitrine import`."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def leave_out(self, path: str, why: str) -> None:
        super().leave_out(path, why)
        self.names.append(path[:200])


def is_older(document: Any) -> bool:
    return isinstance(document, dict) and SITES in document and isinstance(document[SITES], list | dict)


class FilesBeside:
    """Files of the archive that its documents name in the place of data URLs, each read when it is asked for."""

    def __init__(self, archive: SafeZip | None, folder: str, max_bytes: int) -> None:
        self._archive, self._folder, self._max_bytes = archive, folder, max_bytes
        self.offered: dict[str, Offered] = {}
        self.contents: Contents = {}

    def __call__(self, value: Any, accepts: Accepts) -> str | None:
        if self._archive is None or not isinstance(value, str) or value.startswith("data:"):
            return None
        beside, file_name = values.file_beside(value)
        for name in (posixpath.normpath(posixpath.join(self._folder, beside)), beside):
            if name in self._archive:
                return self._offer(self._archive, name, file_name or posixpath.basename(name), accepts)
        return None

    def _offer(self, archive: SafeZip, name: str, file_name: str, accepts: Accepts) -> str:
        picture_id = hashlib.sha256(f"{accepts}:{name}".encode()).hexdigest()[:32]
        self.offered[picture_id] = Offered(file_name, accepts)
        self.contents[picture_id] = lambda: archive.read(name, self._max_bytes)
        return picture_id


def read_older(whole: Document, files: FilesBeside) -> tuple[Proposal, list[str], Contents]:
    """What it offers, its languages in their order, and its pictures."""
    report = _LeftOut()
    if isinstance(whole.get(MADE_BY), int) and whole[MADE_BY] > EXPORT_VERSION:
        raise NewerArchive
    try:
        file = read_document(dict(whole), report)
    except Refused:
        raise DamagedFile from None
    site = Taken(file.site, report)
    fields = read_site_fields(site, report, None)
    sections = read_sections(site, report, files)
    site.report_rest()
    proposal = Proposal("archive", sections.documents)
    proposal.site = SiteOffer(
        fields.site_type, fields.theme_index, fields.option, fields.shows_badge, fields.offers_resume
    )
    for picture_id, picture in sections.pictures.items():
        proposal.pictures[picture_id] = Offered(picture.file_name, picture.accepts)
        files.contents[picture_id] = _held(picture.content)
    proposal.pictures.update(files.offered)
    proposal.translations = sections.translations
    proposal.no_place = [NoPlace(name) for name in dict.fromkeys(report.names) if name not in COLLECTIONS]
    if file.messages:
        proposal.no_place.append(NoPlace(MESSAGES, len(file.messages)))
    if file.users:
        proposal.no_place.append(NoPlace(USERS, len(file.users)))
    languages = [code for code in fields.languages if code in sections.languages]
    return proposal, list(dict.fromkeys([*languages, *sections.languages])), files.contents


def _held(content: bytes) -> Callable[[], bytes]:
    return lambda: content

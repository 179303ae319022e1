"""An owner's archive: the documents that `vitrine export` writes, alone or in a ZIP beside its files."""

from typing import Any

from vitrine.content.documents import COLLECTIONS, EXPORT_VERSION, MADE_BY, MESSAGES, SITES, USERS
from vitrine.platform.errors import Refused
from vitrine.transfer.imports.proposal import Found, NoPlace, Offered, Proposal, SiteOffer
from vitrine.transfer.interchange.files import AttachedFiles
from vitrine.transfer.interchange.fitting import Document
from vitrine.transfer.interchange.problems import DamagedFile, NewerArchive
from vitrine.transfer.interchange.reading import read_site
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import read_document


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


def read_older(whole: Document, beside: AttachedFiles) -> Found:
    report = _LeftOut()
    if isinstance(whole.get(MADE_BY), int) and whole[MADE_BY] > EXPORT_VERSION:
        raise NewerArchive
    try:
        file = read_document(dict(whole), report)
    except Refused:
        raise DamagedFile from None
    read = read_site(file.site, report, beside)
    fields, sections = read.fields, read.sections
    proposal = Proposal("archive", dict(sections.documents))
    proposal.site = SiteOffer(
        fields.site_type, fields.theme_index, fields.option, fields.shows_badge, fields.offers_resume
    )
    for picture_id, picture in sections.pictures.items():
        proposal.pictures[picture_id] = Offered(picture.file_name, picture.accepts)
    proposal.translations = sections.translations
    proposal.no_place = [NoPlace(name) for name in dict.fromkeys(report.names) if name not in COLLECTIONS]
    if file.messages:
        proposal.no_place.append(NoPlace(MESSAGES, len(file.messages)))
    if file.users:
        proposal.no_place.append(NoPlace(USERS, len(file.users)))
    languages = [code for code in fields.languages if code in sections.languages]
    contents = {picture_id: picture.read for picture_id, picture in sections.pictures.items()}
    return Found(proposal, list(dict.fromkeys([*languages, *sections.languages])), contents)

"""Which of the known files this is, and what it says. Runs in the reader's own process (worker_main.py)."""

import posixpath
from pathlib import PurePosixPath
from typing import IO

from vitrine.transfer.imports.json_resume.reading import is_json_resume, read_json_resume
from vitrine.transfer.imports.proposal import Found, NoPlace
from vitrine.transfer.imports.reading.linkedin import is_linkedin, read_linkedin
from vitrine.transfer.imports.reading.older import is_older, read_older
from vitrine.transfer.imports.reading.target import Target, fit_to_site
from vitrine.transfer.imports.reading.texts import READ_BYTES, as_json, may_be_read
from vitrine.transfer.interchange.files import FilesInZip, NoFiles
from vitrine.transfer.interchange.fitting import named_pictures
from vitrine.transfer.interchange.problems import DamagedFile, ImportProblem, NothingInside, TooMuchInside, UnknownFile
from vitrine.transfer.interchange.zips import Bounds, SafeZip, is_zip

MAX_JSON_BYTES = 96 << 20  # with the pictures of an export inside, as text
MAX_PICTURES = 5_000  # all lists of all languages, full (a test counts them)
MAX_LISTED = 200  # names that have no place: more than anybody reads
VERSIONS = "versions.jsonl"  # of an owner's archive


def read_import(file: IO[bytes], target: Target, bounds: Bounds) -> Found:
    start = file.read(READ_BYTES)
    file.seek(0)
    if not may_be_read(start):
        raise UnknownFile
    if is_zip(start):
        found = _from_zip(SafeZip(file, bounds), target, bounds)
    else:
        content = file.read(MAX_JSON_BYTES + 1)
        if len(content) > MAX_JSON_BYTES:
            raise TooMuchInside
        known = _from_json(content, "", None, target, bounds)
        if known is None:
            raise UnknownFile
        found = known
    proposal = found.proposal
    proposal.languages = found.languages
    fit_to_site(proposal, found.languages, target)
    if not proposal.sections:
        raise NothingInside
    named = named_pictures(proposal.sections)
    if len(named) > MAX_PICTURES:
        raise TooMuchInside
    proposal.no_place = proposal.no_place[:MAX_LISTED]
    proposal.notes = proposal.notes[:MAX_LISTED]
    proposal.pictures = {name: proposal.pictures[name] for name in named}
    return found


def _from_zip(archive: SafeZip, target: Target, bounds: Bounds) -> Found:
    """Our own documents before a JSON Resume before LinkedIn's tables, wherever in the archive they lie."""
    resume: Found | None = None
    damaged: ImportProblem | None = None
    for name in (name for name in archive.names if name.lower().endswith(".json")):
        try:
            found = _from_json(archive.read(name, MAX_JSON_BYTES), name, archive, target, bounds)
        except DamagedFile as problem:
            damaged = damaged or problem
            continue
        if found is not None and found.proposal.source == "archive":
            # What a site was before is no part of it: versions are there to be read, and its history goes on.
            found.proposal.no_place += [
                NoPlace(VERSIONS) for name in archive.names if PurePosixPath(name).name == VERSIONS
            ]
            return found
        resume = resume or found
    if resume is not None:
        return resume
    if is_linkedin(archive):
        document, no_place = read_linkedin(archive)
        proposal, contents = read_json_resume(document, target.language, "linkedin")
        proposal.no_place += no_place
        return Found(proposal, [target.language], contents)
    raise damaged or UnknownFile()


def _from_json(content: bytes, name: str, archive: SafeZip | None, target: Target, bounds: Bounds) -> Found | None:
    document = as_json(content, name)
    if is_older(document):
        folder = posixpath.dirname(name)
        return read_older(document, FilesInZip(archive, folder, bounds.picture_bytes) if archive else NoFiles())
    if is_json_resume(document):
        proposal, contents = read_json_resume(document, target.language)
        return Found(proposal, [target.language], contents)
    return None

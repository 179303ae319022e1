"""Which of the known files this is, and what it says. Runs in the reader's own process (worker_main.py)."""

import posixpath
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import IO

from vitrine.transfer.imports.json_resume.reading import is_json_resume, read_json_resume
from vitrine.transfer.imports.limits import MAX_JSON_BYTES, MAX_LISTED, MAX_PICTURES, Bounds
from vitrine.transfer.imports.problems import DamagedFile, ImportProblem, NothingInside, TooMuchInside, UnknownFile
from vitrine.transfer.imports.proposal import NoPlace, Proposal, named_pictures
from vitrine.transfer.imports.reading.beginnings import READ_BYTES, is_zip, may_be_read
from vitrine.transfer.imports.reading.fitting import Target, fit_to_site
from vitrine.transfer.imports.reading.linkedin import is_linkedin, read_linkedin
from vitrine.transfer.imports.reading.older import FilesBeside, is_older, read_older
from vitrine.transfer.imports.reading.texts import as_json
from vitrine.transfer.imports.reading.zips import SafeZip

Contents = dict[str, Callable[[], bytes]]
VERSIONS = "versions.jsonl"  # of an owner's archive


@dataclass(frozen=True)
class Reading:
    proposal: Proposal
    contents: Contents  # of its pictures, read when they are asked for


def read_import(file: IO[bytes], target: Target, bounds: Bounds) -> Reading:
    start = file.read(READ_BYTES)
    file.seek(0)
    if not may_be_read(start):
        raise UnknownFile
    if is_zip(start):
        proposal, languages, contents = _from_zip(SafeZip(file, bounds), target, bounds)
    else:
        content = file.read(MAX_JSON_BYTES + 1)
        if len(content) > MAX_JSON_BYTES:
            raise TooMuchInside
        found = _from_json(content, "", None, target, bounds)
        if found is None:
            raise UnknownFile
        proposal, languages, contents = found
    proposal.languages = languages
    fit_to_site(proposal, languages, target)
    if not proposal.sections:
        raise NothingInside
    if len(named_pictures(proposal)) > MAX_PICTURES:
        raise TooMuchInside
    proposal.no_place = proposal.no_place[:MAX_LISTED]
    proposal.notes = proposal.notes[:MAX_LISTED]
    proposal.pictures = {name: proposal.pictures[name] for name in named_pictures(proposal)}
    return Reading(proposal, contents)


def _from_zip(archive: SafeZip, target: Target, bounds: Bounds) -> tuple[Proposal, list[str], Contents]:
    """Our own documents before a JSON Resume before LinkedIn's tables, wherever in the archive they lie."""
    resume: tuple[Proposal, list[str], Contents] | None = None
    damaged: ImportProblem | None = None
    for name in (name for name in archive.names if name.lower().endswith(".json")):
        try:
            found = _from_json(archive.read(name, MAX_JSON_BYTES), name, archive, target, bounds)
        except DamagedFile as problem:
            damaged = damaged or problem
            continue
        if found is not None and found[0].source == "archive":
            # What a site was before is no part of it: versions are there to be read, and its history goes on.
            found[0].no_place += [NoPlace(VERSIONS) for name in archive.names if PurePosixPath(name).name == VERSIONS]
            return found
        resume = resume or found
    if resume is not None:
        return resume
    if is_linkedin(archive):
        document, no_place = read_linkedin(archive)
        proposal, contents = read_json_resume(document, target.language, "linkedin")
        proposal.no_place += no_place
        return proposal, [target.language], contents
    raise damaged or UnknownFile()


def _from_json(
    content: bytes, name: str, archive: SafeZip | None, target: Target, bounds: Bounds
) -> tuple[Proposal, list[str], Contents] | None:
    document = as_json(content, name)
    if is_older(document):
        return read_older(document, FilesBeside(archive, posixpath.dirname(name), bounds.picture_bytes))
    if is_json_resume(document):
        proposal, contents = read_json_resume(document, target.language)
        return proposal, [target.language], contents
    return None

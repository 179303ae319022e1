"""'Tout emporter': documents, files, messages and account of one owner, written into a pack (right of access)."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from vitrine.accounts.tables import Account
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.parcels import PIECE_BYTES
from vitrine.public.messages.csv_export import csv_lines
from vitrine.public.messages.inbox import every_message
from vitrine.sites.media.every_file import FileAt, Upload, uploads_of
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.account_data import account_data, drafts_data, files_data, remarks_data
from vitrine.transfer.export_archive.packing import Pack, Write
from vitrine.transfer.export_archive.progress import Progress
from vitrine.transfer.export_archive.readme import archive_readme
from vitrine.transfer.export_archive.versions_data import version_lines
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.values import named_beside
from vitrine.transfer.interchange.writing import export_site

README = "README.txt"
DOCUMENTS = "documents.json"
FILES = "files"
MESSAGES = "messages.csv"
ACCOUNT = "account.json"
DRAFTS = "drafts.json"
REMARKS = "remarks.json"
VERSIONS = "versions.jsonl"


@dataclass(frozen=True)
class Sources:
    """Of the instance that something is taken from."""

    database: Database
    blobs: Blobs
    keyring: Keyring
    language: str  # of who picked none

    def language_of(self, account: Account) -> str:
        return account.language or self.language


async def write_archive(sources: Sources, site: Site, pack: Pack, progress: Progress) -> None:
    async with sources.database.reading() as session:
        account = await session.get_one(Account, site.account_id)
        data = await account_data(session, account, site)
        drafts, remarks = await drafts_data(session, site), await remarks_data(session, site)
        named = [(f"{FILES}/{_name(upload)}", upload) for upload in await uploads_of(session, site.id)]
    await progress.begin("files", sum(upload.byte_count for _, upload in named), to=85)
    missing: list[str] = []
    beside: dict[str, str] = {}
    for name, upload in named:
        if await copy_file(sources.blobs, upload, name, pack, progress):
            beside[upload.id] = named_beside(name, upload.file_name)
        else:
            missing.append(name)
    await progress.begin("documents", 1, to=90)
    await _write_documents(sources, account.email, beside, pack, progress)
    await progress.begin("messages", 1, to=94)
    async with pack.entry(MESSAGES) as write:
        async for line in csv_lines(every_message(sources.database, site.id), sources.language_of(account)):
            await write(line.encode())
            await progress.on(0)
    await progress.begin("account", 1, to=96)
    await _write_json(pack, ACCOUNT, {**data, "files": files_data(named)})
    if drafts:
        await _write_drafts(pack, drafts)
    if remarks:
        await _write_json(pack, REMARKS, remarks)
    async with pack.entry(VERSIONS) as write:
        async for version in version_lines(sources.database, sources.keyring, site.id):
            await write(version)
            await progress.on(0)
    async with pack.entry(README) as write:
        readme = archive_readme(
            *(site, sources.language_of(account)),
            has_drafts=bool(drafts),
            has_remarks=bool(remarks),
            missing=missing,
        )
        await write(readme.encode())


async def _write_documents(
    sources: Sources, owner: str, beside: dict[str, str], pack: Pack, progress: Progress
) -> None:
    """They name the files that are in the archive already; one that came since is in them, as in `vitrine export`."""
    async with pack.entry(DOCUMENTS) as write:

        async def write_text(text: str) -> None:
            await write(text.encode())
            await progress.on(0)

        # What is missing in the store is missing among the files too, and told once.
        await export_site(sources.database, sources.blobs, sources.keyring, owner, write_text, Report(), beside)


async def copy_file(blobs: Blobs, file: FileAt, name: str, pack: Pack, progress: Progress) -> bool:
    """Piece by piece. False: the store has lost it, and it is left out."""
    try:
        first = await blobs.get_range(file.hash, 0, min(PIECE_BYTES, file.byte_count))
    except BlobMissing:
        return False
    async with pack.entry(name) as write:
        await _copy_pieces(blobs, file, first, write, progress)
    return True


async def _copy_pieces(blobs: Blobs, file: FileAt, first: bytes, write: Write, progress: Progress) -> None:
    await write(first)
    await progress.on(len(first))
    for place in range(len(first), file.byte_count, PIECE_BYTES):
        piece = await blobs.get_range(file.hash, place, min(file.byte_count, place + PIECE_BYTES))
        await write(piece)
        await progress.on(len(piece))


async def _write_json(pack: Pack, name: str, data: Any) -> None:
    async with pack.entry(name) as write:
        await write((json.dumps(data, ensure_ascii=False, indent=2) + "\n").encode())


async def _write_drafts(pack: Pack, drafts: list[dict[str, Any]]) -> None:
    """One to a line: a draft is whatever was sent, and indented it could be a hundred times as long."""
    async with pack.entry(DRAFTS) as write:
        for place, draft in enumerate(drafts):
            text = await asyncio.to_thread(json.dumps, draft, ensure_ascii=False, separators=(",", ":"))
            await write(f"{',' if place else '['}\n{text}".encode())
        await write(b"\n]\n")


def _name(upload: Upload) -> str:
    return upload.address.rpartition("/")[2]

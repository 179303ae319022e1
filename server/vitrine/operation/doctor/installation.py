"""What an instance stands on by itself: its version, its settings, the built pages, the disk and the files' store."""

import platform
import secrets
from importlib.metadata import version as installed
from pathlib import Path
from urllib.parse import unquote, urlsplit

from vitrine.operation.doctor.findings import Finding, bad, note, ok
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.folders import OTHERS, of_other_owners, unwritable_folders, user_name
from vitrine.platform.storage.reserve import LOW_BYTES, free_bytes
from vitrine.platform.storage.schema import sqlite_file
from vitrine.public.rendering.assets import DIST
from vitrine.public.rendering.renderer import BUNDLE

PLENTY_BYTES = 1 << 30  # less ends in a night when nobody looks: uploads, a backup, the database's log
MEGABYTE = 1 << 20
SHOWN = 3
PROBE = b"vitrine doctor"


async def version(_settings: Settings) -> list[Finding]:
    return [ok("version", f"Vitrine {installed('vitrine')}, Python {platform.python_version()}")]


async def settings(given: Settings) -> list[Finding]:
    found: list[Finding] = []
    if given.public_url is None:
        said = "no VITRINE_PUBLIC_URL: good for a trial on this machine alone"
        found.append(note("settings", said, "set it to the address that visitors use"))
    elif given.public_url.startswith("http://"):
        found.append(note("settings", f"{given.public_url} is not encrypted", "serve https:// (deploy/ shows how)"))
    if given.mode == "public" and not given.smtp_url:
        said = "VITRINE_MODE=public without mail: nobody can confirm an address, so no new site is shown"
        found.append(note("settings", said, "set VITRINE_SMTP_URL"))
    elif given.public_url and given.signup == "open" and not given.smtp_url:
        said = "anybody may sign up, and no address is confirmed"
        found.append(note("settings", said, "set VITRINE_SMTP_URL, or VITRINE_SIGNUP to first or closed"))
    return found or [ok("settings", f"{given.public_url}, sign-up {given.signup}")]


async def pages(given: Settings) -> list[Finding]:
    is_built = bool(given.vite_url) or (DIST / ".vite" / "manifest.json").exists()
    if is_built and BUNDLE.exists():
        return [ok("pages", "built")]
    return [bad("pages", "they are not built", "run `make build`, or install the wheel, which has them")]


async def disk(given: Settings) -> list[Finding]:
    folder = given.data
    if not folder.is_dir():
        return [bad("disk", f"there is no folder {folder}", "start the server once; is VITRINE_DATA as it has it?")]
    free = free_bytes(folder)
    if free is None:
        return [note("disk", "this file system does not say how much is free", "watch it by other means")]
    said = f"{free // MEGABYTE:,} MB free in {folder}"
    if free < LOW_BYTES:
        return [bad("disk", f"{said}: saves are refused", "make room, or move the folder to a larger disk")]
    if free < PLENTY_BYTES:
        return [note("disk", said, f"make room: below {LOW_BYTES // MEGABYTE} MB saves are refused")]
    return [ok("disk", said)]


async def owners(given: Settings) -> list[Finding]:
    """Looked at and not tried: a file that is written to see whether it can be is a change."""
    data, about = given.data, "owners and modes"
    if not data.is_dir():
        return []
    owner = user_name(data.stat().st_uid)
    tops = [data, *([root] if (root := local_files(given)) else [])]
    apart = [top for top in tops if top == data or not top.is_relative_to(data)]
    others = [path for top in apart if top.is_dir() for path in of_other_owners(top)]
    if others:
        said = f"{_some(others)} not {owner}'s, who owns {data}: the server may fail to write there"
        return [bad(about, said, f"chown -R {owner}: {' '.join(map(str, apart))}")]
    if closed := unwritable_folders(*tops):
        return [bad(about, f"{_some(closed)} closed to {owner}", f"chmod u+rwx {' '.join(map(str, closed[:SHOWN]))}")]
    database = sqlite_file(given.resolved_database_url)
    if database and database.exists() and database.stat().st_mode & OTHERS:
        return [bad(about, f"others on this machine may read {database}", f"chmod 600 {database}")]
    return [ok(about, f"all of {data} is {owner}'s")]


def _some(paths: list[Path]) -> str:
    more = f" and {len(paths) - SHOWN} more" if len(paths) > SHOWN else ""
    return f"{', '.join(map(str, paths[:SHOWN]))}{more}: {'is' if len(paths) == 1 else 'are'}"


def local_files(given: Settings) -> Path | None:
    where = given.resolved_blobs_url
    return Path(unquote(urlsplit(where).path)) if where.startswith("file:") else None


def opened_store(given: Settings) -> Blobs:
    """Not made by looking at it."""
    folder = local_files(given)
    if folder is not None and not folder.is_dir():
        raise Refused(f"there is no folder {folder}")
    return Blobs(given.resolved_blobs_url)


async def files(given: Settings) -> list[Finding]:
    """A store is tried, with a file of its own that goes again: its rights can be known in no other way."""
    blobs, name = opened_store(given), secrets.token_hex(32)  # the hash of no content, so nobody's file
    if blobs.root is not None:
        if closed := unwritable_folders(blobs.root):
            return [bad("files", f"{_some(closed)} not to be written", "see the line 'owners and modes'")]
        return [ok("files", f"{blobs.root} can be read and written")]
    await blobs.put(name, PROBE)
    came_back = await blobs.get(name)
    await blobs.delete(name)
    if came_back != PROBE:
        return [bad("files", "the store gave back something else", "check what stands behind VITRINE_BLOBS_URL")]
    return [ok("files", f"written, read and deleted in {urlsplit(blobs.url).hostname}")]

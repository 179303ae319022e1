"""What an instance stands on by itself: its version, its settings, the built pages, the disk and the files' store."""

import platform
import secrets
from importlib.metadata import version as installed
from pathlib import Path
from urllib.parse import unquote, urlsplit

from vitrine.operation.findings import Finding, bad, note, ok
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.reserve import LOW_BYTES, free_bytes
from vitrine.public.rendering.assets import DIST
from vitrine.public.rendering.renderer import BUNDLE

PLENTY_BYTES = 1 << 30  # less ends in a night when nobody looks: uploads, a backup, the database's log
MEGABYTE = 1 << 20
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
    if given.public_url and given.signup == "open" and not given.smtp_url:
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
    probe = folder / f".doctor-{secrets.token_hex(4)}"
    try:
        probe.write_bytes(PROBE)
    finally:
        probe.unlink(missing_ok=True)
    free = free_bytes(folder)
    if free is None:
        return [note("disk", "this file system does not say how much is free", "watch it by other means")]
    said = f"{free // MEGABYTE:,} MB free in {folder}"
    if free < LOW_BYTES:
        return [bad("disk", f"{said}: saves are refused", "make room, or move the folder to a larger disk")]
    if free < PLENTY_BYTES:
        return [note("disk", said, f"make room: below {LOW_BYTES // MEGABYTE} MB saves are refused")]
    return [ok("disk", said)]


def opened_store(given: Settings) -> Blobs:
    """Not made by looking at it."""
    where = given.resolved_blobs_url
    folder = Path(unquote(urlsplit(where).path)) if where.startswith("file:") else None
    if folder is not None and not folder.is_dir():
        raise Refused(f"there is no folder {folder}")
    return Blobs(where)


async def files(given: Settings) -> list[Finding]:
    blobs, name = opened_store(given), secrets.token_hex(32)  # the hash of no content, so nobody's file
    await blobs.put(name, PROBE)
    came_back = await blobs.get(name)
    await blobs.delete(name)
    if came_back != PROBE:
        return [bad("files", "the store gave back something else", "check what stands behind VITRINE_BLOBS_URL")]
    return [ok("files", f"written, read and deleted in {blobs.root or urlsplit(blobs.url).hostname}")]

"""`vitrine export --static FOLDER_OR_ZIP`: a site as files that need no server, for the operator (export_archive/)."""

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

import vitrine.migrations.tables  # noqa: F401  (sites, keys and messages name each other: all tables must be known)
from vitrine.cli.new_file import new_file
from vitrine.platform.errors import Refused
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import require_database
from vitrine.public.cv.service import CvService
from vitrine.public.cv.share_pictures import SharePictures
from vitrine.public.rendering.renderer import Renderer
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.site.fresh_pictures import freshen_pages
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.archive import Sources
from vitrine.transfer.export_archive.packing import FolderPack, Pack, ZipPack
from vitrine.transfer.export_archive.progress import Progress
from vitrine.transfer.export_archive.service import static_site_options
from vitrine.transfer.export_archive.static_site import StaticSiteOptions, write_static_site
from vitrine.transfer.interchange.report import shown
from vitrine.transfer.interchange.writing import find_account

ZIP = ".zip"


def run_static_export(options: argparse.Namespace, settings: Settings) -> int:
    require_database(settings)
    asyncio.run(_export(options, settings, static_site_options(options.mailto or "", options.address or "")))
    return 0


async def _export(options: argparse.Namespace, settings: Settings, wishes: StaticSiteOptions) -> None:
    database, renderer = Database(settings.resolved_database_url), Renderer(max_children=1)
    try:
        blobs, keyring = Blobs(settings.resolved_blobs_url), open_keyring(settings)
        sources = Sources(database, blobs, keyring, settings.dashboard_language)
        async with database.reading() as session:
            site = await _chosen(session, options)
        if site.created_at is None:
            raise Refused(f"/@{site.slug} has no page yet: nothing was saved")

        media = MediaLibrary(database, blobs, freshen_pages)
        cvs = CvService(database, keyring, renderer, media, settings.public_url)
        drawing = SharePictures(database, blobs, keyring, renderer, cvs.press)

        async def write(pack: Pack) -> None:
            await write_static_site(sources, renderer, drawing, site, wishes, pack, Progress())

        try:
            await cvs.make_now(site.id)  # one that is made from the site, as of its last save
            await _write_to(Path(options.static), site, write)
        finally:
            await cvs.close()
    finally:
        await renderer.close()
        await database.close()


async def _write_to(target: Path, site: Site, write: Callable[[Pack], Awaitable[None]]) -> None:
    if target.suffix.lower() != ZIP:
        await _write_folder(target, write)
        return
    with new_file(target, advice=" and is not overwritten") as file:
        packed = ZipPack(file, site.updated_at)
        await write(packed)
        await packed.close()


def _require_new(target: Path) -> None:
    if not target.parent.is_dir():
        raise Refused(f"there is no folder {target.parent}")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Refused(f"{target} is there already and is not overwritten")


async def _write_folder(target: Path, write: Callable[[Pack], Awaitable[None]]) -> None:
    """It bears its name only when it is whole."""
    _require_new(target)
    with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as unfinished:
        made = Path(unfinished) / "site"
        made.mkdir()
        await write(FolderPack(made))
        made.replace(target)


async def _chosen(session: AsyncSession, options: argparse.Namespace) -> Site:
    """By its address, by its owner's, or the only one there is."""
    if options.site is None:
        return (await find_account(session, options.owner))[1]
    site: Site | None = await session.scalar(select(Site).where(Site.slug == options.site.removeprefix("@")))
    if site is None:
        raise Refused(f"no site has the address /@{shown(options.site)}")
    return site

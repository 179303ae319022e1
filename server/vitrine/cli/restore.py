"""`vitrine restore`: a whole archive into an empty database, or one site of it into an instance at work."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import vitrine.migrations.tables  # noqa: F401  (a row names rows of other packages: all tables must be known)
from vitrine.cli.backup_secrets import opener_of
from vitrine.cli.failures import WRONG_WORDS
from vitrine.cli.new_file import new_file
from vitrine.cli.progress import Progress, megabytes
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import require_database
from vitrine.transfer.backup.encryption import decrypted
from vitrine.transfer.backup.reading import Verified, verify_backup
from vitrine.transfer.backup.restoring import RestoreOptions, restore_backup
from vitrine.transfer.backup.site_restoring import SiteOptions, SiteRestored, restore_site

REPLACED = "replaced"  # in the data folder: as secret as what is there already


@contextmanager
def _opened(options: argparse.Namespace, settings: Settings) -> Iterator[BinaryIO]:
    """Read more than once: the standard input is kept meanwhile, in a file without a name, as encrypted as it came."""
    with _file(options.file, settings) as file, decrypted(file, opener_of(options, settings)) as archive:
        yield archive


@contextmanager
def _file(name: str, settings: Settings) -> Iterator[BinaryIO]:
    if name != "-":
        with Path(name).open("rb") as file:
            yield file
        return
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=settings.data) as spooled:
        shutil.copyfileobj(sys.stdin.buffer, spooled)
        yield spooled


def _say_restored(found: Verified) -> None:
    print(
        f"Restored the backup of {found.header.made_at:%Y-%m-%d %H:%M} UTC: rows {found.rows}, files {found.files} "
        f"({megabytes(found.file_bytes)}). Everybody signs in again."
    )
    if found.held_mails:
        print(
            f"{found.held_mails} messages had not been mailed to their owners yet, and will not be from here: the "
            "original may do it. (--send-waiting-mails, where it is gone.)"
        )


def _whole(options: argparse.Namespace, settings: Settings) -> int:
    chosen = RestoreOptions(sends_waiting_mails=options.send_waiting_mails, accepts_other_keys=options.other_keys)
    with _opened(options, settings) as source, Progress() as progress:
        found = verify_backup(source, progress)
        asyncio.run(restore_backup(settings, source, found, progress, chosen))
    _say_restored(found)
    return 0


def _one_site(options: argparse.Namespace, settings: Settings) -> int:
    chosen = SiteOptions(
        who=options.site,
        new_slug=options.new_slug or "",
        replaces=options.replace,
        is_dry_run=options.dry_run,
        sends_waiting_mails=options.send_waiting_mails,
        accepts_other_keys=options.other_keys,
    )
    former: list[Path] = []

    def keep_present(slug: str) -> AbstractContextManager[BinaryIO]:
        folder = settings.data / REPLACED
        folder.mkdir(mode=0o700, exist_ok=True)
        former.append(folder / f"{slug}-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.tar.zst")
        return new_file(former[0])

    require_database(settings)
    with _opened(options, settings) as source, Progress() as progress:
        found = verify_backup(source, progress)
        done = asyncio.run(restore_site(settings, source, found, progress, chosen, keep_present))
    _say_site(done, found, former, is_dry_run=options.dry_run)
    return 0


def _say_site(done: SiteRestored, found: Verified, former: list[Path], *, is_dry_run: bool) -> None:
    name, moment = f"/@{done.slug} of {done.email}", f"{found.header.made_at:%Y-%m-%d %H:%M} UTC"
    if is_dry_run:
        what = "would take the place of what is there" if done.replaces else "would be brought back with its account"
        print("\n  ".join((f"{name}, as of {moment}, {what}:", *done.changes)))
        print("Nothing was changed: this was a dry run.")
        return
    print(f"Restored {name} as of {moment}: rows {done.rows}, files {done.files} ({megabytes(done.file_bytes)}).")
    for line in done.left_out:
        print(f"Left out: {line}.")
    if done.held_mails:
        print(f"{done.held_mails} messages had not been mailed to their owner, and will not be. (--send-waiting-mails)")
    for path in former:
        lost = f", without {done.lost_files} files that the store has lost" if done.lost_files else ""
        print(f"What was there is in {path}{lost}: the same command brings it back from it.")


def run_restore(options: argparse.Namespace, settings: Settings) -> int:
    if not options.site and (options.new_slug or options.replace or options.dry_run):
        print("vitrine: --as, --replace and --dry-run go with --site", file=sys.stderr)
        return WRONG_WORDS
    return _one_site(options, settings) if options.site else _whole(options, settings)

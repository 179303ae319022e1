"""`vitrine restore`: a whole archive into an empty database."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import vitrine.tables  # noqa: F401  (a row names rows of other rooms: all tables must be known)
from vitrine.backup.encryption import decrypted
from vitrine.backup.restoring import RestoreOptions, restore_backup
from vitrine.backup.verifying import Verified, verify_backup
from vitrine.cli.backup_secrets import opener_of
from vitrine.cli.progress import Progress, megabytes
from vitrine.cli.told import told
from vitrine.settings import Settings


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
    settings.data.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=settings.data) as kept:
        shutil.copyfileobj(sys.stdin.buffer, kept)
        yield kept


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


def run_restore(options: argparse.Namespace, settings: Settings) -> int:
    chosen = RestoreOptions(sends_waiting_mails=options.send_waiting_mails, accepts_other_keys=options.other_keys)

    def restore() -> int:
        with _opened(options, settings) as source, Progress() as progress:
            found = verify_backup(source, progress)
            asyncio.run(restore_backup(settings, source, found, progress, chosen))
        _say_restored(found)
        return 0

    return told(restore)

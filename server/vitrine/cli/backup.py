"""`vitrine backup FILE` and `vitrine restore FILE`."""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Self, TextIO

import vitrine.tables  # noqa: F401  (a row names rows of other rooms: all tables must be known)
from vitrine.backup.restoring import Restored, RestoreOptions, restore_backup, verify_backup
from vitrine.backup.writing import Written, write_backup
from vitrine.cli.new_file import new_file
from vitrine.cli.told import require_database, told
from vitrine.settings import Settings

SHOWN_EVERY_S, LOGGED_EVERY_S = 0.5, 15.0


class Progress:
    """On a terminal one line that changes, in a log a line now and then; short work shows none."""

    def __init__(self, screen: TextIO) -> None:
        self._screen, self._is_terminal = screen, screen.isatty()
        self._every_s = SHOWN_EVERY_S if self._is_terminal else LOGGED_EVERY_S
        self._shown_at = time.monotonic()

    def __call__(self, what: str, count: int) -> None:
        if time.monotonic() - self._shown_at < self._every_s:
            return
        self._shown_at = time.monotonic()
        start, end = ("\r\x1b[K", "") if self._is_terminal else ("", "\n")
        print(f"{start}vitrine: {count} {what} …", end=end, file=self._screen, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever is said next begins at the left."""
        if self._is_terminal:
            print("\r\x1b[K", end="", file=self._screen, flush=True)


def _megabytes(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"


def _say_written(name: str, written: Written, screen: TextIO) -> None:
    counted = written.ending
    print(
        f"{name}: sites {counted.rows.get('sites', 0)}, rows {sum(counted.rows.values())}, files {counted.files} "
        f"({_megabytes(counted.file_bytes)}). Keep it as secret as the data itself.",
        file=screen,
    )
    for file_hash in written.without:
        print(f"vitrine: without file {file_hash}, which the store has lost", file=sys.stderr)


def run_backup(options: argparse.Namespace, settings: Settings) -> int:
    def backup(target: BinaryIO) -> Written:
        require_database(settings)
        with Progress(sys.stderr) as progress:
            work = write_backup(settings, target, progress, leaves_out_bad_files=options.leave_out_bad_files)
            return asyncio.run(work)

    def to_file() -> int:
        with new_file(Path(options.file), may_replace=options.replace, advice=": --replace overwrites it") as target:
            written = backup(target)
        _say_written(options.file, written, sys.stdout)
        return 0

    def to_output() -> int:
        written = backup(sys.stdout.buffer)
        sys.stdout.buffer.flush()
        _say_written("backup", written, sys.stderr)
        return 0

    if options.file != "-":
        return told(to_file)
    if sys.stdout.isatty():
        print("vitrine: a backup is not for the screen: vitrine backup - > FILE", file=sys.stderr)
        return 2
    return told(to_output)


@contextmanager
def _opened(name: str, settings: Settings) -> Iterator[BinaryIO]:
    """Read more than once: the standard input is kept meanwhile, in a file without a name."""
    if name != "-":
        with Path(name).open("rb") as file:
            yield file
        return
    settings.data.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=settings.data) as kept:
        shutil.copyfileobj(sys.stdin.buffer, kept)
        yield kept


def _say_restored(found: Restored) -> None:
    print(
        f"Restored the backup of {found.header.made_at:%Y-%m-%d %H:%M} UTC: rows {found.rows}, files {found.files} "
        f"({_megabytes(found.file_bytes)}). Everybody signs in again."
    )
    if found.held_mails:
        print(
            f"{found.held_mails} messages had not been mailed to their owners yet, and will not be from here: the "
            "original may do it. (--send-waiting-mails, where it is gone.)"
        )


def run_restore(options: argparse.Namespace, settings: Settings) -> int:
    chosen = RestoreOptions(sends_waiting_mails=options.send_waiting_mails, accepts_other_keys=options.other_keys)

    def restore() -> int:
        with _opened(options.file, settings) as source, Progress(sys.stderr) as progress:
            found = verify_backup(source, progress)
            asyncio.run(restore_backup(settings, source, found, progress, chosen))
        _say_restored(found)
        return 0

    return told(restore)

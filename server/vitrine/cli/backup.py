"""`vitrine backup FILE` and `vitrine restore FILE`."""

import argparse
import asyncio
import os
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

import asyncpg
from obstore.exceptions import BaseError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

import vitrine.tables  # noqa: F401  (a row names rows of other rooms: all tables must be known)
from vitrine.errors import Problem
from vitrine.interchange.backup import Written, write_backup
from vitrine.interchange.backup_archive import Refused
from vitrine.interchange.restore import Restored, Wishes, restore_backup, verify_backup
from vitrine.settings import Settings

SHOWN_EVERY_S, LOGGED_EVERY_S = 0.5, 15.0
INTERRUPTED = 130


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

    def end(self) -> None:
        if self._is_terminal:
            print("\r\x1b[K", end="", file=self._screen, flush=True)


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:300]


def _told(work: Callable[[Progress], None]) -> int:
    """Does the work; whatever can be foreseen to go wrong is one line."""
    progress = Progress(sys.stderr)
    try:
        work(progress)
        return 0
    except Refused as refused:
        reason = str(refused)
    except Problem as problem:
        reason = f"the files' store does not do its work ({_first_line(problem.__cause__ or problem)})"
    except (SQLAlchemyError, asyncpg.PostgresError) as error:
        reason = f"the database does not do its work ({_first_line(getattr(error, 'orig', error))})"
    except (OSError, BaseError) as error:
        reason = _first_line(error)
    except KeyboardInterrupt:
        progress.end()
        print("vitrine: interrupted", file=sys.stderr)
        return INTERRUPTED
    finally:
        progress.end()
    print(f"vitrine: {reason}", file=sys.stderr)
    return 1


@contextmanager
def _new_file(path: Path, *, may_replace: bool) -> Iterator[BinaryIO]:
    """It bears its name only when it is whole and on the disk. Readable by its owner alone: it holds secrets."""

    if not path.parent.is_dir():
        raise Refused(f"there is no folder {path.parent}")

    def check() -> None:
        if path.is_dir() or (path.exists() and not may_replace):
            raise Refused(f"{path} is there already" + ("" if path.is_dir() else ": --replace overwrites it"))

    check()
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}.unfinished")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        check()
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _megabytes(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"


def _require_database(settings: Settings) -> None:
    """SQLite would make an empty one."""
    path = Path(make_url(settings.resolved_database_url).database or "") if settings.is_sqlite else None
    if path and not path.exists():
        raise Refused(f"there is no database at {path}: is VITRINE_DATA set as the server has it?")


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
    def backup(target: BinaryIO, progress: Progress) -> Written:
        work = write_backup(settings, target, progress, leaves_out_bad_files=options.leave_out_bad_files)
        return asyncio.run(work)

    def to_file(progress: Progress) -> None:
        _require_database(settings)
        with _new_file(Path(options.file), may_replace=options.replace) as target:
            written = backup(target, progress)
        progress.end()
        _say_written(options.file, written, sys.stdout)

    def to_output(progress: Progress) -> None:
        _require_database(settings)
        written = backup(sys.stdout.buffer, progress)
        sys.stdout.buffer.flush()
        progress.end()
        _say_written("backup", written, sys.stderr)

    if options.file != "-":
        return _told(to_file)
    if sys.stdout.isatty():
        print("vitrine: a backup is not for the screen: vitrine backup - > FILE", file=sys.stderr)
        return 2
    return _told(to_output)


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
    wishes = Wishes(sends_waiting_mails=options.send_waiting_mails, accepts_other_keys=options.other_keys)

    def restore(progress: Progress) -> None:
        with _opened(options.file, settings) as source:
            found = verify_backup(source, progress)
            asyncio.run(restore_backup(settings, source, found, progress, wishes))
        progress.end()
        _say_restored(found)

    return _told(restore)

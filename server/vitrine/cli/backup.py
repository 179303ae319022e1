"""`vitrine backup`: a new archive, one of a series in a folder, or a look at one that there is."""

import argparse
import asyncio
import hashlib
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, TextIO, cast

import vitrine.migrations.tables  # noqa: F401  (a row names rows of other packages: all tables must be known)
from vitrine.cli.backup_secrets import lock_of, opener_of
from vitrine.cli.failures import FAILED, WRONG_WORDS
from vitrine.cli.new_file import new_file
from vitrine.cli.progress import Progress, megabytes
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import require_database
from vitrine.transfer.backup.encryption import Lock, Opener, decrypted, encrypted, is_encrypted
from vitrine.transfer.backup.reading import Verified, verify_backup
from vitrine.transfer.backup.series import Series
from vitrine.transfer.backup.writing import SHOWN, Written, write_backup

STANDARD = "-"


def run_backup(options: argparse.Namespace, settings: Settings) -> int:
    if (wrong := _wrong_words(options)) is not None:
        print(f"vitrine: {wrong}", file=sys.stderr)
        return WRONG_WORDS
    if options.verify:
        return _verify(options, settings)
    if options.every or options.keep is not None:
        return _one_of_a_series(options, settings)
    return _to_output(options, settings) if options.file == STANDARD else _to_file(options, settings)


def _wrong_words(options: argparse.Namespace) -> str | None:
    if options.verify and (options.every or options.keep is not None or options.encrypt or options.to):
        return "--verify reads an archive and writes none: it goes with --identity and --passphrase-file alone"
    if options.keep is not None and options.keep < 1:
        return "--keep 1 keeps the newest: fewer would keep nothing"
    if options.file != STANDARD or options.verify:
        return None
    if options.every or options.keep is not None:
        return "--every and --keep are for a folder: vitrine backup FOLDER --every day --keep 14"
    return "a backup is not for the screen: vitrine backup - > FILE" if sys.stdout.isatty() else None


def _write(options: argparse.Namespace, settings: Settings, target: BinaryIO, lock: Lock | None) -> Written:
    require_database(settings)
    with Progress() as progress, encrypted(target, lock) as archive:
        work = write_backup(settings, archive, progress, leaves_out_bad_files=options.leave_out_bad_files)
        return asyncio.run(work)


def _to_file(options: argparse.Namespace, settings: Settings) -> int:
    lock = lock_of(options, settings)
    with new_file(Path(options.file), may_replace=options.replace, advice=": --replace overwrites it") as target:
        written = _write(options, settings, target, lock)
    _say_written(options.file, written, lock, sys.stdout)
    return 0


def _to_output(options: argparse.Namespace, settings: Settings) -> int:
    lock = lock_of(options, settings)
    written = _write(options, settings, sys.stdout.buffer, lock)
    sys.stdout.buffer.flush()
    _say_written("backup", written, lock, sys.stderr)
    return 0


def _say_written(name: str, written: Written, lock: Lock | None, screen: TextIO) -> None:
    counted = written.ending
    advice = "Encrypted." if lock else "Keep it as secret as the data itself."
    print(
        f"{name}: sites {counted.rows.get('sites', 0)}, rows {sum(counted.rows.values())}, files {counted.files} "
        f"({megabytes(counted.file_bytes)}). {advice}",
        file=screen,
    )
    for file_hash in written.without:
        print(f"vitrine: without file {file_hash}, which the store has lost", file=sys.stderr)


class _Digested:
    """A file, and the digest of what was written to it."""

    def __init__(self, target: BinaryIO) -> None:
        self._target, self._digest = target, hashlib.sha256()

    def write(self, content: bytes) -> int:
        self._digest.update(content)
        return self._target.write(content)

    def flush(self) -> None:
        self._target.flush()

    def require_same(self, path: Path) -> None:
        with path.open("rb") as file:
            if hashlib.file_digest(file, "sha256").digest() != self._digest.digest():
                raise Refused(f"what was written to {path.parent} is not what stands there: is the disk sound?")


def _one_of_a_series(options: argparse.Namespace, settings: Settings) -> int:
    """Older ones go only when the new one is read back and found whole: whatever fails before leaves all of them."""
    lock, series, moment = lock_of(options, settings), Series(Path(options.file)), datetime.now(UTC)
    digested: list[_Digested] = []

    def verify(path: Path) -> None:
        if lock and lock.recipients:  # nobody here can open it
            digested[0].require_same(path)
            return
        with path.open("rb") as file:
            _read(file, Opener(lambda: lock.passphrase if lock else "", list))

    with series.held():
        if options.every and (there := series.one_of_this(options.every, moment)):
            print(f"{there.path}: this {options.every}'s backup is there")
            return 0
        path = series.path_for(moment, is_encrypted=lock is not None)
        with new_file(path, verify=verify) as target:
            digested.append(_Digested(target))
            written = _write(options, settings, cast("BinaryIO", digested[0]), lock)
        _say_written(str(path), written, lock, sys.stdout)
        for gone in series.forget_all_but(options.keep) if options.keep else ():
            print(f"{gone}: removed, {options.keep} newer ones are kept")
    return 0


def _read(source: BinaryIO, opener: Opener) -> Verified:
    with decrypted(source, opener) as archive, Progress() as progress:
        return verify_backup(archive, progress)


def _verify(options: argparse.Namespace, settings: Settings) -> int:
    if options.file == STANDARD:
        raise Refused("--verify reads a file: the standard input cannot be read twice")
    with Path(options.file).open("rb") as file:
        secrecy = "encrypted" if is_encrypted(file) else "not encrypted"
        found = _read(file, opener_of(options, settings))
    if found.missing:
        some = ", ".join(sorted(one.hex() for one in found.missing)[:SHOWN]) + (
            ", …" if len(found.missing) > SHOWN else ""
        )
        print(
            f"vitrine: {options.file} can be read and lacks {len(found.missing)} files that its rows name ({some}): "
            "they were left out, or swept while it was written",
            file=sys.stderr,
        )
        return FAILED
    print(
        f"{options.file}: whole. Of {found.header.made_at:%Y-%m-%d %H:%M} UTC, version {found.header.revision}, "
        f"{secrecy}: sites {found.sites}, rows {found.rows}, files {found.files} ({megabytes(found.file_bytes)})."
    )
    return 0

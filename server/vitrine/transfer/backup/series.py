"""A folder of archives, one for each day, of which the newest are kept. Called by cli/backup.py.

Only files that bear the name of such an archive are ever counted or removed; and none before a newer one is whole.
"""

import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from vitrine.platform.errors import Refused
from vitrine.transfer.backup.encryption import SUFFIX

Every = Literal["hour", "day", "week"]
_FORM = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"vitrine-(\d{8}T\d{6}Z)\.tar\.zst(?:\.age)?")
_LEFTOVERS = ".vitrine-*.unfinished"
# Two of one period have the same of these.
_PERIODS: dict[Every, str] = {"hour": "%Y%m%d%H", "day": "%Y%m%d", "week": "%G%V"}


@dataclass(frozen=True)
class StoredBackup:
    path: Path
    made_at: datetime


def _made_at(name: str) -> datetime | None:
    found = _NAME.fullmatch(name)
    try:
        return datetime.strptime(found[1], _FORM).replace(tzinfo=UTC) if found else None
    except ValueError:
        return None


class Series:
    """`held` it belongs to one backup at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def held(self) -> Iterator[None]:
        """What an ended process left unfinished goes: nobody else writes here now."""
        if not self.folder.is_dir():
            raise Refused(f"there is no folder {self.folder}")
        descriptor = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            for leftover in self.folder.glob(_LEFTOVERS):
                leftover.unlink(missing_ok=True)
            yield
        except BlockingIOError:
            raise Refused(f"another backup is being written into {self.folder}") from None
        finally:
            os.close(descriptor)

    def newest_first(self) -> list[StoredBackup]:
        found = [
            StoredBackup(path, made_at)
            for path in self.folder.iterdir()
            if (made_at := _made_at(path.name)) and path.is_file() and not path.is_symlink()
        ]
        return sorted(found, key=lambda archive: (archive.made_at, archive.path.name), reverse=True)

    def one_of_this(self, every: Every, moment: datetime) -> StoredBackup | None:
        """The archive that makes another one needless until the hour, the day or the week is over (UTC)."""
        form = _PERIODS[every]
        return next(
            (archive for archive in self.newest_first() if f"{archive.made_at:{form}}" == f"{moment:{form}}"), None
        )

    def path_for(self, moment: datetime, *, is_encrypted: bool) -> Path:
        return self.folder / f"vitrine-{moment:{_FORM}}.tar.zst{SUFFIX if is_encrypted else ''}"

    def forget_all_but(self, count: int) -> list[Path]:
        """Called when the newest is whole and verified."""
        too_many = [archive.path for archive in self.newest_first()[count:]]
        for path in too_many:
            path.unlink()
        return too_many

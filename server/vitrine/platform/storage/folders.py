"""Whether the folders of an instance can be written, and whose they are. Asked by /readyz and `vitrine doctor`."""

import os
import pwd
from collections.abc import Callable, Iterator
from pathlib import Path

OTHERS = 0o077  # the mode's bits of everybody but the owner


def user_name(uid: int) -> str:
    """Containers know some users by their number alone."""
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return f"#{uid}"


def unwritable_folders(*tops: Path, may: Callable[[str | Path, int], bool] = os.access) -> list[Path]:
    """Of these folders and those directly in them: uploads lie one folder deep, by the first letters of their hash."""
    access = os.R_OK | os.W_OK | os.X_OK
    found = []
    for top in {top for top in tops if top.is_dir()}:
        entries = os.scandir(top) if may(top, os.R_OK) else ()
        inside = [Path(entry) for entry in entries if entry.is_dir(follow_symlinks=False)]
        found += [folder for folder in (top, *inside) if not may(folder, access)]
    return sorted(set(found))


def of_other_owners(top: Path) -> Iterator[Path]:
    """What in this folder does not belong to the folder's owner. Raises where a folder cannot be read."""
    owner = top.stat().st_uid

    def refuse(error: OSError) -> None:
        raise error

    for folder, folders, files in os.walk(top, onerror=refuse):
        for path in (Path(folder, name) for name in (*folders, *files)):
            try:
                is_ours = path.lstat().st_uid == owner
            except FileNotFoundError:
                continue  # gone meanwhile: the server is at work
            if not is_ours:
                yield path


def keep_private(database: Path) -> None:
    """SQLite makes a new file readable by all, and its log with the same mode."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for path in (database, *(database.with_name(database.name + suffix) for suffix in ("-wal", "-shm"))):
        if path.exists() and path.stat().st_uid == os.geteuid() and path.stat().st_mode & OTHERS:
            path.chmod(0o600)


class FileIdentity:
    def __init__(self, path: Path) -> None:
        self._path = os.fspath(path)
        self._first = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def unchanged(self) -> bool:
        """What was not there yet when we began is taken as it comes."""
        identity = self._identity()
        if self._first is None:
            self._first = identity
            return True
        return identity == self._first

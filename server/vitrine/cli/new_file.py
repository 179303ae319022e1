"""A file that bears its name only when it is whole and on the disk."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from vitrine.platform.errors import Refused


@contextmanager
def new_file(
    path: Path,
    *,
    may_replace: bool = False,
    advice: str = "",
    verify: Callable[[Path], None] = lambda _whole: None,
) -> Iterator[BinaryIO]:
    """Readable by its owner alone. `advice` ends the line that says that the file is there already; `verify` may refuse
    what was written before it bears the name."""
    if not path.parent.is_dir():
        raise Refused(f"there is no folder {path.parent}")

    def check() -> None:
        if path.is_dir() or (path.exists() and not may_replace):
            raise Refused(f"{path} is there already" + ("" if path.is_dir() else advice))

    check()
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}.unfinished")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        verify(unfinished)
        check()
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)

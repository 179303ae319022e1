"""What a test run starts and writes ends with it, however it ends: used by tools/test.py and by pytest's own run.

Tests start PostgreSQL, object stores, browsers and servers, some in sessions of their own. So the run adopts every
process whose parent died (a subreaper), and ends its whole tree. All temporary files go into one folder, removed too.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType, TracebackType

PR_SET_CHILD_SUBREAPER = 36  # linux/prctl.h
ENDS_WITHIN_S = 5.0  # then SIGKILL
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(KeyboardInterrupt):
    """As KeyboardInterrupt no `except Exception` of a test keeps it, and pytest ends its run."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.exit_code = 128 + number


def _interrupt(number: int, _frame: FrameType | None) -> None:
    for other in SIGNALS:
        signal.signal(other, signal.SIG_IGN)  # a second one must not stop the cleaning
    raise Interrupted(number)


class Sandbox:
    """`with Sandbox() as sandbox:` raises Interrupted inside on SIGINT, SIGTERM and SIGHUP."""

    folder: Path

    def __enter__(self) -> Sandbox:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        self.folder = Path(tempfile.mkdtemp(prefix="vitrine-test-"))
        self.folder.chmod(0o755)  # PostgreSQL, which refuses root, runs below it as nobody
        for number in SIGNALS:
            signal.signal(number, _interrupt)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)
        end_descendants()
        shutil.rmtree(self.folder, ignore_errors=True)


def descendants(of: int | None = None) -> list[int]:
    """Every process below this one, zombies not counted. Empty where there is no /proc."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name in the second field may hold spaces and brackets.
            state, parent = stat.read_text(errors="replace").rpartition(")")[2].split()[:2]
            if state != "Z":
                children.setdefault(int(parent), []).append(int(stat.parent.name))
    found = [os.getpid() if of is None else of]
    for process in found:
        found += children.get(process, [])
    return found[1:]


def end_descendants() -> None:
    """Asked first: PostgreSQL and browsers then tidy up after themselves."""
    deadline = time.monotonic() + ENDS_WITHIN_S
    asked: set[int] = set()
    while left := descendants():
        is_late = time.monotonic() > deadline
        for process in left:
            if is_late or process not in asked:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL if is_late else signal.SIGTERM)
        asked.update(left)
        time.sleep(0.05)

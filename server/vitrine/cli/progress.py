"""How far long work is: on a terminal one line that changes, in a log a line now and then; short work shows none."""

import sys
import time
from typing import Self, TextIO

SHOWN_EVERY_S, LOGGED_EVERY_S = 0.5, 15.0


class Progress:
    def __init__(self, screen: TextIO | None = None) -> None:
        self._screen = screen or sys.stderr
        self._is_terminal = self._screen.isatty()
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


def megabytes(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"

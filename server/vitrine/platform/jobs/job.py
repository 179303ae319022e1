"""What a job is: a description. Packages have the functions, operation/background.py lists them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta


async def _always() -> bool:
    return True


@dataclass(frozen=True)
class Job:
    """`run` may be cancelled anywhere and started again anywhere: what it has done is in the database, not in it.

    `is_wanted` is asked before: a job that often finds nothing to do then costs a look instead of two writes.
    """

    name: str
    every: timedelta  # from the end of a run to the beginning of the next
    at_most: timedelta
    run: Callable[[], Awaitable[object]]
    is_wanted: Callable[[], Awaitable[bool]] = _always

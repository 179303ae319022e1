"""One line of `vitrine doctor`: what was looked at, what was found, and what to do about it."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Literal

from vitrine.platform.errors import Problem

Verdict = Literal["ok", "note", "bad"]


@dataclass(frozen=True)
class Finding:
    """`note`: it serves, but the operator may want to know. `bad`: something does not work, or soon will not."""

    about: str
    verdict: Verdict
    said: str
    to_do: str = ""


def ok(about: str, said: str) -> Finding:
    return Finding(about, "ok", said)


def note(about: str, said: str, to_do: str) -> Finding:
    return Finding(about, "note", said, to_do)


def bad(about: str, said: str, to_do: str) -> Finding:
    return Finding(about, "bad", said, to_do)


def reason(error: BaseException) -> str:
    """In one line, without a trace: of a problem of ours, what lies behind it."""
    behind = error.__cause__ if isinstance(error, Problem) and error.__cause__ else error
    behind = getattr(behind, "orig", None) or behind  # SQLAlchemy wraps the driver's own
    return (str(behind).strip() or type(behind).__name__).splitlines()[0][:200]


async def findings_of(about: str, look: Awaitable[list[Finding]], if_it_fails: str) -> list[Finding]:
    """A part that cannot be looked at is a line like the others."""
    try:
        return await look
    except Exception as error:  # whatever a library, a driver or the system raises: it is what we came to hear
        return [bad(about, reason(error), if_it_fails)]

"""A site that its operator takes off line: visitors get a notice in its place, its owner keeps everything else.

Called by operating/. What its owner wants to show (`is_online`) is left as it is, and counts again afterwards.
"""

from typing import Literal, get_args

from sqlalchemy import ColumnElement

from vitrine.platform.errors import Problem
from vitrine.platform.storage.base import now
from vitrine.sites.site.tables import Site

# Which notice visitors get: that the law asks for it (451), or that there is nothing here any more (410).
SuspensionKind = Literal["legal", "gone"]
STATUS: dict[str, int] = {"legal": 451, "gone": 410}
KINDS: tuple[SuspensionKind, ...] = get_args(SuspensionKind)
MAX_REASON = 2000


class NotSuspended(Problem):
    code, status = "site.not_suspended", 409


class SuspendedForLegalReasons(Problem):
    """To whatever is asked of the site beside its page: its form, its files. Nobody is told why."""

    code, status = "site.suspended_legal", 451


class SuspendedGone(Problem):
    code, status = "site.suspended_gone", 410


def refusal_of(kind: str) -> Problem:
    return SuspendedForLegalReasons() if kind == "legal" else SuspendedGone()


def is_suspended() -> ColumnElement[bool]:
    return Site.suspended_as != ""


def is_shown() -> ColumnElement[bool]:
    """Saved once, wanted on line by its owner, who has confirmed his address where strangers sign up, and not taken off
    it: what visitors find, and nothing else.
    """
    return Site.created_at.is_not(None) & Site.is_open & (Site.suspended_as == "")


def suspend(site: Site, kind: SuspensionKind, reason: str) -> None:
    """One that is suspended already is so from now on, in this way and for this reason."""
    site.suspended_as, site.suspended_at, site.suspended_because = kind, now(), reason


def resume(site: Site) -> None:
    if not site.suspended_as:
        raise NotSuspended
    site.suspended_as, site.suspended_at, site.suspended_because = "", None, ""

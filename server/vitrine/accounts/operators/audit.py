"""The log of what operators did: added to in the transaction that does it, read, and never changed."""

import base64
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account, AuditEntry
from vitrine.platform.errors import Invalid

# A new action is a word here, and a sentence where the operator reads it.
AuditAction = Literal[
    "operator_named",
    "operator_unnamed",
    "site_suspended",
    "site_resumed",
    "site_deleted",
    "site_moved",
    "account_made",
    "account_deleted",
    "address_confirmed",
    "link_made",
    "address_reset",
    "letter_sent",
    "letter_stopped",
    "factors_reset",
    "keys_issued",
    "key_revoked",
    "report_settled",
]
SHELL = "command line"
PAGE = 50


@dataclass(frozen=True)
class Actor:
    """An operator in his browser, or whoever has the server's shell."""

    account_id: str
    email: str


FROM_SHELL = Actor("", SHELL)


def actor(account: Account) -> Actor:
    return Actor(account.id, account.email)


def note(
    session: AsyncSession,
    by: Actor,
    what: AuditAction,
    *,
    about_email: str = "",
    about_site: str = "",
    reason: str = "",
    details: dict[str, Any] | None = None,
) -> None:
    """In the transaction that does it: either both stand, or neither."""
    session.add(
        AuditEntry(
            by_account=by.account_id,
            by_email=by.email,
            what=what,
            about_email=about_email,
            about_site=about_site,
            reason=reason,
            details=details or {},
        )
    )


async def read_log(
    session: AsyncSession, *, before: str = "", about_site: str = "", about_email: str = "", at_most: int = PAGE
) -> tuple[list[AuditEntry], str]:
    """The newest first, and where to go on; empty at the end. `about…`: either is enough, where they are given."""
    query = select(AuditEntry).order_by(AuditEntry.at.desc(), AuditEntry.id.desc()).limit(at_most + 1)
    if before:
        query = query.where(_before(before))
    about = [AuditEntry.about_site == about_site] if about_site else []
    about += [AuditEntry.about_email == about_email] if about_email else []
    if about:
        query = query.where(or_(*about))
    found: Sequence[AuditEntry] = (await session.scalars(query)).all()
    page = list(found[:at_most])
    return page, _cursor(page[-1]) if len(found) > at_most else ""


def _cursor(entry: AuditEntry) -> str:
    return base64.urlsafe_b64encode(f"{entry.at.isoformat()} {entry.id}".encode()).decode()


def _before(cursor: str) -> ColumnElement[bool]:
    try:
        moment, entry_id = base64.urlsafe_b64decode(cursor.encode()).decode().split(" ")
        at = datetime.fromisoformat(moment).astimezone(UTC)
        if not re.fullmatch("[0-9a-f]{32}", entry_id):
            raise ValueError("no id")
    except (ValueError, OverflowError):
        raise Invalid(fields=[{"path": ["query", "before"], "code": "bad_cursor"}]) from None
    return or_(AuditEntry.at < at, and_(AuditEntry.at == at, AuditEntry.id < entry_id))

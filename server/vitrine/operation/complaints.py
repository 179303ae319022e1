"""What visitors reported, for the operator: open ones first, and what became of each."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import ColumnElement, func, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import Actor
from vitrine.accounts.tables import Account
from vitrine.platform.errors import NotFound
from vitrine.platform.storage.base import now
from vitrine.public.complaints.tables import Complaint
from vitrine.sites.site.tables import Site

State = Literal["open", "settled"]


@dataclass(frozen=True)
class Reported:
    """A complaint beside the site that it is about, as that is now. `address`: without its @."""

    complaint: Complaint
    address: str
    owner: str
    owner_email: str
    is_suspended: bool


def _is(state: State | None) -> ColumnElement[bool]:
    if state is None:
        return true()
    return Complaint.settled_at.is_(None) if state == "open" else Complaint.settled_at.is_not(None)


def _about(site_id: str) -> ColumnElement[bool]:
    return Complaint.site_id == site_id if site_id else true()


async def count_complaints(session: AsyncSession, state: State | None, site_id: str = "") -> int:
    counted = select(func.count()).select_from(Complaint).where(_is(state), _about(site_id))
    return int(await session.scalar(counted) or 0)


async def list_complaints(
    session: AsyncSession, *, state: State | None, site_id: str, start: int, at_most: int
) -> list[Reported]:
    """Open ones first; of each kind the newest first."""
    query = (
        select(Complaint, Site, Account.email)
        .join(Site, Site.id == Complaint.site_id)
        .join(Account, Account.id == Site.account_id)
        .where(_is(state), _about(site_id))
        .order_by(Complaint.settled_at.is_not(None), Complaint.received_at.desc(), Complaint.id)
        .offset(start)
        .limit(at_most)
    )
    return [
        Reported(row.Complaint, row.Site.slug, row.Site.owner_name, row.email, bool(row.Site.suspended_as))
        for row in await session.execute(query)
    ]


async def settle(session: AsyncSession, by: Actor, complaint_id: str, note: str) -> datetime:
    """Once more, with another note, is no harm: the log has both."""
    complaint = await session.get(Complaint, complaint_id)
    if complaint is None:
        raise NotFound
    site = await session.get_one(Site, complaint.site_id)
    complaint.settled_at, complaint.note = now(), note
    audit.note(
        session,
        by,
        "report_settled",
        about_site=site.slug,
        reason=note,
        details={"report": complaint.id, "for": complaint.reason},
    )
    return complaint.settled_at

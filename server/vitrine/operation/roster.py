"""Who is here and what they take: one entry per account with its site, found by words and by state."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.platform.storage.base import now
from vitrine.public.messages.tables import Message
from vitrine.sites.domains.tables import Domain
from vitrine.sites.media.service import bytes_of_files
from vitrine.sites.site.suspending import is_suspended
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.history import bytes_of_versions

Order = Literal["made", "seen", "room", "address"]
PageState = Literal["none", "online", "under construction", "suspended"]


@dataclass(frozen=True)
class Entry:
    """`address`: of the site, without its @. `page`: what visitors find there."""

    account_id: str
    site_id: str
    email: str
    name: str
    made_at: datetime
    is_confirmed: bool
    seen_at: datetime | None
    address: str
    page: PageState
    is_paid: bool
    key: str | None
    languages: list[str]
    domains: list[str]
    files_bytes: int
    versions_bytes: int
    messages: int
    saved_at: datetime | None
    suspended_as: str
    suspended_at: datetime | None
    suspended_because: str

    @property
    def room_bytes(self) -> int:
        return self.files_bytes + self.versions_bytes


@dataclass(frozen=True)
class RosterFilter:
    """Everything that is given must hold. `words`: in the address of either kind, the name or a domain."""

    words: str = ""
    is_paid: bool | None = None
    is_confirmed: bool | None = None
    has_page: bool | None = None
    not_seen_for: timedelta | None = None
    more_than_bytes: int | None = None
    order: Order = "made"
    at_most: int | None = None
    is_suspended: bool | None = None
    start: int = 0  # so many come before those that are listed


_FILES = bytes_of_files(Site.id.expression).correlate(Site).scalar_subquery()
_VERSIONS = bytes_of_versions(Site.id.expression).correlate(Site).scalar_subquery()
_MESSAGES = select(func.count()).where(Message.site_id == Site.id).correlate(Site).scalar_subquery()
_ORDERS: dict[Order, tuple[ColumnElement[Any], ...]] = {
    "made": (Account.created_at.desc(), Account.id.asc()),
    "seen": (Account.last_sign_in_at.desc().nulls_last(), Account.id.asc()),
    "room": ((_FILES + _VERSIONS).desc(), Account.id.asc()),
    "address": (Site.slug.asc(),),
}


async def list_entries(session: AsyncSession, roster_filter: RosterFilter) -> list[Entry]:
    query = _query().where(*_conditions(roster_filter)).order_by(*_ORDERS[roster_filter.order])
    query = query.limit(roster_filter.at_most).offset(roster_filter.start or None)
    return await _entries(session, query)


async def count_entries(session: AsyncSession, roster_filter: RosterFilter) -> int:
    counted = select(func.count()).select_from(Account).join(Site, Site.account_id == Account.id)
    return int(await session.scalar(counted.where(*_conditions(roster_filter))) or 0)


async def entry_of(session: AsyncSession, named: str) -> Entry | None:
    """By an e-mail address, or a site's address as people write it."""
    of = Account.email == named.strip().lower() if _is_email(named) else Site.slug == named.strip().lstrip("/@")
    found = await _entries(session, _query().where(of))
    return found[0] if found else None


async def entry_of_site(session: AsyncSession, site_id: str) -> Entry | None:
    found = await _entries(session, _query().where(Site.id == site_id))
    return found[0] if found else None


def _is_email(named: str) -> bool:
    return "@" in named.strip().lstrip("/@")


def _query() -> Select[Account, Site, int, int, int]:
    return select(Account, Site, _FILES, _VERSIONS, _MESSAGES).join(Site, Site.account_id == Account.id)


def _conditions(roster_filter: RosterFilter) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if roster_filter.words:
        columns = (Account.email, Account.user_name, Site.slug)
        own_host = exists().where(
            Domain.site_id == Site.id, Domain.host.icontains(roster_filter.words, autoescape=True)
        )
        found.append(or_(*(column.icontains(roster_filter.words, autoescape=True) for column in columns), own_host))
    if roster_filter.is_paid is not None:
        found.append(Site.activation.is_not(None) if roster_filter.is_paid else Site.activation.is_(None))
    if roster_filter.is_confirmed is not None:
        confirmed = Account.email_verified_at
        found.append(confirmed.is_not(None) if roster_filter.is_confirmed else confirmed.is_(None))
    if roster_filter.has_page is not None:
        found.append(Site.created_at.is_not(None) if roster_filter.has_page else Site.created_at.is_(None))
    if roster_filter.is_suspended is not None:
        found.append(is_suspended() if roster_filter.is_suspended else ~is_suspended())
    if roster_filter.not_seen_for is not None:
        found.append(func.coalesce(Account.last_sign_in_at, Account.created_at) < now() - roster_filter.not_seen_for)
    if roster_filter.more_than_bytes is not None:
        found.append(roster_filter.more_than_bytes < _FILES + _VERSIONS)
    return found


async def _entries(session: AsyncSession, query: Select[Account, Site, int, int, int]) -> list[Entry]:
    rows = (await session.execute(query)).all()
    domains = await _proven_domains(session, [row[1].id for row in rows])
    return [
        Entry(
            account_id=account.id,
            site_id=site.id,
            email=account.email,
            name=account.user_name,
            made_at=account.created_at,
            is_confirmed=account.email_verified_at is not None,
            seen_at=account.last_sign_in_at,
            address=site.slug,
            page=_page_of(site),
            is_paid=site.activation is not None,
            key=site.activation,
            languages=list(site.languages),
            domains=domains.get(site.id, []),
            files_bytes=int(files),
            versions_bytes=int(versions),
            messages=int(messages),
            saved_at=site.updated_at,
            suspended_as=site.suspended_as,
            suspended_at=site.suspended_at,
            suspended_because=site.suspended_because,
        )
        for account, site, files, versions, messages in rows
    ]


def _page_of(site: Site) -> PageState:
    if site.suspended_as:
        return "suspended"
    if site.created_at is None:
        return "none"
    return "online" if site.is_open else "under construction"


AT_ONCE = 500


async def _proven_domains(session: AsyncSession, site_ids: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for start in range(0, len(site_ids), AT_ONCE):
        proven = select(Domain.site_id, Domain.host).where(
            Domain.site_id.in_(site_ids[start : start + AT_ONCE]), Domain.proven_at.is_not(None)
        )
        for row in await session.execute(proven.order_by(Domain.host)):
            found.setdefault(row.site_id, []).append(row.host)
    return found


class KeyUser(NamedTuple):
    site_id: str
    address: str
    email: str


async def users_of_keys(session: AsyncSession) -> dict[str, KeyUser]:
    """Who used a key and still is here, by its id."""
    used = select(Site.activation, Site.id, Site.slug, Account.email).join(Account, Account.id == Site.account_id)
    rows = await session.execute(used.where(Site.activation.is_not(None)))
    return {row.activation: KeyUser(row.id, row.slug, row.email) for row in rows if row.activation}

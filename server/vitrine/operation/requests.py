"""What the operator's page asks for and gets: inputs and records of /api/operation/."""

from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal, cast

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from vitrine.accounts.operators.audit import AuditAction
from vitrine.accounts.records import CamelCased
from vitrine.accounts.tables import AuditEntry
from vitrine.operation.roster import Entry, KeyUser, Order, PageState, RosterFilter
from vitrine.sites.site.suspending import MAX_REASON, SuspensionKind
from vitrine.sites.tiers.tables import ActivationKey

MEGABYTE = 1_000_000
PAGE = 50


class OperatorInput(BaseModel):
    """Inputs forbid what they do not know."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid")


class SitesFilter(OperatorInput):
    """Everything that is given must hold; `search`: in addresses, names and domains."""

    search: str = Field("", max_length=200)
    tier: Literal["free", "paid"] | None = None
    state: Literal["saved", "unsaved", "suspended"] | None = None
    is_confirmed: bool | None = None
    idle_days: int | None = Field(None, ge=0, le=36_500)
    over_mb: int | None = Field(None, ge=0, le=1_000_000_000)
    order: Order = "made"
    start: int = Field(0, ge=0, le=10_000_000)
    at_most: int = Field(PAGE, ge=1, le=200)

    def roster_filter(self) -> RosterFilter:
        return RosterFilter(
            words=self.search.strip(),
            is_paid=None if self.tier is None else self.tier == "paid",
            has_page={"saved": True, "unsaved": False}.get(self.state or ""),
            is_suspended=True if self.state == "suspended" else None,
            is_confirmed=self.is_confirmed,
            not_seen_for=None if self.idle_days is None else timedelta(days=self.idle_days),
            more_than_bytes=None if self.over_mb is None else self.over_mb * MEGABYTE,
            order=self.order,
            start=self.start,
            at_most=self.at_most,
        )


Filters = Annotated[SitesFilter, Query()]


class SuspensionRecord(CamelCased):
    kind: SuspensionKind
    since: datetime
    reason: str


class SiteEntry(CamelCased):
    """An account with its site: each has exactly one of the other. `address`: without its @."""

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
    room_bytes: int
    messages: int
    saved_at: datetime | None
    suspension: SuspensionRecord | None


class SiteEntries(CamelCased):
    """`total`: how many there are, on all pages."""

    total: int
    entries: list[SiteEntry]


class AuditRecord(CamelCased):
    """An entry of the audit log. `byEmail` is 'command line' for what was done from the shell."""

    id: str
    at: datetime
    by_email: str
    what: AuditAction
    about_email: str
    about_site: str
    reason: str
    details: dict[str, Any]


class AuditLogPage(CamelCased):
    """The newest first; `next` is what to ask for `before` to go on, empty at the end."""

    entries: list[AuditRecord]
    next: str


class SiteDetail(CamelCased):
    """`hasFactor`: a second factor or a passkey. `audit`: the latest in the log about this account or site."""

    entry: SiteEntry
    is_operator: bool
    has_factor: bool
    audit: list[AuditRecord]


class SuspendIn(OperatorInput):
    kind: SuspensionKind
    reason: str = Field(min_length=1, max_length=MAX_REASON)


class KeyRecord(CamelCased):
    """`siteId`, `address` and `email`: who used it and still is here."""

    id: str
    hint: str
    note: str
    issued_at: datetime
    state: Literal["free", "used", "revoked"]
    claimed_at: datetime | None
    site_id: str | None
    address: str | None
    email: str | None


class IssueKeysIn(OperatorInput):
    count: int = Field(1, ge=1, le=100)
    note: str = Field("", max_length=200)


class IssuedKeys(CamelCased):
    """Shown once: only a hash is kept."""

    keys: list[str]


def site_entry(entry: Entry) -> SiteEntry:
    suspension = None
    if entry.suspended_as and entry.suspended_at:
        suspended = {"kind": entry.suspended_as, "since": entry.suspended_at, "reason": entry.suspended_because}
        suspension = SuspensionRecord.model_validate(suspended)
    known = {name: value for name, value in asdict(entry).items() if not name.startswith("suspended_")}
    return SiteEntry(**known, room_bytes=entry.room_bytes, suspension=suspension)


def audit_record(entry: AuditEntry) -> AuditRecord:
    return AuditRecord(
        id=entry.id,
        at=entry.at,
        by_email=entry.by_email,
        what=cast("AuditAction", entry.what),
        about_email=entry.about_email,
        about_site=entry.about_site,
        reason=entry.reason,
        details=entry.details,
    )


def key_record(key: ActivationKey, user: KeyUser | None) -> KeyRecord:
    return KeyRecord(
        id=key.id,
        hint=key.hint,
        note=key.note,
        issued_at=key.issued_at,
        state="revoked" if key.revoked_at else "used" if key.claimed_at else "free",
        claimed_at=key.claimed_at,
        site_id=user.site_id if user else None,
        address=user.address if user else None,
        email=user.email if user else None,
    )

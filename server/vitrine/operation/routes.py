"""/api/operation/: what the operator's page calls. Every route takes CurrentOperator, or FreshOperator for a change."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import actor
from vitrine.accounts.operators.guard import CurrentOperator, FreshOperator
from vitrine.accounts.operators.service import is_operator, second_factor_ways
from vitrine.accounts.requests import AppDatabase, AppKeyring
from vitrine.operation.requests import (
    AuditLogPage,
    Filters,
    IssuedKeys,
    IssueKeysIn,
    KeyRecord,
    SiteDetail,
    SiteEntries,
    SuspendIn,
    audit_record,
    key_record,
    site_entry,
)
from vitrine.operation.roster import count_entries, entry_of_site, list_entries, users_of_keys
from vitrine.operation.suspensions import resume_site, suspend_site
from vitrine.platform.errors import NotFound
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.site.requests import Services
from vitrine.sites.tiers.keys import issue_key, list_keys, revoke_key

router = APIRouter(prefix="/api/operation", tags=["operation"])
AUDIT_ENTRIES_BESIDE = 20


@router.get("/sites", operation_id="search_sites")
async def search_sites(_operator: CurrentOperator, session: Reading, filters: Filters) -> SiteEntries:
    """Accounts with their sites; a page of them, from `start`."""
    roster_filter = filters.roster_filter()
    entries = await list_entries(session, roster_filter)
    return SiteEntries(
        total=await count_entries(session, roster_filter), entries=[site_entry(entry) for entry in entries]
    )


@router.get("/sites/{site_id}", operation_id="read_site_entry")
async def read_site_entry(_operator: CurrentOperator, session: Reading, site_id: str) -> SiteDetail:
    entry = await entry_of_site(session, site_id)
    if entry is None:
        raise NotFound
    entries, _ = await audit.read_log(
        session, about_site=entry.address, about_email=entry.email, at_most=AUDIT_ENTRIES_BESIDE
    )
    return SiteDetail(
        entry=site_entry(entry),
        is_operator=await is_operator(session, entry.account_id),
        has_factor=bool(await second_factor_ways(session, entry.account_id)),
        audit=[audit_record(found) for found in entries],
    )


@router.put("/sites/{site_id}/suspension", status_code=204, operation_id="suspend_site")
@accepts(RequestPolicy(audience="operator"))
async def suspend(
    operator: FreshOperator,
    database: AppDatabase,
    services: Services,
    site_id: str,
    body: SuspendIn,
) -> Response:
    async with database.writing() as session:
        by = actor(operator)
        await suspend_site(session, services.outbox, by, site_id, body.kind, body.reason, services.origin)
    return Response(status_code=204)


@router.delete("/sites/{site_id}/suspension", status_code=204, operation_id="resume_site")
@accepts(RequestPolicy(audience="operator"))
async def resume(operator: FreshOperator, database: AppDatabase, services: Services, site_id: str) -> Response:
    async with database.writing() as session:
        await resume_site(session, services.outbox, actor(operator), site_id, services.origin)
    return Response(status_code=204)


@router.get("/keys", operation_id="list_activation_keys")
async def list_activation_keys(_operator: CurrentOperator, session: Reading) -> list[KeyRecord]:
    """The newest first."""
    users = await users_of_keys(session)
    return [key_record(key, users.get(key.id)) for key in reversed(await list_keys(session))]


@router.post("/keys", status_code=201, operation_id="issue_activation_keys")
@accepts(RequestPolicy(audience="operator"))
async def issue_activation_keys(
    operator: FreshOperator, session: Writing, keyring: AppKeyring, body: IssueKeysIn
) -> IssuedKeys:
    keys = [await issue_key(session, keyring, body.note) for _ in range(body.count)]
    audit.note(session, actor(operator), "keys_issued", details={"count": body.count, "note": body.note})
    return IssuedKeys(keys=keys)


@router.delete("/keys/{key_id}", status_code=204, operation_id="revoke_activation_key")
@accepts(RequestPolicy(audience="operator"))
async def revoke_activation_key(operator: FreshOperator, session: Writing, key_id: str) -> Response:
    """One that was used cannot be: it is what makes a site paid."""
    if not await revoke_key(session, key_id):
        raise NotFound
    audit.note(session, actor(operator), "key_revoked", details={"key": key_id})
    return Response(status_code=204)


@router.get("/audit", operation_id="read_audit_log")
async def read_audit_log(
    _operator: CurrentOperator, session: Reading, before: Annotated[str, Query(max_length=200)] = ""
) -> AuditLogPage:
    entries, following = await audit.read_log(session, before=before)
    return AuditLogPage(entries=[audit_record(entry) for entry in entries], next=following)

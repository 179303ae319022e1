"""/api/operation/reports: what visitors reported, and settling it."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field

from vitrine.accounts.operators.audit import actor
from vitrine.accounts.operators.guard import CurrentOperator, FreshOperator
from vitrine.accounts.records import CamelCased
from vitrine.operation.complaints import Reported, State, count_complaints, list_complaints, settle
from vitrine.operation.requests import PAGE, OperatorInput
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.public.complaints.receive import Reason
from vitrine.sites.site.suspending import MAX_REASON

router = APIRouter(prefix="/api/operation/reports", tags=["operation"])


class ReportsFilter(OperatorInput):
    """`siteId`: of one site alone."""

    state: State | None = None
    site_id: str = Field("", max_length=32)
    start: int = Field(0, ge=0, le=1_000_000)
    at_most: int = Field(PAGE, ge=1, le=200)


class ReportRecord(CamelCased):
    """`email` is empty where whoever reported it left none. `settledAt` is null while it is open."""

    id: str
    site_id: str
    address: str
    owner: str
    owner_email: str
    is_suspended: bool
    reason: Reason
    text: str
    email: str
    language: str
    received_at: datetime
    settled_at: datetime | None
    note: str


class Reports(CamelCased):
    """`total`: how many match, on all pages; `open`: how many are open in all."""

    total: int
    open: int
    entries: list[ReportRecord]


class Settlement(OperatorInput):
    """`note`: what was done about it, for oneself and the log."""

    note: str = Field("", max_length=MAX_REASON)


def _record(reported: Reported) -> ReportRecord:
    complaint = reported.complaint
    return ReportRecord.model_validate(
        {
            "id": complaint.id,
            "site_id": complaint.site_id,
            "address": reported.address,
            "owner": reported.owner,
            "owner_email": reported.owner_email,
            "is_suspended": reported.is_suspended,
            "reason": complaint.reason,
            "text": complaint.text,
            "email": complaint.email,
            "language": complaint.language,
            "received_at": complaint.received_at,
            "settled_at": complaint.settled_at,
            "note": complaint.note,
        }
    )


@router.get("", operation_id="list_reports")
async def list_reports(
    _operator: CurrentOperator, session: Reading, reports_filter: Annotated[ReportsFilter, Query()]
) -> Reports:
    """Open ones first; a page of them, from `start`."""
    found = await list_complaints(
        session,
        state=reports_filter.state,
        site_id=reports_filter.site_id,
        start=reports_filter.start,
        at_most=reports_filter.at_most,
    )
    return Reports(
        total=await count_complaints(session, reports_filter.state, reports_filter.site_id),
        open=await count_complaints(session, "open"),
        entries=[_record(reported) for reported in found],
    )


@router.put("/{report_id}/settlement", status_code=204, operation_id="settle_report")
@accepts(RequestPolicy(audience="operator"))
async def settle_report(operator: FreshOperator, session: Writing, report_id: str, body: Settlement) -> Response:
    await settle(session, actor(operator), report_id, body.note)
    return Response(status_code=204)

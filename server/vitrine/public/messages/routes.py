"""The owner's calls: inbox, marks, deletion, export, the switch of the mails. The site comes from the guard alone."""

import hashlib
from dataclasses import asdict
from typing import Annotated, TypeVar

from fastapi import APIRouter, Header, Path, Query, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from vitrine.accounts.requests import AppDatabase
from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.schema import Strict
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.platform.storage.base import now
from vitrine.public.messages import inbox
from vitrine.public.messages.csv_export import csv_lines
from vitrine.public.messages.inbox import Folder, Marks
from vitrine.public.messages.spam import SpamReason
from vitrine.public.messages.tables import Message
from vitrine.public.messages.unconfirmed import are_mails_used_up
from vitrine.sites.site.guard import OwnerLanguage, OwnSite, OwnSiteToChange

router = APIRouter(prefix="/api/site/messages", tags=["messages"])

MessageId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


class MessageCounts(BaseModel):
    unread: int
    inbox: int
    archived: int
    spam: int


class MessageSummary(BaseModel):
    id: str
    name: str
    email: str
    excerpt: str
    receivedAt: str
    language: str
    isRead: bool


class MessageList(BaseModel):
    messages: list[MessageSummary]
    next: str | None
    counts: MessageCounts
    areMailsPaused: bool


class MessageOut(BaseModel):
    id: str
    name: str
    email: str
    message: str
    receivedAt: str
    language: str
    isRead: bool
    isArchived: bool
    isSpam: bool
    spamReasons: list[SpamReason]

    @classmethod
    def of(cls, message: Message) -> "MessageOut":
        return cls.model_validate(
            {
                "id": message.id,
                "name": message.name,
                "email": message.email,
                "message": message.message,
                "receivedAt": message.received_at.isoformat(),
                "language": message.language,
                "isRead": message.read_at is not None,
                "isArchived": message.archived_at is not None,
                "isSpam": message.spam_at is not None,
                "spamReasons": message.spam_reasons,
            }
        )


class MarksIn(Strict):
    isRead: bool | None = None
    isArchived: bool | None = None
    isSpam: bool | None = None


class MailSwitch(Strict):
    mailsMessages: bool


IfNoneMatch = Annotated[str | None, Header(alias="If-None-Match")]


Body = TypeVar("Body", bound=BaseModel)


def _unless_known(body: Body, response: Response, if_none_match: str | None) -> Body | Response:
    """The inbox asks every few seconds: an unchanged answer is an empty one."""
    tag = f'"{hashlib.sha256(body.model_dump_json().encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"}
    if if_none_match and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return body


@router.get("", operation_id="list_messages", response_model=MessageList)
@accepts(RequestPolicy(cleans_text=True))  # a search for what visitors wrote takes what they write
async def list_messages(
    response: Response,
    account: CurrentAccount,
    site: OwnSite,
    session: Reading,
    folder: Folder = "inbox",
    search: Annotated[str, Query(max_length=200)] = "",
    after: Annotated[str, Query(max_length=200)] = "",
    if_none_match: IfNoneMatch = None,
) -> MessageList | Response:
    """Newest first; `next` is the `after` of the following page. `areMailsPaused`: until the address is confirmed."""
    rows, following = await inbox.list_messages(session, site.id, folder, search, after)
    counts = await inbox.count_messages(session, site.id)
    summaries = [
        MessageSummary(
            id=row.id,
            name=row.name,
            email=row.email,
            excerpt=row.excerpt,
            receivedAt=row.received_at.isoformat(),
            language=row.language,
            isRead=row.read_at is not None,
        )
        for row in rows
    ]
    is_unconfirmed = site.mails_messages and account.email_verified_at is None
    answer = MessageList(
        messages=summaries,
        next=following,
        counts=MessageCounts(**asdict(counts)),
        areMailsPaused=is_unconfirmed and await are_mails_used_up(session, site.id, site.account_id),
    )
    return _unless_known(answer, response, if_none_match)


@router.get("/counts", operation_id="count_messages", response_model=MessageCounts)
async def count_messages(
    response: Response, site: OwnSite, session: Reading, if_none_match: IfNoneMatch = None
) -> MessageCounts | Response:
    counts = MessageCounts(**asdict(await inbox.count_messages(session, site.id)))
    return _unless_known(counts, response, if_none_match)


@router.get("/export.csv", operation_id="export_messages", response_class=StreamingResponse)
async def export_messages(site: OwnSite, database: AppDatabase, language: OwnerLanguage) -> StreamingResponse:
    """Everything that is not deleted, spam included and named so."""
    name = f"messages-{site.slug}-{now():%Y-%m-%d}.csv"
    return StreamingResponse(
        csv_lines(inbox.every_message(database, site.id), language),
        media_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        },
    )


@router.put("/mails", operation_id="switch_mails")
async def switch_mails(payload: MailSwitch, site: OwnSiteToChange, session: Writing) -> MailSwitch:
    await inbox.switch_mails(session, site, payload.mailsMessages)
    return payload


@router.post("/read", operation_id="read_all_messages", status_code=204)
async def read_all_messages(site: OwnSiteToChange, session: Writing) -> None:
    await inbox.read_all(session, site.id)


@router.get("/{message_id}", operation_id="read_message")
async def read_message(message_id: MessageId, site: OwnSite, session: Reading) -> MessageOut:
    return MessageOut.of(await inbox.read_message(session, site.id, message_id))


@router.patch("/{message_id}", operation_id="mark_message")
async def mark_message(message_id: MessageId, payload: MarksIn, site: OwnSiteToChange, session: Writing) -> MessageOut:
    marks = Marks(is_read=payload.isRead, is_archived=payload.isArchived, is_spam=payload.isSpam)
    return MessageOut.of(await inbox.mark_message(session, site.id, message_id, marks))


@router.delete("/{message_id}", operation_id="delete_message", status_code=204)
async def delete_message(message_id: MessageId, site: OwnSiteToChange, session: Writing) -> None:
    """Can be undone for a day; then it is gone."""
    await inbox.delete_message(session, site.id, message_id)


@router.post("/{message_id}/restore", operation_id="restore_message")
async def restore_message(message_id: MessageId, site: OwnSiteToChange, session: Writing) -> MessageOut:
    return MessageOut.of(await inbox.restore_message(session, site.id, message_id))

"""The owner's inbox: folders, search, marks, deletion that can be undone. Every query names the owner's site."""

import base64
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, Row, and_, case, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Invalid, NotFound
from vitrine.platform.mail.outbox import withdraw
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.public.messages.tables import Message
from vitrine.public.messages.texts import clean_line, fold
from vitrine.public.messages.unconfirmed import KIND
from vitrine.sites.site.tables import Site

Folder = Literal["inbox", "archived", "spam"]

PAGE = 50
EXCERPT_CHARS = 240
EXPORT_AT_ONCE = 500
MAX_SEARCH_WORDS = 8

_IN_FOLDER: dict[Folder, ColumnElement[bool]] = {
    "inbox": and_(Message.spam_at.is_(None), Message.archived_at.is_(None)),
    "archived": and_(Message.spam_at.is_(None), Message.archived_at.is_not(None)),
    "spam": Message.spam_at.is_not(None),
}


@dataclass(frozen=True)
class Counts:
    unread: int
    inbox: int
    archived: int
    spam: int


@dataclass(frozen=True)
class Marks:
    """None leaves a mark as it is."""

    is_read: bool | None = None
    is_archived: bool | None = None
    is_spam: bool | None = None


async def count_messages(session: AsyncSession, site_id: str) -> Counts:
    def number(condition: ColumnElement[bool]) -> ColumnElement[int]:
        return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)

    folders = [number(condition) for condition in _IN_FOLDER.values()]
    unread = number(and_(_IN_FOLDER["inbox"], Message.read_at.is_(None)))
    query = select(unread, *folders).where(Message.site_id == site_id, Message.deleted_at.is_(None))
    found = (await session.execute(query)).one()
    return Counts(unread=int(found[0]), inbox=int(found[1]), archived=int(found[2]), spam=int(found[3]))


def _cursor_of(received_at: datetime, message_id: str) -> str:
    return base64.urlsafe_b64encode(f"{received_at.isoformat()} {message_id}".encode()).decode()


def _after(cursor: str) -> ColumnElement[bool]:
    try:
        moment, message_id = base64.urlsafe_b64decode(cursor.encode()).decode().split(" ")
        received_at = datetime.fromisoformat(moment).astimezone(UTC)
        if not re.fullmatch("[0-9a-f]{32}", message_id):
            raise ValueError("no id")
    except (ValueError, OverflowError):
        raise Invalid(fields=[{"path": ["query", "after"], "code": "bad_cursor"}]) from None
    return or_(Message.received_at < received_at, and_(Message.received_at == received_at, Message.id < message_id))


def _matches(search: str) -> list[ColumnElement[bool]]:
    """Every word must stand somewhere in name, address or text."""
    words = fold(clean_line(search)).split()[:MAX_SEARCH_WORDS]
    return [Message.search_text.contains(word, autoescape=True) for word in words]


async def list_messages(
    session: AsyncSession, site_id: str, folder: Folder, search: str = "", after: str = ""
) -> tuple[Sequence[Row[Any]], str | None]:
    """Newest first, a page at a time, with the beginning of each text only; and the cursor of the next page."""
    query = (
        select(
            Message.id,
            Message.name,
            Message.email,
            Message.received_at,
            Message.language,
            Message.read_at,
            func.substr(Message.message, 1, EXCERPT_CHARS).label("excerpt"),
        )
        .where(Message.site_id == site_id, Message.deleted_at.is_(None), _IN_FOLDER[folder], *_matches(search))
        .order_by(Message.received_at.desc(), Message.id.desc())
        .limit(PAGE + 1)
    )
    if after:
        query = query.where(_after(after))
    rows = (await session.execute(query)).all()
    has_more = len(rows) > PAGE
    rows = rows[:PAGE]
    return rows, _cursor_of(rows[-1].received_at, rows[-1].id) if has_more else None


async def read_message(session: AsyncSession, site_id: str, message_id: str) -> Message:
    found = await session.scalar(
        select(Message).where(Message.id == message_id, Message.site_id == site_id, Message.deleted_at.is_(None))
    )
    if found is None:
        raise NotFound()
    return found


async def mark_message(session: AsyncSession, site_id: str, message_id: str, marks: Marks) -> Message:
    message = await read_message(session, site_id, message_id)
    at = now()
    is_new_spam = marks.is_spam is True and message.spam_at is None
    if is_new_spam:
        await _withdraw_mail(session, message_id)
    if marks.is_read is not None:
        message.read_at = (message.read_at or at) if marks.is_read else None
    if marks.is_archived is not None:
        message.archived_at = (message.archived_at or at) if marks.is_archived else None
    if is_new_spam:
        message.spam_at, message.spam_reasons = at, ["owner"]
    if marks.is_spam is False:
        # The owner has it before his eyes: no mail needs to tell him.
        message.spam_at, message.spam_reasons = None, []
    return message


async def delete_message(session: AsyncSession, site_id: str, message_id: str) -> None:
    message = await read_message(session, site_id, message_id)
    await _withdraw_mail(session, message_id)
    message.deleted_at = now()


async def _withdraw_mail(session: AsyncSession, message_id: str) -> None:
    """Lock order: the outbox row, then the message, as the sender does who notes that it is sent."""
    await withdraw(session, KIND, OutboxMail.subject_id == message_id)


async def restore_message(session: AsyncSession, site_id: str, message_id: str) -> Message:
    """Undo. One that is not deleted is answered as it is: the owner may press twice."""
    message = await session.scalar(select(Message).where(Message.id == message_id, Message.site_id == site_id))
    if message is None:
        raise NotFound()
    message.deleted_at = None
    return message


async def read_all(session: AsyncSession, site_id: str) -> None:
    """Marks what lies in the inbox as read."""
    await session.execute(
        update(Message)
        .where(Message.site_id == site_id, Message.deleted_at.is_(None), _IN_FOLDER["inbox"], Message.read_at.is_(None))
        .values(read_at=now())
    )


async def switch_mails(session: AsyncSession, site: Site, is_on: bool) -> None:
    """Off: what still waits is not sent later either, when they are switched on again."""
    site.mails_messages = is_on
    if not is_on:
        await withdraw(session, KIND, OutboxMail.account_id == site.account_id)


async def every_message(database: Database, site_id: str) -> AsyncIterator[Message]:
    """All that is not deleted, oldest first, in batches: an export holds a few hundred in memory, not thousands."""
    last: Message | None = None
    while True:
        query = (
            select(Message)
            .where(Message.site_id == site_id, Message.deleted_at.is_(None))
            .order_by(Message.received_at, Message.id)
            .limit(EXPORT_AT_ONCE)
        )
        if last is not None:
            query = query.where(
                or_(
                    Message.received_at > last.received_at,
                    and_(Message.received_at == last.received_at, Message.id > last.id),
                )
            )
        async with database.reading() as session:
            batch = list(await session.scalars(query))
        for message in batch:
            yield message
        if len(batch) < EXPORT_AT_ONCE:
            return
        last = batch[-1]

"""Writes announcements down, tells how far they are, stops them. Called by cli/announcements.py."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, and_, case, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.operation.announcements.sending import KIND, AnnouncementMails
from vitrine.operation.announcements.tables import Announcement, AnnouncementCopy
from vitrine.operation.announcements.wording import Recipient, Words
from vitrine.platform.mail.outbox import Outbox, withdraw
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.upserts import insert_new
from vitrine.sites.site.tables import Site

_AT_ONCE = 200


@dataclass(frozen=True)
class Progress:
    id: str
    subject: str
    made_at: datetime
    sent: int
    waiting: int
    given_up: int
    stopped: int


async def recipients_of(session: AsyncSession, emails: Sequence[str]) -> list[Recipient]:
    """In the order of the addresses."""
    found: dict[str, Recipient] = {}
    for start in range(0, len(emails), _AT_ONCE):
        query = select(Account.id, Account.email, Account.user_name, Account.language, Site.slug).join(
            Site, Site.account_id == Account.id
        )
        for row in await session.execute(query.where(Account.email.in_(emails[start : start + _AT_ONCE]))):
            found[row.email] = Recipient(row.id, row.email, row.user_name, row.slug, row.language)
    return [found[email] for email in emails if email in found]


_WAITS = exists().where(OutboxMail.kind == KIND, OutboxMail.subject_id == AnnouncementCopy.id)
_IS_OVER = AnnouncementCopy.sent_at.is_(None) & ~_WAITS  # and was not sent


async def have_it(session: AsyncSession, words: Words) -> set[str]:
    """Accounts that were sent this letter, or for which it waits."""
    copies = select(AnnouncementCopy.account_id).where(AnnouncementCopy.circular_id == words.id, ~_IS_OVER)
    return set(await session.scalars(copies))


async def write_down(session: AsyncSession, outbox: Outbox, words: Words, recipients: Sequence[Recipient]) -> int:
    """A copy for each who has none; what was stopped or given up waits again. How many these are.

    Once that is committed they are sent, by whichever process serves, whatever becomes of this one.
    """
    said = {"subject": words.subject, "text": words.text, "reply_to": words.reply_to}
    await insert_new(session, Announcement, id=words.id, made_at=now(), **said)
    written = 0
    for recipient in recipients:
        copy = {"circular_id": words.id, "account_id": recipient.account_id}
        await insert_new(session, AnnouncementCopy, id=new_id(), **copy)
        due = (
            update(AnnouncementCopy).filter_by(**copy).where(_IS_OVER).values(error=None).returning(AnnouncementCopy.id)
        )
        if copy_id := await session.scalar(due.execution_options(synchronize_session=False)):
            written += await outbox.add_about(session, AnnouncementMails(), copy_id, recipient.account_id)
    return written


def _counted(*conditions: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((and_(*conditions), 1), else_=0)), 0)


async def list_announcements(session: AsyncSession) -> list[Progress]:
    """The newest first."""
    is_sent, waits = AnnouncementCopy.sent_at.is_not(None), OutboxMail.id.is_not(None)
    is_over = ~is_sent & ~waits
    query = (
        select(
            Announcement.id,
            Announcement.subject,
            Announcement.made_at,
            _counted(is_sent).label("sent"),
            _counted(waits).label("waiting"),
            _counted(is_over, AnnouncementCopy.error.is_not(None)).label("given_up"),
            _counted(is_over, AnnouncementCopy.error.is_(None), AnnouncementCopy.account_id.is_not(None)).label(
                "stopped"
            ),
        )
        .outerjoin(AnnouncementCopy, AnnouncementCopy.circular_id == Announcement.id)
        .outerjoin(OutboxMail, (OutboxMail.kind == KIND) & (OutboxMail.subject_id == AnnouncementCopy.id))
        .group_by(Announcement.id, Announcement.subject, Announcement.made_at)
        .order_by(Announcement.made_at.desc(), Announcement.id)
    )
    return [Progress(**row) for row in (await session.execute(query)).mappings()]


async def stop(session: AsyncSession, circular_id: str) -> int:
    """How many that waited will not be sent. One that is being handed over just now goes."""
    copies = select(AnnouncementCopy.id).where(AnnouncementCopy.circular_id == circular_id)
    return await withdraw(session, KIND, OutboxMail.subject_id.in_(copies))

"""The copies of announcements: what the outbox (mail/) needs to know of them.

A few at a time. Mails to one person (a new password, a message) go before them.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.operation.announcements.tables import Announcement, AnnouncementCopy
from vitrine.operation.announcements.wording import Recipient, Words, announcement_letter
from vitrine.platform.mail import Notice
from vitrine.platform.mail.kinds import MailKind
from vitrine.platform.mail.tables import OutboxMail
from vitrine.sites.site.tables import Site

KIND = "announcement"
EVERY = timedelta(seconds=4)  # the job that sends (background.py)
AT_ONCE = 2  # at each run: thirty a minute at most, which every mail server takes beside other mails


@dataclass(frozen=True)
class AnnouncementMails(MailKind):
    name: str = KIND
    priority: int = 3
    first_wait_s: float = 60.0
    longest_wait_s: float = 6 * 3600.0
    max_tries: int | None = 12
    per_run: int | None = AT_ONCE
    origin: str = ""

    async def compose(self, session: AsyncSession, mail: OutboxMail, _at: datetime) -> Notice | None:
        query = (
            select(Announcement, Account, Site.slug)
            .join(AnnouncementCopy, AnnouncementCopy.circular_id == Announcement.id)
            .join(Account, Account.id == AnnouncementCopy.account_id)
            .join(Site, Site.account_id == Account.id)
            .where(AnnouncementCopy.id == mail.subject_id)
        )
        found = (await session.execute(query)).one_or_none()
        if found is None:
            return None
        announcement, owner, slug = found
        to = Recipient(owner.id, owner.email, owner.user_name, slug, owner.language)
        return announcement_letter(
            Words(announcement.subject, announcement.text, announcement.reply_to), to, self.origin
        )

    async def note_sent(self, session: AsyncSession, subject_id: str, at: datetime) -> None:
        await session.execute(
            update(AnnouncementCopy).where(AnnouncementCopy.id == subject_id).values(sent_at=at, error=None)
        )

    async def note_given_up(self, session: AsyncSession, subject_id: str, reason: str) -> None:
        await session.execute(
            update(AnnouncementCopy).where(AnnouncementCopy.id == subject_id).values(error=reason[:300])
        )

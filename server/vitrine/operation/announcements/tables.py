"""An announcement, and each owner's copy of it: whether it waits, was sent or was given up."""

from datetime import datetime

from sqlalchemy import ForeignKey, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now


class Announcement(Table):
    """`id` is made of its words (wording.py): the same letter is the same row, however often it is sent off."""

    __tablename__ = "circulars"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    subject: Mapped[str] = mapped_column(String(200))
    text: Mapped[str] = mapped_column(Text)
    reply_to: Mapped[str] = mapped_column(String(320), default="")
    made_at: Mapped[datetime] = mapped_column(default=now)


class AnnouncementCopy(Table):
    """It waits while the outbox has a row for it. Neither that nor sent: stopped, or given up if `error` says why."""

    __tablename__ = "circular_copies"
    __table_args__ = (UniqueConstraint("circular_id", "account_id"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    circular_id: Mapped[str] = mapped_column(ForeignKey("circulars.id", ondelete="CASCADE"))
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    sent_at: Mapped[datetime | None]
    error: Mapped[str | None] = mapped_column(String(300))

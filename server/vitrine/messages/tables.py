"""The spec's Message record {Email, nom, message, Date} with what the inbox needs."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.storage.base import Id, Table, new_id, now


class Message(Table):
    __tablename__ = "messages"
    __table_args__ = (
        UniqueConstraint("site_id", "submission"),
        Index(None, "site_id", "received_at"),
        Index("ix_messages_waiting", "notified_at", "next_try_at"),
    )

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    email: Mapped[str] = mapped_column(String(320))
    name: Mapped[str] = mapped_column(String(200))
    message: Mapped[str] = mapped_column(Text)
    received_at: Mapped[datetime] = mapped_column(default=now)
    language: Mapped[str] = mapped_column(String(2), default="")
    submission: Mapped[str] = mapped_column(String(64))  # a repeated submission is stored once
    is_spam: Mapped[bool] = mapped_column(default=False)
    read_at: Mapped[datetime | None]
    archived_at: Mapped[datetime | None]
    deleted_at: Mapped[datetime | None]
    notified_at: Mapped[datetime | None]  # NULL is the retry queue
    next_try_at: Mapped[datetime | None]
    tries: Mapped[int] = mapped_column(default=0)

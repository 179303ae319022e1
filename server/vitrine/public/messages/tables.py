"""The Message record {Email, nom, message, Date} with what the inbox and the mail to the owner need."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now
from vitrine.public.messages.texts import Words


def _words(context: DefaultExecutionContext) -> Words:
    given = context.get_current_parameters()  # type: ignore[no-untyped-call]
    return Words(name=given["name"], email=given["email"], message=given["message"])


def _fingerprint(context: DefaultExecutionContext) -> str:
    return _words(context).fingerprint


def _search_text(context: DefaultExecutionContext) -> str:
    return _words(context).search_text


class Message(Table):
    """Its mail waits while the outbox has a row for it (notify.py). Sent: `notified_at`."""

    __tablename__ = "messages"
    __table_args__ = (
        UniqueConstraint("site_id", "submission"),
        Index(None, "site_id", "received_at", "id"),
    )

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    email: Mapped[str] = mapped_column(String(320))
    name: Mapped[str] = mapped_column(String(200))
    message: Mapped[str] = mapped_column(Text)
    received_at: Mapped[datetime] = mapped_column(default=now, index=True)
    language: Mapped[str] = mapped_column(String(2), default="")  # the one the visitor was reading in
    submission: Mapped[str] = mapped_column(String(64), default=new_id)  # a repeated submission is stored once
    fingerprint: Mapped[str] = mapped_column(String(64), default=_fingerprint, index=True)  # finds repeated texts
    search_text: Mapped[str] = mapped_column(Text, default=_search_text)  # SQLite compares accents literally
    spam_at: Mapped[datetime | None] = mapped_column(index=True)  # set: it lies in the spam folder, since then
    spam_reasons: Mapped[list[str]] = mapped_column(default=list)
    read_at: Mapped[datetime | None]
    archived_at: Mapped[datetime | None]
    deleted_at: Mapped[datetime | None] = mapped_column(index=True)  # can be undone until it is purged
    notified_at: Mapped[datetime | None]

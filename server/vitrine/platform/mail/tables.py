"""The outbox: one row for each mail that is still to be sent."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now


class OutboxMail(Table):
    """Either the letter itself, or what it is about: then its kind (kinds.py) writes it at the moment of sending.

    The row goes when the mail server has taken the mail, when it is given up or withdrawn.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        UniqueConstraint("kind", "subject_id"),
        Index("ix_outbox_due", "priority", "next_try_at"),
    )

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    kind: Mapped[str] = mapped_column(String(20))
    subject_id: Mapped[str | None] = mapped_column(Id)
    letter: Mapped[dict[str, Any] | None]
    # Whose it is, of those that name a subject: it goes with the account, and is restored with it.
    account_id: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    is_secret: Mapped[bool] = mapped_column(default=False)  # holds a link that opens something: in no backup
    priority: Mapped[int] = mapped_column(default=0)  # the lowest first
    created_at: Mapped[datetime] = mapped_column(default=now)
    next_try_at: Mapped[datetime] = mapped_column(default=now)  # while it is being sent: the end of the lease
    tries: Mapped[int] = mapped_column(default=0)
    expires_at: Mapped[datetime | None]  # not tried after that

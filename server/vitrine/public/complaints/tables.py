"""A complaint: what a visitor reported of a site. It goes with the site, whose end is what it could ask for at most."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now


class Complaint(Table):
    """Open until `settled_at` is set. Its letter waits while `mailed_at` is not (letters.py)."""

    __tablename__ = "complaints"
    __table_args__ = (
        UniqueConstraint("site_id", "submission"),
        Index(None, "settled_at", "received_at", "id"),
        Index(None, "mailed_at", "received_at"),
    )

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    reason: Mapped[str] = mapped_column(String(20))
    text: Mapped[str] = mapped_column(Text)
    email: Mapped[str] = mapped_column(String(320), default="")  # whom to answer, if he wants to be
    language: Mapped[str] = mapped_column(String(2), default="")  # of the form that he read
    submission: Mapped[str] = mapped_column(String(64), default=new_id)  # a repeated submission is stored once
    received_at: Mapped[datetime] = mapped_column(default=now)
    mailed_at: Mapped[datetime | None]
    settled_at: Mapped[datetime | None]
    note: Mapped[str] = mapped_column(Text, default="")  # what the operator did about it

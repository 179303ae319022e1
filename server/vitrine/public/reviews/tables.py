"""Links to a draft, and what their readers said of it."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now

LABEL_MAX_CHARS = 80
NAME_MAX_CHARS = 100


class ReviewLink(Table):
    """A keyed hash of its secret finds it; the sealed secret is for its owner alone, who may copy it again."""

    __tablename__ = "review_links"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"), index=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    sealed_secret: Mapped[str] = mapped_column(String(300))
    label: Mapped[str] = mapped_column(String(LABEL_MAX_CHARS), default="")  # for whom it is
    password_hash: Mapped[str | None] = mapped_column(String(200))
    made_at: Mapped[datetime] = mapped_column(default=now)
    # Moved to the moment of its revocation: from then on it is one that ended.
    ends_at: Mapped[datetime] = mapped_column(index=True)
    is_revoked: Mapped[bool] = mapped_column(default=False)
    openings: Mapped[int] = mapped_column(default=0)
    last_opened_at: Mapped[datetime | None]


class Remark(Table):
    """What a reader said of a section, or of one of its items. It outlives its link, whose label it keeps.

    `link_id` refers to nothing: links are not restored from backups (transfer/backup/rows.py), remarks are.
    """

    __tablename__ = "remarks"
    __table_args__ = (UniqueConstraint("site_id", "submission"), Index(None, "site_id", "received_at"))

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    link_id: Mapped[str] = mapped_column(Id)
    link_label: Mapped[str] = mapped_column(String(LABEL_MAX_CHARS), default="")
    section: Mapped[str] = mapped_column(String(20))
    item_id: Mapped[str] = mapped_column(String(36), default="")  # empty: the section as a whole
    name: Mapped[str] = mapped_column(String(NAME_MAX_CHARS))
    text: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(2))
    received_at: Mapped[datetime] = mapped_column(default=now)
    submission: Mapped[str] = mapped_column(String(64))  # a repeated submission is stored once
    fingerprint: Mapped[str] = mapped_column(String(64), index=True)  # finds repeated texts (public/messages/spam.py)
    spam_reasons: Mapped[list[str]] = mapped_column(default=list)  # any: set aside, and counted nowhere
    done_at: Mapped[datetime | None]

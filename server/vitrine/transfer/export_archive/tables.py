"""What owners asked for: one row per site and kind, so that there is one of a kind at a time."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, PrimaryKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table, now


class ExportRequest(Table):
    """`parcel` names the file in the store from before it is put there: one that no row names is nobody's.

    `state`: waiting, making, ready or failed. `step` and `progress` (percent) are of one that is being made.
    """

    __tablename__ = "takeaways"
    __table_args__ = (PrimaryKeyConstraint("site_id", "kind"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(20))
    state: Mapped[str] = mapped_column(String(20), default="waiting", index=True)
    step: Mapped[str] = mapped_column(String(20), default="")
    progress: Mapped[int] = mapped_column(default=0)
    tries: Mapped[int] = mapped_column(default=0)
    asked_at: Mapped[datetime] = mapped_column(default=now)
    made_at: Mapped[datetime | None]
    byte_count: Mapped[int | None] = mapped_column(BigInteger)
    parcel: Mapped[str | None] = mapped_column(String(32))
    error: Mapped[str | None] = mapped_column(String(60))
    # Of a site in files: where its form leads, and where it will stand. Both are the owner's to say.
    mail_to: Mapped[str | None] = mapped_column(String(320))
    address: Mapped[str | None] = mapped_column(String(500))

"""The hosts that owners claim for their sites."""

from datetime import datetime

from sqlalchemy import ForeignKey, PrimaryKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table, now, partial_index


class Domain(Table):
    """A host of the owner's own; serves the site once proven. Many may claim a host, one of them can prove it."""

    __tablename__ = "domains"
    __table_args__ = (
        PrimaryKeyConstraint("site_id", "host"),
        partial_index("uq_domains_proven_host", "host", unique=True, where="proven_at IS NOT NULL"),
    )

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    host: Mapped[str] = mapped_column(String(253))
    proof: Mapped[str] = mapped_column(String(64))
    added_at: Mapped[datetime] = mapped_column(default=now)
    proven_at: Mapped[datetime | None]
    # A proven one is looked at again now and then: when last, how often in a row in vain, since when it is lost.
    looked_at: Mapped[datetime | None] = mapped_column(index=True)
    misses: Mapped[int] = mapped_column(default=0, server_default="0")
    lost_at: Mapped[datetime | None]

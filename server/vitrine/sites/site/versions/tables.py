"""Versions of a site: what a section held in one language after a save, or the site's own settings."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, LargeBinary, PrimaryKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, now


class Version(Table):
    """`section` is one of the site's sections or SETTINGS; `language` is SHARED where a change is of no one language.

    Numbers are a site's own and only go up: clocks of two nodes need not agree. What was there before the first
    version of its place was kept has a number below 1, so that it comes before all others.
    """

    __tablename__ = "versions"
    __table_args__ = (
        PrimaryKeyConstraint("site_id", "number"),
        Index(None, "site_id", "section", "language", "number"),
    )

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    number: Mapped[int]
    section: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2))
    saved_at: Mapped[datetime] = mapped_column(default=now)
    saved_by: Mapped[str | None] = mapped_column(Id)  # the account's id; none is a command of the operator
    origin: Mapped[str] = mapped_column(String(10))
    # Nothing stood in its place before it: what a moment before it shows there is empty, not forgotten.
    is_first: Mapped[bool]
    byte_count: Mapped[int]
    document: Mapped[bytes] = mapped_column(LargeBinary)  # last: a list of versions does not read it

"""Web vitals of public pages: daily sums, no visitor in them. And what SQLite's triggers tell of changed pages."""

from datetime import date

from sqlalchemy import BigInteger, ForeignKey, Integer, PrimaryKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.storage.base import Table


class VitalsDay(Table):
    __tablename__ = "vitals_days"
    __table_args__ = (PrimaryKeyConstraint("site_id", "day", "language", "metric", "rating"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    day: Mapped[date] = mapped_column(index=True)
    language: Mapped[str] = mapped_column(String(2))
    metric: Mapped[str] = mapped_column(String(8))
    rating: Mapped[str] = mapped_column(String(20))
    count: Mapped[int] = mapped_column(default=0)
    total: Mapped[float] = mapped_column(default=0.0)


class PageChange(Table):
    """When what was last changed for visitors: written by triggers (migration 0007), read by rendering/kept/watch.py.

    On SQLite alone, where it is the one writer who counts. PostgreSQL says the same by NOTIFY and leaves it empty.
    """

    __tablename__ = "page_changes"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012  (no number is given twice, deleted ones included)

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    scope: Mapped[str] = mapped_column(String(32), unique=True)  # a site's id, or a word of kept/watch.py

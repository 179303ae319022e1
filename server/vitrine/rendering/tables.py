"""Web vitals of public pages: daily sums, no visitor in them."""

from datetime import date

from sqlalchemy import ForeignKey, PrimaryKeyConstraint, String
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

"""Sums of days, in which nobody stands, and what tells visitors apart while a day lasts (docs/decisions/visits.md)."""

from datetime import date
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, PrimaryKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table

MAX_VALUE = 160  # letters of a value: three campaign words and what stands between them


class VisitDay(Table):
    """How often each value of a dimension came on one day: its most frequent ones, and all together.

    What `total` has beyond the values is the rest, which nobody can tell apart any more.
    """

    __tablename__ = "visit_days"
    __table_args__ = (PrimaryKeyConstraint("site_id", "day", "dimension"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    day: Mapped[date] = mapped_column(index=True)
    dimension: Mapped[str] = mapped_column(String(20))
    # As text on PostgreSQL too: a year of it is read whole, and never asked for a value.
    counts: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    total: Mapped[int] = mapped_column(default=0)


class VisitTotal(Table):
    """All sites together, for the operator: what a day's rows of a hundred thousand sites would have to be read for."""

    __tablename__ = "visit_totals"

    day: Mapped[date] = mapped_column(primary_key=True)
    visits: Mapped[int] = mapped_column(BigInteger, default=0)
    views: Mapped[int] = mapped_column(BigInteger, default=0)


class VitalsDay(Table):
    """Web vitals of public pages: how many reports, and what they sum up to."""

    __tablename__ = "vitals_days"
    __table_args__ = (PrimaryKeyConstraint("site_id", "day", "language", "metric", "rating"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    day: Mapped[date] = mapped_column(index=True)
    language: Mapped[str] = mapped_column(String(2))
    metric: Mapped[str] = mapped_column(String(8))
    rating: Mapped[str] = mapped_column(String(20))
    count: Mapped[int] = mapped_column(default=0)
    total: Mapped[float] = mapped_column(default=0.0)


class DaySalt(Table):
    """What a day's visitors are hashed with, on all nodes. Deleted when the day is over, and in no backup."""

    __tablename__ = "day_salts"

    day: Mapped[date] = mapped_column(primary_key=True)
    salt: Mapped[bytes] = mapped_column(LargeBinary(32))


class DayVisitor(Table):
    """Who was counted as a visit today, and where from. Deleted with the salt; without it a hash is a number."""

    __tablename__ = "day_visitors"
    __table_args__ = (PrimaryKeyConstraint("site_id", "day", "hash"), Index(None, "day"))

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    day: Mapped[date]
    hash: Mapped[str] = mapped_column(String(32))
    source: Mapped[str] = mapped_column(String(MAX_VALUE), default="")

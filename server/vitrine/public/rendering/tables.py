"""What SQLite's triggers tell of changed pages."""

from sqlalchemy import BigInteger, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table


class PageChange(Table):
    """When what was last changed for visitors: written by triggers (migration 0007), read by cache/watch.py.

    On SQLite alone, where it is the one writer who counts. PostgreSQL says the same by NOTIFY and leaves it empty.
    """

    __tablename__ = "page_changes"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012  (no number is given twice, deleted ones included)

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    scope: Mapped[str] = mapped_column(String(32), unique=True)  # a site's id, or a word of cache/watch.py

"""One row per job: who is at it, and how its last run went."""

from datetime import datetime

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table


class JobRow(Table):
    """Held while `held_until` is ahead of the database's clock. `error` and `took_s` are of the last run that ended."""

    __tablename__ = "jobs"

    name: Mapped[str] = mapped_column(String(60), primary_key=True)
    holder: Mapped[str | None] = mapped_column(String(100))
    held_until: Mapped[datetime | None]
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    took_s: Mapped[float | None]
    error: Mapped[str | None] = mapped_column(String(500))

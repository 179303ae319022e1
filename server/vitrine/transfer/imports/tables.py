"""What waits for its owner's word, and what of a sample a site was given."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now


class PendingImport(Table):
    """A file that was read and previewed; its owner chooses next. One per site, for a day."""

    __tablename__ = "pending_imports"

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"), primary_key=True)
    id: Mapped[str] = mapped_column(Id, default=new_id)
    name: Mapped[str] = mapped_column(String(255), default="")
    proposal: Mapped[dict[str, Any]]
    made_at: Mapped[datetime] = mapped_column(default=now, index=True)


class SiteSample(Table):
    """What a sample wrote on a site, to tell what is still the sample's from what its owner made of it."""

    __tablename__ = "site_samples"

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2))
    written: Mapped[dict[str, Any]]
    made_at: Mapped[datetime] = mapped_column(default=now)

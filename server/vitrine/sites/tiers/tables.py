"""Activation keys: only a keyed hash is stored."""

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now


class ActivationKey(Table):
    __tablename__ = "activation_keys"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    key_hash: Mapped[str] = mapped_column(String(64), unique=True)
    hint: Mapped[str] = mapped_column(String(8))  # the first group, so that the operator can tell keys apart
    note: Mapped[str] = mapped_column(String(200), default="")
    issued_at: Mapped[datetime] = mapped_column(default=now)
    claimed_at: Mapped[datetime | None]
    site_id: Mapped[str | None] = mapped_column(ForeignKey("sites.id", ondelete="SET NULL"), index=True)
    revoked_at: Mapped[datetime | None]

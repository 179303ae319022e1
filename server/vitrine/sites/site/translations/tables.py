"""What is to be known of translated texts beyond the texts: a row for a section and language that has any of it."""

from typing import Any

from sqlalchemy import ForeignKey, PrimaryKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table


class TranslationNotes(Table):
    """`notes`: by the text's place (content/translating.py), `{language, place, text, isConfirmed}`: the source text
    that it was made from and where that stands. A text without one was made from what the source says now.
    """

    __tablename__ = "translation_notes"
    __table_args__ = (PrimaryKeyConstraint("site_id", "section", "language"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    section: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2))
    notes: Mapped[dict[str, Any]] = mapped_column(default=dict)

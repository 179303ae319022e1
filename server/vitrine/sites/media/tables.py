"""Files: one blob per content hash, one media row per site that uses it, variants made in the background."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, PrimaryKeyConstraint, String, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now, partial_index


class Blob(Table):
    """A stored file, named by its content's hash. Type and size live here: not every store keeps them."""

    __tablename__ = "blobs"
    # Asked every few seconds (platform/jobs/runner.py), and empty but after an upgrade.
    __table_args__ = (partial_index("ix_blobs_unlooked_at", "hash", where="is_see_through IS NULL"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    content_type: Mapped[str] = mapped_column(String(40))
    byte_count: Mapped[int]
    width: Mapped[int | None]
    height: Mapped[int | None]
    # A drawing or a picture in one colour: the public page paints it in the theme's logo colour.
    is_one_colour: Mapped[bool] = mapped_column(default=False, server_default=false())
    # The page would show through it. None: stored before anybody looked (grounds.py).
    is_see_through: Mapped[bool | None]
    stored_at: Mapped[datetime] = mapped_column(default=now)
    variants_made_at: Mapped[datetime | None] = mapped_column(index=True)  # asked every minute: is any without?


class MediaFile(Table):
    """A site's right to a blob; drafts and sections hold its id."""

    __tablename__ = "media_files"
    __table_args__ = (UniqueConstraint("site_id", "blob_hash"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"), index=True)
    blob_hash: Mapped[str] = mapped_column(ForeignKey("blobs.hash"), index=True)
    file_name: Mapped[str] = mapped_column(String(255), default="")
    uploaded_at: Mapped[datetime] = mapped_column(default=now)
    # When an upload, a draft or a save last named it, or ceased to: the sweeper leaves it alone for a day.
    claimed_at: Mapped[datetime] = mapped_column(default=now, index=True)


class MediaUse(Table):
    """A place of its site, such as a section or the draft of one, names the file: uses.py."""

    __tablename__ = "media_uses"
    __table_args__ = (PrimaryKeyConstraint("media_id", "place"), Index(None, "site_id", "place"))

    media_id: Mapped[str] = mapped_column(ForeignKey("media_files.id", ondelete="CASCADE"))
    place: Mapped[str] = mapped_column(String(40))
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))


class Variant(Table):
    """A smaller copy of an image in a modern format; its bytes are a blob of their own name in the store."""

    __tablename__ = "variants"
    __table_args__ = (PrimaryKeyConstraint("blob_hash", "content_type", "width"),)

    blob_hash: Mapped[str] = mapped_column(ForeignKey("blobs.hash", ondelete="CASCADE"))
    content_type: Mapped[str] = mapped_column(String(40))
    width: Mapped[int]
    height: Mapped[int]
    byte_count: Mapped[int]
    file_hash: Mapped[str] = mapped_column(String(64), index=True)

"""A site: its settings, what each section holds per language and in common, its lists, its drafts."""

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, FetchedValue, ForeignKey, Index, PrimaryKeyConstraint, String, false, true
from sqlalchemy.ext.hybrid import hybrid_property
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now

SHARED = ""  # stands for 'all languages' in a language column
# Revisions are counted by the database (revisions.py): each UPDATE brings their new value back with it.
COUNTED = {"eager_defaults": True}
BY_THE_DATABASE = FetchedValue()


class Site(Table):
    """One per account, made at sign-up; `created_at` is set by its first save and makes it exist for visitors."""

    __tablename__ = "sites"
    __mapper_args__ = COUNTED
    # What the sitemap lists, in its order: counting a hundred thousand, or leafing to the last, reads no site.
    __table_args__ = (Index(None, "is_online", "suspended_as", "awaits_address", "created_at", "id"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), unique=True)
    owner_name: Mapped[str] = mapped_column(String(200))
    slug: Mapped[str] = mapped_column(String(60), unique=True)
    site_type: Mapped[str] = mapped_column(String(20), default="header")
    languages: Mapped[list[str]] = mapped_column(default=list)
    # Of these, what visitors are not shown yet: never all of them.
    hidden_languages: Mapped[list[str]] = mapped_column(default=list, server_default="[]")
    theme_index: Mapped[int] = mapped_column(default=0)
    sealed_layout: Mapped[str | None] = mapped_column(String(300))  # bound to its site: see sites/tiers/seal.py
    activation: Mapped[str | None] = mapped_column(String(64))  # stored as `compte`: the key's id; present means paid
    is_online: Mapped[bool] = mapped_column(default=True)
    # Its owner, a stranger, has not confirmed his address: not shown, whatever he wants (awaiting.py).
    awaits_address: Mapped[bool] = mapped_column(default=False, server_default=false())
    # By the operator, whatever its owner wants: "legal", "gone" or not at all (suspending.py).
    suspended_as: Mapped[str] = mapped_column(String(10), default="", server_default="")
    suspended_at: Mapped[datetime | None]
    suspended_because: Mapped[str] = mapped_column(String(2000), default="", server_default="")
    revision: Mapped[int] = mapped_column(default=0, server_onupdate=BY_THE_DATABASE)  # the page cache's
    # Another with each revision, and no other's ever, whatever was restored since: the page cache's too.
    state: Mapped[str] = mapped_column(Id, default=new_id, server_default="")
    # If-Match of the settings
    settings_revision: Mapped[int] = mapped_column(default=0, server_onupdate=BY_THE_DATABASE)
    made_at: Mapped[datetime] = mapped_column(default=now)
    created_at: Mapped[datetime | None] = mapped_column(index=True)
    updated_at: Mapped[datetime | None]
    mails_messages: Mapped[bool] = mapped_column(default=True)
    shows_badge: Mapped[bool] = mapped_column(default=True, server_default=true())  # asked of paid sites only
    offers_resume: Mapped[bool] = mapped_column(default=False, server_default=false())  # /@slug/resume.json
    counts_visits: Mapped[bool] = mapped_column(default=True, server_default=true())
    visits_letter: Mapped[bool] = mapped_column(default=False, server_default=false())  # each week, by mail
    visits_letter_week: Mapped[str | None] = mapped_column(String(8))  # the last one's: 2026-W07
    # What its owner is told once, by name (notices.py): a notice that he has seen is there no more.
    notices: Mapped[dict[str, Any]] = mapped_column(default=dict, server_default="{}")
    # What the others are translated from (translations/); none is the first.
    source_language: Mapped[str | None] = mapped_column(String(2))

    @property
    def shown_languages(self) -> list[str]:
        """What visitors may be offered."""
        return [code for code in self.languages if code not in self.hidden_languages]

    @hybrid_property
    def is_open(self) -> bool:
        """Wanted on line by its owner, whose address is confirmed where strangers sign up."""
        return self.is_online and not self.awaits_address

    @is_open.inplace.expression
    @classmethod
    def _is_open_in_sql(cls) -> ColumnElement[bool]:
        return cls.is_online & ~cls.awaits_address


class OldSlug(Table):
    """A slug that a site once had: its address redirects, for a while (slugs.py)."""

    __tablename__ = "old_slugs"

    slug: Mapped[str] = mapped_column(String(60), primary_key=True)
    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"), index=True)
    left_at: Mapped[datetime] = mapped_column(default=now)


class LeftAddress(Table):
    """The address of a deleted site, by its hash (it is made from a name): nobody gets it before `until`.

    `beside_others`: there were other accounts then, so the instance is shared. `was_home`: it was the one that /home
    showed on such an instance; /home is nobody's from then on.
    """

    __tablename__ = "left_addresses"

    slug_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[datetime]
    beside_others: Mapped[bool] = mapped_column(default=False)
    was_home: Mapped[bool] = mapped_column(default=False)


class SectionState(Table):
    """What all languages of a section share, and the revision that a save must name."""

    __tablename__ = "section_states"
    __mapper_args__ = COUNTED
    __table_args__ = (PrimaryKeyConstraint("site_id", "section"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    section: Mapped[str] = mapped_column(String(20))
    revision: Mapped[int] = mapped_column(default=0, server_onupdate=BY_THE_DATABASE)
    styles: Mapped[dict[str, Any]] = mapped_column(default=dict)
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    # What it held when versions came is kept as its first one (versions/keeping.py); from then on each save is.
    has_versions: Mapped[bool] = mapped_column(default=False, server_default=false())
    created_at: Mapped[datetime] = mapped_column(default=now)
    updated_at: Mapped[datetime] = mapped_column(default=now)


class SectionTexts(Table):
    """The texts of one section in one language. Kept when the language is removed."""

    __tablename__ = "section_texts"
    __table_args__ = (PrimaryKeyConstraint("site_id", "section", "language"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    section: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2))
    texts: Mapped[dict[str, Any]] = mapped_column(default=dict)


class Item(Table):
    """One entry of a list. `language` is SHARED for lists that all languages share."""

    __tablename__ = "items"
    __table_args__ = (
        PrimaryKeyConstraint("site_id", "id"),
        Index(None, "site_id", "section", "list_name", "language", "position"),
    )

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    id: Mapped[str] = mapped_column(String(36))
    section: Mapped[str] = mapped_column(String(20))
    list_name: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2), default=SHARED)
    position: Mapped[int]
    fields: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created_at: Mapped[datetime] = mapped_column(default=now)


class Draft(Table):
    """What the owner typed and has not saved, per section, for all languages."""

    __tablename__ = "drafts"
    __table_args__ = (PrimaryKeyConstraint("site_id", "section"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    section: Mapped[str] = mapped_column(String(20))
    base_revision: Mapped[int] = mapped_column(default=0)
    tab: Mapped[str] = mapped_column(String(36), default="")
    content: Mapped[dict[str, Any]] = mapped_column(default=dict)
    updated_at: Mapped[datetime] = mapped_column(default=now)


class MadeCv(Table):
    """A site whose CV is made from it, by which template (content/sections/home.py); cv/ makes it.

    `due_at`: when it is to be made; None: what was made is of what is saved. `made`: {language: {media, of}}, the file
    and a fingerprint of what stands in it.
    """

    __tablename__ = "made_cvs"

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"), primary_key=True)
    template: Mapped[str] = mapped_column(String(20))
    due_at: Mapped[datetime | None] = mapped_column(index=True)  # asked every few seconds
    made: Mapped[dict[str, Any]] = mapped_column(default=dict)


class SavedAnswer(Table):
    """The answer to a save, by its idempotency key: a retry gets the same one and changes nothing."""

    __tablename__ = "saved_answers"
    __table_args__ = (PrimaryKeyConstraint("site_id", "key"),)

    site_id: Mapped[str] = mapped_column(ForeignKey("sites.id", ondelete="CASCADE"))
    key: Mapped[str] = mapped_column(String(64))
    request_hash: Mapped[str] = mapped_column(String(64))
    answer: Mapped[dict[str, Any]] = mapped_column(default=dict)
    answered_at: Mapped[datetime] = mapped_column(default=now, index=True)

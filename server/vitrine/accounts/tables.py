"""Who may sign in, and with what."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.storage.base import Id, Table, new_id, now


class Account(Table):
    """The spec's user record (uid, email, userName, Date) and authentication user in one row."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    email: Mapped[str] = mapped_column(String(320), unique=True)  # normalised: what sign-in compares
    user_name: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(default=now)
    password_hash: Mapped[str | None] = mapped_column(String(300))
    email_verified_at: Mapped[datetime | None]
    last_sign_in_at: Mapped[datetime | None]
    photo_url: Mapped[str | None] = mapped_column(String(2000))
    phone_number: Mapped[str | None] = mapped_column(String(50))
    tenant_id: Mapped[str | None] = mapped_column(String(200))
    is_anonymous: Mapped[bool] = mapped_column(default=False)


class Identity(Table):
    """An account at an OpenID Connect issuer. Identity is (issuer, subject), never the e-mail address."""

    __tablename__ = "identities"
    __table_args__ = (UniqueConstraint("issuer", "subject"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    issuer: Mapped[str] = mapped_column(String(500))
    subject: Mapped[str] = mapped_column(String(255))
    profile: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created_at: Mapped[datetime] = mapped_column(default=now)


class Session(Table):
    """A signed-in browser. Secrets are stored hashed; signed_in/ says how they are rotated."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    token_issued_at: Mapped[datetime] = mapped_column(default=now)
    next_token_hash: Mapped[str | None] = mapped_column(String(64))
    next_token_issued_at: Mapped[datetime | None]
    former_token_hash: Mapped[str | None] = mapped_column(String(64))
    former_token_until: Mapped[datetime | None]
    method: Mapped[str] = mapped_column(String(20), default="password")  # or "openid"
    created_at: Mapped[datetime] = mapped_column(default=now)
    last_seen_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime] = mapped_column(index=True)
    user_agent: Mapped[str] = mapped_column(String(300), default="")
    address: Mapped[str] = mapped_column(String(64), default="")


class SignInTries(Table):
    """Failed sign-ins, by who tries and for which address, known or not: here because all workers count together."""

    __tablename__ = "sign_in_tries"

    email_hash: Mapped[str] = mapped_column(String(64), primary_key=True)  # of what is counted: passwords/backoff.py
    failures: Mapped[int] = mapped_column(default=0)
    last_failed_at: Mapped[datetime] = mapped_column(default=now, index=True)


class MailToken(Table):
    """A link sent by mail: password reset, e-mail verification, e-mail change. Good once.

    Without an account it was made for an address that has none, and never sent: asking costs the same for all.
    """

    __tablename__ = "mail_tokens"
    __table_args__ = (Index(None, "account_id", "purpose"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    purpose: Mapped[str] = mapped_column(String(20))
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    email: Mapped[str] = mapped_column(String(320), default="")
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime] = mapped_column(index=True)
    used_at: Mapped[datetime | None]

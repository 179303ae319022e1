"""Who may sign in, and with what."""

from datetime import datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import BigInteger, ForeignKey, Index, LargeBinary, PrimaryKeyConstraint, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Id, Table, new_id, now

if TYPE_CHECKING:
    from vitrine.platform.mail.notice import Reader


class Account(Table):
    """The user record (uid, email, userName, Date) and authentication user in one row."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    email: Mapped[str] = mapped_column(String(320), unique=True)  # normalised: what sign-in compares
    user_name: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(default=now, index=True)
    password_hash: Mapped[str | None] = mapped_column(String(300))
    email_verified_at: Mapped[datetime | None]
    last_sign_in_at: Mapped[datetime | None]
    photo_url: Mapped[str | None] = mapped_column(String(2000))
    phone_number: Mapped[str | None] = mapped_column(String(50))
    tenant_id: Mapped[str | None] = mapped_column(String(200))
    is_anonymous: Mapped[bool] = mapped_column(default=False)
    language: Mapped[str | None] = mapped_column(String(10))  # of dashboard and mails; none: the server's

    @property
    def reader(self) -> "Reader":
        from vitrine.platform.mail.notice import Reader  # which brings SMTP: no page needs that

        return Reader(self.email, self.language)


class AcceptedTerms(Table):
    """Which words of the operator's terms an owner accepted, and when (terms.py). Former ones stay: they were his."""

    __tablename__ = "accepted_terms"
    __table_args__ = (PrimaryKeyConstraint("account_id", "revision"),)

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    revision: Mapped[str] = mapped_column(String(64))
    accepted_at: Mapped[datetime] = mapped_column(default=now)


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
    """A signed-in browser. Secrets are stored hashed; sessions/ says how they are rotated."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    token_issued_at: Mapped[datetime] = mapped_column(default=now)
    next_token_hash: Mapped[str | None] = mapped_column(String(64))
    next_token_issued_at: Mapped[datetime | None]
    former_token_hash: Mapped[str | None] = mapped_column(String(64))
    former_token_until: Mapped[datetime | None]
    method: Mapped[str] = mapped_column(String(20), default="password")  # or "openid", "passkey"
    created_at: Mapped[datetime] = mapped_column(default=now)
    proved_at: Mapped[datetime] = mapped_column(default=now)  # when it was last shown who sits there: freshness.py
    both_shown_at: Mapped[datetime | None]  # when two factors were last shown in it: operators/guard.py
    last_seen_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime] = mapped_column(index=True)
    user_agent: Mapped[str] = mapped_column(String(300), default="")
    address: Mapped[str] = mapped_column(String(64), default="")


class Passkey(Table):
    """The public half of a key that a device of the owner's keeps (WebAuthn). It signs in by itself: passkeys/."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    credential_id: Mapped[str] = mapped_column(String(1400), unique=True)  # base64url, as browsers name it
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger, default=0)
    transports: Mapped[list[str]] = mapped_column(default=list)
    is_synced: Mapped[bool] = mapped_column(default=False)
    name: Mapped[str] = mapped_column(String(80))
    created_at: Mapped[datetime] = mapped_column(default=now)
    last_used_at: Mapped[datetime | None]


class SpentChallenge(Table):
    """A question that a passkey answered, kept until nobody could answer it any more: no answer is taken twice."""

    __tablename__ = "spent_challenges"

    challenge_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    expires_at: Mapped[datetime] = mapped_column(index=True)


class SecondFactor(Table):
    """The TOTP secret, sealed. It counts once a code confirmed it: second_factor/."""

    __tablename__ = "second_factors"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    sealed_secret: Mapped[str] = mapped_column(String(400))
    created_at: Mapped[datetime] = mapped_column(default=now)
    confirmed_at: Mapped[datetime | None]
    last_step: Mapped[int] = mapped_column(BigInteger, default=0)  # of the last code taken: none is taken twice


class RecoveryCode(Table):
    """In place of the app's code, once. 80 random bits, so a plain hash hides it."""

    __tablename__ = "recovery_codes"
    __table_args__ = (UniqueConstraint("account_id", "code_hash"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    code_hash: Mapped[str] = mapped_column(String(64))
    used_at: Mapped[datetime | None]


class SignInTries(Table):
    """Failed sign-ins, by who tries and for which address, known or not: here because all workers count together."""

    __tablename__ = "sign_in_tries"

    email_hash: Mapped[str] = mapped_column(String(64), primary_key=True)  # of what is counted: passwords/backoff.py
    failures: Mapped[int] = mapped_column(default=0)
    last_failed_at: Mapped[datetime] = mapped_column(default=now, index=True)


class MailToken(Table):
    """A link sent by mail: password reset, e-mail verification, e-mail change and its undoing. Good once.

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


class Operator(Table):
    """An account that may run the instance from its browser. Named from the shell alone: operators/."""

    __tablename__ = "operators"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    added_at: Mapped[datetime] = mapped_column(default=now)


class AuditEntry(Table):
    """What an operator did, and to whom. The database refuses to change or delete one (migration 0019).

    Everybody stands here as text, not by a foreign key: it tells what was done when its account is gone.
    """

    __tablename__ = "audit_log"
    __table_args__ = (Index(None, "at", "id"),)

    id: Mapped[str] = mapped_column(Id, primary_key=True, default=new_id)
    at: Mapped[datetime] = mapped_column(default=now)
    by_account: Mapped[str] = mapped_column(Id, default="")  # empty: from the command line
    by_email: Mapped[str] = mapped_column(String(320), default="")
    what: Mapped[str] = mapped_column(String(40))
    about_email: Mapped[str] = mapped_column(String(320), default="")
    about_site: Mapped[str] = mapped_column(String(60), default="")  # its address, without its @
    reason: Mapped[str] = mapped_column(String(2000), default="")
    details: Mapped[dict[str, Any]] = mapped_column(default=dict)

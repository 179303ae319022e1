"""Response bodies of the account routes: accounts and sessions."""

from collections.abc import Sequence
from datetime import datetime

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from vitrine.accounts.sessions.sessions import SignedIn
from vitrine.accounts.tables import Account, Identity, Passkey, Session
from vitrine.platform.storage.base import now


class CamelCased(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)


class ProviderRecord(CamelCased):
    provider_id: str  # "password", or the issuer
    uid: str
    email: str | None
    display_name: str | None
    photo_url: str | None = Field(alias="photoURL")


class AccountMoments(CamelCased):
    creation_time: datetime
    last_sign_in_time: datetime | None


class UserRecord(CamelCased):
    """The stored names, `Date` and `photoURL` included."""

    uid: str
    email: str
    user_name: str
    date: datetime = Field(alias="Date")
    email_verified: bool
    display_name: str
    photo_url: str | None = Field(alias="photoURL")
    phone_number: str | None
    tenant_id: str | None
    provider_data: list[ProviderRecord]
    metadata: AccountMoments
    is_anonymous: bool
    has_password: bool
    language: str | None  # of the dashboard; none: never picked


class SessionState(CamelCased):
    """Who is signed in. `expiresAt`: until when the token should be exchanged; `endsAt`: when signing in is needed.

    `now` is the server's clock: the browser counts from it, because its own may be wrong. `needsCode`: nobody is signed
    in yet, one factor of two was right. `isOperator`: the operator's page is there for this account.
    """

    account: UserRecord | None
    needs_code: bool
    is_operator: bool
    now: datetime
    expires_at: datetime | None
    ends_at: datetime | None


class SessionRecord(CamelCased):
    id: str
    is_current: bool
    created_at: datetime
    last_seen_at: datetime
    user_agent: str
    address: str
    method: str


def user_record(account: Account, identities: Sequence[Identity] = ()) -> UserRecord:
    providers = [
        ProviderRecord(
            provider_id=identity.issuer,
            uid=identity.subject,
            email=identity.profile.get("email"),
            display_name=identity.profile.get("name"),
            photo_url=identity.profile.get("picture"),
        )
        for identity in identities
    ]
    if account.password_hash:
        own = ProviderRecord(
            provider_id="password",
            uid=account.email,
            email=account.email,
            display_name=account.user_name,
            photo_url=account.photo_url,
        )
        providers.insert(0, own)
    return UserRecord(
        uid=account.id,
        email=account.email,
        user_name=account.user_name,
        date=account.created_at,
        email_verified=account.email_verified_at is not None,
        display_name=account.user_name,
        photo_url=account.photo_url,
        phone_number=account.phone_number,
        tenant_id=account.tenant_id,
        provider_data=providers,
        metadata=AccountMoments(creation_time=account.created_at, last_sign_in_time=account.last_sign_in_at),
        is_anonymous=account.is_anonymous,
        has_password=account.password_hash is not None,
        language=account.language,
    )


def session_state(
    signed_in: SignedIn, identities: Sequence[Identity], expires_at: datetime, *, is_operator: bool
) -> SessionState:
    return SessionState(
        account=user_record(signed_in.account, identities),
        needs_code=False,
        is_operator=is_operator,
        now=now(),
        expires_at=expires_at,
        ends_at=signed_in.session.expires_at,
    )


def anonymous_session(*, needs_code: bool = False) -> SessionState:
    return SessionState(
        account=None, needs_code=needs_code, is_operator=False, now=now(), expires_at=None, ends_at=None
    )


def session_record(row: Session, current_id: str) -> SessionRecord:
    return SessionRecord(
        id=row.id,
        is_current=row.id == current_id,
        created_at=row.created_at,
        last_seen_at=row.last_seen_at,
        user_agent=row.user_agent,
        address=row.address,
        method=row.method,
    )


class PasskeyQuestion(CamelCased):
    """What a browser needs to ask a device for a passkey."""

    challenge: str
    party_id: str
    timeout_ms: int


class KnownCredential(CamelCased):
    id: str
    transports: list[str]


class PasskeyOffer(PasskeyQuestion):
    """And to have a new one made. `known` are there already: no device makes a second for one account."""

    party_name: str
    user_handle: str
    email: str
    user_name: str
    algorithms: list[int]
    known: list[KnownCredential]


class PasskeyRecord(CamelCased):
    id: str
    name: str
    created_at: datetime
    last_used_at: datetime | None
    is_synced: bool


def passkey_record(row: Passkey) -> PasskeyRecord:
    return PasskeyRecord(
        id=row.id, name=row.name, created_at=row.created_at, last_used_at=row.last_used_at, is_synced=row.is_synced
    )


class SecondFactorState(CamelCased):
    is_on: bool
    since: datetime | None
    recovery_codes_left: int


class NewSecondFactor(CamelCased):
    """Shown once: as a square to read by a camera, and as text for who has none."""

    secret: str
    address: str
    square_size: int
    square_path: str


class RecoveryCodes(CamelCased):
    codes: list[str]


class TermsRecord(CamelCased):
    """The operator's terms: where they can be read, and which words they have now."""

    address: str
    revision: str


class SignUpOptions(CamelCased):
    """What the account screens must know before anybody is signed in."""

    is_open: bool
    password_min: int
    has_openid: bool
    confirms_first: bool  # a mail says how it goes on, not the form: nobody learns whose addresses are known
    terms: TermsRecord | None  # to be accepted first


class PasswordVerdict(CamelCased):
    """`strength`: 0 (too short) to 4."""

    strength: int
    is_common: bool


class ConfirmedEmail(CamelCased):
    email: str

"""Signing up and signing in with a password. Called by routes, the command line and the demo."""

from datetime import timedelta

from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses, inputs
from vitrine.accounts.passwords import backoff, passwords
from vitrine.accounts.problems import BadCredentials, EmailTaken, NameMissing, SignUpClosed, SignUpsFull
from vitrine.accounts.sessions.devices import KnownDevice
from vitrine.accounts.site_lifecycle import SiteLifecycle
from vitrine.accounts.tables import Account, Identity
from vitrine.accounts.terms import keep_acceptance
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database

NAME_LENGTH = 200
FIRST_SIGNUP_LOCK = 4_207_001  # an arbitrary number that only this lock uses


def checked_name(user_name: str) -> str:
    name = " ".join("".join(char if char.isprintable() else " " for char in user_name).split())
    if not name:
        raise NameMissing(field="userName")
    return name[:NAME_LENGTH]


async def require_open_signup(session: AsyncSession, settings: Settings) -> None:
    """`first` is decided under a lock: of two first sign-ups at once, one wins."""
    if settings.signup == "closed":
        raise SignUpClosed
    await _require_daily_quota(session, settings)
    if settings.signup == "first":
        if session.get_bind().dialect.name == "postgresql":
            await session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": FIRST_SIGNUP_LOCK})
        if await session.scalar(select(func.count()).select_from(Account)):
            raise SignUpClosed


async def _require_daily_quota(session: AsyncSession, settings: Settings) -> None:
    """Counted by what there is, so that all nodes count together; of some that come at once a few more may get in."""
    most = settings.limits.signups_per_day
    since_yesterday = select(func.count()).select_from(Account).where(Account.created_at > now() - timedelta(days=1))
    if most and (await session.scalar(since_yesterday) or 0) >= most:
        raise SignUpsFull


async def find_by_email(session: AsyncSession, email: str) -> Account | None:
    found: Account | None = await session.scalar(select(Account).where(Account.email == addresses.normalise(email)))
    return found


async def create_account(
    session: AsyncSession,
    site_lifecycle: SiteLifecycle,
    *,
    user_name: str,
    email: str,
    password_hash: str | None,
    is_email_verified: bool = False,
    photo_url: str | None = None,
) -> Account:
    """No rule on who may sign up: the command line and the importer come in here too."""
    account = Account(
        user_name=checked_name(user_name),
        email=addresses.checked(email),
        password_hash=password_hash,
        email_verified_at=now() if is_email_verified else None,
        photo_url=photo_url,
    )
    if await find_by_email(session, account.email):
        raise EmailTaken(field="email")
    session.add(account)
    try:
        await session.flush()
    except IntegrityError:
        raise EmailTaken(field="email") from None
    await site_lifecycle.make(session, account)
    return account


async def mark_confirmed(session: AsyncSession, site_lifecycle: SiteLifecycle, account: Account) -> None:
    """Its owner reads its mail. What waited for that (`hold`) is shown from this commit on."""
    if account.email_verified_at is None:
        account.email_verified_at = now()
        await site_lifecycle.release(session, account)


async def hash_for_signup(database: Database, settings: Settings, sign_up: inputs.SignUp) -> str:
    """Whatever can be refused without telling whether the address is known; then the hash of the password."""
    checked_name(sign_up.user_name)
    addresses.checked(sign_up.email)
    passwords.check_new_password(settings, sign_up.password)
    async with database.reading() as session:
        await require_open_signup(session, settings)
    return await passwords.hash_password(sign_up.password)


async def sign_up(
    database: Database,
    settings: Settings,
    site_lifecycle: SiteLifecycle,
    *,
    user_name: str,
    email: str,
    password_hash: str,
    terms_revision: str = "",
    language: str | None = None,
) -> Account:
    """Hashed before: a transaction that waits for argon2 would keep every other writer waiting."""
    async with database.writing() as session:
        await require_open_signup(session, settings)
        account = await create_account(
            session, site_lifecycle, user_name=user_name, email=email, password_hash=password_hash
        )
        account.language = language
        await keep_acceptance(session, settings, account, terms_revision)
        if settings.mode == "public":
            await site_lifecycle.hold(session, account)
        return account


async def sign_in(
    database: Database,
    settings: Settings,
    *,
    email: str,
    password: str,
    network: str = "",
    device: KnownDevice | None = None,
) -> Account:
    """The same answer after the same work, whether the address is unknown or the password wrong."""
    address = addresses.normalise(email)
    async with database.writing(is_essential=True) as session:
        account = await find_by_email(session, address)
        device_name = device.name_for(account) if device else ""
        counters = backoff.sign_in_counters(settings.limits, address, network, device_name)
        await backoff.begin_try(session, counters)
    password_hash = account.password_hash if account else None
    purpose: passwords.Purpose = "known_device" if device_name else "sign_in"
    is_right = await passwords.verify_password(password_hash, password, purpose)
    if not is_right or account is None or password_hash is None:
        raise BadCredentials
    if settings.mode == "public" and account.email_verified_at is None:
        raise BadCredentials  # else who signs up with another's address would learn here whether it was free
    is_outdated = passwords.is_outdated(password_hash)
    renewed = await passwords.hash_password(password, purpose) if is_outdated else None
    async with database.writing(is_essential=True) as session:
        await backoff.forget_tries(session, counters)
        if renewed:
            stored = await session.get(Account, account.id)
            if stored is not None and stored.password_hash == password_hash:
                stored.password_hash = account.password_hash = renewed
    return account


async def identities_of(session: AsyncSession, account_id: str) -> list[Identity]:
    query = select(Identity).where(Identity.account_id == account_id).order_by(Identity.created_at)
    return list(await session.scalars(query))


async def is_signup_open(session: AsyncSession, settings: Settings) -> bool:
    if settings.signup == "first":
        return not await session.scalar(select(func.count()).select_from(Account))
    return settings.signup == "open"

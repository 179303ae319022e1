"""Proving an e-mail address by a link: forgotten password, verification, another address. Taken back: undoing.py."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses, letters, mail_links
from vitrine.accounts.credentials import RevokedCredentials, revoke_credentials
from vitrine.accounts.passwords import backoff, passwords, reset_mail
from vitrine.accounts.problems import ChoosePassword, EmailTaken, LinkSpent
from vitrine.accounts.service import find_by_email, mark_confirmed
from vitrine.accounts.site_lifecycle import SiteLifecycle
from vitrine.accounts.tables import Account
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database


async def begin_reset(session: AsyncSession, email: str) -> tuple[Account | None, str]:
    """Writes as much for an address without an account: what it costs must not tell."""
    account = await find_by_email(session, email)
    if await mail_links.is_open(session, account, "readdress"):  # asked for nobody as well
        account = None  # whoever reads the mailbox that its owner lost must not be faster than he
    return account, await mail_links.issue(session, account, "reset", account.email if account else "")


async def reset_password(
    database: Database,
    settings: Settings,
    site_lifecycle: SiteLifecycle,
    outbox: Outbox,
    *,
    token: str,
    password: str,
    network: str = "",
) -> Account:
    """The link before the hash: who has none gets no work done."""
    passwords.check_new_password(settings, password)
    purposes: tuple[mail_links.Purpose, ...] = ("reset", "readdress")
    if settings.mode == "public":
        purposes = (*purposes, "verify")
    async with database.reading() as session:
        await mail_links.require_good(session, token, *purposes)
    password_hash = await passwords.hash_password(password, "reset")
    async with database.writing() as session:
        link, account = await mail_links.redeem(session, token, *purposes)
        was_confirmed = account.email_verified_at is not None
        if link.purpose == "verify" and was_confirmed:
            raise LinkSpent  # it was for the first time: a forgotten password has its own, which ends sooner
        if link.purpose == "readdress":
            await reset_mail.take_address(session, account, link.email)
        account.password_hash = password_hash
        await mark_confirmed(session, site_lifecycle, account)
        await mail_links.forget(session, account.id, "email", "verify")
        await backoff.forget_tries(session, backoff.sign_in_counters(settings.limits, account.email, network, ""))
        ended = await revoke_credentials(session, account, ends_factor=not was_confirmed)
        await outbox.add(session, letters.password_reset_letter(account.reader, ended))
        return account


async def begin_email_change(session: AsyncSession, account: Account, email: str) -> tuple[str, str]:
    """The new address and its link's token. Whether it is taken is said here: the owner is signed in."""
    address = addresses.checked(email)
    other = await find_by_email(session, address)
    if other is not None:
        raise EmailTaken(field="email")
    return address, await mail_links.issue(session, account, "email", address)


@dataclass(frozen=True)
class Confirmed:
    """`undo`: the address that the account had, and the token of the link that puts it back; None where it had none
    that was confirmed, because then it may be a stranger's, who would be given the account."""

    account: Account
    ended: RevokedCredentials | None
    undo: tuple[str, str] | None


async def confirm_email(
    session: AsyncSession,
    site_lifecycle: SiteLifecycle,
    token: str,
    is_own_browser: Callable[[Account], bool],
    *,
    doubts_password: bool = False,
) -> Confirmed:
    """From a browser that the account does not know, the former ways in are ended: its owner may only now have come.

    `doubts_password`: nor does the password count then, which anybody may have chosen; with the same link one is chosen
    (reset_password). Not here and now: programs that look into mails follow links too.
    """
    row, account = await mail_links.redeem(session, token, "verify", "email")
    was_confirmed, is_own, undo = account.email_verified_at is not None, is_own_browser(account), None
    if doubts_password and not (was_confirmed or is_own):
        raise ChoosePassword
    if row.email != account.email:
        if await find_by_email(session, row.email) is not None:
            raise EmailTaken(field="email")
        if was_confirmed:
            undo = (account.email, await mail_links.issue(session, account, "undo", account.email))
        account.email = row.email
        # A link to the former address must not open the account any more, nor one that confirms it put it back.
        await mail_links.forget(session, account.id, "reset", "verify")
    await mark_confirmed(session, site_lifecycle, account)
    account.email_verified_at = now()
    ended = None if is_own else await revoke_credentials(session, account, ends_factor=not was_confirmed)
    await require_free(session)
    return Confirmed(account, ended, undo)


async def require_free(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError:  # another account took the address since we looked
        raise EmailTaken(field="email") from None

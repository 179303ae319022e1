"""Takes a visitor's message: limits, checks, one row. Both doors (the script's and the plain form's) call `receive`."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, cast

from sqlalchemy import Select, Table, bindparam, exists, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.dml import ReturningInsert

from vitrine.accounts.tables import Account
from vitrine.errors import NotFound
from vitrine.http.networks import network
from vitrine.http.throttle import Throttle
from vitrine.keyring import Keyring
from vitrine.mail import Reader
from vitrine.messages.fill_time import is_too_fast
from vitrine.messages.notify import CLAIMED_FOR, Postman
from vitrine.messages.problems import Closed
from vitrine.messages.spam import REPEATED_WITHIN, is_fingerprinted, is_said_too_often, reasons_of
from vitrine.messages.tables import Message
from vitrine.messages.texts import check_words
from vitrine.messages.unconfirmed import is_one_too_many
from vitrine.settings import Limits
from vitrine.site.hidden import APPEARANCE, hidden_in, hidden_sections
from vitrine.site.slugs import still_redirects
from vitrine.site.suspending import is_suspended, refusal_of
from vitrine.site.tables import OldSlug, SectionState, Site
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import now
from vitrine.storage.database import Database

REPEAT_WINDOW_S = 600
IS_SEEN = (Site.created_at.is_not(None), or_(Site.is_open, is_suspended()))


@dataclass(frozen=True)
class Envelope:
    """What comes with the three fields. `submission` is empty where no script could choose one."""

    slug: str
    address: str
    language: str = ""
    hidden_field: str = ""
    token: str = ""
    submission: str = ""


@dataclass(frozen=True)
class Desk:
    """What receiving needs of the application."""

    database: Database
    keyring: Keyring
    throttle: Throttle
    limits: Limits
    postman: Postman


async def find_open_site(session: AsyncSession, slug: str) -> Site:
    """The site that visitors see at this slug, or saw: a page left open must not lose its message to a new slug."""
    site = await session.scalar(select(Site).where(Site.slug == slug, *IS_SEEN))
    if site is None:
        moved = select(Site).join(OldSlug, OldSlug.site_id == Site.id)
        moved = moved.where(OldSlug.slug == slug, still_redirects(), *IS_SEEN)
        site = await session.scalar(moved)
    if site is None:
        raise NotFound()
    if site.suspended_as:
        raise refusal_of(site.suspended_as)
    return site


def submission_keys(said: Sequence[str], submission: str, at: datetime) -> list[str]:
    """The key to store under, first, and others that mean the same submission.

    What is `said` is part of it: who changes it before trying again after a lost answer has written another message.
    Without a submission (no script), the same words within ten minutes are one.
    """

    def key(part: str) -> str:
        return hashlib.sha256("\n".join((part, *said)).encode()).hexdigest()

    if submission:
        return [key(f"id {submission}")]
    window = int(at.timestamp()) // REPEAT_WINDOW_S
    return [key(f"window {window}"), key(f"window {window - 1}")]


# Asked for every message, so written once: to write a statement takes longer than to run it.
_message = cast("Table", Message.__table__)
_AT_SLUG = (
    select(Site.id, Site.suspended_as, SectionState.settings)
    .outerjoin(SectionState, (SectionState.site_id == Site.id) & (SectionState.section == APPEARANCE))
    .where(Site.slug == bindparam("slug"), *IS_SEEN)
)


def _known() -> Select[Any]:
    """What a message is judged by: is it here already, was its text, at how many sites; and where its mail goes."""
    here = _message.c.site_id == bindparam("site_id")
    submission = _message.c.submission
    is_one = or_(submission == bindparam("submission"), submission == bindparam("other_submission"))
    same = (_message.c.fingerprint == bindparam("fingerprint"), _message.c.received_at > bindparam("since"))
    return (
        select(
            exists().where(here, is_one).label("is_here"),
            exists().where(here, *same).label("was_said_here"),
            select(func.count(_message.c.site_id.distinct())).where(*same).scalar_subquery().label("sites"),
            *(Site.mails_messages, Account.email, Account.language, Account.email_verified_at),
        )
        .join(Account, Account.id == Site.account_id)
        .where(Site.id == bindparam("site_id"))
    )


_KNOWN = _known()


@cache
def _kept(dialect: str) -> ReturningInsert[Any]:
    return (
        insert_for(dialect, Message)
        .on_conflict_do_nothing()
        .returning(*(_message.c[name] for name in ("id", "name", "email", "message")))
    )


async def _open_site_id(session: AsyncSession, slug: str) -> str:
    found = (await session.execute(_AT_SLUG, {"slug": slug})).one_or_none()
    if found is None:
        site = await find_open_site(session, slug)
        site_id, hidden = site.id, await hidden_sections(session, site.id)
    elif found.suspended_as:
        raise refusal_of(found.suspended_as)
    else:
        site_id, hidden = found.id, hidden_in(found.settings or {})
    if "contact" in hidden:
        raise Closed
    return site_id


async def receive(desk: Desk, envelope: Envelope, name: str, email: str, message: str) -> None:
    """Returns only when the message is committed. Spam and repeats get the same answer as everybody.

    Where its mail can leave at once it is claimed with the message, by the same commit: see notify.py.
    """
    words = check_words(name, email, message)
    await desk.throttle.hit("contact", desk.limits.contact_per_address, network(envelope.address))
    # Its own transactions, opened after the limits: a flood must not queue for SQLite's one writer.
    async with desk.database.reading() as session:
        site_id = await _open_site_id(session, envelope.slug)
    await desk.throttle.hit("contact of site", desk.limits.contact_per_site, site_id)
    too_fast = is_too_fast(desk.keyring, envelope.slug, envelope.token)
    async with desk.database.writing() as session:
        at = now()
        keys = submission_keys((words.name, words.email, words.message), envelope.submission, at)
        asked = {
            "site_id": site_id,
            "submission": keys[0],
            "other_submission": keys[-1],
            "fingerprint": words.fingerprint if is_fingerprinted(words) else "",
            "since": at - REPEATED_WITHIN,
        }
        known = (await session.execute(_KNOWN, asked)).one_or_none()
        if known is None:
            raise NotFound()  # the site was deleted meanwhile
        if known.is_here:
            return
        is_repeated = is_said_too_often(here=known.was_said_here, sites=known.sites)
        reasons = reasons_of(words, hidden_field=envelope.hidden_field, is_too_fast=too_fast, is_repeated=is_repeated)
        is_mailed = known.mails_messages and not reasons
        is_claimed = is_mailed and desk.postman.has_time
        if is_claimed and known.email_verified_at is None:
            is_claimed = not await is_one_too_many(session, site_id)
        until = at + CLAIMED_FOR if is_claimed else at
        row = {
            "site_id": site_id,
            "name": words.name,
            "email": words.email,
            "message": words.message,
            "language": envelope.language,
            "submission": keys[0],
            "received_at": at,
            "spam_at": at if reasons else None,
            "spam_reasons": list(reasons),
            "next_try_at": until if is_mailed else None,
            "tries": int(is_claimed),
        }
        try:
            kept: Any = (await session.execute(_kept(session.get_bind().dialect.name), row)).one_or_none()
        except IntegrityError:
            raise NotFound() from None  # the same: deleted meanwhile
        if kept is None:
            return  # the same submission at the same moment, on PostgreSQL: the other one is the message
    if is_claimed:
        desk.postman.carry(desk.postman.claim_of(kept, Reader(known.email, known.language), until, tries=1))
    else:
        desk.postman.wake()

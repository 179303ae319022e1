"""Takes a visitor's message: limits, checks, one row. Both doors (the script's and the plain form's) call `receive`."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.shared_rules import hidden_in
from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.http.request_policy import RateLimit
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.keyring import Keyring
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.settings import Limits
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.upserts import insert_new
from vitrine.public.messages.fill_time import is_too_fast
from vitrine.public.messages.notify import MessageMails
from vitrine.public.messages.spam import spam_reasons
from vitrine.public.messages.tables import Message
from vitrine.public.messages.texts import Words, check_words
from vitrine.sites.site.page_facts import APPEARANCE
from vitrine.sites.site.slugs import still_redirects
from vitrine.sites.site.suspending import is_suspended, refusal_of
from vitrine.sites.site.tables import OldSlug, SectionState, Site

REPEAT_WINDOW_S = 600
IS_SEEN = (Site.created_at.is_not(None), or_(Site.is_open, is_suspended()))


class Closed(Problem):
    """Of a site whose owner hides its contact section: there is no form, and one on a page left open sends nothing."""

    code, status = "messages.closed", 410


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
class ReceivingContext:
    """What receiving needs of the application."""

    database: Database
    keyring: Keyring
    throttle: Throttle
    limits: Limits
    outbox: Outbox


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


_AT_SLUG = (
    select(Site.id, Site.account_id, Site.suspended_as, SectionState.settings, Site.mails_messages)
    .outerjoin(SectionState, (SectionState.site_id == Site.id) & (SectionState.section == APPEARANCE))
    .where(*IS_SEEN)
)


async def _open_site(database: Database, slug: str) -> Any:
    """A row of _AT_SLUG."""
    async with database.reading() as session:
        site = (await session.execute(_AT_SLUG.where(Site.slug == slug))).one_or_none()
        if site is None:
            moved = await find_open_site(session, slug)
            site = (await session.execute(_AT_SLUG.where(Site.id == moved.id))).one()
    if site.suspended_as:
        raise refusal_of(site.suspended_as)
    if "contact" in hidden_in(site.settings or {}):
        raise Closed
    return site


CONTACT_RATE = RateLimit("contact", lambda limits: limits.contact_per_address)


async def receive(receiving: ReceivingContext, envelope: Envelope, name: str, email: str, message: str) -> None:
    """Returns only when the message is committed. Spam and repeats get the same answer as everybody."""
    words = check_words(name, email, message)
    site = await _open_site(receiving.database, envelope.slug)
    await receiving.throttle.hit("contact of site", receiving.limits.contact_per_site, site.id)
    too_fast = is_too_fast(receiving.keyring, envelope.slug, envelope.token)
    try:
        async with receiving.database.writing() as session:
            await _store(session, receiving.outbox, site, envelope, words, is_too_fast=too_fast)
    except IntegrityError:
        raise NotFound() from None  # the site was deleted meanwhile


async def _store(
    session: AsyncSession, outbox: Outbox, site: Any, envelope: Envelope, words: Words, *, is_too_fast: bool
) -> None:
    at = now()
    keys = submission_keys((words.name, words.email, words.message), envelope.submission, at)
    same = select(Message.id).where(Message.site_id == site.id, Message.submission.in_(keys))
    if await session.scalar(same):
        return  # it is here already
    reasons = await spam_reasons(
        session, site.id, words, hidden_field=envelope.hidden_field, is_too_fast=is_too_fast, among=Message
    )
    message_id = new_id()
    is_new = await insert_new(
        session,
        Message,
        id=message_id,
        site_id=site.id,
        name=words.name,
        email=words.email,
        message=words.message,
        language=envelope.language,
        submission=keys[0],
        received_at=at,
        fingerprint=words.fingerprint,
        search_text=words.search_text,
        spam_at=at if reasons else None,
        spam_reasons=list(reasons),
    )
    if is_new and site.mails_messages and not reasons:
        await outbox.add_about(session, MessageMails(), message_id, site.account_id)

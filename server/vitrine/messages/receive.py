"""Takes a visitor's message: limits, checks, one row. Both doors (the script's and the plain form's) call `receive`."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.errors import NotFound
from vitrine.http.networks import network
from vitrine.http.throttle import Throttle
from vitrine.keyring import Keyring
from vitrine.messages.fill_time import is_too_fast
from vitrine.messages.problems import Closed
from vitrine.messages.spam import spam_reasons
from vitrine.messages.tables import Message
from vitrine.messages.texts import check_words
from vitrine.settings import Limits
from vitrine.site.hidden import hidden_sections
from vitrine.site.slugs import still_redirects
from vitrine.site.suspending import is_suspended, refusal_of
from vitrine.site.tables import OldSlug, Site
from vitrine.storage.base import now
from vitrine.storage.database import Database

REPEAT_WINDOW_S = 600


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


async def find_open_site(session: AsyncSession, slug: str) -> Site:
    """The site that visitors see at this slug, or saw: a page left open must not lose its message to a new slug."""
    is_seen = (Site.created_at.is_not(None), or_(Site.is_open, is_suspended()))
    site = await session.scalar(select(Site).where(Site.slug == slug, *is_seen))
    if site is None:
        moved = select(Site).join(OldSlug, OldSlug.site_id == Site.id)
        moved = moved.where(OldSlug.slug == slug, still_redirects(), *is_seen)
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


async def receive(desk: Desk, envelope: Envelope, name: str, email: str, message: str) -> None:
    """Returns only when the message is committed. Spam and repeats get the same answer as everybody."""
    words = check_words(name, email, message)
    await desk.throttle.hit("contact", desk.limits.contact_per_address, network(envelope.address))
    # Its own transactions, opened after the limits: a flood must not queue for SQLite's one writer.
    async with desk.database.reading() as session:
        site = await find_open_site(session, envelope.slug)
        if "contact" in await hidden_sections(session, site.id):
            raise Closed
    await desk.throttle.hit("contact of site", desk.limits.contact_per_site, site.id)
    too_fast = is_too_fast(desk.keyring, envelope.slug, envelope.token)
    async with desk.database.writing() as session:
        at = now()
        keys = submission_keys((words.name, words.email, words.message), envelope.submission, at)
        if await session.scalar(select(Message.id).where(Message.site_id == site.id, Message.submission.in_(keys))):
            return
        reasons = await spam_reasons(session, site.id, words, hidden_field=envelope.hidden_field, is_too_fast=too_fast)
        mails = await session.scalar(select(Site.mails_messages).where(Site.id == site.id))
        row = Message(
            site_id=site.id,
            name=words.name,
            email=words.email,
            message=words.message,
            language=envelope.language,
            submission=keys[0],
            received_at=at,
            spam_at=at if reasons else None,
            spam_reasons=list(reasons),
            next_try_at=at if mails and not reasons else None,
        )
        try:
            async with session.begin_nested():
                session.add(row)
        except IntegrityError:
            # The same submission at the same moment, on PostgreSQL: the other one is the message.
            if not await session.scalar(select(Message.id).where(Message.submission == keys[0])):
                raise NotFound() from None  # the site was deleted meanwhile

"""Links to a draft: made, listed and ended by the owner, found by what stands in their address."""

import hashlib
import hmac
import logging
import secrets
from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.passwords.passwords import hash_password
from vitrine.accounts.sealing import seal, unseal
from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.keyring import Keyring
from vitrine.platform.logs import reason_of
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.public.messages.texts import clean_line
from vitrine.public.reviews.tables import Remark, ReviewLink
from vitrine.sites.site.tables import Site

PURPOSE = "review links"
SECRET_BYTES = 24  # 192 random bits
ADDRESS_PATTERN = r"[A-Za-z0-9_-]{32}"
LifeDays = Literal[1, 7, 14, 30, 90]
MAX_LINKS = 20  # that are good at once
MAX_ENDED = 50  # that are kept to be seen
KEPT_AFTER_END = timedelta(days=30)
OPENED_AGAIN_AFTER = timedelta(minutes=1)  # a reader who leafs through the languages opens it once

State = Literal["good", "ended", "revoked"]
log = logging.getLogger(__name__)


def address_of(secret: str) -> str:
    return f"/relecture/{secret}"


def _hash(key: bytes, secret: str) -> str:
    return hmac.digest(key, secret.encode(), hashlib.sha256).hex()


def _sealed_for(site_id: str) -> str:
    """Bound to its site: moved to another's row it opens nothing."""
    return f"{PURPOSE} of {site_id}"


def is_good() -> ColumnElement[bool]:
    return ReviewLink.ends_at > now()


def state_of(link: ReviewLink) -> State:
    if link.is_revoked:
        return "revoked"
    return "good" if link.ends_at > now() else "ended"


async def make_link(
    session: AsyncSession, keyring: Keyring, site: Site, *, label: str, days: int, password_hash: str | None
) -> ReviewLink:
    """The site's row is locked by whoever calls: two at once are counted one after the other."""
    good = select(func.count()).where(ReviewLink.site_id == site.id, is_good())
    if (await session.scalar(good) or 0) >= MAX_LINKS:
        raise TooManyLinks(max=MAX_LINKS)
    await _forget_more_than_are_shown(session, site)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    life = timedelta(days=days)
    link = ReviewLink(
        site_id=site.id,
        secret_hash=_hash(keyring.derive(PURPOSE), secret),
        sealed_secret=seal(keyring, _sealed_for(site.id), {"secret": secret}, int(life.total_seconds())),
        label=clean_line(label),
        password_hash=password_hash,
        ends_at=now() + life,
    )
    session.add(link)
    await session.flush()
    return link


async def _forget_more_than_are_shown(session: AsyncSession, site: Site) -> None:
    """Links can be made and revoked all day: of those that ended, the latest stay to be looked at."""
    ended = select(ReviewLink.id).where(ReviewLink.site_id == site.id, ~is_good()).order_by(ReviewLink.ends_at.desc())
    latest = ended.limit(MAX_ENDED - 1).scalar_subquery()
    older = (ReviewLink.site_id == site.id, ~is_good(), ReviewLink.id.not_in(latest))
    await session.execute(delete(ReviewLink).where(*older).execution_options(synchronize_session=False))


async def password_hash_of(password: str) -> str | None:
    """Before the site is locked: a hash may wait for its turn."""
    return await hash_password(password, "review") if password else None


def secret_of(keyring: Keyring, link: ReviewLink) -> str | None:
    """For its owner, while the link is good."""
    opened = unseal(keyring, _sealed_for(link.site_id), link.sealed_secret) if state_of(link) == "good" else None
    return str(opened["secret"]) if opened else None


async def list_links(session: AsyncSession, site: Site) -> list[ReviewLink]:
    newest_first = (ReviewLink.made_at.desc(), ReviewLink.id)
    return list(await session.scalars(select(ReviewLink).where(ReviewLink.site_id == site.id).order_by(*newest_first)))


async def revoke_link(session: AsyncSession, site: Site, link_id: str) -> None:
    """From the commit on it opens nothing, and can never open anything again."""
    link = await session.scalar(select(ReviewLink).where(ReviewLink.site_id == site.id, ReviewLink.id == link_id))
    if link is None:
        raise NotFound()
    if state_of(link) == "good":
        link.ends_at, link.is_revoked = now(), True


async def find_good(session: AsyncSession, keyring: Keyring, secret: str) -> tuple[ReviewLink, Site] | None:
    """None for what was ended, revoked or never made: all are the same to whoever asks."""
    hashes = [_hash(key, secret) for key in keyring.derive_all(PURPOSE)]
    query = select(ReviewLink, Site).join(Site, Site.id == ReviewLink.site_id)
    row = (await session.execute(query.where(ReviewLink.secret_hash.in_(hashes), is_good()))).one_or_none()
    return (row[0], row[1]) if row else None


async def count_opening(database: Database, link: ReviewLink) -> None:
    at = now()
    if link.last_opened_at is not None and at - link.last_opened_at < OPENED_AGAIN_AFTER:
        return
    opened = update(ReviewLink).where(ReviewLink.id == link.id)
    try:
        async with database.writing() as session:
            await session.execute(opened.values(last_opened_at=at, openings=ReviewLink.openings + 1))
    except (SQLAlchemyError, OSError, Problem) as error:  # who reads need not wait for a disk that is full
        log.warning("an opening was not counted", extra={"reason": reason_of(error)})


async def forget_old_links(database: Database) -> None:
    """Links a while after their end; and of remarks those that were ticked off as long ago and whose link is gone."""
    before: datetime = now() - KEPT_AFTER_END
    async with database.writing() as session:
        await session.execute(delete(ReviewLink).where(ReviewLink.ends_at < before))
        links = select(ReviewLink.id)
        await session.execute(delete(Remark).where(Remark.done_at < before, Remark.link_id.not_in(links)))


class TooManyLinks(Problem):
    """`max`: how many may be good at once."""

    code, status = "reviews.too_many_links", 409


class RemarkIncomplete(Problem):
    """`fields` names what is missing."""

    code, status = "reviews.incomplete", 422


class RemarkTooLong(Problem):
    code, status = "reviews.too_long", 422


class RemarksFull(Problem):
    """The owner has so many that no reader's helps him any more: he has to delete some first."""

    code, status = "reviews.full", 429

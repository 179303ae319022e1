"""Takes a visitor's message: limits, checks, one row. Both doors (the script's and the plain form's) call `receive`."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, cast

from sqlalchemy import Table, bindparam, case, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.dml import ReturningInsert

from vitrine.accounts.tables import Account
from vitrine.errors import NotFound
from vitrine.http.networks import network
from vitrine.http.throttle import Throttle
from vitrine.keyring import Keyring
from vitrine.mail import Reader
from vitrine.messages.fill_time import is_too_fast
from vitrine.messages.letters import Said
from vitrine.messages.notify import CLAIMED_FOR, Postman
from vitrine.messages.problems import Closed
from vitrine.messages.spam import REPEATED_WITHIN, is_fingerprinted, is_said_too_often, reasons_of
from vitrine.messages.tables import Message
from vitrine.messages.texts import check_words
from vitrine.settings import Limits
from vitrine.site.hidden import APPEARANCE, hidden_in
from vitrine.site.slugs import still_redirects
from vitrine.site.suspending import is_suspended, refusal_of
from vitrine.site.tables import OldSlug, SectionState, Site
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import Id, new_id, now
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


# Asked for every message, so without a session of the database's (storage/plain.py).
_message = cast("Table", Message.__table__)
_AT_SLUG = (
    select(
        *(Site.id, Site.suspended_as, SectionState.settings, Site.mails_messages),
        *(Account.email, Account.language, Account.email_verified_at),
    )
    .join(Account, Account.id == Site.account_id)
    .outerjoin(SectionState, (SectionState.site_id == Site.id) & (SectionState.section == APPEARANCE))
    .where(*IS_SEEN)
)
_BY_SLUG, _BY_ID = _AT_SLUG.where(Site.slug == bindparam("slug")), _AT_SLUG.where(Site.id == bindparam("site_id"))
_SAID = ("id", "site_id", "name", "email", "message", "language", "submission", "received_at")
_FOUND = ("fingerprint", "search_text")
_JUDGED = ("spam_at", "spam_reasons", "next_try_at", "tries")
_IF_REPEATED = "_if_repeated"


@cache
def _kept(dialect: str) -> ReturningInsert[Any]:
    """Stored and judged by one statement: whether its text was said before is known to nobody else at that moment."""
    here = _message.c.site_id == bindparam("of_site", type_=Id)
    submission = _message.c.submission
    is_one = or_(submission == bindparam("this_one"), submission == bindparam("or_this_one"))
    same = (_message.c.fingerprint == bindparam("same_as")) & (_message.c.received_at > bindparam("since"))
    is_repeated = is_said_too_often(_message.c.site_id, here).label("is_repeated")
    # Grouped: it is worked out once, and not wherever it is asked for.
    site = select(is_repeated).select_from(Site).outerjoin(_message, same).group_by(Site.id)
    before = site.where(Site.id == bindparam("of_site", type_=Id)).cte("before")
    said = [bindparam(name, type_=_message.c[name].type) for name in (*_SAID, *_FOUND)]
    judged = [
        case(
            (before.c.is_repeated, bindparam(name + _IF_REPEATED, type_=_message.c[name].type)),
            else_=bindparam(name, type_=_message.c[name].type),
        )
        for name in _JUDGED
    ]
    new = select(*said, *judged).select_from(before).where(~exists().where(here, is_one))
    row = insert_for(dialect, Message).from_select([*_SAID, *_FOUND, *_JUDGED], new)
    return row.on_conflict_do_nothing().returning(_message.c.next_try_at, _message.c.tries)


async def _open_site(database: Database, slug: str) -> Any:
    """A row of _AT_SLUG."""
    found = await database.read_at_once(_BY_SLUG, {"slug": slug})
    if not found:
        async with database.reading() as session:
            site = await find_open_site(session, slug)
        found = await database.read_at_once(_BY_ID, {"site_id": site.id})
    if not found:
        raise NotFound()
    site = found[0]
    if site.suspended_as:
        raise refusal_of(site.suspended_as)
    if "contact" in hidden_in(site.settings or {}):
        raise Closed
    return site


async def receive(desk: Desk, envelope: Envelope, name: str, email: str, message: str) -> None:
    """Returns only when the message is committed. Spam and repeats get the same answer as everybody.

    Where its mail can leave at once it is claimed with the message, by the same commit: see notify.py.
    """
    words = check_words(name, email, message)
    await desk.throttle.hit("contact", desk.limits.contact_per_address, network(envelope.address))
    site = await _open_site(desk.database, envelope.slug)
    await desk.throttle.hit("contact of site", desk.limits.contact_per_site, site.id)
    at = now()
    # Of an address that nobody confirmed the mails are counted, which takes a transaction: the postman's.
    is_claimed = desk.postman.has_time and site.email_verified_at is not None
    until = at + CLAIMED_FOR if is_claimed else at
    keys = submission_keys((words.name, words.email, words.message), envelope.submission, at)
    message_id = new_id()
    said = {
        "id": message_id,
        "site_id": site.id,
        "name": words.name,
        "email": words.email,
        "message": words.message,
        "language": envelope.language,
        "submission": keys[0],
        "received_at": at,
        "fingerprint": words.fingerprint,
        "search_text": words.search_text,
    }
    asked = {
        "of_site": site.id,
        "this_one": keys[0],
        "or_this_one": keys[-1],
        "same_as": words.fingerprint if is_fingerprinted(words) else "",
        "since": at - REPEATED_WITHIN,
    }
    too_fast = is_too_fast(desk.keyring, envelope.slug, envelope.token)

    def judged(*, is_repeated: bool) -> dict[str, Any]:
        reasons = reasons_of(words, hidden_field=envelope.hidden_field, is_too_fast=too_fast, is_repeated=is_repeated)
        is_mailed = site.mails_messages and not reasons
        return {
            "spam_at": at if reasons else None,
            "spam_reasons": list(reasons),
            "next_try_at": until if is_mailed else None,
            "tries": int(is_claimed and is_mailed),
        }

    if_repeated = {name + _IF_REPEATED: value for name, value in judged(is_repeated=True).items()}
    statement = _kept(desk.database.engine.dialect.name)
    values = {**said, **asked, **judged(is_repeated=False), **if_repeated}
    kept = await desk.database.write_at_once(statement, values)
    if not kept:
        if not await desk.database.read_at_once(_BY_ID, {"site_id": site.id}):
            raise NotFound()  # the site was deleted meanwhile
        return  # it is here already
    if kept[0].tries:
        letter = Said(message_id, words.name, words.email, words.message)
        desk.postman.carry(desk.postman.claim_of(letter, Reader(site.email, site.language), until, tries=1))
    elif kept[0].next_try_at:
        desk.postman.wake()

"""Remarks on a draft: taken from readers by the rules of messages/, ticked off and deleted by the owner."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.platform.errors import NotFound
from vitrine.platform.http.callers import network
from vitrine.platform.mail.notice import Notice, Reader, put
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import take_turns
from vitrine.public.messages.fill_time import is_too_fast
from vitrine.public.messages.receive import ReceivingContext, submission_keys
from vitrine.public.messages.spam import spam_reasons
from vitrine.public.messages.texts import Words, clean_line, clean_text
from vitrine.public.reviews.links import RemarkIncomplete, RemarksFull, RemarkTooLong
from vitrine.public.reviews.tables import NAME_MAX_CHARS, Remark, ReviewLink
from vitrine.sites.site.tables import Draft, Item, Site

TEXT_MAX_CHARS = 2000
MAIL_EVERY = timedelta(hours=1)
MAX_REMARKS = 1000  # of a site: what is more helps nobody


@dataclass(frozen=True)
class About:
    """What a remark is about; without an item, the section as a whole."""

    section: SectionName
    item_id: str = ""

    def __str__(self) -> str:
        return f"{self.section}:{self.item_id}" if self.item_id else self.section


@dataclass(frozen=True)
class Note:
    """What a reader sends, from whichever form. `submission` is empty where no script could choose one."""

    about: str
    name: str
    text: str
    language: str
    address: str
    hidden_field: str = ""
    token: str = ""
    submission: str = ""


def about_of(said: str) -> About:
    """What nobody can have chosen is about the page's first section: a remark is not lost over a field."""
    section, _, item_id = said.partition(":")
    found = next((name for name in SECTIONS if name == section), None)
    return About(found, item_id[:36]) if found else About(next(iter(SECTIONS)))


def checked_words(name: str, text: str) -> Words:
    words = Words(name=clean_line(name), email="", message=clean_text(text))
    missing = [field for field, said in (("name", words.name), ("text", words.message)) if not said]
    if missing:
        raise RemarkIncomplete(fields=missing)
    for field, said, max_chars in (("name", words.name, NAME_MAX_CHARS), ("text", words.message, TEXT_MAX_CHARS)):
        if len(said) > max_chars:
            raise RemarkTooLong(field=field, maxChars=max_chars)
    return words


async def receive_remark(receiving: ReceivingContext, link: ReviewLink, note: Note, origin: str) -> None:
    """Returns only when it is committed. Spam and repeats get the same answer as everybody."""
    words = checked_words(note.name, note.text)
    await receiving.throttle.hit("remark", receiving.limits.remarks_per_address, network(note.address))
    await receiving.throttle.hit("remark of link", receiving.limits.remarks_per_link, link.id)
    too_fast = is_too_fast(receiving.keyring, link.id, note.token)
    # Before anything is written: a draft may be megabytes, and no writer waits while it is looked through.
    async with receiving.database.reading() as session:
        about = await _known(session, link.site_id, about_of(note.about))
    async with receiving.database.writing() as session:
        at = now()
        keys = submission_keys((str(about), words.name, words.message), note.submission, at)
        mine = Remark.site_id == link.site_id
        await take_turns(session, f"remarks of {link.id}")  # of two at once, one is the first
        if await session.scalar(select(Remark.id).where(mine, Remark.submission.in_(keys))):
            return
        is_first = await _is_first_of_its_hour(session, link, at)
        if (await session.scalar(select(func.count()).where(mine)) or 0) >= MAX_REMARKS:
            raise RemarksFull()
        # 'Too dark' may well be said of three pictures; said of one of them again, it is repeated.
        here = (Remark.section == about.section, Remark.item_id == about.item_id)
        reasons = await spam_reasons(
            session, link.site_id, words, *here, hidden_field=note.hidden_field, is_too_fast=too_fast, among=Remark
        )
        row = Remark(
            site_id=link.site_id,
            link_id=link.id,
            link_label=link.label,
            section=about.section,
            item_id=about.item_id,
            name=words.name,
            text=words.message,
            language=note.language,
            received_at=at,
            submission=keys[0],
            fingerprint=words.fingerprint,
            spam_reasons=list(reasons),
        )
        try:
            async with session.begin_nested():
                session.add(row)
        except IntegrityError:  # the same submission at the same moment: the other one is the remark
            if not await session.scalar(select(Remark.id).where(mine, Remark.submission == keys[0])):
                raise NotFound() from None  # the site was deleted meanwhile
            return
        if is_first and not reasons and (owner := await _owner_to_tell(session, link.site_id)):
            await receiving.outbox.add(session, remark_letter(row, owner, origin))


async def _is_first_of_its_hour(session: AsyncSession, link: ReviewLink, at: datetime) -> bool:
    """One mail says that somebody is reading; what he says next stands beside it. The rows know it, on every node."""
    rows = await session.scalars(
        select(Remark.spam_reasons).where(
            Remark.site_id == link.site_id, Remark.link_id == link.id, Remark.received_at > at - MAIL_EVERY
        )
    )
    return all(reasons for reasons in rows)  # spam is told to nobody


async def _owner_to_tell(session: AsyncSession, site_id: str) -> Reader | None:
    """An owner who wants such mails and has confirmed that it is his."""
    gets_mails = (Site.id == site_id, Site.mails_messages, Account.email_verified_at.is_not(None))
    owner = await session.scalar(select(Account).join(Site).where(*gets_mails))
    return owner.reader if owner else None


async def _known(session: AsyncSession, site_id: str, about: About) -> About:
    """An item that is neither saved nor drafted is none: the remark is about its section then."""
    if not about.item_id:
        return about
    saved = select(Item.id).where(Item.site_id == site_id, Item.section == about.section, Item.id == about.item_id)
    if await session.scalar(saved):
        return about
    draft = await session.get(Draft, (site_id, about.section))
    drafted = await asyncio.to_thread(_item_ids, draft.content) if draft is not None else set()
    return about if about.item_id in drafted else About(about.section)


def _item_ids(value: object) -> set[str]:
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), str) else set()
        return own.union(*(_item_ids(inner) for inner in value.values()))
    return set().union(*(_item_ids(inner) for inner in value)) if isinstance(value, list) else set()


async def list_remarks(session: AsyncSession, site: Site) -> list[Remark]:
    oldest_first = (Remark.received_at, Remark.id)
    return list(await session.scalars(select(Remark).where(Remark.site_id == site.id).order_by(*oldest_first)))


async def own_remark(session: AsyncSession, site: Site, remark_id: str) -> Remark:
    remark = await session.scalar(select(Remark).where(Remark.site_id == site.id, Remark.id == remark_id))
    if remark is None:
        raise NotFound()
    return remark


async def mark_remark(
    session: AsyncSession, site: Site, remark_id: str, *, is_done: bool | None, is_spam: bool | None
) -> Remark:
    remark = await own_remark(session, site, remark_id)
    if is_done is not None:
        remark.done_at = (remark.done_at or now()) if is_done else None
    if is_spam is not None:
        remark.spam_reasons = (remark.spam_reasons or ["owner"]) if is_spam else []
    return remark


if TYPE_CHECKING:
    from vitrine.platform.mail import Letter
    from vitrine.platform.mail.words.model import MailWords
    from vitrine.public.reviews.tables import Remark


def remark_letter(remark: Remark, to: Reader, origin: str) -> Notice:
    name, link = remark.name, remark.link_label
    said = tuple(part for part in remark.text.split("\n\n") if part.strip())

    def say(words: MailWords) -> Letter:
        url, sites = f"{origin}/dashboard", words.sites
        letter = (
            put(words, sites.remark_by_link, url, greets=False, name=name, link=link)
            if link
            else put(words, sites.remark, url, greets=False, name=name)
        )
        return replace(letter, paragraphs=(*letter.paragraphs, *said))

    return Notice(to, "remark", say, key=f"remark-{remark.id}")

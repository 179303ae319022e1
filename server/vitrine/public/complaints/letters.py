"""Tells the operator of complaints, by mail: all that came since the last letter in one, and few letters an hour.

A job (background.py), which one node runs. While a letter waits in the outbox there is no second one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account, Operator
from vitrine.platform.mail import Letter, Notice, Reader
from vitrine.platform.mail.kinds import MailKind
from vitrine.platform.mail.notice import put
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.public.complaints.tables import Complaint
from vitrine.public.complaints.words import complaint_words
from vitrine.sites.site.tables import Site

if TYPE_CHECKING:
    from vitrine.platform.mail.words.model import MailWords

MAILS = MailKind("complaints", priority=2)
LETTERS_APART = timedelta(minutes=10)
MOST_DESCRIBED = 20
MOST_TEXT_CHARS = 500
_operators = select(Account).join(Operator, Operator.account_id == Account.id).order_by(Account.email)
TRIED_FOR = timedelta(days=7)  # a mailbox that takes nothing for so long is not asked again: the page has them all


class ComplaintLetters:
    def __init__(
        self,
        database: Database,
        outbox: Outbox,
        settings: Settings,
        origin: str,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._database, self._outbox, self._clock = database, outbox, clock
        self._address, self._origin = settings.abuse_address, origin

    async def is_any_due(self) -> bool:
        at = self._clock()
        async with self._database.reading() as session:
            if await session.scalar(select(OutboxMail.id).where(OutboxMail.kind == MAILS.name).limit(1)):
                return False
            last = await session.scalar(select(func.max(Complaint.mailed_at)))
            if last is not None and last > at - LETTERS_APART:
                return False
            waiting = select(Complaint.id).where(_is_waiting(at)).limit(1)
            return await session.scalar(waiting) is not None

    async def write_due(self) -> int:
        """The number of letters, which are in the outbox then."""
        at = self._clock()
        async with self._database.writing() as session:
            query = select(Complaint, Site.slug).join(Site, Site.id == Complaint.site_id).where(_is_waiting(at))
            query = query.order_by(Complaint.received_at, Complaint.id)
            found = [(row.Complaint, row.slug) for row in await session.execute(query)]
            readers = [Reader(self._address)] if self._address else await _operators_of(session)
            if not found or not readers:
                return 0
            for reader in readers:
                letter = complaints_letter(found, reader, self._origin)
                await self._outbox.add(session, letter, MAILS, expires_at=at + TRIED_FOR)
            mailed = update(Complaint).where(Complaint.id.in_([complaint.id for complaint, _ in found]))
            await session.execute(mailed.values(mailed_at=at))
        return len(readers)


async def _operators_of(session: AsyncSession) -> list[Reader]:
    return [account.reader for account in await session.scalars(_operators)]


def _is_waiting(at: datetime) -> ColumnElement[bool]:
    return and_(Complaint.mailed_at.is_(None), Complaint.settled_at.is_(None), Complaint.received_at > at - TRIED_FOR)


def complaints_letter(found: list[tuple[Complaint, str]], to: Reader, origin: str) -> Notice:
    slugs = {slug for _, slug in found}

    def say(words: MailWords) -> Letter:
        said = words.complaints
        described = [_described(words, complaint, f"{origin}/@{slug}") for complaint, slug in found[:MOST_DESCRIBED]]
        more = len(found) - len(described)
        rest = (said.more.format(number=words.figure(more)),) if more else ()
        letter = put(words, said.mail, f"{origin}/dashboard/operation", greets=False, site=f"/@{found[0][1]}")
        several = said.subject_of_several.format(sites=words.figure(len(slugs)))
        subject = letter.subject if len(slugs) == 1 else several
        return replace(letter, subject=subject, paragraphs=(*letter.paragraphs, *described, *rest))

    return Notice(to, "complaints", say, key=f"complaints-{found[-1][0].id}")


def _described(words: MailWords, complaint: Complaint, address: str) -> str:
    reasons = {str(name): said for name, said in complaint_words(words.language.upper()).reasons.items()}
    text = complaint.text if len(complaint.text) <= MOST_TEXT_CHARS else complaint.text[:MOST_TEXT_CHARS] + "…"
    form = words.complaints.told_with_answer if complaint.email else words.complaints.told
    reason = reasons.get(complaint.reason, complaint.reason)
    return form.format(address=address, reason=reason, text=text, email=complaint.email)

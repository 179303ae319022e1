"""Tells the operator of complaints, by mail: all that came since the last letter in one, and few letters an hour.

A job (background.py), which one node runs. Who is killed between the mail server's yes and the note of it sends that
letter again: better twice than never (D37).
"""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, and_, func, select, update

from vitrine.accounts.tables import Account, Operator
from vitrine.complaints.tables import Complaint
from vitrine.complaints.words import COMPLAINT_WORDS
from vitrine.logs import reason_of
from vitrine.mail import Letter, Mailer, MailNotSent, UnsafeHeader
from vitrine.settings import Settings
from vitrine.site.tables import Site
from vitrine.storage.base import now
from vitrine.storage.database import Database

log = logging.getLogger(__name__)

LETTERS_APART = timedelta(minutes=10)
TOLD_AT_ONCE = 20
TOLD_CHARS = 500
_operators = select(Account.email).join(Operator, Operator.account_id == Account.id).order_by(Account.email)
TRIED_FOR = timedelta(days=7)  # a mailbox that takes nothing for so long is not asked again: the page has them all


class ComplaintLetters:
    def __init__(
        self,
        database: Database,
        mailer: Mailer,
        settings: Settings,
        origin: str,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._database, self._mailer, self._clock = database, mailer, clock
        self._address, self._origin = settings.abuse_address, origin

    async def is_any_due(self) -> bool:
        at = self._clock()
        async with self._database.reading() as session:
            last = await session.scalar(select(func.max(Complaint.mailed_at)))
            if last is not None and last > at - LETTERS_APART:
                return False
            waiting = select(Complaint.id).where(_is_waiting(at)).limit(1)
            return await session.scalar(waiting) is not None

    async def send_due(self) -> int:
        """The number of letters that went."""
        at = self._clock()
        async with self._database.reading() as session:
            query = select(Complaint, Site.slug).join(Site, Site.id == Complaint.site_id).where(_is_waiting(at))
            query = query.order_by(Complaint.received_at, Complaint.id)
            found = [(row.Complaint, row.slug) for row in await session.execute(query)]
            readers = [self._address] if self._address else list(await session.scalars(_operators))
        if not found or not readers:
            return 0
        sent = 0
        for reader in readers:
            sent += await self._send(complaints_letter(found, reader, self._origin))
        if sent:
            told = update(Complaint).where(Complaint.id.in_([complaint.id for complaint, _ in found]))
            async with self._database.writing() as writing:
                await writing.execute(told.values(mailed_at=at))
        return sent

    async def _send(self, letter: Letter) -> bool:
        try:
            await self._mailer.send(letter)
        except (MailNotSent, UnsafeHeader) as error:
            log.warning("a letter about complaints waits", extra={"reason": reason_of(error)})
            return False
        return True


def _is_waiting(at: datetime) -> ColumnElement[bool]:
    return and_(Complaint.mailed_at.is_(None), Complaint.settled_at.is_(None), Complaint.received_at > at - TRIED_FOR)


def complaints_letter(found: list[tuple[Complaint, str]], to: str, origin: str) -> Letter:
    told = [_told(complaint, f"{origin}/@{slug}") for complaint, slug in found[:TOLD_AT_ONCE]]
    more = len(found) - len(told)
    rest = (f"Et {more} de plus, sur la page d’exploitation.",) if more else ()
    slugs = {slug for _, slug in found}
    return Letter(
        to=to,
        subject=f"Signalement de /@{found[0][1]}" if len(slugs) == 1 else f"Signalements de {len(slugs)} sites",
        paragraphs=("Ce que des visiteurs ont signalé\u202f:", *told, *rest),
        action=("Ouvrir la page d’exploitation", f"{origin}/dashboard/operation"),
        footer="Ce message a été envoyé automatiquement par Vitrine, qui en envoie un toutes les dix minutes au plus.",
        key=f"complaints-{found[-1][0].id}",
    )


def _told(complaint: Complaint, address: str) -> str:
    reasons = {str(name): said for name, said in COMPLAINT_WORDS["FR"].reasons.items()}
    text = complaint.text if len(complaint.text) <= TOLD_CHARS else complaint.text[:TOLD_CHARS] + "…"
    answer = f"\nRépondre à\u202f: {complaint.email}" if complaint.email else ""
    return f"{address}\nMotif\u202f: {reasons.get(complaint.reason, complaint.reason)}\n{text}{answer}"

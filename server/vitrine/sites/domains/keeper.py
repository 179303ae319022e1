"""Looks at proven domains again, once a day: one that left its owner must not show his site for ever. A job of app.py.

Gentle: a resolver that does not answer counts for nothing, and only days of missing proof in a row end it. The owner
is told by mail, and proves it again with the same token whenever he likes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.platform.mail import Notice, Reader
from vitrine.platform.mail.notice import put
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.sites.domains.names import readable
from vitrine.sites.domains.proof import RECORD_LABEL, DomainVerifier, Finding
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.revisions import freshen
from vitrine.sites.site.tables import Site

if TYPE_CHECKING:
    from vitrine.platform.mail import Letter
    from vitrine.platform.mail.words.model import MailWords

log = logging.getLogger(__name__)

LOOK_EVERY = timedelta(days=1)
AFTER_SILENCE = timedelta(hours=1)
MISSES_UNTIL_LOST = 5
AT_ONCE = 10


def lost_letter(to: Reader, domain: Domain, origin: str) -> Notice:
    name, record, proof = readable(domain.host), f"{RECORD_LABEL}.{domain.host}", domain.proof
    settings = f"{origin}/dashboard/diffusion"

    def say(words: MailWords) -> Letter:
        return put(words, words.sites.domain_lost, settings, name=name, record=record, proof=proof)

    return Notice(to, "domain lost", say)


class DomainKeeper:
    def __init__(
        self,
        database: Database,
        verifier: DomainVerifier,
        outbox: Outbox,
        origin: str,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._database, self._verifier, self._outbox, self._clock = database, verifier, outbox, clock
        self._origin = origin

    async def look_again(self) -> int:
        """Those that are due, a few at a time; how many were looked at."""
        looked = 0
        while claimed := await self._claim():
            findings = await asyncio.gather(*(self._verifier.look(domain.host, domain.proof) for domain in claimed))
            for domain, finding in zip(claimed, findings, strict=True):
                await self._settle(domain, finding)
            looked += len(claimed)
        return looked

    async def _claim(self) -> list[Domain]:
        """Marked as looked at before looking: another worker takes others."""
        at = self._clock()
        is_due = or_(Domain.looked_at.is_(None), Domain.looked_at <= at - LOOK_EVERY)
        due = select(Domain).where(Domain.proven_at.is_not(None), is_due).order_by(Domain.looked_at).limit(AT_ONCE)
        async with self._database.reading() as session:
            if not await session.scalar(due.with_only_columns(Domain.host).limit(1)):
                return []
        async with self._database.writing() as session:
            found = list(await session.scalars(due.with_for_update(skip_locked=True)))
            for domain in found:
                domain.looked_at = at
            return found

    async def _settle(self, domain: Domain, finding: Finding) -> None:
        if not finding.is_proof and not finding.is_silence and domain.misses + 1 >= MISSES_UNTIL_LOST:
            async with self._database.writing() as session:
                if owner := await self._give_up(session, domain):
                    await self._outbox.add(session, lost_letter(owner, domain, self._origin))
            if owner:
                log.warning("a domain is no longer proven", extra={"host": domain.host})
            return
        looked_at = self._clock() - LOOK_EVERY + AFTER_SILENCE if finding.is_silence else self._clock()
        is_miss = not finding.is_proof and not finding.is_silence
        noted = update(Domain).where(
            Domain.site_id == domain.site_id,
            Domain.host == domain.host,
            Domain.proven_at == domain.proven_at,  # not, where its owner proved it again meanwhile
        )
        counted = 0 if finding.is_proof else Domain.misses + int(is_miss)
        async with self._database.writing() as session:
            await session.execute(noted.values(looked_at=looked_at, misses=counted))

    async def _give_up(self, session: AsyncSession, domain: Domain) -> Reader | None:
        """The owner; None when he removed or proved it meanwhile."""
        lost = update(Domain).where(
            Domain.site_id == domain.site_id, Domain.host == domain.host, Domain.proven_at == domain.proven_at
        )
        lost = lost.values(proven_at=None, lost_at=self._clock(), misses=0).returning(Domain.site_id)
        await freshen(session, domain.site_id)  # the site first, as everybody who changes its domains
        if await session.scalar(lost) is None:
            return None
        query = select(Account).join(Site, Site.account_id == Account.id).where(Site.id == domain.site_id)
        owner = await session.scalar(query)
        return owner.reader if owner else None

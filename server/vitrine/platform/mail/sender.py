"""Sends what is in the outbox, each at least once and under one Message-ID: docs/decisions/mail-once.md.

The process in which a mail was written sends it at once; what failed or was left behind is found by one node's job.
A mail is claimed before anything is sent: `next_try_at` moves on by a short lease, which is renewed for as long as the
mail server takes. Of several processes one sends, and one that dies is replaced within the lease.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import chain, repeat
from typing import Any, cast

from sqlalchemy import ColumnElement, CursorResult, delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Problem
from vitrine.platform.logs import reason_of
from vitrine.platform.mail.kinds import LETTER, MailKind, MailNotSent, Wait
from vitrine.platform.mail.letter import Letter, UnsafeHeader
from vitrine.platform.mail.mailer import Mailer
from vitrine.platform.mail.notice import Notice
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database

log = logging.getLogger(__name__)

AT_ONCE = 4  # SMTP sessions of a server: providers count them
CLAIMED_FOR = timedelta(seconds=15)
RENEWED_EVERY_S = 5.0
GOODBYE_S = 3.0  # of the ten seconds in which a stop has to end (app.py)
_AWAY = (SQLAlchemyError, OSError, Problem)  # the database, for a moment


def sessions_at_once() -> int:
    """Shared among the server's workers."""
    return max(1, AT_ONCE // int(os.environ.get("WORKERS") or 1))


class ClaimLost(Exception):
    """The lease ran out, or the mail was withdrawn meanwhile: whoever has it now decides."""


@dataclass
class Claim:
    """One mail on its way (kinds.py, DeliveryHooks)."""

    sender: "OutboxSender"
    mail_id: str
    subject_id: str | None
    kind: MailKind
    letter: Letter | Notice
    tries: int
    until: datetime
    expires_at: datetime | None
    is_handed_over: bool = False
    renewing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def about(self) -> str:
        return self.subject_id or self.mail_id

    async def begins(self) -> None:
        await self.sender.renew(self)
        self.is_handed_over = True

    async def is_done(self) -> None:
        await self.sender.settle(self)


class OutboxSender:
    def __init__(
        self,
        database: Database,
        mailer: Mailer,
        outbox: Outbox,
        kinds: Iterable[MailKind] = (),
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._database, self._clock, self._outbox = database, clock, outbox
        self.mailer = mailer
        self._kinds = {kind.name: kind for kind in (LETTER, *kinds)}
        self._at_once = sessions_at_once()
        self._sessions = asyncio.Semaphore(self._at_once)
        self._task: asyncio.Task[None] | None = None
        self._underway = 0
        self._nothing_underway = asyncio.Event()

    @property
    def underway(self) -> int:
        """In this process, from the claim on."""
        return self._underway

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """A mail that the server is just reading gets a moment to end; others are given back for the next start."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._task = None

    async def _work(self) -> None:
        """What this process wrote leaves at once. What is sent a few at a time is the job's."""
        async with asyncio.TaskGroup() as group:
            while True:
                await self._outbox.arrived.wait()
                self._outbox.arrived.clear()
                try:
                    await self._start_due(group, {name: 0 for name, kind in self._kinds.items() if kind.per_run})
                except Exception as error:
                    log.error("mails wait", extra={"reason": reason_of(error)})

    async def deliver_due(self) -> int:
        """Sends what is due now; the number of mails that went. A job."""
        async with asyncio.TaskGroup() as group:
            paced = {name: kind.per_run for name, kind in self._kinds.items() if kind.per_run}
            tasks = await self._start_due(group, paced)
        return sum(task.result() for task in tasks)

    async def is_any_due(self) -> bool:
        async with self._database.reading() as session:
            return await session.scalar(self._due(())) is not None

    async def idle(self) -> None:
        """Until nothing that can be sent now waits, and nothing is under way: for tests and commands."""
        while await self.deliver_due() or self._underway:
            await self._nothing_underway.wait()

    async def _start_due(self, group: asyncio.TaskGroup, left: dict[str, int]) -> "list[asyncio.Task[bool]]":
        """Begins one after the other, as sessions are free, until nothing is due. `left`: of kinds that are paced.

        Where nothing goes out any more, the mail server is away: what is still due waits for the next run.
        """
        tasks: list[asyncio.Task[bool]] = []
        failed = 0

        async def carry(claim: Claim) -> bool:
            nonlocal failed
            try:
                went = await self._carry(claim)
            finally:
                self._leave()
            failed = 0 if went else failed + 1
            return went

        while failed < self._at_once:
            await self._enter()
            try:
                claim = await self._claimed([name for name, count in left.items() if not count])
            except BaseException:
                self._leave()
                raise
            if claim is None:
                self._leave()
                break
            if claim.kind.name in left:
                left[claim.kind.name] -= 1
            tasks.append(group.create_task(carry(claim)))
        return tasks

    async def _enter(self) -> None:
        """One of the sessions is ours, and from here on something is under way."""
        await self._sessions.acquire()
        self._underway += 1
        self._nothing_underway.clear()

    def _leave(self) -> None:
        self._sessions.release()
        self._underway -= 1
        if not self._underway:
            self._nothing_underway.set()

    def _due(self, but: Iterable[str]) -> Any:
        kinds = [name for name in self._kinds if name not in but]
        query = select(OutboxMail).where(OutboxMail.next_try_at <= self._clock(), OutboxMail.kind.in_(kinds))
        return query.order_by(OutboxMail.priority, OutboxMail.next_try_at, OutboxMail.id).limit(1)

    async def _claimed(self, but: list[str]) -> Claim | None:
        """The next one. A stop in the middle gives it back."""
        claiming = asyncio.create_task(self._claim_next(but))
        try:
            return await asyncio.shield(claiming)
        except asyncio.CancelledError:
            if claim := await claiming:
                await self._give_back(claim, self._clock())
            raise

    async def _claim_next(self, but: list[str]) -> Claim | None:
        while True:
            async with self._database.reading() as session:  # a look costs no turn of the one writer
                if await session.scalar(self._due(but)) is None:
                    return None
            async with self._database.writing(is_essential=True) as session:
                mail = await session.scalar(self._due(but).with_for_update(skip_locked=True))
                if mail is None:
                    return None
                if claim := await self._claim(session, mail):
                    return claim

    async def _claim(self, session: AsyncSession, mail: OutboxMail) -> Claim | None:
        at, kind = self._clock(), self._kinds[mail.kind]
        if mail.expires_at is not None and mail.expires_at <= at:
            await self._end(session, kind, mail.id, mail.subject_id, "no longer of use")
            return None
        letter = await kind.compose(session, mail, at)
        if letter is None:
            await session.delete(mail)
            return None
        if isinstance(letter, Wait):
            mail.next_try_at = letter.until
            return None
        until = at + CLAIMED_FOR
        mail.next_try_at, mail.tries = until, mail.tries + 1
        return Claim(self, mail.id, mail.subject_id, kind, letter, mail.tries, until, mail.expires_at)

    async def _carry(self, claim: Claim) -> bool:
        sending = asyncio.create_task(self._send(claim))
        try:
            return await asyncio.shield(sending)
        except asyncio.CancelledError:
            if claim.is_handed_over:
                await asyncio.wait({sending}, timeout=GOODBYE_S)
            sending.cancel()
            await asyncio.wait({sending})
            if not claim.is_handed_over:
                await self._give_back(claim, self._clock())
            raise

    async def _send(self, claim: Claim) -> bool:
        keeping = asyncio.create_task(self._keep(claim))
        try:
            await self.mailer.send(claim.letter, claim)
        except ClaimLost:
            return False
        except UnsafeHeader as error:
            await self._give_up(claim, reason_of(error))
            return False
        except (MailNotSent, *_AWAY) as error:
            await self._put_off(claim, reason_of(error))
            return False
        finally:
            keeping.cancel()
        return True

    async def _keep(self, claim: Claim) -> None:
        """A slow mail server may take minutes; a database that is away for a moment is asked again."""
        while True:
            await asyncio.sleep(RENEWED_EVERY_S)
            try:
                await self.renew(claim)
            except ClaimLost:
                return
            except _AWAY as error:
                log.warning("a mail's claim was not renewed", extra={"about": claim.about, "reason": reason_of(error)})

    async def renew(self, claim: Claim) -> None:
        async with claim.renewing:
            until = self._clock() + CLAIMED_FOR
            if not await self._move(claim, until):
                raise ClaimLost
            claim.until = until

    async def settle(self, claim: Claim) -> None:
        """It is sent, whoever claims it by now. Until that is written down it could be sent again: no giving up."""
        for wait_s in chain((0.5, 1, 2), repeat(4)):
            try:
                async with self._database.writing(is_essential=True) as session:
                    await session.execute(delete(OutboxMail).where(OutboxMail.id == claim.mail_id))
                    if claim.subject_id:
                        await claim.kind.note_sent(session, claim.subject_id, self._clock())
                return
            except _AWAY as error:
                log.warning("a sent mail is not noted yet", extra={"about": claim.about, "reason": reason_of(error)})
                await asyncio.sleep(wait_s)

    async def _put_off(self, claim: Claim, reason: str) -> None:
        next_try_at = self._clock() + claim.kind.wait_after(claim.tries)
        is_over = claim.expires_at is not None and next_try_at >= claim.expires_at
        if is_over or claim.tries == claim.kind.max_tries:
            await self._give_up(claim, reason)
            return
        seconds = round((next_try_at - self._clock()).total_seconds())
        log_fields = {"about": claim.about, "kind": claim.kind.name, "seconds": seconds, "reason": reason}
        log.warning("a mail waits", extra=log_fields)
        await self._give_back(claim, next_try_at)

    async def _give_up(self, claim: Claim, reason: str) -> None:
        with contextlib.suppress(*_AWAY):  # then its lease runs out, and it is tried again
            async with claim.renewing, self._database.writing(is_essential=True) as session:
                await self._end(session, claim.kind, claim.mail_id, claim.subject_id, reason, self._is_mine(claim))

    async def _end(
        self,
        session: AsyncSession,
        kind: MailKind,
        mail_id: str,
        subject_id: str | None,
        reason: str,
        *conditions: ColumnElement[bool],
    ) -> None:
        ended = delete(OutboxMail).where(OutboxMail.id == mail_id, *conditions).returning(OutboxMail.id)
        if await session.scalar(ended) is None:
            return
        log.error("a mail was not sent", extra={"about": subject_id or mail_id, "kind": kind.name, "reason": reason})
        if subject_id:
            await kind.note_given_up(session, subject_id, reason)

    async def _give_back(self, claim: Claim, next_try_at: datetime) -> None:
        """Where this fails the lease runs out by itself."""
        with contextlib.suppress(*_AWAY):
            async with claim.renewing:
                await self._move(claim, next_try_at)

    async def _move(self, claim: Claim, next_try_at: datetime) -> bool:
        moved = update(OutboxMail).where(self._is_mine(claim)).values(next_try_at=next_try_at)
        async with self._database.writing(is_essential=True) as session:
            return cast("CursorResult[Any]", await session.execute(moved)).rowcount == 1

    def _is_mine(self, claim: Claim) -> ColumnElement[bool]:
        return (OutboxMail.id == claim.mail_id) & (OutboxMail.next_try_at == claim.until)

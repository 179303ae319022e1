"""The postman: mails each message to its owner, in the background, as often as it takes. Started by app.py.

The node that took a message mails it at once; what fails or is left behind is found by one node's job (background.py).

A mail is claimed (`next_try_at` moves on by a short lease) before anything is sent: with the message itself where its
mail can leave at once (receive.py), else in a transaction of its own. The lease is renewed for as long as the mail
server takes: of several workers one sends, and a worker that dies is replaced within the lease. What happens at the
moment of handing over: docs/decisions/mail-once.md.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import chain, repeat
from typing import Any, cast

from sqlalchemy import Table, bindparam, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from vitrine.accounts.tables import Account
from vitrine.errors import Problem
from vitrine.logs import reason_of
from vitrine.mail import Mailer, MailNotSent, Notice, Reader, UnsafeHeader
from vitrine.messages.letters import Said, message_letter
from vitrine.messages.tables import Message
from vitrine.messages.unconfirmed import ASKED_AGAIN_AFTER, hold_mails, is_one_too_many
from vitrine.site.tables import Site
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.pruning import prune

log = logging.getLogger(__name__)

AT_ONCE = 4
CLAIMED_FOR = timedelta(seconds=15)
RENEWED_EVERY_S = 5.0
STANDS_LONG_ENOUGH = timedelta(seconds=3)  # since it was claimed
FIRST_WAIT_S, LONGEST_WAIT_S = 5.0, 3600.0
GOODBYE_S = 3.0  # of the ten seconds in which a stop has to end (app.py)
UNDO_FOR = timedelta(days=1)
SPAM_KEPT_FOR = timedelta(days=30)


# Asked for every mail, so written once: to write a statement takes longer than to run it.
_message = cast("Table", Message.__table__)
_DUE = (
    select(_message.c.id)
    .where(_message.c.notified_at.is_(None), _message.c.next_try_at <= bindparam("at"))
    .order_by(_message.c.next_try_at)
    .limit(AT_ONCE)
)
_TO_CLAIM = (
    select(
        *(Message.id, Message.site_id, Message.name, Message.email, Message.message, Message.tries),
        *(Message.spam_at, Message.deleted_at, Site.mails_messages, Account.email_verified_at),
        *(Account.email.label("owner_email"), Account.language.label("owner_language")),
    )
    .join(Site, Site.id == Message.site_id)
    .join(Account, Account.id == Site.account_id)
    .where(
        Message.id == bindparam("message_id"),
        Message.notified_at.is_(None),
        Message.next_try_at <= bindparam("at"),
    )
    .with_for_update(of=Message, skip_locked=True)
)
_PUT_OFF = update(_message).where(_message.c.id == bindparam("message_id")).values(next_try_at=bindparam("until"))
_CLAIM = _PUT_OFF.values(tries=_message.c.tries + 1)
_MOVE = _PUT_OFF.where(_message.c.next_try_at == bindparam("claimed_until")).returning(_message.c.id)
_STANDS = select(_message.c.id).where(
    _message.c.id == bindparam("message_id"), _message.c.next_try_at == bindparam("until")
)
_SETTLE = (
    update(_message)
    .where(_message.c.id == bindparam("message_id"))
    .values(notified_at=bindparam("at"), next_try_at=None)
    .returning(_message.c.id)
)


class ClaimLost(Exception):
    """The lease ran out, or the message was deleted or set aside meanwhile: whoever has it now decides."""


@dataclass
class Claim:
    message_id: str
    letter: Notice
    until: datetime
    tries: int
    is_taken: bool = False
    is_handed_over: bool = False
    renewing: asyncio.Lock = field(default_factory=asyncio.Lock)


def wait_after(tries: int) -> timedelta:
    seconds = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** min(tries - 1, 20))
    return timedelta(seconds=seconds * random.uniform(0.9, 1.1))  # spreads the tries; keeps no secret


class Postman:
    def __init__(self, database: Database, mailer: Mailer, origin: str, clock: Callable[[], datetime] = now) -> None:
        self._database, self._mailer, self._clock = database, mailer, clock
        self._inbox_url = f"{origin}/dashboard/messages"
        self._bell = asyncio.Event()
        self._handed: list[Claim] = []  # claimed by who took the message, and not begun
        self._is_asked_to_look = False
        self._is_looking = False
        self._carried = 0  # just now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    def wake(self) -> None:
        """A message has come in this process: its mail leaves at once."""
        self._is_asked_to_look = True
        self._bell.set()

    @property
    def has_time(self) -> bool:
        """A mail would leave this moment: who takes a message may claim it in the same transaction, and `carry` it."""
        return self._task is not None and not self._is_looking and len(self._handed) + self._carried < AT_ONCE

    def claim_of(self, message: Said, to: Reader, until: datetime, tries: int) -> Claim:
        return Claim(message.id, message_letter(message, to, self._inbox_url), until=until, tries=tries)

    def carry(self, claim: Claim) -> None:
        self._handed.append(claim)
        self._bell.set()

    async def stop(self) -> None:
        """A mail that the server is just reading gets a moment to end; others are given back for the next start."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._task = None
        for claim in self._handed:
            await self._give_back(claim, self._clock())

    async def _work(self) -> None:
        async with asyncio.TaskGroup() as group:
            while True:
                await self._bell.wait()
                self._bell.clear()
                for claim in self._handed:
                    if not claim.is_taken:
                        claim.is_taken = True
                        group.create_task(self._carry_handed(claim))
                if self._is_asked_to_look:
                    await self._look()

    async def _look(self) -> None:
        self._is_asked_to_look, self._is_looking = False, True
        try:
            await self.deliver_due()
        except Exception as error:
            log.error("mails to owners wait", extra={"reason": reason_of(error)})
        finally:
            self._is_looking = False

    async def _carry_handed(self, claim: Claim) -> None:
        self._handed.remove(claim)  # now, not before: one that never began is given back
        self._carried += 1
        try:
            await self._carry(claim)
        except Exception as error:
            log.error("a mail to an owner waits", extra={"about": claim.message_id, "reason": reason_of(error)})
        finally:
            self._carried -= 1

    async def deliver_due(self) -> int:
        """Sends what is due now; the number of mails that went."""
        sent = 0
        while ids := await self._due():
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(self._deliver(message_id)) for message_id in ids]
            now_sent = sum(task.result() for task in tasks)
            if not now_sent:
                break  # the server is down, or another worker is at it: no hurry
            sent += now_sent
            if len(ids) < AT_ONCE:
                break  # all that was due; what came since rings the bell
        return sent

    async def is_any_due(self) -> bool:
        """For the job that sends again what failed, and what a node that died has left behind."""
        return bool(await self._due())

    async def _due(self) -> list[str]:
        async with self._database.reading() as session:
            return list(await session.scalars(_DUE, {"at": self._clock()}))

    async def _deliver(self, message_id: str) -> bool:
        claiming = asyncio.create_task(self._claim(message_id))
        try:
            claim = await asyncio.shield(claiming)
        except asyncio.CancelledError:
            if begun := await claiming:
                await self._give_back(begun, self._clock())
            raise
        return await self._carry(claim) if claim else False

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
            await self._mailer.send(claim.letter, _Handover(self, claim))
        except ClaimLost:
            return False
        except UnsafeHeader as error:
            log.error("a mail cannot be written", extra={"about": claim.message_id, "reason": reason_of(error)})
            await self._give_back(claim, None)
            return False
        except (MailNotSent, SQLAlchemyError, OSError, Problem) as error:
            wait = wait_after(claim.tries)
            log.warning(
                "a mail to an owner waits",
                extra={"about": claim.message_id, "seconds": round(wait.total_seconds()), "reason": reason_of(error)},
            )
            await self._give_back(claim, self._clock() + wait)
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
            except (SQLAlchemyError, OSError, Problem) as error:
                told = {"about": claim.message_id, "reason": reason_of(error)}
                log.warning("a mail's claim was not renewed", extra=told)

    async def _claim(self, message_id: str) -> Claim | None:
        at = self._clock()
        async with self._database.writing() as session:
            asked = {"message_id": message_id, "at": at}
            message: Any = (await session.execute(_TO_CLAIM, asked)).one_or_none()  # has what its letter needs
            if message is None:
                return None
            if not message.mails_messages or message.spam_at or message.deleted_at:
                await session.execute(_PUT_OFF, {"message_id": message_id, "until": None})
                return None
            if message.email_verified_at is None and await is_one_too_many(session, message.site_id, message_id):
                log.info("mails to an unconfirmed address wait", extra={"site": message.site_id})
                again = at + ASKED_AGAIN_AFTER
                await session.execute(_PUT_OFF, {"message_id": message_id, "until": again})
                await session.execute(hold_mails(message.site_id, until=again))
                return None
            until = at + CLAIMED_FOR
            await session.execute(_CLAIM, {"message_id": message_id, "until": until})
        said = Said(message.id, message.name, message.email, message.message)
        return self.claim_of(said, Reader(message.owner_email, message.owner_language), until, message.tries + 1)

    async def make_sure_of(self, claim: Claim) -> None:
        """That it still stands, and for long enough: one that was made a moment ago need not be written anew."""
        if claim.until - self._clock() < CLAIMED_FOR - STANDS_LONG_ENOUGH:
            await self.renew(claim)
        elif not await self._database.read_at_once(_STANDS, {"message_id": claim.message_id, "until": claim.until}):
            raise ClaimLost()

    async def renew(self, claim: Claim) -> None:
        async with claim.renewing:
            until = self._clock() + CLAIMED_FOR
            if not await self._change(claim, until):
                raise ClaimLost()
            claim.until = until

    async def settle(self, claim: Claim) -> None:
        """It is sent, whoever claims it by now. Until that is written down it could be sent again: no giving up."""
        sent = {"message_id": claim.message_id, "at": self._clock()}
        for wait_s in chain((0.5, 1, 2), repeat(4)):
            try:
                await self._database.write_at_once(_SETTLE, sent, is_essential=True)
                return
            except (SQLAlchemyError, OSError, Problem) as error:
                told = {"about": claim.message_id, "reason": reason_of(error)}
                log.warning("a sent mail is not noted yet", extra=told)
                await asyncio.sleep(wait_s)

    async def _give_back(self, claim: Claim, next_try_at: datetime | None) -> None:
        """Where this fails the lease runs out by itself."""
        with contextlib.suppress(SQLAlchemyError, OSError, Problem):
            async with claim.renewing:
                await self._change(claim, next_try_at)

    async def _change(self, claim: Claim, next_try_at: datetime | None) -> bool:
        asked = {"message_id": claim.message_id, "claimed_until": claim.until, "until": next_try_at}
        return bool(await self._database.write_at_once(_MOVE, asked, is_essential=True))

    async def sweep(self) -> int:
        """What was deleted, and can no longer be taken back; old spam. A job."""
        at = self._clock()
        is_over = or_(Message.deleted_at < at - UNDO_FOR, Message.spam_at < at - SPAM_KEPT_FOR)
        return await prune(self._database, Message, is_over)


class _Handover:
    """The lease stands when the text goes out; that it went is written down before anything else."""

    def __init__(self, postman: Postman, claim: Claim) -> None:
        self._postman, self._claim = postman, claim

    async def begins(self) -> None:
        await self._postman.make_sure_of(self._claim)
        self._claim.is_handed_over = True

    async def is_done(self) -> None:
        await self._postman.settle(self._claim)

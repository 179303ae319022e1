"""Sends copies of circulars, a few at a time: a job (background.py), so that one process is at it.

A copy is claimed when the mail server agrees to take it and settled when it has: docs/decisions/mail-once.md says why
it is sent again, under the same Message-ID, where a process dies in between. Mails to one person (a new password, a
message) take ways of their own and wait for none of these.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import chain, repeat
from typing import Any, cast

from sqlalchemy import CursorResult, Row, select, update
from sqlalchemy.exc import SQLAlchemyError

from vitrine.accounts.tables import Account
from vitrine.circulars.tables import Circular, CircularCopy
from vitrine.circulars.wording import Recipient, Words, circular_letter
from vitrine.errors import Problem
from vitrine.logs import reason_of
from vitrine.mail import Mailer, MailNotSent, UnsafeHeader
from vitrine.site.tables import Site
from vitrine.storage.base import now
from vitrine.storage.database import Database

log = logging.getLogger(__name__)
Due = Row[CircularCopy, Circular, str, str, str, str | None]  # with the owner's address, name, site and language

EVERY = timedelta(seconds=4)
AT_ONCE = 2  # at each run: thirty a minute at most, which every mail server takes beside other mails
# Longer than a mail server may think about a text (mailer.py).
CLAIMED_FOR = timedelta(minutes=15)
FIRST_WAIT_S, LONGEST_WAIT_S = 60.0, 6 * 3600.0
MAX_TRIES = 12
GOODBYE_S = 3.0  # of the ten seconds in which a stop has to end (app.py)


class Taken(Exception):
    """It was stopped, or another process is at it."""


def wait_after(tries: int) -> timedelta:
    return timedelta(seconds=min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** (tries - 1)))


class CircularPost:
    def __init__(self, database: Database, mailer: Mailer, origin: str, clock: Callable[[], datetime] = now) -> None:
        self._database, self._mailer, self._origin, self._clock = database, mailer, origin, clock

    async def is_any_due(self) -> bool:
        return bool(await self._due())

    async def send_due(self) -> int:
        """A few of those that are due; how many went."""
        return sum([await self._deliver(row) for row in await self._due()])

    async def _due(self) -> list[Due]:
        query = (
            select(CircularCopy, Circular, Account.email, Account.user_name, Site.slug, Account.language)
            .join(Circular, Circular.id == CircularCopy.circular_id)
            .join(Account, Account.id == CircularCopy.account_id)
            .join(Site, Site.account_id == Account.id)
            .where(CircularCopy.next_try_at <= self._clock())
            .order_by(CircularCopy.next_try_at, CircularCopy.id)
            .limit(AT_ONCE)
        )
        async with self._database.reading() as session:
            return list(await session.execute(query))

    async def _deliver(self, row: Due) -> bool:
        copy, circular, email, name, slug, language = row
        to = Recipient(copy.account_id, email, name, slug, language)
        words = Words(circular.subject, circular.text, circular.reply_to)
        claim = _Claim(self._database, copy, self._clock)
        sending = asyncio.create_task(self._mailer.send(circular_letter(words, to, self._origin), claim))
        try:
            await asyncio.shield(sending)
        except asyncio.CancelledError:
            if claim.is_handed_over:
                await asyncio.wait({sending}, timeout=GOODBYE_S)
            sending.cancel()
            await asyncio.wait({sending})
            raise
        except Taken:
            return False
        except UnsafeHeader as error:
            await claim.give_up(reason_of(error))
            return False
        except (MailNotSent, SQLAlchemyError, OSError, Problem) as error:
            log.warning("a circular's copy waits", extra={"about": copy.circular_id, "reason": reason_of(error)})
            await claim.put_off(reason_of(error))
            return False
        return True


class _Claim:
    """One copy on its way (mail/delivery.py, Handover)."""

    def __init__(self, database: Database, copy: CircularCopy, clock: Callable[[], datetime]) -> None:
        self._database, self._clock = database, clock
        self._copy_id, self._tries = copy.id, copy.tries
        self.is_handed_over = False

    async def begins(self) -> None:
        """Of two that have read the same copy one goes on: the number of tries tells whether anybody was here."""
        tries = self._tries
        if not await self._change(
            CircularCopy.tries == tries, tries=tries + 1, next_try_at=self._clock() + CLAIMED_FOR
        ):
            raise Taken
        self._tries = tries + 1
        self.is_handed_over = True

    async def is_done(self) -> None:
        """Until that is written down it could be sent again: no giving up."""
        for wait_s in chain((0.5, 1, 2), repeat(4)):
            try:
                await self._settle()
                return
            except (SQLAlchemyError, OSError, Problem) as error:
                log.warning("a circular's copy was sent, not noted yet", extra={"reason": reason_of(error)})
                await asyncio.sleep(wait_s)

    async def _settle(self) -> None:
        sent = update(CircularCopy).where(CircularCopy.id == self._copy_id)
        async with self._database.writing(is_essential=True) as session:
            await session.execute(sent.values(sent_at=self._clock(), next_try_at=None, error=None))

    async def put_off(self, reason: str) -> None:
        tries = self._tries if self.is_handed_over else self._tries + 1
        next_try_at = self._clock() + wait_after(tries) if tries < MAX_TRIES else None
        await self._change(tries=tries, next_try_at=next_try_at, error=reason[:300])

    async def give_up(self, reason: str) -> None:
        await self._change(next_try_at=None, error=reason[:300])

    async def _change(self, *conditions: Any, **values: Any) -> bool:
        waits = (CircularCopy.id == self._copy_id, CircularCopy.next_try_at.is_not(None))
        async with self._database.writing() as session:
            changed = await session.execute(update(CircularCopy).where(*waits, *conditions).values(**values))
            return cast("CursorResult[Any]", changed).rowcount == 1

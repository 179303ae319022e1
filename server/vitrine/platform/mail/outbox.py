"""Where packages put mails: a row in the transaction that causes it, so that both are there or neither."""

import asyncio
from dataclasses import asdict, replace
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, delete, event
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.mail.kinds import LETTER, MailKind
from vitrine.platform.mail.letter import Letter
from vitrine.platform.mail.notice import Notice
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.upserts import insert_new

TRIED_FOR = timedelta(days=3)  # of what does not say: by then it is no news


class Outbox:
    def __init__(self, language: str) -> None:
        """`language`: the instance's, for readers who picked none."""
        self._language = language
        self.arrived = asyncio.Event()  # in this process, and committed

    async def add(
        self,
        session: AsyncSession,
        letter: Letter | Notice,
        kind: MailKind = LETTER,
        expires_at: datetime | None = None,
    ) -> None:
        """A letter in its words, as it will be sent."""
        good_for = letter.secret_for if isinstance(letter, Notice) else None
        # Its words are loaded with the first letter in a language: in a thread.
        said = await asyncio.to_thread(letter.in_words, self._language) if isinstance(letter, Notice) else letter
        mail_id = new_id()
        said = said if said.key else replace(said, key=f"mail-{mail_id}")
        session.add(
            OutboxMail(
                id=mail_id,
                kind=kind.name,
                letter=asdict(said),
                is_secret=good_for is not None,
                priority=kind.priority,
                expires_at=expires_at or now() + (good_for or TRIED_FOR),
            )
        )
        self._tell_when_committed(session)

    async def add_about(self, session: AsyncSession, kind: MailKind, subject_id: str, account_id: str) -> bool:
        """One that its kind writes when it is sent. Whether it is new: there is one for each subject."""
        row = {"id": new_id(), "kind": kind.name, "subject_id": subject_id, "account_id": account_id}
        moments = {"created_at": now(), "next_try_at": now()}
        self._tell_when_committed(session)
        return await insert_new(session, OutboxMail, **row, **moments, is_secret=False, priority=kind.priority, tries=0)

    def _tell_when_committed(self, session: AsyncSession) -> None:
        """Told at a savepoint too, where the sender finds nothing yet: so at every commit of the session."""
        event.listen(session.sync_session, "after_commit", self._tell)

    def _tell(self, _session: object) -> None:
        self.arrived.set()


async def withdraw(session: AsyncSession, kind: str, *which: ColumnElement[bool]) -> int:
    """Mails that nobody is to get any more. One that is being handed over just now may go."""
    gone = delete(OutboxMail).where(OutboxMail.kind == kind, *which).returning(OutboxMail.id)
    return len((await session.scalars(gone.execution_options(synchronize_session=False))).all())

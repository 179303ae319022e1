"""How many mails an address gets that nobody has confirmed: it may be a stranger's, put there to pester him.

Enough for an owner's first days, who waits for his first messages more than for our confirmation mail; too few for a
flood. From then on the inbox asks him to confirm, and the mails wait until he has.
"""

from datetime import datetime, timedelta

from sqlalchemy import Update, func, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.upserts import take_turns
from vitrine.public.messages.tables import Message

KIND = "message"
MAILS_TO_UNCONFIRMED = 25
ASKED_AGAIN_AFTER = timedelta(hours=1)


async def are_mails_used_up(session: AsyncSession, site_id: str, account_id: str, apart_from: str = "") -> bool:
    """Tries count, because a try may have arrived; a mail's own do not stand in the way of its next one."""
    mine = (OutboxMail.kind == KIND, OutboxMail.account_id == account_id)
    sent = select(Message.id).where(Message.site_id == site_id, Message.notified_at.is_not(None))
    tried = select(OutboxMail.id).where(*mine, OutboxMail.tries > 0, OutboxMail.id != apart_from)
    either = union_all(sent.limit(MAILS_TO_UNCONFIRMED).subquery().select(), tried).subquery()
    return (await session.scalar(select(func.count()).select_from(either)) or 0) >= MAILS_TO_UNCONFIRMED


async def is_one_too_many(session: AsyncSession, site_id: str, account_id: str, apart_from: str) -> bool:
    """Of a mail that would be claimed now: several are at once, and each counts."""
    await take_turns(session, f"mails of {site_id}")
    return await are_mails_used_up(session, site_id, account_id, apart_from)


def hold_mails(account_id: str, apart_from: str, until: datetime) -> Update:
    """All of an owner's at once: a thousand that wait must not stand one by one before those of others.

    Not those that were tried: one of them may be on its way just now.
    """
    waiting = (
        OutboxMail.kind == KIND,
        OutboxMail.account_id == account_id,
        OutboxMail.tries == 0,
        OutboxMail.id != apart_from,
    )
    # Several are claimed at the same time, each by its own transaction: none waits here for another's row.
    free = select(OutboxMail.id).where(*waiting).with_for_update(skip_locked=True)
    held = update(OutboxMail).where(OutboxMail.id.in_(free)).values(next_try_at=until)
    return held.execution_options(synchronize_session=False)

"""How many mails an address gets that nobody has confirmed: it may be a stranger's, put there to pester him.

Enough for an owner's first days, who waits for his first messages more than for our confirmation mail; too few for a
flood. From then on the inbox asks him to confirm, and the mails wait until he has.
"""

from datetime import datetime, timedelta

from sqlalchemy import Update, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.messages.tables import Message
from vitrine.storage.at_once import take_turns
from vitrine.storage.base import Id

MAILS_TO_UNCONFIRMED = 25
ASKED_AGAIN_AFTER = timedelta(hours=1)


_TRIED = select(func.count()).select_from(
    select(Message.id)
    .where(Message.site_id == bindparam("site_id"), Message.tries > 0, Message.id != bindparam("apart_from", type_=Id))
    .limit(MAILS_TO_UNCONFIRMED)
    .subquery()
)


async def are_mails_used_up(session: AsyncSession, site_id: str, apart_from: str = "") -> bool:
    """Tries count, because a try may have arrived; a message's own do not stand in the way of its next one."""
    counted = await session.scalar(_TRIED, {"site_id": site_id, "apart_from": apart_from})
    return (counted or 0) >= MAILS_TO_UNCONFIRMED


async def is_one_too_many(session: AsyncSession, site_id: str, apart_from: str = "") -> bool:
    """Of a mail that would be claimed now: several are at once, and each counts."""
    await take_turns(session, f"mails of {site_id}")
    return await are_mails_used_up(session, site_id, apart_from)


def hold_mails(site_id: str, until: datetime) -> Update:
    """All of a site's at once: a thousand that wait must not stand one by one before those of other owners.

    Not those that were tried: one of them may be on its way just now.
    """
    waiting = (
        Message.site_id == site_id,
        Message.notified_at.is_(None),
        Message.next_try_at.is_not(None),
        Message.tries == 0,
    )
    # Several are claimed at the same time, each by its own transaction: none waits here for another's row.
    free = select(Message.id).where(*waiting).with_for_update(skip_locked=True)
    held = update(Message).where(Message.id.in_(free)).values(next_try_at=until)
    return held.execution_options(synchronize_session=False)

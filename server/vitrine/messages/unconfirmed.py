"""How many mails an address gets that nobody has confirmed: it may be a stranger's, put there to pester him.

Enough for an owner's first days, who waits for his first messages more than for our confirmation mail; too few for a
flood. From then on the inbox asks him to confirm; no message is lost, and none is mailed late.
"""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.messages.tables import Message

MAILS_TO_UNCONFIRMED = 25


async def are_mails_used_up(session: AsyncSession, site_id: str, apart_from: str = "") -> bool:
    """Tries count, because a try may have arrived; a message's own do not stand in the way of its next one."""
    tried = select(Message.id).where(Message.site_id == site_id, Message.tries > 0, Message.id != apart_from)
    counted = select(func.count()).select_from(tried.limit(MAILS_TO_UNCONFIRMED).subquery())
    return (await session.scalar(counted) or 0) >= MAILS_TO_UNCONFIRMED

"""Purges what was deleted and can no longer be taken back, and old spam. A job."""

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import or_

from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.public.messages.tables import Message

UNDO_FOR = timedelta(days=1)
SPAM_KEPT_FOR = timedelta(days=30)


async def sweep_messages(database: Database, clock: Callable[[], datetime] = now) -> int:
    at = clock()
    return await prune(database, Message, or_(Message.deleted_at < at - UNDO_FOR, Message.spam_at < at - SPAM_KEPT_FOR))

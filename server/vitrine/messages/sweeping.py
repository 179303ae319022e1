"""Purges what was deleted and can no longer be taken back, and old spam. A job."""

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import or_

from vitrine.messages.tables import Message
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.pruning import prune

UNDO_FOR = timedelta(days=1)
SPAM_KEPT_FOR = timedelta(days=30)


async def sweep_messages(database: Database, clock: Callable[[], datetime] = now) -> int:
    at = clock()
    return await prune(database, Message, or_(Message.deleted_at < at - UNDO_FOR, Message.spam_at < at - SPAM_KEPT_FOR))

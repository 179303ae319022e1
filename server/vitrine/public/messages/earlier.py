"""Messages that an older product received: kept with their dates, once, and no mail tells of them."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import now
from vitrine.public.messages.tables import Message
from vitrine.public.messages.texts import Words


@dataclass(frozen=True)
class EarlierMessage:
    """`received_at` None: nobody knows any more."""

    words: Words
    received_at: datetime | None
    language: str = ""
    read_at: datetime | None = None
    archived_at: datetime | None = None
    spam_at: datetime | None = None
    spam_reasons: Sequence[str] = field(default_factory=list)


def _key(words: Words, received_at: datetime | None) -> str:
    moment = received_at.isoformat() if received_at else "some day"
    return hashlib.sha256("\n".join((moment, words.name, words.email, words.message)).encode()).hexdigest()


async def keep_earlier_messages(session: AsyncSession, site_id: str, messages: Iterable[EarlierMessage]) -> int:
    """How many are new. The same words of the same moment are one message, also where its owner deleted it since."""
    rows = await session.execute(
        select(Message.received_at, Message.name, Message.email, Message.message).where(Message.site_id == site_id)
    )
    known: set[str] = set()
    for received_at, *words in rows:
        known |= {_key(Words(*words), received_at), _key(Words(*words), None)}
    added = 0
    for message in messages:
        key = _key(message.words, message.received_at)
        if key in known:
            continue
        known |= {key, _key(message.words, None)}
        added += 1
        session.add(
            Message(
                site_id=site_id,
                name=message.words.name,
                email=message.words.email,
                message=message.words.message,
                received_at=message.received_at or now(),
                language=message.language,
                submission=key,
                read_at=message.read_at,
                archived_at=message.archived_at,
                spam_at=message.spam_at,
                spam_reasons=list(message.spam_reasons),
            )
        )
    await session.flush()
    return added

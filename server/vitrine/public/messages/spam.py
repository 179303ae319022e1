"""Which messages go to the spam folder, and why. Nothing is thrown away, and the sender is told nothing.

Remarks on a draft (reviews/) are judged by the same rules, among themselves.
"""

import re
from datetime import timedelta
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import now
from vitrine.public.messages.texts import Words

SpamReason = Literal["hidden_field", "too_fast", "links", "repeated", "owner"]

MAX_LINKS = 3
REPEATED_WITHIN = timedelta(days=1)
MAX_SITES_WITH_ONE_TEXT = 3
SHORTEST_FINGERPRINTED = 20  # "Bonjour" may well be written twice

_LINK = re.compile(r"https?://|www\.[a-z0-9]|\[(?:url|link)\b|<a\s", re.IGNORECASE)
_MARKUP = re.compile(r"\[(?:url|link)\s*=|<a\s[^>]*href", re.IGNORECASE)


def is_link_heavy(words: Words) -> bool:
    links = len(_LINK.findall(words.message))
    if links > MAX_LINKS or _MARKUP.search(words.message) or _LINK.search(words.name):
        return True
    text = re.sub(r"(?:https?://|www\.)\S+", " ", words.message, flags=re.IGNORECASE)
    return links > 0 and len(text.split()) < 3  # hardly anything but the link


async def _is_repeated(
    session: AsyncSession, site_id: str, words: Words, among: Any, *here: ColumnElement[bool]
) -> bool:
    """Said at the same place within a day, or at many sites of the instance."""
    if len(words.message) < SHORTEST_FINGERPRINTED:
        return False
    same = (among.fingerprint == words.fingerprint, among.received_at > now() - REPEATED_WITHIN)
    # Asked of those alone that have the text: who asks for a site's messages of that text is given all of the site's.
    times_here = func.coalesce(func.sum(case((and_(among.site_id == site_id, *here), 1), else_=0)), 0)
    is_repeated = or_(times_here > 0, func.count(among.site_id.distinct()) >= MAX_SITES_WITH_ONE_TEXT)
    return bool(await session.scalar(select(is_repeated).where(*same)))


async def spam_reasons(
    session: AsyncSession,
    site_id: str,
    words: Words,
    *here: ColumnElement[bool],
    hidden_field: str,
    is_too_fast: bool,
    among: Any,
) -> list[SpamReason]:
    """`among`: the table that it would stand in; `here`: what more makes it the same place than the site."""
    found: dict[SpamReason, bool] = {
        "hidden_field": bool(hidden_field.strip()),
        "too_fast": is_too_fast,
        "links": is_link_heavy(words),
        "repeated": await _is_repeated(session, site_id, words, among, *here),
    }
    return [reason for reason, is_so in found.items() if is_so]

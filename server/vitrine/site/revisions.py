"""Revisions and repeats: they only go up, nothing is overwritten unseen (D22), nothing is done twice."""

import hashlib
import json
import re
from datetime import timedelta
from typing import Annotated, Any

from fastapi import Header
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.errors import Problem, RevisionMissing
from vitrine.site.named_media import note_saved_media
from vitrine.site.tables import SavedAnswer, SectionState, Site
from vitrine.storage.base import now
from vitrine.storage.database import Database
from vitrine.storage.pruning import prune

# A browser repeats a save for minutes; one that slept over a long weekend still gets its answer.
ANSWERS_KEPT_FOR = timedelta(days=7)

IfMatch = Annotated[str | None, Header(alias="If-Match", description='The revision the change started from: "7".')]
IfNoneMatch = Annotated[str | None, Header(alias="If-None-Match", description="* when nothing was saved yet.")]
IdempotencyKey = Annotated[
    str | None, Header(alias="Idempotency-Key", max_length=64, description="The same key gets the same answer.")
]


class StaleRevision(Problem):
    """Saved elsewhere meanwhile. `revision` is the current one."""

    code, status = "site.stale", 412


class KeyReused(Problem):
    """The idempotency key was used for another request."""

    code, status = "site.idempotency_key_reused", 422


def check_revision(current: int, if_match: str | None, if_none_match: str | None) -> None:
    if if_match is None and if_none_match is None:
        raise RevisionMissing()
    if if_none_match is not None and (if_none_match.strip() != "*" or current != 0):
        raise StaleRevision(revision=current)
    if if_match is not None:
        named = re.fullmatch(r'(?:W/)?"(\d{1,15})"', if_match.strip())
        if named is None or int(named[1]) != current:
            raise StaleRevision(revision=current)


def revision_named(revision: int) -> dict[str, str | None]:
    """For callers inside the house: the precondition that names this revision."""
    return {"if_match": f'"{revision}"' if revision else None, "if_none_match": None if revision else "*"}


async def freshen(session: AsyncSession, *site_ids: str) -> None:
    """Pages follow. Not `touch`: a domain or a smaller picture is no save, it makes no site exist for visitors (D1)."""
    named = Site.id.in_(site_ids)
    # In the order of their ids: two who freshen the same sites must not wait for each other.
    await session.execute(select(Site.id).where(named).order_by(Site.id).with_for_update(key_share=True))
    counted = update(Site).where(named).values(revision=Site.revision + 1)
    await session.execute(counted.execution_options(synchronize_session=False))


async def touch(session: AsyncSession, site: Site) -> None:
    """Visitors get the new page from here on; the first touch makes the site exist for them (D1).

    Counted by the database: a number that was read before may be another's by now, and revisions only ever go up.
    """
    site.revision = Site.revision + 1
    site.updated_at = now()
    site.created_at = site.created_at or site.updated_at
    await session.flush()


async def bump(session: AsyncSession, site: Site, state: SectionState) -> dict[str, Any]:
    """One change of a section, after it is made: its revision, the site's, and the files that it names from now on."""
    state.revision = SectionState.revision + 1
    state.updated_at = now()
    await touch(session, site)
    await note_saved_media(session, site.id, state.section)
    return {"revision": state.revision, "siteRevision": site.revision, "updatedAt": state.updated_at.isoformat()}


def _hash_of(request: Any) -> str:
    return hashlib.sha256(json.dumps(request, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


class Once:
    """The answer to a request that may come twice: `await once.earlier()`, else do it and `once.keep(answer)`."""

    def __init__(self, session: AsyncSession, site: Site, key: str | None, request: Any) -> None:
        self._session, self._site_id, self._key = session, site.id, key
        self._hash = _hash_of(request) if key else ""

    async def earlier(self) -> dict[str, Any] | None:
        found = await self._session.get(SavedAnswer, (self._site_id, self._key)) if self._key else None
        if found is None:
            return None
        if found.request_hash != self._hash:
            raise KeyReused()
        return found.answer

    def keep(self, answer: dict[str, Any]) -> None:
        if self._key:
            self._session.add(SavedAnswer(site_id=self._site_id, key=self._key, request_hash=self._hash, answer=answer))


async def forget_old_answers(database: Database) -> int:
    """A job of app.py."""
    return await prune(database, SavedAnswer, SavedAnswer.answered_at < now() - ANSWERS_KEPT_FOR)

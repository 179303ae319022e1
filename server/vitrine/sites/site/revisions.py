"""Revisions and repeats: they only go up, nothing is overwritten unseen, nothing is done twice."""

import hashlib
import json
import re
from datetime import timedelta
from typing import Any, cast

from sqlalchemy import Table, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Problem, RevisionMissing
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.sites.site.made_cvs import note_cv_choice, order_cv
from vitrine.sites.site.named_media import note_saved_media
from vitrine.sites.site.tables import SavedAnswer, SectionState, Site

# A browser repeats a save for minutes; one that slept over a long weekend still gets its answer.
ANSWERS_KEPT_FOR = timedelta(days=7)
# Asked by every save: to write a statement takes longer than to run it.
_answers = cast("Table", SavedAnswer.__table__)
_EARLIER = select(_answers.c.request_hash, _answers.c.answer).where(
    _answers.c.site_id == bindparam("site_id"), _answers.c.key == bindparam("key")
)
_KEEP = insert(_answers)


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


async def hold_sites(session: AsyncSession, *site_ids: str) -> None:
    """In the order of their ids: two who hold the same sites must not wait for each other."""
    named = select(Site.id).where(Site.id.in_(site_ids)).order_by(Site.id)
    await session.execute(named.with_for_update(key_share=True))


async def freshen(session: AsyncSession, *site_ids: str) -> None:
    """Pages follow. Not `touch`: a domain or a smaller picture is no save, it makes no site exist for visitors."""
    await hold_sites(session, *site_ids)
    counted = update(Site).where(Site.id.in_(site_ids)).values(revision=Site.revision + 1, state=new_id())
    await session.execute(counted.execution_options(synchronize_session=False))


async def touch(session: AsyncSession, site: Site) -> bool:
    """Visitors get the new page from here on; the first touch makes the site exist for them. Whether it has a CV
    that is made from it.

    Counted by the database: a number that was read before may be another's by now, and revisions only ever go up.
    What else was changed in this session is written along with it, each row once.
    """
    site.revision = Site.revision + 1
    site.state, site.updated_at = new_id(), now()
    site.created_at = site.created_at or site.updated_at
    await session.flush()
    return await order_cv(session, site.id)


async def bump(session: AsyncSession, site: Site, state: SectionState) -> dict[str, Any]:
    """One change of a section, after it is made: its revision, the site's, and the files that it names from now on."""
    state.revision, state.updated_at = SectionState.revision + 1, now()
    has_cv = await touch(session, site)
    await note_saved_media(session, state)
    await note_cv_choice(session, state, had_one=has_cv)
    return {"revision": state.revision, "siteRevision": site.revision, "updatedAt": state.updated_at.isoformat()}


def _hash_of(request: Any) -> str:
    return hashlib.sha256(json.dumps(request, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


class IdempotentRequest:
    """The answer to a request that may come twice: `await once.earlier()`, else do it and `await once.keep(answer)`."""

    def __init__(self, session: AsyncSession, site: Site, key: str | None, request: Any) -> None:
        self._session, self._key, self._place = session, key, {"site_id": site.id, "key": key}
        self._hash = _hash_of(request) if key else ""

    async def earlier(self) -> dict[str, Any] | None:
        if not self._key:
            return None
        earlier = (await self._session.execute(_EARLIER, self._place)).one_or_none()
        if earlier is None:
            return None
        if earlier.request_hash != self._hash:
            raise KeyReused()
        answer: dict[str, Any] = earlier.answer
        return answer

    async def keep(self, answer: dict[str, Any]) -> None:
        if self._key:
            answered = {"request_hash": self._hash, "answer": answer, "answered_at": now()}
            await self._session.execute(_KEEP, {**self._place, **answered})


async def forget_old_answers(database: Database) -> int:
    """A job of app.py."""
    return await prune(database, SavedAnswer, SavedAnswer.answered_at < now() - ANSWERS_KEPT_FOR)

"""Drafts on the server, and the key with which the browser seals its own copy. The key is never stored there."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from pydantic import Field
from sqlalchemy import Text, cast, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import Strict
from vitrine.platform.errors import Invalid
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import now
from vitrine.platform.storage.upserts import dialect_of, insert_for
from vitrine.sites.site.named_media import note_draft_media
from vitrine.sites.site.tables import Draft, Site

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.sql.dml import ReturningInsert

PURPOSE = "local drafts"
SETTINGS = "settings"  # not a section: the draft of the site's own form
_SAID = ("base_revision", "tab", "content", "updated_at")
# A draft that was dropped stays as an empty row: what its tab sent before and what lands after is known to be older.
_DROPPED = -1
IS_KEPT = Draft.base_revision > _DROPPED
# `tab` is a window's name and, behind a point, the number of what it sent, both of fixed length.
_TAB_NAME_CHARS = 17


def draft_keys(keyring: Keyring, site: Site) -> list[str]:
    """Newest first: a draft sealed before a rotation still opens."""
    return [base64.b64encode(key).decode() for key in keyring.derive_all(f"{PURPOSE}:{site.id}")]


async def read_drafts(session: AsyncSession, site: Site) -> list[Draft]:
    return list(await session.scalars(select(Draft).where(Draft.site_id == site.id, IS_KEPT)))


class WrittenDraft(NamedTuple):
    """`content`: as JSON. A site's drafts are megabytes, which nobody need parse to pass them on."""

    section: str
    base_revision: int
    tab: str
    content: str
    updated_at: datetime


_WRITTEN = select(Draft.section, Draft.base_revision, Draft.tab, cast(Draft.content, Text), Draft.updated_at)


async def read_written_drafts(session: AsyncSession, site: Site) -> list[WrittenDraft]:
    return [WrittenDraft(*row) for row in await session.execute(_WRITTEN.where(Draft.site_id == site.id, IS_KEPT))]


def drafts_document(site: Site, keys: list[str], drafts: Iterable[WrittenDraft]) -> str:
    """A DraftsOut (routes.py)."""
    written = ", ".join(f'{_opened(draft)}, "content": {draft.content}}}' for draft in drafts)
    return f'{{"siteId": {json.dumps(site.id)}, "keys": {json.dumps(keys)}, "drafts": [{written}]}}'


def _opened(draft: WrittenDraft) -> str:
    said = {"section": draft.section, "baseRevision": draft.base_revision, "tab": draft.tab.partition(".")[0]}
    return json.dumps({**said, "updatedAt": draft.updated_at.isoformat()}).removesuffix("}")


class DraftIn(Strict):
    """`content` is the editor's own: {languages: {code: …}, shared: …}. It is checked when it is saved, not before."""

    baseRevision: Annotated[int, Field(ge=0, le=2_147_483_647)]
    tab: Annotated[str, Field(max_length=36)]
    content: dict[str, Any]


def check_draft(section: str, content: dict[str, Any]) -> None:
    """A draft is the editor's own but for this: a later save looks into its languages, one by one."""
    languages = content.get("languages", {})
    is_sound = isinstance(languages, dict) and all(isinstance(content, dict) for content in languages.values())
    if not is_sound and section != SETTINGS:
        raise Invalid(fields=[{"path": ["content", "languages"], "code": "dict_type"}])


def _unless_newer(draft: postgresql.Insert) -> postgresql.Insert:
    """A page that is left sends beside what is under way: what one window sent last stays, whatever lands last."""
    sent = draft.excluded.tab
    is_other_tab = func.substr(Draft.tab, 1, _TAB_NAME_CHARS) != func.substr(sent, 1, _TAB_NAME_CHARS)
    return draft.on_conflict_do_update(
        index_elements=["site_id", "section"],
        set_={name: draft.excluded[name] for name in _SAID},
        where=or_(is_other_tab, Draft.tab <= sent),
    )


@cache  # typing is kept every two seconds: to write the statement takes longer than to run it
def _draft_upsert(dialect: str) -> ReturningInsert[str]:
    return _unless_newer(insert_for(dialect, Draft)).returning(Draft.site_id)


async def keep_draft(
    session: AsyncSession, site: Site, section: str, base_revision: int, tab: str, content: dict[str, Any]
) -> None:
    key = {"site_id": site.id, "section": section}
    said = {"base_revision": base_revision, "tab": tab, "content": content, "updated_at": now()}
    is_newest = await session.scalar(_draft_upsert(dialect_of(session)), {**key, **said}) is not None
    if is_newest:
        await note_draft_media(session, site.id, section, content)


async def drop_draft(session: AsyncSession, site: Site, section: str, tab: str) -> None:
    """`tab`: which window drops it, and when; empty: a browser that does not say so."""
    if tab:
        await keep_draft(session, site, section, _DROPPED, tab, {})
        return
    await session.execute(delete(Draft).where(Draft.site_id == site.id, Draft.section == section))
    await note_draft_media(session, site.id, section, {})

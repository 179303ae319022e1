"""Drafts on the server (D20), and the key with which the browser seals its own copy. The key is never stored there."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from pydantic import Field
from sqlalchemy import Text, cast, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import Strict
from vitrine.errors import Invalid
from vitrine.keyring import Keyring
from vitrine.site.named_media import note_draft_media
from vitrine.site.tables import Draft, Site
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import now

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

PURPOSE = "local drafts"
SETTINGS = "settings"  # not a section: the draft of the site's own form
_SAID = ("base_revision", "tab", "content", "updated_at")


def draft_keys(keyring: Keyring, site: Site) -> list[str]:
    """Newest first: a draft sealed before a rotation still opens."""
    return [base64.b64encode(key).decode() for key in keyring.derive_all(f"{PURPOSE}:{site.id}")]


async def read_drafts(session: AsyncSession, site: Site) -> list[Draft]:
    return list(await session.scalars(select(Draft).where(Draft.site_id == site.id)))


class WrittenDraft(NamedTuple):
    """`content`: as JSON. A site's drafts are megabytes, which nobody need parse to pass them on."""

    section: str
    base_revision: int
    tab: str
    content: str
    updated_at: datetime


_WRITTEN = select(Draft.section, Draft.base_revision, Draft.tab, cast(Draft.content, Text), Draft.updated_at)


async def read_written_drafts(session: AsyncSession, site: Site) -> list[WrittenDraft]:
    return [WrittenDraft(*row) for row in await session.execute(_WRITTEN.where(Draft.site_id == site.id))]


def drafts_document(site: Site, keys: list[str], drafts: Iterable[WrittenDraft]) -> str:
    """A DraftsOut (routes.py)."""
    written = ", ".join(f'{_opened(draft)}, "content": {draft.content}}}' for draft in drafts)
    return f'{{"siteId": {json.dumps(site.id)}, "keys": {json.dumps(keys)}, "drafts": [{written}]}}'


def _opened(draft: WrittenDraft) -> str:
    said = {"section": draft.section, "baseRevision": draft.base_revision, "tab": draft.tab}
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


@cache  # typing is kept every two seconds: to write the statement takes longer than to run it
def _kept(dialect: str) -> postgresql.Insert:
    draft = insert_for(dialect, Draft)
    return draft.on_conflict_do_update(
        index_elements=["site_id", "section"], set_={name: draft.excluded[name] for name in _SAID}
    )


async def keep_draft(
    session: AsyncSession, site: Site, section: str, base_revision: int, tab: str, content: dict[str, Any]
) -> None:
    key = {"site_id": site.id, "section": section}
    said = {"base_revision": base_revision, "tab": tab, "content": content, "updated_at": now()}
    await session.execute(_kept(session.get_bind().dialect.name), {**key, **said})
    await note_draft_media(session, site.id, section, content)


async def drop_draft(session: AsyncSession, site: Site, section: str) -> None:
    await session.execute(delete(Draft).where(Draft.site_id == site.id, Draft.section == section))
    await note_draft_media(session, site.id, section, {})

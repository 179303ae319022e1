"""Drafts on the server (D20), and the key with which the browser seals its own copy. The key is never stored there."""

from __future__ import annotations

import base64
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

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


def draft_keys(keyring: Keyring, site: Site) -> list[str]:
    """Newest first: a draft sealed before a rotation still opens."""
    return [base64.b64encode(key).decode() for key in keyring.derive_all(f"{PURPOSE}:{site.id}")]


async def read_drafts(session: AsyncSession, site: Site) -> list[Draft]:
    return list(await session.scalars(select(Draft).where(Draft.site_id == site.id)))


def check_draft(section: str, content: dict[str, Any]) -> None:
    """A draft is the editor's own but for this: a later save looks into its languages, one by one."""
    languages = content.get("languages", {})
    is_sound = isinstance(languages, dict) and all(isinstance(content, dict) for content in languages.values())
    if section != SETTINGS and not is_sound:
        raise Invalid(fields=[{"path": ["content", "languages"], "code": "dict_type"}])


@cache  # typing is kept every two seconds: to write the statement takes longer than to run it
def _kept(dialect: str) -> postgresql.Insert:
    draft = insert_for(dialect, Draft)
    said = ("base_revision", "tab", "content", "updated_at")
    return draft.on_conflict_do_update(
        index_elements=["site_id", "section"], set_={name: draft.excluded[name] for name in said}
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

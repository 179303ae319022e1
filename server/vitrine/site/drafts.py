"""Drafts on the server (D20), and the key with which the browser seals its own copy. The key is never stored there."""

import base64
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.errors import Invalid
from vitrine.keyring import Keyring
from vitrine.site.named_media import note_draft_media
from vitrine.site.tables import Draft, Site
from vitrine.storage.base import now

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


async def keep_draft(
    session: AsyncSession, site: Site, section: str, base_revision: int, tab: str, content: dict[str, Any]
) -> None:
    draft = await session.get(Draft, (site.id, section))
    if draft is None:
        draft = Draft(site_id=site.id, section=section)
        session.add(draft)
    draft.base_revision, draft.tab, draft.content, draft.updated_at = base_revision, tab, content, now()
    await note_draft_media(session, site.id, section, content)


async def drop_draft(session: AsyncSession, site: Site, section: str) -> None:
    await session.execute(delete(Draft).where(Draft.site_id == site.id, Draft.section == section))
    await note_draft_media(session, site.id, section, {})

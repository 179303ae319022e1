"""Drafts on the server (D20), and the key with which the browser seals its own copy. The key is never stored there."""

from __future__ import annotations

import base64
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field
from sqlalchemy import String, bindparam, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.signed_in.sessions import IS_PRESENT, present
from vitrine.accounts.tables import Session
from vitrine.content.schema import Strict
from vitrine.errors import Invalid
from vitrine.keyring import Keyring
from vitrine.media.tables import MediaUse
from vitrine.site.named_media import draft_place, ids_in, note_draft_media
from vitrine.site.tables import Draft, Site
from vitrine.storage.at_once import insert_for
from vitrine.storage.base import now
from vitrine.storage.database import Database

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.sql import ClauseElement

PURPOSE = "local drafts"
SETTINGS = "settings"  # not a section: the draft of the site's own form
_SAID = ("base_revision", "tab", "content", "updated_at")


def draft_keys(keyring: Keyring, site: Site) -> list[str]:
    """Newest first: a draft sealed before a rotation still opens."""
    return [base64.b64encode(key).decode() for key in keyring.derive_all(f"{PURPOSE}:{site.id}")]


async def read_drafts(session: AsyncSession, site: Site) -> list[Draft]:
    return list(await session.scalars(select(Draft).where(Draft.site_id == site.id)))


class DraftIn(Strict):
    """`content` is the editor's own: {languages: {code: …}, shared: …}. It is checked when it is saved, not before."""

    baseRevision: Annotated[int, Field(ge=0, le=2_147_483_647)]
    tab: Annotated[str, Field(max_length=36)]
    content: dict[str, Any]


def is_sound_draft(section: str, content: dict[str, Any]) -> bool:
    """A draft is the editor's own but for this: a later save looks into its languages, one by one."""
    languages = content.get("languages", {})
    is_sound = isinstance(languages, dict) and all(isinstance(content, dict) for content in languages.values())
    return is_sound or section == SETTINGS


def check_draft(section: str, content: dict[str, Any]) -> None:
    if not is_sound_draft(section, content):
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


@cache
def _kept_at_once(dialect: str) -> ClauseElement:
    """The owner's session, his site, the draft: one statement where nothing but the draft has to be written.

    Its site is locked as by all who write there (site/guard.py). A draft that named a file, whose use has to end, is
    not for this.
    """
    own = select(Site.id).join(Session, Session.account_id == Site.account_id).where(IS_PRESENT)
    site = own.with_for_update(of=Site, key_share=True).cte("own")
    names_files = exists().where(MediaUse.site_id == site.c.id, MediaUse.place == bindparam("place", type_=String))
    said = {name: bindparam(name, type_=Draft.__table__.c[name].type) for name in ("section", *_SAID)}
    draft = insert_for(dialect, Draft).from_select(
        ["site_id", *said], select(site.c.id, *said.values()).where(~names_files)
    )
    kept = draft.on_conflict_do_update(
        index_elements=["site_id", "section"], set_={name: draft.excluded[name] for name in _SAID}
    )
    return kept.returning(Draft.__table__.c.site_id)


async def keep_draft_at_once(
    database: Database, token: str, section: str, base_revision: int, tab: str, content: dict[str, Any]
) -> bool:
    """Whether it is kept. If not, nothing is known of why: the ordinary way says so, or does it."""
    session = present(token)
    if session is None or any(ids_in(content)):
        return False
    said = {"base_revision": base_revision, "tab": tab, "content": content, "updated_at": now()}
    place = {"section": section, "place": draft_place(section)}
    statement = _kept_at_once(database.engine.dialect.name)
    return bool(await database.write_at_once(statement, {**session, **place, **said}))


async def drop_draft(session: AsyncSession, site: Site, section: str) -> None:
    await session.execute(delete(Draft).where(Draft.site_id == site.id, Draft.section == section))
    await note_draft_media(session, site.id, section, {})

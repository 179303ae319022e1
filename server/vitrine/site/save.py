"""Saving a section in one language: texts, styles, settings and lists land together or not at all (D11)."""

from typing import Any

from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import ItemList, Option, Section
from vitrine.errors import Invalid, NotFound
from vitrine.keyring import Keyring
from vitrine.media.kinds import Accepts
from vitrine.media.service import claim_media
from vitrine.site.documents import write_list, write_texts
from vitrine.site.revisions import Once, bump, check_revision
from vitrine.site.tables import SHARED, Draft, Item, SectionState, Site
from vitrine.storage.at_once import insert_new
from vitrine.tiers.policy import check_layout, check_section
from vitrine.tiers.seal import seal_layout


async def section_state(session: AsyncSession, site: Site, section: Section) -> SectionState:
    key = (site.id, section.name)
    state = await session.get(SectionState, key)
    if state is None:
        await insert_new(session, SectionState, site_id=site.id, section=section.name)
        state = await session.get_one(SectionState, key)
    return state


async def save_section(
    session: AsyncSession,
    keyring: Keyring,
    site: Site,
    section: Section,
    language: str,
    payload: BaseModel,
    *,
    if_match: str | None,
    if_none_match: str | None,
    idempotency_key: str | None,
) -> dict[str, Any]:
    sent = payload.model_dump()
    once = Once(session, site, idempotency_key, [section.name, language, sent])
    if earlier := await once.earlier():
        return earlier
    if language not in site.languages:
        raise NotFound()
    state = await section_state(session, site, section)
    check_revision(state.revision, if_match, if_none_match)
    await write_section(session, site, section, language, payload)
    if sent["layout"] is not None:
        choose_layout(keyring, site, sent["layout"])
    if sent["themeIndex"] is not None:
        site.theme_index = sent["themeIndex"]
    answer = {**await bump(session, site, state), "layoutToken": site.sealed_layout}
    await _clear_draft(session, site, section, language, state.revision)
    once.keep(answer)
    return answer


async def write_section(
    session: AsyncSession, site: Site, section: Section, language: str, payload: BaseModel
) -> SectionState:
    """One language and what all share, checked and written. Revisions and drafts are the caller's: see save_section."""
    sent = payload.model_dump()
    content, shared = sent["content"], sent["shared"]
    check_section(site.activation is not None, section, content, shared)
    await _check_items(session, site, section, language, content, shared)
    await _check_media(session, site, section, content, shared)
    state = await section_state(session, site, section)
    styles = payload.model_dump(include={"shared": {"styles"}}, exclude_none=True)["shared"]["styles"]
    state.styles, state.settings = styles, shared["settings"]
    await write_texts(session, site.id, section, language, content["texts"])
    for one in section.lists:
        part = shared if one.shared else content
        await write_list(session, site.id, section, one.name, _kept_under(one, language), part["lists"][one.name])
    return state


def choose_layout(keyring: Keyring, site: Site, option: Option) -> None:
    check_layout(site.activation is not None, option)
    site.sealed_layout = seal_layout(keyring, site.id, option)


def _kept_under(one: ItemList, language: str) -> str:
    return SHARED if one.shared else language


def _items(
    section: Section, content: dict[str, Any], shared: dict[str, Any]
) -> list[tuple[ItemList, int, dict[str, Any]]]:
    return [
        (one, index, item)
        for one in section.lists
        for index, item in enumerate((shared if one.shared else content)["lists"][one.name])
    ]


async def _check_items(
    session: AsyncSession, site: Site, section: Section, language: str, content: dict[str, Any], shared: dict[str, Any]
) -> None:
    """An id stands for one item of the site, in one list and one language."""
    seen: dict[str, tuple[str, str]] = {}
    for one, index, item in _items(section, content, shared):
        if item["id"] in seen:
            raise Invalid(fields=[{"path": [one.name, index, "id"], "code": "duplicate"}])
        seen[item["id"]] = (one.name, _kept_under(one, language))
    if not seen:
        return
    rows = await session.execute(
        select(Item.id, Item.section, Item.list_name, Item.language).where(Item.site_id == site.id, Item.id.in_(seen))
    )
    for item_id, kept_section, list_name, kept_language in rows:
        if (kept_section, (list_name, kept_language)) != (section.name, seen[item_id]):
            raise Invalid(fields=[{"path": [seen[item_id][0], item_id], "code": "duplicate"}])


async def _check_media(
    session: AsyncSession, site: Site, section: Section, content: dict[str, Any], shared: dict[str, Any]
) -> None:
    """Only files of this site may stand on it."""
    named: dict[str, list[str | int]] = {}
    wanted: dict[str, Accepts] = {}
    for setting in section.settings:
        if isinstance(setting, describe.Media) and (media_id := shared["settings"][setting.name]):
            named[media_id], wanted[media_id] = ["settings", setting.name], setting.accepts
    for one, index, item in _items(section, content, shared):
        for field in one.fields:
            if isinstance(field, describe.Media) and (media_id := item[field.name]):
                named[media_id], wanted[media_id] = [one.name, index, field.name], field.accepts
    refused = await claim_media(session, site.id, wanted)
    if refused:
        raise Invalid(fields=[{"path": named[media_id], "code": "unknown_media"} for media_id in sorted(refused)])


async def _clear_draft(session: AsyncSession, site: Site, section: Section, language: str, revision: int) -> None:
    """What was saved is no longer a draft; what was typed in other languages still is, and now starts from here."""
    draft = await session.get(Draft, (site.id, section.name))
    if draft is None:
        return
    rest = {code: part for code, part in draft.content.get("languages", {}).items() if code != language}
    if rest:
        draft.content = {"languages": rest}
        draft.base_revision = revision
    else:
        await session.delete(draft)

"""Saving a section in one language: texts, styles, settings and lists land together or not at all."""

from typing import Any

from pydantic import BaseModel
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import LIST_MAX_ITEMS, Section
from vitrine.platform.errors import NotFound
from vitrine.platform.keyring import Keyring
from vitrine.sites.site.documents import write_list, write_texts
from vitrine.sites.site.drafts import IS_KEPT
from vitrine.sites.site.in_step import bring_in_step
from vitrine.sites.site.item_pages import note_former_names
from vitrine.sites.site.look import choose_look
from vitrine.sites.site.named_media import note_draft_media
from vitrine.sites.site.notices import note_lists
from vitrine.sites.site.revisions import IdempotentRequest, bump, check_revision
from vitrine.sites.site.save_checks import check_length, check_save
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import SHARED, Draft, SectionState, Site
from vitrine.sites.site.translations.keeping import TranslatableContent, note_changes, read_translatable
from vitrine.sites.site.versions.keeping import ChangeContext, keep_before, keep_section

# Asked by every save: to write a statement takes longer than to run it. No session holds drafts as objects beside one.
_IS_DRAFT = (Draft.site_id == bindparam("of_site"), Draft.section == bindparam("of_section"), IS_KEPT)
_UNSEEN = {"synchronize_session": False}
_DRAFTED = select(Draft.content).where(*_IS_DRAFT)
_REST_DRAFTED = (
    update(Draft)
    .where(*_IS_DRAFT)
    .values(content=bindparam("left"), base_revision=bindparam("revision"))
    .execution_options(**_UNSEEN)
)
_NOT_DRAFTED = delete(Draft).where(*_IS_DRAFT).execution_options(**_UNSEEN)


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
    most_items: int = LIST_MAX_ITEMS,
) -> dict[str, Any]:
    sent = payload.model_dump()
    once = IdempotentRequest(session, site, idempotency_key, [section.name, language, sent])
    if earlier := await once.earlier():
        return earlier
    if language not in site.languages:
        raise NotFound()
    state = await section_state(session, site, section)
    check_revision(state.revision, if_match, if_none_match)
    saving = ChangeContext("save", site.account_id)
    await write_section(session, site, section, language, payload, saving, most_items=most_items)
    await choose_look(session, keyring, site, sent, saving)
    answer = {**await bump(session, site, state), "layoutToken": site.sealed_layout}
    await _clear_draft(session, site, section, language, state.revision)
    await once.keep(answer)
    return answer


async def write_section(
    session: AsyncSession,
    site: Site,
    section: Section,
    language: str,
    payload: BaseModel,
    context: ChangeContext | None = None,
    then: dict[str, dict[str, Any]] | None = None,
    *,
    most_items: int = LIST_MAX_ITEMS,
) -> SectionState:
    """One language and what all share, checked, written and kept as a version. Revisions and drafts are the caller's:
    see save_section. `then`: of what comes back from a version, what the section's languages held at its time.
    """
    sent = payload.model_dump()
    content, shared = sent["content"], sent["shared"]
    await note_former_names(session, site.id, section, language, content)
    state = await section_state(session, site, section)
    before = (
        await read_translatable(session, site, section)
        if len(site.languages) > 1
        else TranslatableContent(section, {}, {})
    )
    chosen = shared["settings"]
    others = bring_in_step(site, section, language, content, chosen, state.settings, before, then, most_items)
    note_lists(site, section, state.settings, shared["settings"], before, {**others, language: content})
    await check_save(session, site, section, language, content, shared)
    check_length(section, content, shared)
    await keep_before(session, site, section, state)
    styles = payload.model_dump(include={"shared": {"styles"}}, exclude_none=True)["shared"]["styles"]
    state.styles, state.settings = styles, shared["settings"]
    changed = {**others, language: content}
    await note_changes(session, site, section, before, changed, shared, then)
    await write_texts(session, site.id, section, language, content["texts"])
    for item_list in section.shared_lists:
        await write_list(session, site.id, section, item_list.name, SHARED, shared["lists"][item_list.name])
    context = context or ChangeContext("save", site.account_id)
    for code, held in changed.items():
        for item_list in section.own_lists:
            await write_list(session, site.id, section, item_list.name, code, held["lists"][item_list.name])
        version = {"content": held, "shared": {**shared, "styles": styles}}
        await keep_section(session, site, section, code, version, context)
    return state


async def _clear_draft(session: AsyncSession, site: Site, section: Section, language: str, revision: int) -> None:
    """What was saved is no longer a draft; what was typed in other languages still is, and now starts from here."""
    place = {"of_site": site.id, "of_section": section.name}
    draft: dict[str, Any] | None = await session.scalar(_DRAFTED, place)
    if draft is None:
        return
    drafted = draft.get("languages")
    rest = {code: part for code, part in drafted.items() if code != language} if isinstance(drafted, dict) else {}
    left = {"languages": rest} if rest else {}
    if rest:
        await session.execute(_REST_DRAFTED, {**place, "left": left, "revision": revision})
    else:
        await session.execute(_NOT_DRAFTED, place)
    await note_draft_media(session, site.id, section.name, left)

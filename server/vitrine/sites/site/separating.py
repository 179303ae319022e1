"""A section's lists one for all languages, or each language's own: chosen outside of its editor, by a notice."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import SEPARATE, HowLists, Section
from vitrine.content.in_step import has_words
from vitrine.content.schema import MODELS
from vitrine.content.translating import Content
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.in_step import LISTS
from vitrine.sites.site.notices import came_along, drop_notices, lists_notice
from vitrine.sites.site.revisions import bump
from vitrine.sites.site.save import write_section
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import source_of
from vitrine.sites.site.versions.keeping import ChangeContext


async def keep_lists(session: AsyncSession, site: Site, section: Section, how: HowLists, most_items: int) -> HowLists:
    """Separate again: what came along for a language, and says nothing in it, goes. Together: it comes along again.
    Neither: they are of before again. Answers how they were kept.
    """
    came = came_along(site, section)
    drop_notices(site, [lists_notice(section)])
    state, source = await section_state(session, site, section), source_of(site)
    was: HowLists = state.settings.get(LISTS, "")
    if source is None or was == how or SEPARATE not in (was, how):
        return was
    document = (await read_documents(session, site.id, site.languages, [section.name]))[section.name]
    shared = {**document["shared"], "settings": {**document["shared"]["settings"], LISTS: how}}
    contents: dict[str, Content] = document["languages"]
    changed = {source: contents[source]}
    if how == SEPARATE:
        alone = {code: _without(section, contents[code], ids) for code, ids in came.items() if code in contents}
        changed |= {code: content for code, content in alone.items() if content != contents[code]}
    choosing = ChangeContext("save", site.account_id)
    for code, content in changed.items():
        sent: dict[str, Any] = {"content": content, "shared": shared}
        checked = MODELS[section.name].save.model_validate(sent)
        await write_section(session, site, section, code, checked, choosing, most_items=most_items)
    await bump(session, site, state)
    return was


def _without(section: Section, content: Content, ids: list[str]) -> Content:
    lists = {
        each.name: [
            item for item in content["lists"][each.name] if item["id"] not in ids or has_words(each.fields, item)
        ]
        for each in section.own_lists
    }
    return {**content, "lists": {**content["lists"], **lists}}

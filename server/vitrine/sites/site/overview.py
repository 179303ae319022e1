"""What each section of a site holds in which language, as the dashboard says at every screen. Called by routes.py."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import SEPARATE, TOGETHER, Section
from vitrine.content.in_step import has_own_items, paired, together
from vitrine.content.schema import has_data
from vitrine.content.sections import SECTIONS
from vitrine.content.shared_rules import has_its_needs, is_written
from vitrine.content.translating import Content, original_of
from vitrine.sites.site.drafts import IS_KEPT
from vitrine.sites.site.in_step import LISTS, had_lists_each
from vitrine.sites.site.page_facts import hidden_sections
from vitrine.sites.site.tables import SHARED, Draft, Item, SectionState, SectionTexts, Site
from vitrine.sites.site.translations.keeping import source_of


async def read_overview(session: AsyncSession, site: Site, most_items: int) -> dict[str, dict[str, Any]]:
    """Per section: its revision, the languages with data, how many items each holds, how its lists are kept, whether a
    draft waits, and whether it is kept from visitors.

    One that has a page of its own is filled in all languages at once, when it says what that page needs.
    """
    overview: dict[str, dict[str, Any]] = {
        name: {
            "revision": 0,
            "filled": [],
            "items": {},
            "lists": "",
            "isOfBefore": False,
            "missing": {},
            "hasDraft": False,
            "isHidden": False,
        }
        for name in SECTIONS
    }
    for state in await session.scalars(select(SectionState).where(SectionState.site_id == site.id)):
        found = overview[state.section]
        found["revision"], found["lists"] = state.revision, state.settings.get(LISTS, "")
        described = SECTIONS[state.section]
        if described.needs and has_its_needs(described, state.settings):
            found["filled"] = list(site.languages)
    said: dict[str, dict[str, dict[str, str]]] = {}
    for row in await session.scalars(select(SectionTexts).where(SectionTexts.site_id == site.id)):
        described = SECTIONS[row.section]
        said.setdefault(row.section, {})[row.language] = row.texts
        if row.language in site.languages and not described.needs and has_data(described, row.texts):
            overview[row.section]["filled"].append(row.language)
    held = select(Item.section, Item.list_name, Item.language, Item.id, Item.fields).where(Item.site_id == site.id)
    own: dict[str, dict[str, Content]] = {}
    for name, list_name, language, item_id, fields in await session.execute(held.order_by(Item.position)):
        if language == SHARED:
            for code in site.languages:
                overview[name]["items"][code] = overview[name]["items"].get(code, 0) + 1
        elif language in site.languages:
            content = own.setdefault(name, {}).setdefault(language, {"texts": {}, "lists": {}})
            content["lists"].setdefault(list_name, []).append({"id": item_id, **fields})
    for name, contents in own.items():
        for language, texts in said.get(name, {}).items():
            if language in site.languages:
                contents.setdefault(language, {"texts": {}, "lists": {}})["texts"] = texts
        _say_lists(overview[name], SECTIONS[name], contents, site, most_items)
    for name in await session.scalars(select(Draft.section).where(Draft.site_id == site.id, IS_KEPT)):
        if name in overview:
            overview[name]["hasDraft"] = True
    for name in await hidden_sections(session, site.id):  # read above already
        overview[name]["isHidden"] = True
    return overview


def _say_lists(
    found: dict[str, Any], section: Section, contents: dict[str, Content], site: Site, most_items: int
) -> None:
    """Lists of before, which no save has made one yet, are said as editors have them: what comes along counts, too."""
    source = source_of(site)
    if source is None:
        return
    if not found["lists"] and had_lists_each(section, contents.values()):
        nothing: Content = {"texts": {}, "lists": {}}
        all_contents = {code: contents.get(code, nothing) for code in site.languages}
        document = together(
            section, {"languages": all_contents, "shared": {"settings": {}}}, source, most_items=most_items
        )
        contents = document["languages"]
        found["lists"], found["isOfBefore"] = document["shared"]["settings"][LISTS], True
    for code, content in contents.items():
        if found["lists"] == TOGETHER and not has_own_items(section, content):
            found["items"].pop(code, None)  # nothing but what came along from another language
        elif count := sum(map(len, content["lists"].values())):
            found["items"][code] = found["items"].get(code, 0) + count
    if found["lists"] == SEPARATE:
        missing = {code: _missing(section, contents, code, source) for code in site.languages}
        found["missing"] = {code: count for code, count in missing.items() if count}


def _missing(section: Section, contents: dict[str, Content], language: str, source: str) -> int:
    """How many items of the source's a language has not. One that says nothing shows another's: none is missing."""
    nothing: Content = {"texts": {}, "lists": {}}
    content = contents.get(language, nothing)
    if not is_written(section, content, one_list=False):
        return 0
    lists = content["lists"]
    originals = contents[source]["lists"] if source in contents else {}
    count = 0
    for item_list in section.own_lists:
        theirs = originals.get(item_list.name, [])
        held = paired(item_list, lists.get(item_list.name, []), theirs)
        count += len({original_of(item) for item in theirs} - {original_of(item) for item in held})
    return count

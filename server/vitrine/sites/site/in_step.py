"""What a change of a section's lists in one language makes of them in the others. Called by save.py and items.py."""

from collections.abc import Collection
from typing import Any

from vitrine.content.describe import LIST_MAX_ITEMS, SEPARATE, TOGETHER, Section
from vitrine.content.in_step import NotInStep, in_step
from vitrine.content.shared_rules import is_written
from vitrine.content.translating import Content
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import TranslatableContent, source_of

LISTS = "lists"  # the setting that says how they are kept


def had_lists_each(section: Section, contents: Collection[Content]) -> bool:
    """Whether several languages had a list of their own: each that says anything of the section had one, be it empty
    beside a translated heading. Where only one says anything, the others show that one's.
    """
    has_items = any(items for content in contents for items in content["lists"].values())
    return has_items and sum(is_written(section, content, one_list=False) for content in contents) > 1


def bring_in_step(
    site: Site,
    section: Section,
    language: str,
    content: Content,
    settings: dict[str, Any],
    was: dict[str, Any],
    before: TranslatableContent,
    then: dict[str, Content] | None = None,
    most_items: int = LIST_MAX_ITEMS,
) -> dict[str, Content]:
    """The others whose lists are not what they were. `content` and `settings` become what is to be stored of this one.

    `was`: the settings of before. Lists that become one now, and cannot, stay apart. `then`: what the languages held of
    what comes back now. `most_items`: that the operator lets a list have: those that would be longer as one stay apart.
    """
    source = source_of(site)
    if settings.get(LISTS) != TOGETHER or source is None or language not in site.languages or len(site.languages) < 2:
        return {}
    lists: dict[str, dict[str, Any]] = {}
    try:
        for item_list in section.own_lists:
            name = item_list.name
            lists[name] = in_step(
                item_list,
                {code: before.contents[code]["lists"].get(name, []) for code in site.languages},
                language,
                content["lists"][name],
                source=source,
                is_meant=was.get(LISTS) == TOGETHER,
                is_chosen=was.get(LISTS) == SEPARATE,
                then={code: held["lists"].get(name, []) for code, held in (then or {}).items()},
                most_items=most_items,
            )
    except NotInStep:
        settings[LISTS] = SEPARATE
        return {}
    content["lists"] |= {name: by_language[language] for name, by_language in lists.items()}
    others: dict[str, Content] = {}
    for code in site.languages:
        held = before.contents[code]
        now = {name: by_language[code] for name, by_language in lists.items()}
        if code != language and any(items != held["lists"].get(name, []) for name, items in now.items()):
            others[code] = {"texts": held["texts"], "lists": now}
    return others

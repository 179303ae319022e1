"""What an owner is told once, on the landing: it waits with his site until he has seen it, on whatever device.

`menu`, what moved there: the migration leaves it to those who knew the menu of before. `lists/…`, a section whose lists
became one for all languages, or stayed apart because they cannot: it is told of lists of before as long as no save has
made them one (overview.py), and the save that does leaves it, with what came along (save.py, separating.py).
"""

from collections.abc import Iterable
from typing import Any

from vitrine.content.describe import TOGETHER, Section
from vitrine.content.sections import SECTIONS
from vitrine.content.translating import Content
from vitrine.sites.site.in_step import LISTS, had_lists_each
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import TranslatableContent

_CAME = "came"
_SEEN = "seen"


def lists_notice(section: Section) -> str:
    return f"lists/{section.name}"


def pending_notices(site: Site, of_before: Iterable[Section]) -> list[str]:
    """The names of what waits. `of_before`: the sections whose lists no save has made one yet."""
    waiting = {name for name, said in site.notices.items() if _SEEN not in said}
    return sorted(waiting | {name for section in of_before if (name := lists_notice(section)) not in site.notices})


def see_notices(site: Site, names: Iterable[str]) -> None:
    """Of lists of before it is stored that it was seen: they say so themselves."""
    names = set(names)
    of_lists = names & {lists_notice(section) for section in SECTIONS.values()} - site.notices.keys()
    drop_notices(site, names)
    site.notices = {**site.notices, **{name: {_SEEN: True} for name in of_lists}}


def note_lists(
    site: Site,
    section: Section,
    was: dict[str, Any],
    now: dict[str, Any],
    before: TranslatableContent,
    after: dict[str, Content],
) -> None:
    """After `bring_in_step`. Lists of before that become one are told where several languages had one each: where the
    others showed that of one language, nobody chose otherwise; and once. Lists that part again are told no more.
    """
    name = lists_notice(section)
    if LISTS not in now:
        return
    was_seen = _SEEN in site.notices.get(name, {})
    if was_seen or now[LISTS] != TOGETHER:
        drop_notices(site, [name])
        return
    if was.get(LISTS) is None and had_lists_each(section, before.contents.values()):
        had = {code: _ids(section, held) for code, held in before.contents.items()}
        came = {code: sorted(_followers(section, content) - had.get(code, set())) for code, content in after.items()}
        site.notices = {**site.notices, name: {_CAME: came}}


def came_along(site: Site, section: Section) -> dict[str, list[str]]:
    """By language, the items that it had not before its lists became one with the others'."""
    came: dict[str, list[str]] = site.notices.get(lists_notice(section), {}).get(_CAME, {})
    return came


def drop_notices(site: Site, names: Iterable[str]) -> None:
    """One that is not there was seen elsewhere."""
    left = {name: said for name, said in site.notices.items() if name not in set(names)}
    if len(left) < len(site.notices):
        site.notices = left


def _ids(section: Section, content: Content) -> set[str]:
    return {item["id"] for each in section.own_lists for item in content["lists"].get(each.name, ())}


def _followers(section: Section, content: Content) -> set[str]:
    """What was written in another language first."""
    items = [item for each in section.own_lists for item in content["lists"].get(each.name, ())]
    return {item["id"] for item in items if item.get("original")}

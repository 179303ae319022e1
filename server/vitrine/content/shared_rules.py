"""Rules that the pages have too, in TypeScript: asked here where no page is drawn, and before one is.

Both sides are held to web/src/contract/sharedRules.cases.json (server/tests/content/test_shared_rules.py, and the tests
beside web/src/site/page/ and web/src/editor/translation/).
"""

from collections.abc import Collection
from typing import Any

from vitrine.content.describe import Section
from vitrine.content.in_step import has_own_items
from vitrine.content.sections import MAIN_PAGE, SectionName
from vitrine.content.translating import Content

# What JavaScript's trim() takes away. Python's strip() leaves the stray mark of UTF-8: a text of that alone is none.
_BLANKS = "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(map(chr, range(0x2000, 0x200B)))
_FIRST = next(iter(MAIN_PAGE))
_NAME_CHARS = 50  # of a page's name that gets a number


def says_something(text: Any) -> bool:
    return bool(str(text or "").strip(_BLANKS))


def has_its_needs(section: Section, settings: dict[str, Any]) -> bool:
    """Whether a section's page beside the main one is there (site/page/sidePages.ts)."""
    return all(says_something(settings.get(name)) for name in section.needs)


def chooses_icon(settings: dict[str, Any]) -> bool:
    """Whether a site has an icon of its own (site/page/icon/icon.ts); without one browsers show ours."""
    match settings.get("icon"):
        case "initiales":
            return True
        case "image":
            return bool(settings.get("iconPicture"))
    return False


def hidden_in(settings: dict[str, Any]) -> frozenset[SectionName]:
    """Which sections the owner keeps from visitors (site/page/order.ts). The first one is always there."""
    return frozenset(settings.get("hidden", ())) - {_FIRST}


def is_written(section: Section, content: Content, *, one_list: bool) -> bool:
    """Whether a section says anything in a language (site/page/build.ts). One that is shown with a list says what its
    items say; where lists are one for all languages, what only came along from another counts for nothing."""
    lists = content["lists"]
    if section.shown_with and not lists.get(section.shown_with):
        return False
    if any(says_something(text) for text in content["texts"].values()):
        return True
    if one_list:
        return has_own_items(section, content)
    return bool(section.shown_with) or any(lists.values())


def free_name(name: str, taken: Collection[str]) -> str:
    """Two pages of one language have two addresses (editor/translation/writing.ts)."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name[:_NAME_CHARS].rstrip('-')}-{number}"
    return free

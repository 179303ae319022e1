"""The sections, in the order of the page. A section is a file here, which is imported and named below.

Those of pages of their own come after the main page's: they have everything that a section has, but for a place there.
Last come those of the whole site, which stand on no page.
"""

from typing import TYPE_CHECKING, Literal

from vitrine.content.describe import ItemList, Section
from vitrine.content.sections.about import ABOUT
from vitrine.content.sections.appearance import appearance
from vitrine.content.sections.contact import CONTACT
from vitrine.content.sections.experience import EXPERIENCE
from vitrine.content.sections.home import HOME
from vitrine.content.sections.legal import LEGAL
from vitrine.content.sections.projects import PROJECTS
from vitrine.content.sections.services import SERVICES
from vitrine.content.sections.sharing import SHARING
from vitrine.content.sections.skills import SKILLS
from vitrine.content.sections.testimonials import TESTIMONIALS

_IN_PAGE_ORDER = (
    HOME,
    ABOUT,
    PROJECTS,
    SKILLS,
    SERVICES,
    TESTIMONIALS,
    EXPERIENCE,
    CONTACT,
)
_ON_PAGES_OF_THEIR_OWN = (LEGAL,)
_OF_THE_WHOLE_SITE = (appearance(_IN_PAGE_ORDER), SHARING)
SECTIONS: dict[str, Section] = {
    section.name: section for section in (*_IN_PAGE_ORDER, *_ON_PAGES_OF_THEIR_OWN, *_OF_THE_WHOLE_SITE)
}
MAIN_PAGE: dict[str, Section] = {section.name: section for section in _IN_PAGE_ORDER}
SIDE_PAGES: dict[str, Section] = {section.page: section for section in _ON_PAGES_OF_THEIR_OWN if section.page}
# Those of lists whose items may have pages of their own, by the part of the address before a page's name.
ITEM_PAGES: dict[str, tuple[Section, ItemList]] = {
    item_list.own_page.address: (section, item_list)
    for section in _IN_PAGE_ORDER
    for item_list in section.own_lists
    if item_list.own_page is not None
}
# Those whose editors are no steps of the chain.
BESIDE_THE_CHAIN: tuple[str, ...] = tuple(name for name in SECTIONS if name not in MAIN_PAGE)
EDITING_ORDER: tuple[str, ...] = tuple(sorted(MAIN_PAGE, key=lambda name: MAIN_PAGE[name].step))

if TYPE_CHECKING:
    SectionName = str
else:
    SectionName = Literal[tuple(SECTIONS)]  # what a path may name; a type checker knows no list made at the start

"""Languages that come back to a site: their lists are those of today, in the words that they had.

Called by service.py and versions/restoring.py, which choose a site's languages.
"""

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import TOGETHER
from vitrine.content.in_step import following
from vitrine.content.sections import SECTIONS
from vitrine.sites.site.documents import write_list
from vitrine.sites.site.in_step import LISTS
from vitrine.sites.site.revisions import bump
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import read_translatable, source_of
from vitrine.sites.site.versions.keeping import ChangeContext, keep_before, keep_changed


async def catch_up(session: AsyncSession, site: Site, before: Iterable[str], context: ChangeContext) -> None:
    """Where lists are one. `before`: the site's languages until now. What was deleted while a language was away stays
    deleted: its versions have it, with the words that this language had for it.
    """
    came = [code for code in site.languages if code not in set(before)]
    source = next((code for code in [source_of(site), *site.languages] if code is not None and code not in came), None)
    if not came or source is None:
        return
    for section in SECTIONS.values():
        if not section.own_lists:
            continue
        held = await read_translatable(session, site, section)
        back = {code: held.contents[code]["lists"] for code in came if any(held.contents[code].values())}
        if not back:
            continue
        state = await section_state(session, site, section)
        if state.settings.get(LISTS) != TOGETHER:
            continue
        lead = held.contents[source]["lists"]
        now = {
            (code, item_list.name): following(
                item_list, lead.get(item_list.name, []), lists.get(item_list.name, []), code
            )
            for code, lists in back.items()
            for item_list in section.own_lists
        }
        if all(items == back[code].get(name, []) for (code, name), items in now.items()):
            continue
        await keep_before(session, site, section, state)
        for (code, name), items in now.items():
            await write_list(session, site.id, section, name, code, items)
        await keep_changed(session, site, section, context)
        await bump(session, site, state)

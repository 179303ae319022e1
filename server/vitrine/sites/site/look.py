"""What of the site's look comes along with the save of a section: layout and theme, and from the appearance's own
screen what other screens have too, the bar, the badge and the logo's colours, and one set of text styles
for all sections. Each is stored once.
"""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.layouts import Option
from vitrine.content.sections import SECTIONS
from vitrine.content.styles import SetName, styles_of_set
from vitrine.platform.keyring import Keyring
from vitrine.sites.site.revisions import bump
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Draft, SectionState, Site
from vitrine.sites.site.versions.keeping import ChangeContext, keep_before, keep_changed, keep_settings, settings_of
from vitrine.sites.tiers.policy import check_badge, check_layout
from vitrine.sites.tiers.seal import open_layout, seal_layout

_LOGO_SECTION, _KEEPS_LOGO_COLOURS = SECTIONS["home"], "keepsLogoColours"


async def choose_look(
    session: AsyncSession, keyring: Keyring, site: Site, sent: dict[str, Any], saving: ChangeContext
) -> None:
    """`sent`: the body of the save. What is not said there stays as it is."""
    before = settings_of(site)
    layout, theme, badge, bar = sent["layout"], sent["themeIndex"], sent.get("showsBadge"), sent.get("siteType")
    is_another, is_in_settings = theme not in (None, site.theme_index), False
    if layout is not None:
        is_another = is_another or layout != open_layout(keyring, site.id, site.sealed_layout)
        choose_layout(keyring, site, layout)
    if theme is not None:
        site.theme_index = theme
    if badge not in (None, site.shows_badge):
        check_badge(site.activation is not None, shows=badge)
        is_another = is_in_settings = True
        site.shows_badge = badge
    if bar not in (None, site.site_type):
        is_another = is_in_settings = True
        site.site_type = bar
    if is_in_settings:
        # Their own form has it too: one that was opened before must not put the old one back.
        site.settings_revision = Site.settings_revision + 1
    if is_another:
        await keep_settings(session, site, before, saving)
    if sent.get(_KEEPS_LOGO_COLOURS) is not None:
        await _keep_logo_colours(session, site, saving, keeps=sent[_KEEPS_LOGO_COLOURS])
    if sent.get("styleSet") is not None:
        await _dress(session, site, saving, sent["styleSet"])


async def _keep_logo_colours(session: AsyncSession, site: Site, saving: ChangeContext, *, keeps: bool) -> None:
    """A change of the section that it belongs to, with a revision of its own: an older draft of that one is asked."""
    state = await section_state(session, site, _LOGO_SECTION)
    if state.settings.get(_KEEPS_LOGO_COLOURS, False) == keeps:
        return
    await keep_before(session, site, _LOGO_SECTION, state)
    state.settings = {**state.settings, _KEEPS_LOGO_COLOURS: keeps}
    await keep_changed(session, site, _LOGO_SECTION, saving)
    await bump(session, site, state)


async def _dress(session: AsyncSession, site: Site, saving: ChangeContext, chosen: SetName) -> None:
    """Every section in one set, each as a change of its own: versions keep what its texts wore before."""
    for section in SECTIONS.values():
        styles = {slot.name: style for slot in section.styles if (style := styles_of_set(slot, chosen))}
        state = await section_state(session, site, section)
        if state.styles == styles:
            continue
        base, before = state.revision, state.styles
        await keep_before(session, site, section, state)
        state.styles = styles
        await keep_changed(session, site, section, saving)
        await bump(session, site, state)
        await _carry_draft(session, state, base, before)


async def _carry_draft(session: AsyncSession, state: SectionState, base: int, before: dict[str, Any]) -> None:
    """What was typed and not saved goes on from here, unless it has styles of its own: then its owner is asked."""
    draft = await session.get(Draft, (state.site_id, state.section), with_for_update=True)
    if draft is None or draft.base_revision != base:
        return
    shared = draft.content.get("shared")
    if isinstance(shared, dict) and "styles" in shared:
        if {slot: style for slot, style in shared["styles"].items() if style} != before:
            return
        draft.content = {**draft.content, "shared": {**shared, "styles": state.styles}}
    draft.base_revision = state.revision


def choose_layout(keyring: Keyring, site: Site, option: Option) -> None:
    check_layout(site.activation is not None, option)
    if site.sealed_layout and open_layout(keyring, site.id, site.sealed_layout) == option:
        return  # sealed anew it would look like another choice
    site.sealed_layout = seal_layout(keyring, site.id, option)

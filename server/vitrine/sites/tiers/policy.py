"""What a free site may not have. The server asks here before every save, whatever the browser sent."""

from collections.abc import Iterator
from typing import Any

from vitrine.content import describe
from vitrine.content.catalogues import FREE_LANGUAGES
from vitrine.content.describe import Section
from vitrine.content.layouts import FREE_OPTION, Option
from vitrine.platform.errors import Problem
from vitrine.platform.settings import Settings
from vitrine.sites.media.results import Allowance
from vitrine.sites.media.service import MediaQuota

FREE_VISIT_DAYS = 90


class OneLanguageOnly(Problem):
    code, status = "tiers.one_language", 403


class PaidOnly(Problem):
    """`what`: the field, list or layout that a free site asked for."""

    code, status = "tiers.paid_only", 403


def quota_for(settings: Settings, *, is_paid: bool, is_confirmed: bool) -> MediaQuota:
    """How much a site's files may take. Where mail is sent, an address that nobody confirmed gets less."""
    limits = settings.limits
    if is_paid:
        return MediaQuota(limits.room_paid_bytes)
    if not is_confirmed and settings.smtp_url:
        return MediaQuota(min(limits.room_unconfirmed_bytes, limits.room_free_bytes), is_unconfirmed=True)
    return MediaQuota(limits.room_free_bytes)


def pictures_for(*, is_paid: bool, wants_high_definition: bool) -> Allowance:
    """What the pictures of a site may be."""
    if wants_high_definition and not is_paid:
        raise PaidOnly(what="highDefinition")
    return Allowance(takes_paid_types=is_paid, is_high_definition=wants_high_definition)


def check_languages(is_paid: bool, languages: list[str]) -> None:
    if not is_paid and len(languages) > FREE_LANGUAGES:
        raise OneLanguageOnly()


def check_layout(is_paid: bool, option: Option) -> None:
    if not is_paid and option != FREE_OPTION:
        raise PaidOnly(what=option)


def check_badge(is_paid: bool, *, shows: bool) -> None:
    if not is_paid and not shows:
        raise PaidOnly(what="showsBadge")


def check_visits_range(is_paid: bool, days: int) -> None:
    if not is_paid and days > FREE_VISIT_DAYS:
        raise PaidOnly(what="visitsYear")


def check_visits_letter(is_paid: bool, *, is_wanted: bool) -> None:
    if not is_paid and is_wanted:
        raise PaidOnly(what="visitsLetter")


def check_section(is_paid: bool, section: Section, content: dict[str, Any], shared: dict[str, Any]) -> None:
    if is_paid:
        return
    for what in paid_parts(section, content, shared):
        raise PaidOnly(what=what)


def is_made(source: describe.Source, shared: dict[str, Any]) -> bool:
    """From the site, instead of sent by its owner."""
    return bool(shared["settings"].get(source.name, source.default) != source.default)


def _is_paid_choice(setting: describe.Field, settings: dict[str, Any]) -> bool:
    """Whether what is chosen here is none for a free site."""
    unchosen = describe.unwritten(setting)
    chosen = settings.get(setting.name, unchosen)
    match setting:
        case describe.Colour():
            return bool(chosen != unchosen)
        case describe.Choice(paid=True):
            return chosen not in (unchosen, *setting.free_values)
    return False


def without_paid_choices(section: Section, settings: dict[str, Any]) -> dict[str, Any]:
    """As a free site has them: what was chosen while it was paid is kept, and not shown."""
    return settings | {
        field.name: describe.unwritten(field) for field in section.settings if _is_paid_choice(field, settings)
    }


def paid_parts(section: Section, content: dict[str, Any], shared: dict[str, Any]) -> Iterator[str]:
    """Names of the settings, lists and items' pages here that a free site may not have."""
    for setting in section.settings:
        if isinstance(setting, describe.Media) and setting.paid and shared["settings"].get(setting.name):
            yield setting.name
        if isinstance(setting, describe.Source) and is_made(setting, shared):
            yield setting.name
        if _is_paid_choice(setting, shared["settings"]):
            yield setting.name
    for item_list in section.lists:
        if item_list.paid and (shared if item_list.shared else content)["lists"].get(item_list.name):
            yield item_list.name
        page = item_list.own_page
        items = (shared if item_list.shared else content)["lists"].get(item_list.name, ())
        if page is not None and page.paid and any(item.get(page.name) for item in items):
            yield page.name


def leave_item_pages(section: Section, content: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """Takes items' own pages, which `paid_parts` named, from the lists here. The items that had one."""
    items = (item for item_list in section.own_lists for item in content["lists"].get(item_list.name, ()))
    return [item for item in items if item.pop(name, None)]

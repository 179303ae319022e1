"""Puts back what a version holds: a text, an item, a section, the whole site. Each is a save like any other, and is
kept as a version itself, so that it can be undone. Called by routes.py.
"""

from typing import Any, Literal

from pydantic import BaseModel, ValidationError
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import MARKS, Section, focus_of
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.keyring import Keyring
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.look import choose_layout
from vitrine.sites.site.offered import hidden_of
from vitrine.sites.site.returning import catch_up
from vitrine.sites.site.revisions import IdempotentRequest, bump, check_revision, touch
from vitrine.sites.site.save import write_section
from vitrine.sites.site.save_checks import check_counts
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.history import Content, SiteThen, end_of_change, site_at
from vitrine.sites.site.versions.keeping import SETTINGS, ChangeContext, VersionDocument, keep_settings, settings_of
from vitrine.sites.site.versions.tables import Version
from vitrine.sites.tiers.policy import check_badge, check_languages
from vitrine.sites.tiers.seal import open_layout

What = Literal["text", "setting", "style", "list", "item", "section", "site"]
# How a site looks, in which languages, and what it offers. Its address, whether it is online and who is mailed are not
# the page's.
RESTORED_SETTINGS = ("siteType", "languages", "themeIndex", "layout", "showsBadge", "offersResume")


class LanguageNotThere(Problem):
    """`language` is no longer one of the site's: it must come back first."""

    code, status = "versions.language_not_there", 409


class VersionNotKept(Problem):
    """No version tells any more what stood there."""

    code, status = "versions.not_kept", 404


class NotAllowedNow(Problem):
    """What was right then breaks a rule of today; `fields` as in `Invalid`."""

    code, status = "versions.not_allowed_now", 422


class RestoreTarget(BaseModel):
    """What is to be put back. `name`: of a text, a setting, a style or a list; `item`: the id of one of that list."""

    what: What
    section: str = SETTINGS
    language: str = ""
    name: str = ""
    item: str = ""


async def restore(
    session: AsyncSession,
    keyring: Keyring,
    site: Site,
    number: int,
    target: RestoreTarget,
    *,
    most_items: int,
    if_match: str | None,
    if_none_match: str | None,
    idempotency_key: str | None,
) -> dict[str, Any]:
    """The answer's `undo` is the version at which everything is as it was before this."""
    once = IdempotentRequest(session, site, idempotency_key, ["restore", number, target.model_dump()])
    if earlier := await once.earlier():
        return earlier
    last = await end_of_change(session, site.id, number)
    if last is None:
        raise NotFound()
    undo = await session.scalar(select(func.max(Version.number)).where(Version.site_id == site.id))
    then = await site_at(session, site.id, last)
    restoring = ChangeContext("restore", site.account_id)
    revision = {"if_match": if_match, "if_none_match": if_none_match}
    if target.what == "site":
        check_revision(site.revision, **revision)
        changed = await _restore_site(session, keyring, site, then, restoring, most_items)
    elif target.section == SETTINGS:
        check_revision(site.settings_revision, **revision)
        if target.what not in ("setting", "section"):
            raise NotFound()
        names = [target.name] if target.what == "setting" else RESTORED_SETTINGS
        changed = await _restore_settings(session, keyring, site, then, names, restoring)
    else:
        section = SECTIONS[target.section]
        check_revision((await section_state(session, site, section)).revision, **revision)
        changed = await _restore_in_section(session, site, section, then, target, restoring, most_items)
    answer = {"siteRevision": site.revision, "undo": undo, "changed": changed}
    await once.keep(answer)
    return answer


async def _restore_in_section(
    session: AsyncSession,
    site: Site,
    section: Section,
    then: SiteThen,
    target: RestoreTarget,
    restoring: ChangeContext,
    most_items: int,
) -> list[str]:
    if target.language not in site.languages:
        raise LanguageNotThere(language=target.language)
    here = (await read_documents(session, site.id, [target.language], [section.name]))[section.name]
    now: Content = {"content": here["languages"][target.language], "shared": here["shared"]}
    place = (section.name, target.language)
    if place not in then.contents or section.name not in then.shared:
        raise VersionNotKept()
    was = {"content": then.contents[place], "shared": then.shared[section.name]}
    put_back = _put_back(section, now, was, target)
    held, checked = _languages_of(section, then), _checked(section, put_back)
    await check_counts(session, site, section, target.language, checked, most_items)
    await write_section(session, site, section, target.language, checked, restoring, held, most_items=most_items)
    await bump(session, site, await section_state(session, site, section))
    return [section.name]


def _languages_of(section: Section, then: SiteThen) -> dict[str, Content]:
    return {language: content for (name, language), content in then.contents.items() if name == section.name}


def _put_back(section: Section, now: Content, was: Content, target: RestoreTarget) -> Content:
    """The section as it is, with what is wanted as it was."""
    if target.what == "section":
        return was
    shared_lists = {item_list.name for item_list in section.shared_lists}
    side = "content" if target.what == "text" or _is_own_list(target, shared_lists) else "shared"
    part = {"text": "texts", "setting": "settings", "style": "styles"}.get(target.what, "lists")
    here, there = now[side][part], was[side][part]
    known = {
        "styles": {style.name for style in section.styles},
        "settings": {setting.name for setting in section.settings},
    }.get(part, here)
    if target.name not in known:
        raise NotFound()
    value = there.get(target.name)
    if target.what == "item":
        value = _with_item(here[target.name], there[target.name], target.item)
    put = {**here, target.name: value}
    if target.what == "text":  # with what was bold or a link in it
        put[target.name + MARKS] = there.get(target.name + MARKS)
        put = {name: text for name, text in put.items() if text is not None}
    # A picture comes back with what mattered in it.
    if target.what == "setting" and (focus := focus_of(section.settings, target.name)):
        put[focus] = there.get(focus)
    return {**now, side: {**now[side], part: put}}


def _is_own_list(target: RestoreTarget, shared_lists: set[str]) -> bool:
    return target.what in ("list", "item") and target.name not in shared_lists


def _with_item(here: list[Content], there: list[Content], item_id: str) -> list[Content]:
    """In its place: of one that is gone, behind the nearest that stood before it then."""
    item = next((item for item in there if item["id"] == item_id), None)
    if item is None:
        raise VersionNotKept()
    ids = [other["id"] for other in here]
    if item_id in ids:
        return [item if other["id"] == item_id else other for other in here]
    ahead = [other["id"] for other in there[: there.index(item)] if other["id"] in ids]
    place = ids.index(ahead[-1]) + 1 if ahead else 0
    return [*here[:place], item, *here[place:]]


def _checked(section: Section, document: Content) -> BaseModel:
    try:
        return MODELS[section.name].save.model_validate(document)
    except ValidationError as error:
        faults = [{"path": list(fault["loc"]), "code": fault["type"]} for fault in error.errors()[:50]]
        raise NotAllowedNow(fields=faults) from None


async def _restore_settings(
    session: AsyncSession, keyring: Keyring, site: Site, then: SiteThen, names: Any, restoring: ChangeContext
) -> list[str]:
    if then.settings is None:
        raise VersionNotKept()
    if unknown := set(names) - set(RESTORED_SETTINGS):
        raise NotFound(names=sorted(unknown))
    before, is_paid = settings_of(site), site.activation is not None
    if "languages" in names:
        check_languages(is_paid, then.settings["languages"])
        site.languages = list(then.settings["languages"])
        site.hidden_languages = hidden_of(site)  # to be seen or not is today's choice, as being on line is
    if "siteType" in names:
        site.site_type = then.settings["siteType"]
    if "themeIndex" in names:
        site.theme_index = then.settings["themeIndex"]
    if "showsBadge" in names and then.settings["showsBadge"] != site.shows_badge:
        check_badge(is_paid, shows=then.settings["showsBadge"])
        site.shows_badge = then.settings["showsBadge"]
    if "offersResume" in names:
        site.offers_resume = then.settings["offersResume"]
    if "layout" in names:
        _restore_layout(keyring, site, then.settings)
    if settings_of(site) == before:
        return []
    await keep_settings(session, site, before, restoring)
    await catch_up(session, site, before["languages"], restoring)
    site.settings_revision = Site.settings_revision + 1
    await touch(session, site)
    return [SETTINGS]


def _restore_layout(keyring: Keyring, site: Site, settings: VersionDocument) -> None:
    option = open_layout(keyring, site.id, settings["sealedLayout"])
    if option != open_layout(keyring, site.id, site.sealed_layout):
        choose_layout(keyring, site, option)


async def _restore_site(
    session: AsyncSession, keyring: Keyring, site: Site, then: SiteThen, restoring: ChangeContext, most_items: int
) -> list[str]:
    """All that versions tell of that moment. What the site has since then in a language that it had not stays stored,
    as that of any removed language does.
    """
    changed: list[str] = []
    if then.settings is not None:
        changed += await _restore_settings(session, keyring, site, then, RESTORED_SETTINGS, restoring)
    here = await read_documents(session, site.id, site.languages)
    for name, section in SECTIONS.items():
        now_shared = here[name]["shared"]
        shared = then.shared.get(name, now_shared)
        different: dict[str, Content] = {}
        for code in site.languages:
            content_now = here[name]["languages"][code]
            content = then.contents.get((name, code), content_now)
            if content != content_now:
                different[code] = content
        if not different and shared != now_shared and site.languages:
            first = site.languages[0]
            different[first] = here[name]["languages"][first]
        for code, content in different.items():
            held, checked = _languages_of(section, then), _checked(section, {"content": content, "shared": shared})
            await check_counts(session, site, section, code, checked, most_items)
            await write_section(session, site, section, code, checked, restoring, held, most_items=most_items)
        if different:
            await bump(session, site, await section_state(session, site, section))
            changed.append(name)
    return changed

"""Pages of items, /@slug/fr/projet/name: where each is, and what it was called before.

docs/decisions/project-pages.md says why so. A page stands in its item, in `Item.fields`: it is saved, drafted,
kept, exported and deleted with it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import JSON, Select, select, type_coerce
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import FORMER_NAMES_MAX, TOGETHER, ItemList, OwnPage, Section
from vitrine.content.in_step import has_words
from vitrine.content.sections import ITEM_PAGES
from vitrine.content.shared_rules import free_name, hidden_in
from vitrine.sites.site.documents import LISTED, list_place
from vitrine.sites.site.page_facts import hidden_sections
from vitrine.sites.site.tables import Item, SectionState, SectionTexts, Site

Content = dict[str, Any]  # what one language holds of a section
Page = dict[str, Any]


def split_place(place: str) -> tuple[str, str] | None:
    """'projet/quai-des-brumes': which kind, and its name. None: a page of the whole site, or the main one."""
    kind, _, name = place.partition("/")
    return (kind, name) if name and kind in ITEM_PAGES else None


def _with_pages(section: Section) -> Iterator[tuple[ItemList, OwnPage]]:
    for item_list in section.own_lists:
        if item_list.own_page is not None:
            yield item_list, item_list.own_page


def list_of_pages(section: Section, content: Content) -> list[Page]:
    return [
        page
        for item_list, own in _with_pages(section)
        for item in content["lists"].get(item_list.name, ())
        if (page := item.get(own.name))
    ]


async def _stored(
    session: AsyncSession, site_id: str, section: Section, item_list: ItemList, own: OwnPage, language: str
) -> dict[str, Page]:
    rows = await session.execute(LISTED, list_place(site_id, section, item_list.name, language))
    return {row.id: page for row in rows if (page := row.fields.get(own.name))}


async def without_kept_pages(
    session: AsyncSession, site_id: str, section: Section, language: str, content: Content
) -> Content:
    """The same, without the pages that are sent as they are stored."""
    lists = dict(content["lists"])
    for item_list, own in _with_pages(section):
        stored = await _stored(session, site_id, section, item_list, own, language)
        lists[item_list.name] = [
            {**item, own.name: None} if item.get(own.name) == stored.get(item["id"]) else item
            for item in lists.get(item_list.name, ())
        ]
    return {**content, "lists": lists}


async def note_former_names(
    session: AsyncSession, site_id: str, section: Section, language: str, content: Content
) -> None:
    """Before a save is written. A former name that another page has now is that one's."""
    for item_list, own in _with_pages(section):
        items = content["lists"][item_list.name]
        named = {page["name"] for item in items if (page := item.get(own.name))}
        if not named:
            continue
        stored = await _stored(session, site_id, section, item_list, own, language)
        for item in items:
            page, before = item.get(own.name), stored.get(item["id"])
            if page is None:
                continue
            # What is sent may be an old draft's; of one that is new here, an import's.
            former = [*before["formerNames"], before["name"]] if before else page["formerNames"]
            former_names = [name for name in dict.fromkeys(reversed(former)) if name and name not in named]
            page["formerNames"] = former_names[:FORMER_NAMES_MAX][::-1]


def with_a_free_name(item_list: ItemList, item: dict[str, Any], others: list[dict[str, Any]]) -> dict[str, Any]:
    """An item that comes back may find its page's name taken."""
    own = item_list.own_page
    page = item.get(own.name) if own else None
    if own is None or not page:
        return item
    taken = {theirs["name"] for other in others if (theirs := other.get(own.name))} - {""}
    return {**item, own.name: {**page, "name": free_name(page["name"], taken)}}


@dataclass(frozen=True)
class ItemPages:
    """Which pages of one kind a site has. `written`: the languages in which its section says anything, in their order;
    where it says nothing, the first of them stands in."""

    written: tuple[str, ...]
    names: dict[str, frozenset[str]]  # by language
    former: dict[str, dict[str, str]]  # by language: what it was called, what it is called

    def written_in(self, language: str) -> str | None:
        return language if language in self.written else next(iter(self.written), None)

    def has(self, language: str, name: str) -> bool:
        return name in self.names.get(self.written_in(language) or "", ())

    def moved(self, language: str, name: str) -> str | None:
        return self.former.get(self.written_in(language) or "", {}).get(name)


NO_PAGES = ItemPages((), {}, {})


async def item_pages(session: AsyncSession, site: Site, kind: str) -> ItemPages:
    """None of a free site, and none of a hidden section."""
    section, item_list = ITEM_PAGES[kind]
    own = item_list.own_page
    if own is None or site.activation is None or section.name in await hidden_sections(session, site.id):
        return NO_PAGES
    place = (Item.site_id == site.id, Item.section == section.name, Item.list_name == item_list.name)
    rows = await session.execute(select(Item.language, Item.fields).where(*place))
    state = await session.get(SectionState, (site.id, section.name))
    one_list = state is not None and state.settings.get("lists") == TOGETHER
    languages: set[str] = set()
    names: dict[str, set[str]] = {}
    former: dict[str, dict[str, str]] = {}
    for language, fields in rows:
        page = fields.get(own.name)
        if not one_list or not fields.get("original") or has_words(item_list.fields, fields):
            languages.add(language)
        if page and page["isShown"] and page["name"]:
            names.setdefault(language, set()).add(page["name"])
            former.setdefault(language, {}).update(dict.fromkeys(page["formerNames"], page["name"]))
    texts = select(SectionTexts).where(SectionTexts.site_id == site.id, SectionTexts.section == section.name)
    languages |= {
        row.language
        for row in await session.scalars(texts)
        if any(letter.isalnum() for text in row.texts.values() for letter in text)
    }
    return ItemPages(
        tuple(code for code in site.languages if code in languages),
        {language: frozenset(held) for language, held in names.items()},
        former,
    )


async def listed_pages(session: AsyncSession, site_ids: Select[Any]) -> dict[str, dict[str, list[str]]]:
    """For the sitemap: of each of these sites, its items' pages by the ends of their addresses, each with the languages
    that it is written in. Two statements for all, one where there are none."""
    found: dict[str, dict[str, list[str]]] = {}
    for kind, (section, item_list) in ITEM_PAGES.items():
        if item_list.own_page is None:
            continue
        page = type_coerce(Item.fields, JSON)[item_list.own_page.name]
        statement = (
            select(Item.site_id, Item.language, page)
            .join(Site, Site.id == Item.site_id)
            .where(
                Item.site_id.in_(site_ids),
                Site.activation.is_not(None),
                Item.section == section.name,
                Item.list_name == item_list.name,
                page["isShown"].as_boolean(),
            )
            .order_by(Item.site_id, Item.language, Item.position)
        )
        rows = (await session.execute(statement)).all()
        hidden = await _sites_hiding(session, site_ids, section) if rows else set()
        for site_id, language, held in rows:
            if held["name"] and site_id not in hidden:
                found.setdefault(site_id, {}).setdefault(f"{kind}/{held['name']}", []).append(language)
    return found


async def _sites_hiding(session: AsyncSession, site_ids: Select[Any], section: Section) -> set[str]:
    states = select(SectionState.site_id, SectionState.settings).where(
        SectionState.section == "appearance", SectionState.site_id.in_(site_ids)
    )
    return {site_id for site_id, settings in await session.execute(states) if section.name in hidden_in(settings)}


# What a card says of a page that it leads to (web/src/site/parts/ProjectCaption.tsx).
_CAPTION = ("year", "client")


def trimmed(documents: dict[str, Any], place: str, *, is_paid: bool) -> None:
    """Of items' pages, what drawing this one page of the site needs: its own whole, of the others whether and where
    they are, and what their cards say. A free site has none."""
    shown = split_place(place)
    for kind, (section, item_list) in ITEM_PAGES.items():
        own = item_list.own_page
        if own is None or section.name not in documents:
            continue
        for content in documents[section.name]["languages"].values():
            content["lists"][item_list.name] = [
                _trimmed(item, own, shown == (kind, (item.get(own.name) or {}).get("name")), is_paid=is_paid)
                for item in content["lists"][item_list.name]
            ]


def _trimmed(item: dict[str, Any], own: OwnPage, is_shown: bool, *, is_paid: bool) -> dict[str, Any]:
    page = item.get(own.name)
    if not page:
        return item
    rest = {name: value for name, value in item.items() if name != own.name}
    if not is_paid or not page["isShown"]:
        return rest
    caption = {name: page[name] for name in _CAPTION if page.get(name)}
    return {**rest, own.name: page if is_shown else {"isShown": True, "name": page["name"], **caption}}

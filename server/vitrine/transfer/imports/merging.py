"""What becomes of a site's own words beside those that a file offers: the one rule of preview and import.

'fill' writes where nothing stands, 'add' puts new entries behind those of a list as well, 'replace' puts the file's in
the place of ours. No mode empties anything: what the file does not speak of stays as it is.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from vitrine.content import describe
from vitrine.content.describe import LIST_MAX_ITEMS, ItemList, Section
from vitrine.sites.site.documents import DEFAULTS
from vitrine.transfer.imports.proposal import item_name
from vitrine.transfer.interchange.fitting import Document

Mode = Literal["fill", "add", "replace", "skip"]
MODES: tuple[Mode, ...] = ("fill", "add", "replace")


@dataclass
class Outcome:
    """What one mode changes: names of texts, settings and styles; ids of entries, by list."""

    texts: list[str] = field(default_factory=list)
    settings: list[str] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)
    adds: dict[str, list[str]] = field(default_factory=dict)
    removes: dict[str, list[str]] = field(default_factory=dict)
    surplus: dict[str, int] = field(default_factory=dict)  # entries that a full list has no place for

    @property
    def changes_anything(self) -> bool:
        return bool(self.texts or self.settings or self.styles or self.adds or self.removes)


def merge(
    section: Section,
    ours: Document,
    theirs: Document,
    mode: Mode,
    *,
    is_new: bool,
    keeps_pictures: bool,
    most_items: int = LIST_MAX_ITEMS,
) -> tuple[Document, Outcome]:
    """One part of a section, of a language or shared: what it becomes. `is_new`: nothing was ever saved in it.

    `keeps_pictures`: the file has none of its own, so an entry of the same name keeps the one that it has here.
    `most_items`: that the operator lets a list have; one that is longer already may stay so.
    """
    outcome = Outcome()
    merged: Document = {**ours}
    if mode == "skip":
        return merged, outcome
    if "texts" in ours:
        merged["texts"] = _texts(section, ours["texts"], theirs.get("texts", {}), mode, outcome)
    if "styles" in ours:
        merged["styles"] = _laid_over(ours["styles"], theirs.get("styles", {}), mode, outcome.styles, is_unset=_is_none)
    if "settings" in ours:
        is_unset = _is_as_begun(section) if is_new else _is_none
        merged["settings"] = _laid_over(
            ours["settings"], theirs.get("settings", {}), mode, outcome.settings, is_unset=is_unset
        )
        _keep_focus(section, ours["settings"], merged["settings"], outcome.settings)
    merged["lists"] = dict(ours["lists"])
    for item_list in section.lists:
        if offered := theirs.get("lists", {}).get(item_list.name):
            own_items = ours["lists"].get(item_list.name, [])
            if keeps_pictures:
                twins = {item_name(item_list, held): held for held in reversed(own_items)}
                offered = [_with_picture_of(item_list, item, twins) for item in offered]
            merged["lists"][item_list.name] = _list(item_list, own_items, offered, mode, outcome, most_items)
    return merged, outcome


class Entries:
    """Those of a list, each looked at once: two full lists would else be ten thousand comparisons."""

    def __init__(self, items: list[Document]) -> None:
        self._ids = {item["id"] for item in items}
        self._said = {_said(item) for item in items}

    def __contains__(self, item: Document) -> bool:
        """By what is written in it: a file that was imported before brings nothing twice."""
        return item["id"] in self._ids or _said(item) in self._said


def _said(item: Document) -> str:
    return _as_key({name: value for name, value in item.items() if name not in ("image", "imageFocus", "original")})


def _as_key(item: Document) -> str:
    return json.dumps(_written(item), sort_keys=True)


def _texts(
    section: Section, ours: dict[str, str], theirs: dict[str, str], mode: Mode, outcome: Outcome
) -> dict[str, str]:
    defaults = {text.name: text.default for text in section.texts}
    texts = dict(ours)
    marks = describe.marked(section.texts)
    for name, text in theirs.items():
        if name in marks:
            continue  # with its text
        held = ours.get(name, "")
        is_empty = not held.strip() or held == defaults.get(name)
        if text.strip() and text != held and (is_empty or mode == "replace"):
            texts[name] = text
            outcome.texts.append(name)
            texts.pop(name + describe.MARKS, None)
            if said := theirs.get(name + describe.MARKS):
                texts[name + describe.MARKS] = said
    return texts


def _is_none(_name: str, value: Any) -> bool:
    return value in (None, "")


def _is_as_begun(section: Section) -> Callable[[str, Any], bool]:
    begun = DEFAULTS[section.name][1]["settings"]
    return lambda name, value: value == begun.get(name)


def _laid_over(
    ours: Document, theirs: Document, mode: Mode, changed: list[str], *, is_unset: Callable[[str, Any], bool]
) -> Document:
    laid = dict(ours)
    for name, value in theirs.items():
        held = ours.get(name)
        if value is not None and value != held and (mode == "replace" or is_unset(name, held)):
            laid[name] = value
            changed.append(name)
    return laid


def _keep_focus(section: Section, ours: Document, merged: Document, changed: list[str]) -> None:
    """What matters in a picture comes and stays with it: theirs says nothing of the one that stands here."""
    for setting in section.settings:
        if not isinstance(setting, describe.Focus):
            continue
        is_taken = setting.name in changed
        if setting.of in changed and not is_taken:
            merged.pop(setting.name, None)
        elif is_taken and setting.of not in changed:
            changed.remove(setting.name)
            merged.pop(setting.name)
            if setting.name in ours:
                merged[setting.name] = ours[setting.name]


def _list(
    item_list: ItemList, ours: list[Document], theirs: list[Document], mode: Mode, outcome: Outcome, most_items: int
) -> list[Document]:
    name = item_list.name
    if mode == "fill" and ours:
        return ours
    if mode == "replace":
        capacity = max(most_items, len(ours))
        if len(theirs) > capacity:
            outcome.surplus[name] = len(theirs) - capacity
        return _replaced(item_list, ours, [_whole(item_list, item) for item in theirs[:capacity]], outcome)
    held = Entries(ours)
    new = [item for item in theirs if item not in held]
    capacity = max(min(item_list.max_items, most_items) - len(ours), 0)
    if len(new) > capacity:
        outcome.surplus[name] = len(new) - capacity
    if new[:capacity]:
        outcome.adds[name] = [item["id"] for item in new[:capacity]]
    return [*ours, *(_whole(item_list, item) for item in new[:capacity])]


def _replaced(item_list: ItemList, ours: list[Document], theirs: list[Document], outcome: Outcome) -> list[Document]:
    """An entry that says the same stays the one that it is."""
    first = {_as_key(held): held for held in reversed(ours)}
    replaced = [first.pop(_as_key(item), item) for item in theirs]  # each once: two that say the same are two
    remaining, held = {id(item) for item in replaced}, {id(item) for item in ours}
    if removed := [item["id"] for item in ours if id(item) not in remaining]:
        outcome.removes[item_list.name] = removed
    if added := [item["id"] for item in replaced if id(item) not in held]:
        outcome.adds[item_list.name] = added
    return replaced


def _written(item: Document) -> Document:
    return {name: value for name, value in item.items() if name != "id" and value not in ("", None, {}, False)}


def _with_picture_of(item_list: ItemList, item: Document, twins: dict[str, Document]) -> Document:
    name = item_name(item_list, item)
    twin = twins.get(name) if name else None
    if twin is None:
        return item
    names = [each.name for each in item_list.fields if isinstance(each, describe.Media) and twin.get(each.name)]
    with_focus = [*names, *(focus for name in names if (focus := describe.focus_of(item_list.fields, name)))]
    return {**item, **{name: twin[name] for name in with_focus if name in twin}}


def _whole(item_list: ItemList, item: Document) -> Document:
    names = set(describe.stored_names(item_list.fields))
    pictures = {each.name: None for each in item_list.fields if isinstance(each, describe.Media)}
    return {"id": item["id"], **pictures, **{name: value for name, value in item.items() if name in names}}

"""Drafts as they may be shown to others: what a save would refuse is mended or left out, part by part.

A draft is whatever the editor sent (sites/site/drafts.py). Its owner sees it in his own browser; here it becomes a
page of ours for somebody else, so its links, styles and files pass the same models as a save. Nothing is refused
whole: a text that is too long is cut, a wrong field is empty, an item that is no item is not there.
"""

import json
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from vitrine.content import describe
from vitrine.content.describe import TOGETHER, ItemList, Section
from vitrine.content.layouts import FREE_OPTION, OPTIONS
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.shared_rules import is_written
from vitrine.platform.errors import Problem
from vitrine.sites.site.drafts import WrittenDraft
from vitrine.sites.site.named_media import ids_in
from vitrine.sites.site.save_checks import check_length
from vitrine.sites.tiers.policy import leave_item_pages, without_paid_choices

ValidDraft = dict[str, Any]  # {"languages": {code: {"texts", "lists"}}, "shared"?: {...}, "layout"?: Option}
_ROUNDS = 5  # mending one thing may show another
_MOST_IN_A_FIELD = 50  # of a style's values or a text's languages, which are fewer


@dataclass(frozen=True)
class ValidDrafts:
    """`document`: by section, as JSON for the renderer. `media_ids`: the files that they name. `written`: the languages
    in which they say something.
    """

    document: bytes
    media_ids: set[str]
    written: set[str]


def valid_drafts(languages: list[str], drafts: list[WrittenDraft], *, is_paid: bool) -> ValidDrafts:
    """For a thread: what an owner typed may be megabytes."""
    found = _valid_sections(languages or ["EN"], drafts, is_paid=is_paid)
    return ValidDrafts(
        document=json.dumps(found).encode(),
        media_ids=set(ids_in(found)),
        written={
            code
            for name, draft in found.items()
            for code, content in draft["languages"].items()
            if is_written(SECTIONS[name], content, one_list=_are_one(draft))
        },
    )


def _are_one(draft: ValidDraft) -> bool:
    shared: dict[str, Any] = draft.get("shared") or {}
    return bool((shared.get("settings") or {}).get("lists") == TOGETHER)


def _valid_sections(
    languages: list[str], drafts: list[WrittenDraft], *, is_paid: bool
) -> dict[SectionName, ValidDraft]:
    found: dict[SectionName, ValidDraft] = {}
    for draft in drafts:
        section = next((section for name, section in SECTIONS.items() if name == draft.section), None)
        if section is None:  # the draft of the site's own form
            continue
        sound = _valid_section(section, json.loads(draft.content), languages, is_paid=is_paid)
        if sound:
            found[section.name] = sound
    return found


def _valid_section(section: Section, content: dict[str, Any], languages: list[str], *, is_paid: bool) -> ValidDraft:
    sound: ValidDraft = {"languages": {}}
    shared = _valid_shared(section, content.get("shared"), is_paid=is_paid)
    written = content.get("languages")
    for code, part in written.items() if isinstance(written, dict) else ():
        mended = _without_faults(section, MODELS[section.name].content, part) if code in languages else None
        if mended is not None and _has_an_end(section, mended, shared):
            sound["languages"][code] = mended if is_paid else _free(section, mended)
    if shared is not None:
        sound["shared"] = shared
    layout = content.get("layout")
    if layout in OPTIONS and (is_paid or layout == FREE_OPTION):
        sound["layout"] = layout
    return sound


def _valid_shared(section: Section, shared: Any, *, is_paid: bool) -> dict[str, Any] | None:
    mended = _without_faults(section, MODELS[section.name].shared, shared)
    if mended is None:
        return None
    mended["styles"] = {
        slot: {key: value for key, value in style.items() if value is not None}
        for slot, style in mended["styles"].items()
        if style
    }
    mended = mended if is_paid else _free(section, mended)
    # What the draft does not speak of stays as it was saved.
    return {part: value for part, value in mended.items() if part in shared}


def _has_an_end(section: Section, content: dict[str, Any], shared: dict[str, Any] | None) -> bool:
    lists: dict[str, list[Any]] = {item_list.name: [] for item_list in section.shared_lists}
    try:
        check_length(section, content, {"lists": {**lists, **(shared or {}).get("lists", {})}})
    except Problem:
        return False
    return True


def _free(section: Section, part: dict[str, Any]) -> dict[str, Any]:
    """Without what a free site may not have (sites/tiers/policy.py): a link is no way round the tier."""
    for setting in section.settings:
        if isinstance(setting, describe.Media) and setting.paid and "settings" in part:
            part["settings"][setting.name] = None
    if "settings" in part:
        part["settings"] = without_paid_choices(section, part["settings"])
    for item_list in section.lists:
        if item_list.paid and item_list.name in part["lists"]:
            part["lists"][item_list.name] = []
        if item_list.own_page is not None and item_list.own_page.paid:
            leave_item_pages(section, part, item_list.own_page.name)
    return part


def _of_ours(section: Section, model: type[BaseModel], part: dict[str, Any]) -> dict[str, Any]:
    """A copy of what has a place in the section. The rest is nobody's, and there may be a million names of it: each
    would be a fault to be told and mended, while all others wait."""
    names = {
        "texts": describe.stored_names(section.texts),
        "settings": [setting.name for setting in section.settings],
        "styles": [style.name for style in section.styles],
    }
    copied: dict[str, Any] = {}
    for name in model.model_fields:
        held = part.get(name)
        held = held if isinstance(held, dict) else {}
        if name == "lists":
            found = ((item_list, held.get(item_list.name)) for item_list in section.lists)
            copied[name] = {
                item_list.name: [_item_of_ours(item_list, item) for item in items[: item_list.max_items]]
                for item_list, items in found
                if isinstance(items, list)
            }
        else:
            copied[name] = {ours: _plain(held[ours]) for ours in names[name] if ours in held}
    return copied


def _item_of_ours(item_list: ItemList, item: Any) -> Any:
    if not isinstance(item, dict):
        return None
    return _values_of_ours(item_list.fields, item)


def _values_of_ours(fields: tuple[describe.Field, ...], held: dict[str, Any]) -> dict[str, Any]:
    known = {field.name: field for field in fields}
    copied = {
        name: _value_of_ours(known.get(name), held[name]) for name in describe.stored_names(fields) if name in held
    }
    return {"id": _plain(held["id"]), **copied} if "id" in held else copied


def _value_of_ours(field: describe.Field | None, value: Any) -> Any:
    """`field`: none for what stands beside one, its marks."""
    match field:
        case describe.OwnPage() if isinstance(value, dict):
            return _values_of_ours(field.fields, value)
        case describe.Rows() if isinstance(value, list):
            rows = value[: field.max_rows]
            return [_values_of_ours(field.fields, row) for row in rows if isinstance(row, dict)]
    return _plain(value)


def _plain(value: Any) -> Any:
    """A value of one field: at most a few plain ones (a style, a text by language, names)."""
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in islice(value.items(), _MOST_IN_A_FIELD)}
    if isinstance(value, list):
        return [inner for inner in value[:_MOST_IN_A_FIELD] if isinstance(inner, str)]
    return value


def _without_faults(section: Section, model: type[BaseModel], part: Any) -> dict[str, Any] | None:
    if not isinstance(part, dict):
        return None
    part = _of_ours(section, model, part)
    for _ in range(_ROUNDS):
        try:
            return model.model_validate(part).model_dump()
        except ValidationError as error:
            # From the end of each list, so that what is taken away moves nothing that is still to be found.
            for fault in sorted(error.errors(include_url=False), key=_places, reverse=True):
                _remove_faulty(part, fault)
    return None


def _places(fault: ErrorDetails) -> list[str]:
    return [f"{place:09}" if isinstance(place, int) else place for place in fault["loc"]]


def _remove_faulty(part: Any, fault: ErrorDetails) -> None:
    *way, last = fault["loc"]
    if fault["type"] == "missing":  # what must be there and is not makes its item none
        *way, last = way
    holder = _at(part, way)
    if isinstance(holder, dict) and last in holder and fault["type"] in ("string_too_long", "too_long"):
        holder[last] = _cut(holder[last], fault["ctx"]["max_length"])
    elif isinstance(holder, dict):
        holder.pop(last, None)
        if "isShown" in holder and last == "name":  # a page without an address of its own
            holder["isShown"] = False
        if holder is part:  # a part that was no part at all
            part[last] = {}
    elif isinstance(holder, list) and isinstance(last, int) and last < len(holder):
        del holder[last]


def _at(part: Any, way: list[int | str]) -> Any:
    """What holds the place of a fault; None where an earlier mending took it away."""
    for place in way:
        if isinstance(part, dict):
            part = part.get(place)
        else:
            part = part[place] if isinstance(part, list) and isinstance(place, int) and place < len(part) else None
    return part


def _cut(value: Any, most: int) -> Any:
    """A text or a list; a table of texts by language loses the last ones."""
    return dict(list(value.items())[:most]) if isinstance(value, dict) else value[:most]

"""Lists in step: the items of a section are the same in every language, but for their words.

Each language has its rows; those of one item name one original (translating.py). Whoever changes a list in one language
changes it in all: docs/decisions/languages-in-step.md. web/src/editor/inStep.ts does the same for what is not saved,
and both are held to web/src/contract/inStep.cases.json.
"""

from collections.abc import Iterable
from typing import Any

from vitrine.content.describe import (
    FORMER_NAMES_MAX,
    LIST_MAX_ITEMS,
    MARKS,
    SEPARATE,
    TOGETHER,
    Field,
    Film,
    Focus,
    FormerNames,
    ItemList,
    Link,
    Media,
    Original,
    OwnPage,
    PageName,
    Rows,
    Section,
    Text,
    marked,
)
from vitrine.content.translating import Content, Items, original_of, says_nothing

Values = dict[str, Any]
ByLanguage = dict[str, Items]
ID_MAX_CHARS = 36  # as the schema has it


def id_in(original: str, language: str) -> str:
    """Of the same item in another language, where none has it yet: both sides say the same without asking."""
    ending = f"-{language.lower()}"
    return original[: ID_MAX_CHARS - len(ending)] + ending


def without_words(fields: Iterable[Field], values: Values) -> Values:
    """What languages have in common."""
    fields = tuple(fields)
    words = {field.name for field in fields if isinstance(field, Text | Original)} | marked(fields).keys()
    common = {name: value for name, value in values.items() if name not in words}
    for field in fields:
        match field:
            case OwnPage() if held := values.get(field.name):
                common[field.name] = without_words(field.fields, held)
            case Rows():
                common[field.name] = [without_words(field.fields, row) for row in values.get(field.name) or ()]
    return common


def in_own_words(fields: Iterable[Field], lead: Values, own: Values | None) -> Values:
    """What the leading one has, in the words of this language; where it has none yet, without words."""
    own = own or {}
    values: Values = {}
    for field in fields:
        match field:
            case Original():
                continue
            case Text():
                is_kept = field.unless is None or not lead.get(field.unless)
                values[field.name] = (own.get(field.name) or "") if is_kept else ""
                if field.rich and (marks := own.get(field.name + MARKS)):
                    values[field.name + MARKS] = marks
            case OwnPage():
                if held := lead.get(field.name):
                    page = in_own_words(field.fields, held, own.get(field.name))
                    values[field.name] = _with_former_names(field.fields, page, own.get(field.name))
            case Rows():
                rows = {row["id"]: row for row in own.get(field.name) or ()}
                values[field.name] = [
                    {"id": row["id"], **in_own_words(field.fields, row, rows.get(row["id"]))}
                    for row in lead.get(field.name) or ()
                ]
            case _ if field.name in lead:
                values[field.name] = lead[field.name]
    return values


def _with_former_names(fields: Iterable[Field], page: Values, own: Values | None) -> Values:
    """Where a language had another address for it, that one leads to it still."""
    former = next((field.name for field in fields if isinstance(field, FormerNames)), None)
    name = next((field.name for field in fields if isinstance(field, PageName)), None)
    if former is None or name is None or not own:
        return page
    all_names = [*(page.get(former) or ()), *(own.get(former) or ()), own.get(name) or ""]
    remaining = [known for known in dict.fromkeys(all_names) if known and known != page[name]]
    return {**page, former: remaining[-FORMER_NAMES_MAX:]}


def _pictures(item_list: ItemList, item: Values) -> list[Any]:
    return [item.get(field.name) for field in item_list.fields if isinstance(field, Media)]


def _contradicts(item_list: ItemList, one: Values, other: Values) -> bool:
    """Each has a picture or a link of its own: on purpose, so that neither may take the other's place."""
    return any(
        one.get(field.name) and other.get(field.name) and one[field.name] != other[field.name]
        for field in item_list.fields
        if isinstance(field, Media | Link | Film)
    )


def _with_theirs(item_list: ItemList, item: Values, was: Values, others: Iterable[Items]) -> Values:
    """With the pictures and links that another language alone has: where lists become one, none is lost. One that the
    leader just took away stays away."""
    whole = dict(item)
    for other in (each for items in others for each in items if original_of(each) == original_of(item)):
        for field in item_list.fields:
            theirs = other.get(field.name)
            if not isinstance(field, Media | Link | Film) or item.get(field.name) or was.get(field.name) or not theirs:
                continue
            if whole.get(field.name) and whole[field.name] != theirs:  # two languages have one, and not the same
                raise NotInStep()
            whole[field.name] = theirs
            for focus in item_list.fields:
                if isinstance(focus, Focus) and focus.of == field.name and other.get(focus.name):
                    whole[focus.name] = other[focus.name]
    return whole


def paired(item_list: ItemList, items: Items, others: Items) -> Items:
    """The same, each with its original among the others: the one that it names, else the next with the same picture."""
    known = {original_of(other) for other in others}
    if any(item.get("original") or item["id"] in known for item in items):
        return items
    named, place = [], 0
    for item in items:
        at = next(
            (i for i in range(place, len(others)) if _pictures(item_list, others[i]) == _pictures(item_list, item)),
            None,
        )
        if at is None:
            named.append(item)
            continue
        place = at + 1
        named.append({**item, "original": original_of(others[at])})
    return named


class NotInStep(Exception):
    """Languages have items of their own: their lists stay apart."""


def in_step(
    item_list: ItemList,
    before: ByLanguage,
    leader: str,
    after: Items,
    *,
    source: str,
    is_meant: bool,
    is_chosen: bool = False,
    then: ByLanguage | None = None,
    most_items: int = LIST_MAX_ITEMS,
) -> ByLanguage:
    """What every language has once the leader's list is this one; raises NotInStep where they cannot have the same.

    `is_meant`: who changes it knows that it is one list: what is gone is gone in all, whatever came instead.
    `is_chosen`: separate lists become one on purpose: what only one language has comes to all. `then`: of items that
    come back, what each language had of them. `most_items`: of one list, unless a language had more before.
    """
    others = {code: items for code, items in before.items() if code != leader}
    if not any(others.values()):
        lead = _with_originals(after, before.get(leader, []), item_list)
        return {leader: after} | {code: following(item_list, lead, [], code, then) for code in others}
    was = before.get(leader, [])
    if leader != source and _outline(item_list, after) == _outline(item_list, was) and before.get(source):
        # Who changes nothing but words leads nobody.
        before, after = {**before, leader: after}, before[source]
        return in_step(
            *(item_list, before, source, after),
            source=source,
            is_meant=is_meant,
            is_chosen=is_chosen,
            then=then,
            most_items=most_items,
        )
    reference = was or max(others.values(), key=len)
    others = {code: paired(item_list, items, reference) for code, items in others.items()}
    was = paired(item_list, was, reference)
    lead = _with_originals(after, was, item_list)
    remaining, known = {original_of(item) for item in lead}, {original_of(item) for item in was}
    gone, new = known - remaining, remaining - known
    held = {original_of(item) for items in others.values() for item in items}
    unseen = held - known - remaining  # what only others have
    if not (is_meant or is_chosen) and ((gone and new - held) or (unseen and (known | new) - held)):
        raise NotInStep()
    by_original = {original_of(item): item for item in was}
    for items in others.values():
        for item in items:
            mine = by_original.get(original_of(item))
            if not is_meant and mine is not None and _contradicts(item_list, mine, item):
                raise NotInStep()
    if not is_meant:
        lead = [_with_theirs(item_list, item, by_original.get(original_of(item), {}), others.values()) for item in lead]
    for items in others.values():
        lead = _joined(item_list, lead, [item for item in items if original_of(item) in unseen], items, leader)
    longest = max(len(after), *map(len, before.values()))
    if len(lead) > min(item_list.max_items, max(most_items, longest)):
        raise NotInStep()
    result = {code: following(item_list, lead, items, code, then) for code, items in others.items()}
    return result | {leader: lead}


def _outline(item_list: ItemList, items: Items) -> Items:
    return [without_words(item_list.fields, item) for item in items]


def _with_originals(after: Items, was: Items, item_list: ItemList) -> Items:
    """Items that stand where others stood, with the same picture, are those: who does not know our ids sends others."""
    ids, named = {item["id"]: item for item in was}, []
    now = {item["id"] for item in after} | {original_of(item) for item in after}
    for place, item in enumerate(after):
        stored = ids.get(item["id"])
        there = was[place] if place < len(was) else None
        if stored is not None:
            original = stored.get("original")
        elif item.get("original") or there is None or there["id"] in now or original_of(there) in now:
            original = item.get("original")
        else:
            same = _pictures(item_list, there) == _pictures(item_list, item) and not _contradicts(
                item_list, there, item
            )
            original = original_of(there) if same else None
        rest = {name: value for name, value in item.items() if name != "original"}
        named.append({**rest, "original": original} if original and original != item["id"] else rest)
    return named


def _joined(item_list: ItemList, lead: Items, unseen: Items, theirs: Items, leader: str) -> Items:
    """With what only another language has, each behind the one that it stands behind there."""
    joined = list(lead)
    for item in unseen:
        if any(original_of(item) == original_of(other) for other in joined):
            continue
        ahead = {original_of(other) for other in theirs[: theirs.index(item)]}
        at = max((place + 1 for place, other in enumerate(joined) if original_of(other) in ahead), default=0)
        joined.insert(at, _in_language(item_list, item, None, leader))
    return joined


def following(item_list: ItemList, lead: Items, own: Items, code: str, then: ByLanguage | None = None) -> Items:
    """A language's list, once the leading one is this: what it had of these items, in its own words."""
    mine = {original_of(item): item for item in [*(then or {}).get(code, []), *own]}
    return [_in_language(item_list, item, mine.get(original_of(item)), code) for item in lead]


def _in_language(item_list: ItemList, lead: Values, own: Values | None, code: str) -> Values:
    original = original_of(lead)
    item_id = own["id"] if own else id_in(original, code)
    values = {"id": item_id, **in_own_words(item_list.fields, lead, own)}
    return {**values, "original": original} if original != item_id else values


def are_one(document: Values) -> bool:
    """Of a section's document: its lists are the same in all languages."""
    return bool(document["shared"]["settings"].get("lists") == TOGETHER)


def has_own_items(section: Section, content: Content) -> bool:
    """Anything of its lists was made or written in this language."""
    return any(
        not item.get("original") or has_words(item_list.fields, item)
        for item_list in section.own_lists
        for item in content["lists"].get(item_list.name, ())
    )


def together(section: Section, document: Values, source: str, *, most_items: int = LIST_MAX_ITEMS) -> Values:
    """A section's document as one list for all its languages, as its next save makes it; apart, where it cannot be."""
    languages, shared = document["languages"], document["shared"]
    how = shared["settings"].get("lists")
    if len(languages) < 2 or source not in languages or not section.own_lists or how == SEPARATE:
        return document
    held = {code: {"texts": content["texts"], "lists": dict(content["lists"])} for code, content in languages.items()}
    try:
        for item_list in section.own_lists:
            name = item_list.name
            before = {code: content["lists"].get(name, []) for code, content in languages.items()}
            step = in_step(
                *(item_list, before, source, before[source]),
                source=source,
                is_meant=how == TOGETHER,
                most_items=most_items,
            )
            for code, items in step.items():
                held[code]["lists"][name] = items
    except NotInStep:
        return {**document, "shared": {**shared, "settings": {**shared["settings"], "lists": SEPARATE}}}
    return {
        **document,
        "languages": held,
        "shared": {**shared, "settings": {**shared["settings"], "lists": TOGETHER}},
    }


def all_said(section: Section, document: Values, language: str, order: list[str]) -> Content:
    """What a language holds, with what stands in where it is not translated: in the first of these that says it."""
    content: Content = document["languages"][language]
    if not are_one(document):
        return content
    others = [document["languages"][code] for code in order if code != language and code in document["languages"]]
    lists = dict(content["lists"])
    for item_list in section.own_lists:
        theirs = [{original_of(item): item for item in other["lists"].get(item_list.name, ())} for other in others]
        lists[item_list.name] = [
            with_stand_ins(item_list.fields, item, [held[key] for held in theirs if (key := original_of(item)) in held])
            for item in lists.get(item_list.name, ())
        ]
    return {**content, "lists": lists}


def has_words(fields: Iterable[Field], values: Values) -> bool:
    """Anything is written in this language."""
    for field in fields:
        held = values.get(field.name)
        match field:
            case Text() if not says_nothing(held or ""):
                return True
            case OwnPage() if held and has_words(field.fields, held):
                return True
            case Rows() if any(has_words(field.fields, row) for row in held or ()):
                return True
    return False


def with_stand_ins(fields: Iterable[Field], own: Values, originals: list[Values]) -> Values:
    """Where a text is empty, the first of the others that says something, with what stands out in it."""
    values = dict(own)
    for field in fields:
        match field:
            case Text() if says_nothing(own.get(field.name) or ""):
                said = next((other for other in originals if not says_nothing(other.get(field.name) or "")), None)
                if said is not None and not (field.unless and own.get(field.unless)):
                    values[field.name] = said[field.name]
                    if marks := said.get(field.name + MARKS):
                        values[field.name + MARKS] = marks
            case OwnPage() if own.get(field.name):
                pages = [page for other in originals if (page := other.get(field.name))]
                values[field.name] = with_stand_ins(field.fields, own[field.name], pages)
            case Rows() if own.get(field.name):
                values[field.name] = [
                    with_stand_ins(
                        field.fields,
                        row,
                        [
                            found
                            for other in originals
                            for found in other.get(field.name) or ()
                            if found["id"] == row["id"]
                        ],
                    )
                    for row in own[field.name]
                ]
    return values

"""The texts of a section that stand in one language, each under a place; and which text another was made from.

A place is a name, or names and ids: 'heading', 'projects/<item>/title', 'projects/<item>/page/pictures/<row>/caption'.
web/src/editor/translation/places.ts says the same for the pages. Links, pictures, dates and networks are no texts.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from vitrine.content.describe import Field, Localized, OwnPage, Rows, Section, Text

Content = dict[str, Any]  # what one language holds of a section
Items = list[dict[str, Any]]
PLACE_MAX_CHARS = 200


def texts_of(section: Section, content: Content, shared_lists: dict[str, Items], language: str) -> dict[str, str]:
    """Every text by its place, empty ones too."""
    texts = {field.name: content["texts"].get(field.name) or "" for field in section.texts}
    for item_list in section.lists:
        items = (shared_lists if item_list.shared else content["lists"]).get(item_list.name, ())
        # A plain text that all languages share is no language's.
        fields = [field for field in item_list.fields if not (item_list.shared and isinstance(field, Text))]
        for item in items:
            texts.update(_texts_in(fields, item, f"{item_list.name}/{item['id']}", language))
    return texts


def _texts_in(fields: Iterable[Field], values: dict[str, Any], place: str, language: str) -> Iterator[tuple[str, str]]:
    for field in fields:
        held, at = values.get(field.name), f"{place}/{field.name}"
        match field:
            case Text():
                yield at, held or ""
            case Localized():
                yield at, (held or {}).get(language, "")
            case OwnPage() if held:
                yield from _texts_in(field.fields, held, at, language)
            case Rows():
                for row in held or ():
                    yield from _texts_in(field.fields, row, f"{at}/{row['id']}", language)


def text_at(section: Section, place: str) -> Text | Localized | None:
    """What is described at a place; its item need not be there, only its kind."""
    name, *way = place.split("/")
    if not way:
        return next((field for field in section.texts if field.name == name), None)
    item_list = next((item_list for item_list in section.lists if item_list.name == name), None)
    fields: Iterable[Field] = item_list.fields if item_list else ()
    steps = iter(way[1:])
    for step in steps:
        match next((field for field in fields if field.name == step), None):
            case Text() | Localized() as field if next(steps, None) is None:
                is_everybodys = item_list and item_list.shared and isinstance(field, Text)
                return None if is_everybodys else field
            case OwnPage() as page:
                fields = page.fields
            case Rows() as rows:
                fields = rows.fields
                next(steps, None)  # the row's id
            case _:
                return None
    return None


def source_items(section: Section, target: Content, source: Content) -> dict[str, str]:
    """Which item of the source language each of the target's is a translation of, by their ids.

    Those of one original; and in lists of before, where none says what it was made from, those of one place.
    """
    found: dict[str, str] = {}
    for item_list in section.own_lists:
        ours, theirs = target["lists"].get(item_list.name, []), source["lists"].get(item_list.name, [])
        if not any(item.get("original") for item in (*ours, *theirs)):
            found |= {item["id"]: other["id"] for item, other in zip(ours, theirs, strict=False)}
            continue
        by_original = {_original(other): other["id"] for other in theirs}
        found |= {item["id"]: by_original[_original(item)] for item in ours if _original(item) in by_original}
    return found


def _original(item: dict[str, Any]) -> str:
    original: str = item.get("original") or item["id"]
    return original


def source_place(place: str, items: dict[str, str]) -> str | None:
    """`items`: as source_items has them; what all languages share stands at the same place."""
    list_name, _, rest = place.partition("/")
    if not rest:
        return place
    item_id, _, field = rest.partition("/")
    source_id = items.get(item_id)
    return f"{list_name}/{source_id}/{field}" if source_id else None


def has_letters(text: str) -> bool:
    """A year or a price is the same in all languages."""
    return any(letter.isalpha() for letter in text)


def says_the_same(text: str, other: str) -> bool:
    """Word by word: blanks are nothing to translate anew."""
    return text.split() == other.split()

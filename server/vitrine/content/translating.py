"""The texts of a section that stand in one language, each under a place; and which text another was made from.

A place is a name, or names and ids: 'heading', 'projects/<item>/title', 'projects/<item>/page/pictures/<row>/caption'.
web/src/editor/translation/places.ts says the same for the pages. Links, pictures, dates and networks are no texts.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal
from unicodedata import normalize

from vitrine.content.describe import Field, ItemList, Localized, OwnPage, Rows, Section, Text
from vitrine.content.layouts import Option

Content = dict[str, Any]  # what one language holds of a section
Items = list[dict[str, Any]]
PLACE_MAX_CHARS = 200

# As classes of a regular expression, which the pages have too: \s and str.split() know different ones.
BLANKS = r"\t-\r\x1c- \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
# Soft hyphens, and places where a line may or must not break. What joins letters or parts them (ZWJ, ZWNJ) is seen.
UNSEEN = r"\xad\u200b\u2060\ufeff"

# Headings and labels that are one word in several languages: who writes it again has translated it.
SAME_WORDS: dict[str, tuple[str, ...]] = {
    "blog": ("FR", "EN", "ES", "PT", "IT", "DE", "NL"),
    "clients": ("FR", "EN"),
    "contact": ("FR", "EN", "NL"),
    "cv": ("FR", "EN", "ES", "PT", "IT", "NL"),
    "design": ("FR", "EN", "PT", "IT", "DE", "NL"),
    "e-mail": ("FR", "EN", "PT", "IT", "DE", "NL"),
    "email": ("FR", "EN", "ES", "PT", "IT"),
    "expertise": ("FR", "EN", "DE", "NL"),
    "illustration": ("FR", "EN", "DE"),
    "illustrations": ("FR", "EN"),
    "message": ("FR", "EN"),
    "messages": ("FR", "EN"),
    "photos": ("FR", "EN"),
    "portfolio": ("FR", "EN", "ES", "PT", "IT", "DE", "NL"),
    "publications": ("FR", "EN"),
    "services": ("FR", "EN"),
    "team": ("EN", "IT", "DE", "NL"),
}

TextState = Literal["filled", "stale", "copied", "empty"]


@dataclass(frozen=True)
class TextAt:
    """A text where it stands. `item`: what its owner calls the item that it is of."""

    field: Text | Localized
    text: str
    item: str = ""


def texts_of(section: Section, content: Content, shared_lists: dict[str, Items], language: str) -> dict[str, str]:
    """Every text by its place, empty ones too."""
    return {place: found.text for place, found in texts_in(section, content, shared_lists, language).items()}


def texts_in(
    section: Section, content: Content, shared_lists: dict[str, Items], language: str, option: Option | None = None
) -> dict[str, TextAt]:
    """The same, with what is known of each. `option`: only what this layout shows, and no page that nobody gets."""
    fields = [field for field in section.texts if option is None or option in field.options]
    texts = {field.name: TextAt(field, content["texts"].get(field.name) or "") for field in fields}
    for item_list in section.lists:
        if option is not None and option not in item_list.options:
            continue
        items = (shared_lists if item_list.shared else content["lists"]).get(item_list.name, ())
        # A plain text that all languages share is no language's.
        of_item = [field for field in item_list.fields if not (item_list.shared and isinstance(field, Text))]
        for item in items:
            name, at = _name_of(item_list, item), f"{item_list.name}/{item['id']}"
            for place, field, text in _texts_in(of_item, item, at, language, option):
                texts[place] = TextAt(field, text, name)
    return texts


def _name_of(item_list: ItemList, item: dict[str, Any]) -> str:
    said = (item.get(name) for name in item_list.named_by)
    return next((name for name in said if isinstance(name, str) and name.strip()), "")


def _texts_in(
    fields: Iterable[Field], values: dict[str, Any], place: str, language: str, option: Option | None
) -> Iterator[tuple[str, Text | Localized, str]]:
    for field in fields:
        if option is not None and option not in field.options:
            continue
        held, at = values.get(field.name), f"{place}/{field.name}"
        match field:
            case Text():
                yield at, field, held or ""
            case Localized():
                yield at, field, (held or {}).get(language, "")
            case OwnPage() if held and (option is None or held.get("isShown")):
                yield from _texts_in(field.fields, held, at, language, option)
            case Rows():
                for row in held or ():
                    yield from _texts_in(field.fields, row, f"{at}/{row['id']}", language, option)


def is_same_word(text: str, source_language: str, language: str) -> bool:
    return {source_language, language} <= set(SAME_WORDS.get(_words(text).lower(), ()))


def state_of(
    source: str,
    text: str,
    made_from: str | None,
    is_confirmed: bool,
    *,
    stands_in: bool = False,
    is_meant: bool = False,
) -> TextState:
    """As web/src/editor/translation/state.ts has it: both are held to web/src/contract/textStates.cases.json.

    `made_from`: the words of its note, if there is one. `stands_in`: where it is empty the source's words are shown.
    `is_meant`: it may say what its source says.
    """
    if says_nothing(text):
        return "copied" if stands_in else "empty"
    if made_from is not None and not says_the_same(made_from, source):
        return "stale"
    return "copied" if says_the_same(text, source) and not (is_confirmed or is_meant) else "filled"


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
        by_original = {original_of(other): other["id"] for other in theirs}
        found |= {item["id"]: by_original[original_of(item)] for item in ours if original_of(item) in by_original}
    return found


def original_of(item: dict[str, Any]) -> str:
    """Those of one original are each other's translations."""
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


def says_nothing(text: str) -> bool:
    return not _words(text)


def says_the_same(text: str, other: str) -> bool:
    """Word by word: blanks are nothing to translate anew."""
    return text == other or _words(text) == _words(other)


def _words(text: str) -> str:
    """As they are read: one blank between them, accents written in one way, nothing that has no shape of its own."""
    return re.sub(f"[{BLANKS}]+", " ", normalize("NFC", re.sub(f"[{UNSEEN}]", "", text))).strip(" ")

"""Something in every field of a section, as its description allows it: a new section is in these tests by itself."""

from typing import Any

from tests.factories.app import Owner, revision_headers
from vitrine.content.describe import (
    Choice,
    Colour,
    Field,
    Film,
    Flag,
    Focus,
    FormerNames,
    Link,
    Lists,
    Localized,
    Media,
    Month,
    Names,
    Original,
    OwnPage,
    PageName,
    Rows,
    Section,
    Text,
)


def value_in(field: Field, words: str, image: str | None) -> Any:
    match field:
        case Link():
            return "https://example.org/page"
        case Month():
            return "2019-04"
        case Text(max_chars=most):
            return words[:most]
        case Localized(max_chars=most):
            return {"FR": words[:most]}
        case Media(accepts="image"):
            return image
        case Media():
            return None
        case Flag(default=default):
            return default
        case Choice(default=default, values=values):
            return default or values[0]
        case Colour():
            return "#f4efe6"
        case Focus():
            return "30 70 150"
        case Names(values=values):
            return [*reversed(values)][:2]
        case Film():
            return "https://youtu.be/abcdefghijk"
        case PageName():
            return "une-page"
        case FormerNames():
            return []
        case Lists():
            return "together"
        case Original():
            return "made-from-this-one"
        case Rows(name=name, fields=fields):
            return [{"id": f"row-of-{name}", **{inner.name: value_in(inner, words, image) for inner in fields}}]
        case OwnPage(fields=fields):
            return {inner.name: value_in(inner, words, image) for inner in fields} | {"isShown": True}
    raise AssertionError(f"a field of a new kind: {field}")


def filled(section: Section, words: str, image: str, shared: dict[str, Any]) -> dict[str, Any]:
    """A save with the words in each text of the section, of all languages too, and of one item of each list."""
    lists: dict[bool, dict[str, Any]] = {True: {}, False: {}}
    for item_list in section.lists:
        item = {field.name: value_in(field, words, image) for field in item_list.fields}
        lists[item_list.shared][item_list.name] = [{"id": f"{section.name}-{item_list.name}-1", **item}]
    texts = {field.name: value_in(field, words, image) for field in section.texts}
    shared_texts = {field.name: value_in(field, words, image) for field in section.settings if isinstance(field, Text)}
    settings = {**shared["settings"], **shared_texts}
    return {
        "content": {"texts": texts, "lists": lists[False]},
        "shared": {**shared, "settings": settings, "lists": lists[True]},
    }


async def fill(owner: Owner, section: Section, words: str, image: str) -> None:
    stored = await owner.document(section.name)
    saved = await owner.client.put(
        f"/api/site/sections/{section.name}/FR",
        json=filled(section, words, image, stored["shared"]),
        headers=revision_headers(stored["revision"]),
    )
    assert saved.status_code == 200, (section.name, saved.text)

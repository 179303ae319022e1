"""What was taken over from the source goes again: an item, the page of one, a row of that page. Nothing else does."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from vitrine.content.describe import Field, OwnPage, Rows, Section
from vitrine.content.sections import SectionName
from vitrine.content.translating import Content
from vitrine.platform.errors import Invalid


@dataclass(frozen=True)
class TakenOver:
    """`place`: where it stands in the language that it was taken into. `index`: which one of those that were sent."""

    index: int
    section: SectionName
    place: str


def give_back(section: Section, content: Content, taken: TakenOver) -> None:
    list_name, *way = taken.place.split("/")
    held = next((held for held in section.own_lists if held.name == list_name), None)
    if held is None or not way or not _gone_from(held.fields, content["lists"][list_name], way):
        raise Invalid(fields=[{"path": ["taken", taken.index, "place"], "code": "unknown_place"}])


def _gone_from(fields: Iterable[Field], held: list[dict[str, Any]], way: list[str]) -> bool:
    held_id, *rest = way
    found = next((each for each in held if each["id"] == held_id), None)
    if found is None:
        return False
    if rest:
        return _gone_within(fields, found, rest)
    held.remove(found)
    return True


def _gone_within(fields: Iterable[Field], held: dict[str, Any], way: list[str]) -> bool:
    name, *rest = way
    match next((field for field in fields if field.name == name), None):
        case OwnPage(fields=own) if held.get(name):
            if rest:
                return _gone_within(own, held[name], rest)
            del held[name]
            return True
        case Rows(fields=own) if rest:
            return _gone_from(own, held.get(name) or [], rest)
    return False

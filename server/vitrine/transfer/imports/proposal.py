"""What a file offers a site: sections (sites/site/documents.py), and what of it has no place or was changed."""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, NamedTuple

from vitrine.content import describe
from vitrine.content.describe import Section
from vitrine.content.layouts import Option
from vitrine.content.sections import SECTIONS
from vitrine.transfer.interchange.fitting import Document, FitProblemCode, empty_document

Source = Literal["archive", "json_resume", "linkedin", "sample"]
NoteCode = FitProblemCode | Literal["picture", "no_room", "drawn", "language"]


@dataclass(frozen=True)
class Note:
    """Something that does not come as the file has it: where it would stand, and what happens to it."""

    code: NoteCode
    section: str = ""
    language: str = ""
    field: str = ""  # 'heading', or 'projects.link' of an item
    item: str = ""  # its name, or the file's name for a picture
    chars: int = 0
    most: int = 0


@dataclass(frozen=True)
class NoPlace:
    """A part of the file that a site has no place for, by the file's own name for it."""

    name: str
    count: int = 1
    says: str = ""


@dataclass
class Offered:
    """A picture of the file, before anybody looked at it."""

    file_name: str
    accepts: Literal["image", "file"]


@dataclass
class SiteOffer:
    """What an archive or a sample says about the site as a whole. Never its tier, key, domains, address or account."""

    site_type: Literal["footer", "header"] | None = None
    theme_index: int | None = None
    layout: Option | None = None
    shows_badge: bool | None = None
    offers_resume: bool | None = None
    # Of a sample: the text styles of each section. An archive's are offered with the section that they dress.
    styles: dict[str, Document] = field(default_factory=dict)


@dataclass
class Proposal:
    source: Source
    sections: dict[str, Document] = field(default_factory=dict)
    site: SiteOffer = field(default_factory=SiteOffer)
    # In the file's order: the first is the one that visitors get.
    languages: list[str] = field(default_factory=list)
    pictures: dict[str, Offered] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)
    no_place: list[NoPlace] = field(default_factory=list)
    # Of an archive: what its translations were made from, by section, language and place (sites/site/translations/).
    translations: dict[str, dict[str, Document]] = field(default_factory=dict)
    # Read for a paid site. What a free one may not have was left out then, and its file is gone.
    is_for_paid: bool = False

    def document(self, section: str) -> Document:
        return self.sections.setdefault(section, empty_document())

    def content(self, section: str, language: str) -> Document:
        languages: Document = self.document(section)["languages"]
        content: Document = languages.setdefault(language, {"texts": {}, "lists": {}})
        return content

    def in_order(self, codes: Iterable[str]) -> list[str]:
        places = {code: place for place, code in enumerate(self.languages)}
        return sorted(dict.fromkeys(codes), key=lambda code: places.get(code, len(places)))

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> "Proposal":
        """PostgreSQL keeps no order of an object's names: languages are in the file's, all else in a section's own."""
        languages = stored.get("languages", [])
        return cls(
            source=stored["source"],
            sections={
                name: _in_order(section, stored["sections"][name], languages)
                for name, section in SECTIONS.items()
                if name in stored["sections"]
            },
            site=SiteOffer(**stored["site"]),
            languages=languages,
            pictures={name: Offered(**offered) for name, offered in stored["pictures"].items()},
            notes=[Note(**note) for note in stored["notes"]],
            no_place=[NoPlace(**left) for left in stored["no_place"]],
            translations=stored.get("translations", {}),
            is_for_paid=stored.get("is_for_paid", False),
        )


def _in_order(section: Section, document: Document, languages: list[str]) -> Document:
    own = {
        "texts": describe.stored_names(section.texts),
        "lists": [item_list.name for item_list in section.lists],
        "settings": [setting.name for setting in section.settings],
        "styles": [style.name for style in section.styles],
    }

    def sorted_part(part: Document) -> Document:
        return {kind: _sorted_by(names, own[kind]) for kind, names in part.items()}

    contents = _sorted_by(document["languages"], languages)
    return {
        "languages": {code: sorted_part(content) for code, content in contents.items()},
        "shared": sorted_part(document["shared"]),
    }


def _sorted_by(named: Document, order: list[str]) -> Document:
    places = {name: place for place, name in enumerate(order)}
    return dict(sorted(named.items(), key=lambda each: places.get(each[0], len(places))))


class Found(NamedTuple):
    """A file that was read: what it offers, its languages in their order, its pictures, read when asked for."""

    proposal: Proposal
    languages: list[str]
    contents: dict[str, Callable[[], bytes]]


def item_name(item_list: describe.ItemList, item: Document) -> str:
    """What its owner calls it: the first of its naming fields that says something."""
    return next((said for name in item_list.named_by if (said := str(item.get(name) or "").strip())), "")

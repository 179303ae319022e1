"""The words in which a section is described; `sections/` speaks them, everything else is drawn from them."""

from dataclasses import dataclass, field
from typing import Literal

from vitrine.content.styles import StyleSlot

Option = Literal["option1", "option2", "option3"]
OPTIONS: tuple[Option, ...] = ("option1", "option2", "option3")

SectionName = Literal["home", "about", "projects", "skills", "experience", "contact"]

LINE_MAX_CHARS = 200
PARAGRAPH_MAX_CHARS = 5000
LINK_MAX_CHARS = 2000
# A page is drawn and sent whole: the largest one within a second, V8's start included (tests/rendering/test_bounds.py).
LIST_MAX_ITEMS = 100
MAX_SECTION_CHARS = 40_000  # of one language


@dataclass(frozen=True)
class Field:
    """One value of a text block, a list item or a section's settings. `alias` is the older product's name for it."""

    name: str
    alias: str
    options: tuple[Option, ...] = OPTIONS
    optional: bool = False


@dataclass(frozen=True)
class Text(Field):
    """`style` names the slot that dresses it; None is a text without a face of its own (a label, an image's alt)."""

    style: str | None = None
    max_chars: int = LINE_MAX_CHARS
    multiline: bool = False
    default: str = ""


@dataclass(frozen=True)
class Localized(Field):
    """A text inside a list shared by all languages: one value per language code."""

    max_chars: int = LINE_MAX_CHARS


@dataclass(frozen=True)
class Link(Field):
    """http, https, mailto or tel (D34)."""

    max_chars: int = LINK_MAX_CHARS


@dataclass(frozen=True)
class Month(Field):
    """A year, or a year and month: '2019' or '2019-04'."""


@dataclass(frozen=True)
class Flag(Field):
    default: bool = False


@dataclass(frozen=True)
class Choice(Field):
    """One of `values`. With `keeps_unknown`, another value that came from the older product is stored as it is."""

    values: tuple[str, ...] = ()
    default: str = ""
    keeps_unknown: bool = False


@dataclass(frozen=True)
class Media(Field):
    """An uploaded file, by its id. `paid` files are refused on a free site (D14)."""

    accepts: Literal["image", "file"] = "image"
    paid: bool = False
    # Layouts in which an item cannot be added without it; one that was made in another layout may lack it.
    needed_in: tuple[Option, ...] = ()


@dataclass(frozen=True)
class ItemList:
    """A list of items. `shared` lists are the same in all languages (D11)."""

    name: str
    alias: str
    item: str
    fields: tuple[Field, ...]
    options: tuple[Option, ...] = OPTIONS
    shared: bool = False
    paid: bool = False
    max_items: int = LIST_MAX_ITEMS
    draft_key: str | None = None


@dataclass(frozen=True)
class Section:
    """`anchor` is its id in the page and its name in addresses (D6), `route` its editor's."""

    name: SectionName
    anchor: str
    route: str
    texts_alias: str
    styles_alias: str
    draft_key: str
    texts: tuple[Text, ...]
    styles: tuple[StyleSlot, ...]
    settings: tuple[Field, ...] = ()
    lists: tuple[ItemList, ...] = ()
    always_shown: bool = False
    older_aliases: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def spellings(self, alias: str) -> tuple[str, ...]:
        """The older product's name, then its other names for the same thing (D9)."""
        return (alias, *self.older_aliases.get(alias, ()))

    @property
    def own_lists(self) -> tuple[ItemList, ...]:
        return tuple(one for one in self.lists if not one.shared)

    @property
    def shared_lists(self) -> tuple[ItemList, ...]:
        return tuple(one for one in self.lists if one.shared)

"""The words in which a section is described; `sections/` speaks them, everything else is drawn from them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from vitrine.content.layouts import LAYOUTS, OPTIONS, Option
from vitrine.content.styles import StyleSlot

Way = tuple[str | int, ...]  # names and places from a value to one inside it

LINE_MAX_CHARS = 200
PARAGRAPH_MAX_CHARS = 5000
PAGE_NAME_MAX_CHARS = 60
FORMER_NAMES_MAX = 20
LINK_MAX_CHARS = 2000
# A page is drawn and sent whole: the largest one within a second, V8's start included
# (tests/public/rendering/test_bounds.py).
LIST_MAX_ITEMS = 100
MAX_SECTION_CHARS = 40_000  # of one language
# Of one language too: what stands on its items' own pages, each of which is drawn alone.
MAX_ITEM_PAGES_CHARS = 200_000


# None is ever equal to another: methods that nobody calls took half of what it takes to read this file, at every start.
@dataclass(frozen=True, eq=False, repr=False)
class Field:
    """One value of a text block, a list item or a section's settings. `alias` is the older product's name for it.

    Of an item, a field is `required` (the server refuses the item without it, at the field), or `optional`, or has a
    default that stands for it. A section's own texts are never asked for: half of a section may be saved. A
    `Text` among the settings is one that all languages share: a name, an address.

    One that is `by_layout` is shown by the layouts whose descriptions name it (layouts/), every other by all.

    One that the older product has no word for is `ours`: an export has it under a key of its own in the document, text
    block or item that it belongs to, and only where it is used (docs/decisions/interchange.md).
    """

    name: str
    alias: str
    by_layout: bool = False
    options: tuple[Option, ...] = field(default=OPTIONS, init=False)
    required: bool = False
    optional: bool = False
    # The flag of the same item under which it is neither asked for nor kept: what is 'en cours' has no end.
    unless: str | None = None
    ours: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Text(Field):
    """`style` names the slot that dresses it; None is a text without a face of its own (a label, an image's alt)."""

    style: str | None = None
    max_chars: int = LINE_MAX_CHARS
    multiline: bool = False
    default: str = ""
    # Texts of one part stand in for each other where a layout's own is empty.
    part: str | None = None
    # The file of the section that it describes to who does not see it; it stands beneath that file in the form.
    alt_of: str | None = None
    # Of an item: the choice by whose name it is called where nobody wrote another.
    named_after: str | None = None
    # It may have bold and italic words, links and lists: marks (marks.py) that stand beside it, under its name and
    # `MARKS`, and only where there are any.
    rich: bool = False


MARKS = "Marks"


def marked(fields: Iterable[Field]) -> dict[str, str]:
    """The names of their marks, and of which text they are."""
    return {field.name + MARKS: field.name for field in fields if isinstance(field, Text) and field.rich}


def stored_names(fields: Iterable[Field]) -> list[str]:
    """Everything that is kept of some fields, in order: marks behind their texts."""
    fields = list(fields)
    of_text = {text: name for name, text in marked(fields).items()}
    return [name for field in fields for name in (field.name, of_text.get(field.name)) if name]


@dataclass(frozen=True, eq=False, repr=False)
class Localized(Field):
    """A text inside a list shared by all languages: one value per language code."""

    max_chars: int = LINE_MAX_CHARS


@dataclass(frozen=True, eq=False, repr=False)
class Link(Field):
    """http, https, mailto or tel.

    `offered_from` names what was chosen and what was written beside it, from which the editor offers one (profiles.py).
    """

    max_chars: int = LINK_MAX_CHARS
    offered_from: tuple[str, str] | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Month(Field):
    """A year, or a year and month: '2019' or '2019-04'. `after` names the month that it may not come before."""

    after: str | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Flag(Field):
    """`about` names the file that it shows or hides: it is asked for where that is. With `in_one_colour`, only for a
    drawing in one colour. `of_part` names the part of the texts that it keeps empty: it is asked for beneath the
    text, while nothing is written there."""

    default: bool = False
    about: str | None = None
    in_one_colour: bool = False
    of_part: str | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Choice(Field):
    """One of `values`. With `keeps_unknown`, another value that came from the older product is stored as it is.

    Of a `paid` one a free site has the default, or one of `free_values`.
    """

    values: tuple[str, ...] = ()
    default: str = ""
    keeps_unknown: bool = False
    paid: bool = False
    free_values: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Source(Choice):
    """Where the file that it is `about` comes from: the default is 'sent by its owner', the other values are ways to
    make it from the site, and those are refused on a free one."""

    about: str | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Names(Field):
    """Any of `values`, each once, in the owner's order. What is `fixed` has its place and is refused by that word."""

    values: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    refusal: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Colour(Field):
    """'#rrggbb', or nothing. One of the owner's own colours, on paid sites alone."""


@dataclass(frozen=True, eq=False, repr=False)
class Letters(Field):
    """One or two letters or digits, or nothing: what a site's icon shows."""

    max_chars: int = 2


@dataclass(frozen=True, eq=False, repr=False)
class Media(Field):
    """An uploaded file, by its id. `paid` files are refused on a free site."""

    accepts: Literal["image", "file"] = "image"
    paid: bool = False
    # No item can be added without it where it is shown; one that was made in another layout may lack it.
    needed: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Focus(Field):
    """What matters in the picture that it is `of`, kept in every cut: 'x y' in percent from the left and the top, and
    a zoom in percent where the owner wants one ('30 70 150'). Nothing is stored or sent where he chose none
    (docs/decisions/focus.md)."""

    ours: bool = True
    of: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Film(Field):
    """A link to a film that can be played on the page (films.py)."""

    max_chars: int = LINK_MAX_CHARS


@dataclass(frozen=True, eq=False, repr=False)
class PageName(Field):
    """The last part of a page's address: small letters, digits and hyphens. One of a kind in its list and language."""

    max_chars: int = PAGE_NAME_MAX_CHARS


@dataclass(frozen=True, eq=False, repr=False)
class FormerNames(Field):
    """What a page was called before, the last one last: those addresses lead to it. The server writes them
    (sites/site/item_pages.py), whatever is sent."""


@dataclass(frozen=True, eq=False, repr=False)
class Original(Field):
    """Which item, of another language, this one was first made from: items of one original are each other's
    translations (docs/decisions/translations.md). Nothing is stored or sent where it was made from none.

    Every list that languages do not share has it (`ItemList`); no form asks for it, and no page shows it.
    """

    ours: bool = True
    optional: bool = True


ORIGINAL = Original("original", "original")


HowLists = Literal["", "together", "separate"]
TOGETHER: HowLists = "together"
SEPARATE: HowLists = "separate"


@dataclass(frozen=True, eq=False, repr=False)
class Lists(Field):
    """Whether a section's lists are the same in all languages but for their words (in_step.py), or each language's own.

    Nothing is stored or sent of a site of one language, nor of what was saved before there was a choice: that becomes
    one list with its next save. Every section with lists of languages has it (`Section`).
    """

    ours: bool = True
    optional: bool = True


@dataclass(frozen=True, eq=False, repr=False)
class Rows(Field):
    """A few things of one kind inside of another, in the owner's order, each with an id of its own. `row` names the
    kind."""

    row: str = ""
    fields: tuple[Field, ...] = ()
    max_rows: int = LIST_MAX_ITEMS


@dataclass(frozen=True, eq=False, repr=False)
class OwnPage(Field):
    """What stands on a page of the item's own (docs/decisions/project-pages.md): null until somebody writes it.

    Its editor is one of its own, its texts do not count as the section's. `record` names the kind, `address` is the
    part before the page's name. Without `isShown` among its fields it is kept and not there.
    """

    record: str = ""
    address: str = ""
    fields: tuple[Field, ...] = ()
    paid: bool = False


def unwritten(field: Field) -> Any:
    """What stands in a field in which nothing was written."""
    match field:
        case Flag() | Choice():
            return field.default
        case Media() | Focus() | OwnPage() | Original():
            return None
        case Localized():
            return {}
        case Names() | FormerNames() | Rows():
            return []
    return ""


def focus_of(fields: tuple[Field, ...], name: str) -> str | None:
    """The field that says what matters in the picture of this name."""
    return next((field.name for field in fields if isinstance(field, Focus) and field.of == name), None)


def files_named(fields: Iterable[Field], values: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Media, Way]]:
    """(what holds it, the field, the way to it) of every file that these values name, however deep."""
    for each in fields:
        held = values.get(each.name)
        if not held:
            continue
        match each:
            case Media():
                yield values, each, (each.name,)
            case OwnPage():
                for holder, media, way in files_named(each.fields, held):
                    yield holder, media, (each.name, *way)
            case Rows():
                for place, row in enumerate(held):
                    for holder, media, way in files_named(each.fields, row):
                        yield holder, media, (each.name, place, *way)


@dataclass(frozen=True, eq=False, repr=False)
class ItemList:
    """A list of items. `shared` lists are the same in all languages.

    `named_by` are the fields that name an item to its owner, the first written one. `says` stands beneath the name on
    its card, and `says_nothing` where that is empty.
    """

    name: str
    alias: str
    item: str
    fields: tuple[Field, ...]
    named_by: tuple[str, ...] = ()
    says: str | None = None
    says_nothing: str = ""
    by_layout: bool = False
    options: tuple[Option, ...] = field(default=OPTIONS, init=False)
    shared: bool = False
    paid: bool = False
    max_items: int = LIST_MAX_ITEMS
    draft_key: str | None = None
    # Whether the older product's items say when they were made; where not, that is ours.
    dated: bool = True
    ours: bool = False

    def __post_init__(self) -> None:
        if not self.shared:
            object.__setattr__(self, "fields", (*self.fields, ORIGINAL))

    @property
    def own_page(self) -> OwnPage | None:
        return next((field for field in self.fields if isinstance(field, OwnPage)), None)


@dataclass(frozen=True, eq=False, repr=False)
class Section:
    """`anchor` is its id in the page and its name in addresses, `route` its editor's.

    The order of the page is that of the registry (`sections/__init__.py`); `step` is its editor's place in the chain.
    """

    name: str
    anchor: str
    route: str
    step: int
    texts_alias: str
    styles_alias: str
    draft_key: str
    texts: tuple[Text, ...]
    styles: tuple[StyleSlot, ...]
    settings: tuple[Field, ...] = ()
    lists: tuple[ItemList, ...] = ()
    always_shown: bool = False
    # The list without whose items it is not shown. Such a section is optional: its styles come only then.
    shown_with: str | None = None
    # One of the floating bar's links.
    in_bar: bool = False
    # Of one that stands on a page of its own beside the main one: the last part of that page's address. Its editor is
    # no step of the chain.
    page: str | None = None
    # The settings without which that page is not there. One that is of the whole site has neither: it stands nowhere.
    needs: tuple[str, ...] = ()
    # All of it: what it holds need not say so.
    ours: bool = False
    older_aliases: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.own_lists:
            object.__setattr__(self, "settings", (*self.settings, Lists("lists", f"listes{self.name.capitalize()}")))
        for name, part in self.parts():
            if part.by_layout:
                shown = (option for option, layout in LAYOUTS.items() if name in layout.shows.get(self.name, ()))
                object.__setattr__(part, "options", tuple(shown))

    def parts(self) -> "Iterator[tuple[str, Field | ItemList]]":
        """Everything that a layout may show, as it names it: 'photo', and of a list's items 'projects.link'."""
        for part in (*self.texts, *self.settings):
            yield part.name, part
        for item_list in self.lists:
            yield item_list.name, item_list
            for part in item_list.fields:
                yield f"{item_list.name}.{part.name}", part

    def spellings(self, alias: str) -> tuple[str, ...]:
        """The older product's name, then its other names for the same thing."""
        return (alias, *self.older_aliases.get(alias, ()))

    @property
    def is_of_whole_site(self) -> bool:
        """Nothing of it is written in a language."""
        return not self.texts and not self.lists

    @property
    def is_optional(self) -> bool:
        return self.shown_with is not None

    @property
    def own_lists(self) -> tuple[ItemList, ...]:
        return tuple(item_list for item_list in self.lists if not item_list.shared)

    @property
    def shared_lists(self) -> tuple[ItemList, ...]:
        return tuple(item_list for item_list in self.lists if item_list.shared)

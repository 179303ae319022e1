"""Pydantic models drawn from the descriptions: what a save must look like. The API and the importer use them."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from types import GenericAlias
from typing import Annotated, Any, Literal, LiteralString, Self, cast
from unicodedata import normalize

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    create_model,
    model_validator,
)
from pydantic_core import InitErrorDetails, PydanticCustomError, PydanticKnownError

from vitrine.content import describe
from vitrine.content.catalogues import COLOUR, ICON_LETTERS, MAX_LANGUAGES, THEME_COUNT, SiteType
from vitrine.content.describe import FORMER_NAMES_MAX, PAGE_NAME_MAX_CHARS, ItemList, Section
from vitrine.content.films import is_film
from vitrine.content.layouts import Option
from vitrine.content.links import BadLink, normalise_link
from vitrine.content.marks import MARKS_MAX_CHARS, BadMarkedLink, BadMarks, checked_marks
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.styles import (
    LINE_HEIGHT_MAX,
    LINE_HEIGHT_MIN,
    SIZE_REM_MAX,
    SIZE_REM_MIN,
    FontFamily,
    FontWeight,
    SetName,
)

LanguageCode = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")]
ItemId = Annotated[str, StringConstraints(pattern=r"^[0-9a-z][0-9a-z-]{7,35}$")]
MediaId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
PAGE_NAME = re.compile(r"^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$")
ThemeIndex = Annotated[int, Field(ge=0, lt=THEME_COUNT, strict=True)]
Switch = Annotated[bool, Field(strict=True)]
ASKED_AGAIN = ("showsBadge", "keepsLogoColours")


# 'x y' or 'x y zoom' in percent, each written in one way only.
FOCUS_PATTERN = r"(100|[1-9]?[0-9]) (100|[1-9]?[0-9])( (10[1-9]|1[1-9][0-9]|2[0-9]{2}|300))?"


class Strict(BaseModel):
    """Base of every input: unknown fields are refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


class TextStyle(Strict):
    """What the owner changed on one text; what is left out keeps its default."""

    model_config = ConfigDict(frozen=True)

    sizeRem: float | None = Field(default=None, ge=SIZE_REM_MIN, le=SIZE_REM_MAX, allow_inf_nan=False)
    family: FontFamily | None = None
    weight: FontWeight | None = None
    uppercase: bool | None = None
    lineHeight: float | None = Field(default=None, ge=LINE_HEIGHT_MIN, le=LINE_HEIGHT_MAX, allow_inf_nan=False)


# A NUL cannot be stored by PostgreSQL, and the others have no meaning on a page.
_CONTROL_CHARACTERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def without_control_characters(text: str) -> str:
    # In C: character by character, the largest save held the event loop for a quarter of a second.
    return _CONTROL_CHARACTERS.sub("", text)


def _checked_link(link: str) -> str:
    try:
        return normalise_link(link)
    except BadLink:
        raise PydanticCustomError("bad_link", "not a link that may be published") from None


def _checked_film(link: str) -> str:
    link = _checked_link(link)
    if link and not is_film(link):
        raise PydanticCustomError("bad_film", "not a film that a page can play")
    return link


def _checked_page_name(name: str) -> str:
    if name and not PAGE_NAME.fullmatch(name):
        raise PydanticCustomError("bad_page_name", "not a name that an address can have")
    return name


def _checked_colour(colour: str) -> str:
    if colour and not COLOUR.fullmatch(colour):
        raise PydanticCustomError("bad_colour", "not a colour as '#1d4ed8'")
    return colour.lower()


def _checked_letters(letters: str) -> str:
    letters = normalize("NFC", letters)
    if letters and not ICON_LETTERS.fullmatch(letters):
        raise PydanticCustomError("bad_letters", "not one or two letters or digits")
    return letters


def _names_type(field: describe.Names) -> Any:
    def without_fixed(names: Any) -> Any:
        if isinstance(names, list) and any(name in field.fixed for name in names):
            raise PydanticCustomError(field.refusal, "it has its place")
        return names

    def each_once(names: list[str]) -> list[str]:
        if len(set(names)) < len(names):
            raise PydanticCustomError("duplicate", "the same name twice")
        return names

    constraints = Field(max_length=len(field.values), json_schema_extra={"uniqueItems": True})
    names = GenericAlias(list, (Literal[field.values],))  # as in _lists_model, made from the description
    return Annotated[names, constraints, BeforeValidator(without_fixed), AfterValidator(each_once)]


def _checked_focus(focus: str) -> str:
    if not re.fullmatch(FOCUS_PATTERN, focus):
        raise PydanticCustomError("bad_focus", "a place in the picture in percent, and a zoom")
    return focus


def text_type(max_chars: int) -> Any:
    return Annotated[str, Field(max_length=max_chars), AfterValidator(without_control_characters)]


def _pydantic_field(field: describe.Field) -> tuple[Any, Any]:
    match field:
        case describe.Text(required=True):
            return text_type(field.max_chars), ...  # that it says something is asked by _ItemRules
        case describe.Text():
            return text_type(field.max_chars), ""
        case describe.Localized():
            # Those of removed languages stay: twice as many as a site has at once.
            return by_language(text_type(field.max_chars), 2 * MAX_LANGUAGES), Field(default_factory=dict)
        case describe.Link():
            return Annotated[str, Field(max_length=field.max_chars), AfterValidator(_checked_link)], ""
        case describe.Month():
            return Annotated[str, StringConstraints(pattern=r"^(\d{4}(-(0[1-9]|1[0-2]))?)?$")], ""
        case describe.Flag():
            return Switch, field.default
        case describe.Choice(keeps_unknown=True):
            return text_type(64), field.default
        case describe.Choice(required=True):
            return Literal[field.values], ...
        case describe.Choice():
            return Literal[field.values if field.default else ("", *field.values)], field.default
        case describe.Colour():
            constraints = Field(json_schema_extra={"pattern": f"^({COLOUR.pattern})?$"})  # checked by _checked_colour
            return Annotated[str, constraints, AfterValidator(_checked_colour)], ""
        case describe.Letters():
            # Composed and then counted, so the length is checked there too.
            constraints = Field(json_schema_extra={"maxLength": field.max_chars})
            return Annotated[str, constraints, AfterValidator(_checked_letters)], ""
        case describe.Names():
            return _names_type(field), Field(default_factory=list)
        case describe.Focus():
            constraints = Field(
                json_schema_extra={"pattern": f"^{FOCUS_PATTERN}$"}
            )  # as in Text: checked by its own name
            focus = Annotated[str, AfterValidator(_checked_focus), constraints]
            return focus | None, Field(default=None, exclude_if=lambda chosen: not chosen)
        case describe.Lists():
            return describe.HowLists, Field(default="", exclude_if=lambda said: not said)
        case describe.Original():
            return ItemId | None, Field(default=None, exclude_if=lambda item_id: not item_id)
        case describe.Media():
            return (MediaId, ...) if field.required else (MediaId | None, None)
        case describe.Film():
            return Annotated[str, Field(max_length=field.max_chars), AfterValidator(_checked_film)], ""
        case describe.PageName():
            constraints = Field(max_length=field.max_chars, json_schema_extra={"pattern": PAGE_NAME.pattern})
            return Annotated[str, constraints, AfterValidator(_checked_page_name)], ""
        case describe.FormerNames():
            name = Annotated[str, StringConstraints(pattern=PAGE_NAME.pattern, max_length=PAGE_NAME_MAX_CHARS)]
            return Annotated[list[name], Field(max_length=FORMER_NAMES_MAX)], Field(default_factory=list)
        case describe.Rows():
            rows = GenericAlias(list, (_row_model(field),))  # as in _lists_model, made from the description
            return Annotated[rows, Field(max_length=field.max_rows)], Field(default_factory=list)
        case describe.OwnPage():
            # Of an item without one nothing is stored and nothing sent: it stays what it was before there were any.
            return _page_model(field) | None, Field(default=None, exclude_if=lambda value: value is None)
    raise TypeError(f"no type for {field}")


def by_language(kind: Any, most: int, *, least: int = 0) -> Any:
    """A dict of it. Pydantic looks at its length last, when thousands of wrong names are as many errors."""

    def short(given: Any) -> Any:
        if isinstance(given, dict) and len(given) > most:
            context = {"field_type": "Dictionary", "max_length": most, "actual_length": len(given)}
            raise PydanticKnownError("too_long", context)
        return given

    kinds = GenericAlias(dict, (LanguageCode, kind))  # as in _lists_model, made from the description
    return Annotated[kinds, Field(min_length=least or None, max_length=most), BeforeValidator(short)]


def _finding(title: str, code: LiteralString, says: LiteralString, at: describe.Way, value: Any) -> ValidationError:
    details = InitErrorDetails(type=PydanticCustomError(code, says), loc=at, input=value)
    return ValidationError.from_exception_data(title, [details])


def _ends_too_early(field: describe.Field, values: dict[str, Any]) -> bool:
    """Only what both say is compared: '2019-04' to '2019' is within one year."""
    if not isinstance(field, describe.Month) or field.after is None:
        return False
    end, start = values[field.name], values[field.after]
    said = min(len(end), len(start))
    return bool(end[:said] < start[:said])


def _fault_of(field: describe.Field, values: dict[str, Any]) -> PydanticCustomError | None:
    if _ends_too_early(field, values):
        return PydanticCustomError("too_early", "it would end before it begins")
    # Where it is not translated yet, what it was made from stands there.
    is_asked = isinstance(field, describe.Text) and field.required and not values.get(describe.ORIGINAL.name)
    if is_asked and not values[field.name].strip():
        return PydanticCustomError("blank", "something must stand here")
    return None


def _marks_type() -> tuple[Any, Any]:
    """What it says is checked with its text (_Marked). Where there are none, nothing of it is kept or answered."""
    constraints = Field(default="", max_length=MARKS_MAX_CHARS, exclude_if=lambda marks: not marks)
    return str, constraints


class _Marked(Strict):
    """Texts with marks beside them: none that does not fit its text."""

    @classmethod
    def _marked(cls) -> dict[str, str]:
        return {}

    @model_validator(mode="after")
    def _marks_fit(self) -> Self:
        faults: list[InitErrorDetails] = []
        for name, text in self._marked().items():
            try:
                setattr(self, name, checked_marks(getattr(self, text), getattr(self, name)))
            except BadMarks as error:
                code = "bad_marked_link" if isinstance(error, BadMarkedLink) else "bad_marks"
                fault = PydanticCustomError(code, "marks that do not fit their text")
                faults.append(InitErrorDetails(type=fault, loc=(name,), input=getattr(self, name)))
        if faults:
            raise ValidationError.from_exception_data(type(self).__name__, faults)
        return self


class _ItemRules(_Marked):
    """What the fields of one item, or the settings of a section, say about each other. A finding stands at its field,
    as all others do.
    """

    @classmethod
    def _fields(cls) -> tuple[describe.Field, ...]:
        return ()

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        for field in self._fields():
            if field.unless is not None and getattr(self, field.unless):
                setattr(self, field.name, "")
            if isinstance(field, describe.Focus) and not getattr(self, field.of):
                setattr(self, field.name, None)
        values = self.model_dump()
        faults = [
            InitErrorDetails(type=fault, loc=(field.name,), input=values[field.name])
            for field in self._fields()
            if (fault := _fault_of(field, values))
        ]
        if faults:
            raise ValidationError.from_exception_data(type(self).__name__, faults)
        return self


class _OwnPageRules(_ItemRules):
    """A page that is shown has an address."""

    @model_validator(mode="after")
    def _has_an_address(self) -> Self:
        values: dict[str, Any] = self.__dict__
        if values["isShown"] and not values["name"]:
            raise _finding(type(self).__name__, "page_name_missing", "a page has an address", ("name",), "")
        return self


def _with_rules(rules: type[_Marked], fields: tuple[describe.Field, ...]) -> type[_Marked]:
    marked = describe.marked(fields)
    constraints = {"_fields": classmethod(lambda _cls: fields), "_marked": classmethod(lambda _cls: marked)}
    return type(rules.__name__, (rules,), constraints)


def _model(name: str, fields: tuple[describe.Field, ...], base: type[Strict] = Strict, **extra: Any) -> type[BaseModel]:
    of_fields = {field.name: _pydantic_field(field) for field in fields}
    definitions: dict[str, Any] = {
        known: of_fields.get(known) or _marks_type() for known in describe.stored_names(fields)
    }
    return cast(type[BaseModel], create_model(name, __base__=base, **extra, **definitions))


@cache  # one kind, wherever it stands: each name is given once in the API's document
def _row_model(field: describe.Rows) -> type[BaseModel]:
    return _model(field.row, field.fields, _with_rules(_ItemRules, field.fields), id=(ItemId, ...))


@cache
def _page_model(field: describe.OwnPage) -> type[BaseModel]:
    return _model(field.record, field.fields, _with_rules(_OwnPageRules, field.fields))


def _sent_item(item_list: ItemList) -> type[BaseModel]:
    return _model(item_list.item, item_list.fields, _with_rules(_ItemRules, item_list.fields), id=(ItemId, ...))


def _stored_item(item_list: ItemList) -> type[BaseModel]:
    """What was stored before a rule came is still read, so that its owner can mend it."""
    fields = tuple(
        replace(field, required=False) if isinstance(field, describe.Text) else field for field in item_list.fields
    )
    return _model(f"Stored{item_list.item}", fields, id=(ItemId, ...))


def _each_with_its_name(page: describe.OwnPage) -> Callable[[list[Any]], list[Any]]:
    """Two pages at one address would be one that nobody finds."""

    def checked(items: list[Any]) -> list[Any]:
        taken: set[str] = set()
        for place, item in enumerate(items):
            own = getattr(item, page.name)
            if own is None or not own.name:
                continue
            if own.name in taken:
                at = (place, page.name, "name")
                raise _finding(page.record, "page_name_taken", "another page has this name", at, own.name)
            taken.add(own.name)
        return items

    return checked


ItemModel = Callable[[ItemList], type[BaseModel]]


def _lists_model(name: str, lists: tuple[ItemList, ...], item_model: ItemModel) -> type[BaseModel]:
    fields: dict[str, Any] = {}
    for item_list in lists:
        item = item_model(item_list)
        # The type is made here, from the description: mypy wants one that stands in the code.
        items: Any = Annotated[list[item], Field(max_length=item_list.max_items)]  # type: ignore[valid-type]
        if item_list.own_page is not None and item_model is _sent_item:
            items = Annotated[items, AfterValidator(_each_with_its_name(item_list.own_page))]
        fields[item_list.name] = (items, Field(default_factory=list))
    return cast(type[BaseModel], create_model(name, __base__=Strict, **fields))


@dataclass(frozen=True)
class SectionModels:
    """The models of one section: what one language holds, what all languages share, a save of both, and the whole."""

    content: type[BaseModel]
    shared: type[BaseModel]
    save: type[BaseModel]
    stored: type[BaseModel]


def _parts(
    section: Section, title: str, item_model: ItemModel, texts_rules: type[Strict] = Strict
) -> tuple[type[BaseModel], type[BaseModel]]:
    """What one language holds, and what all languages share."""
    content = create_model(
        f"{title}Content",
        __base__=Strict,
        texts=(_model(f"{title}Texts", section.texts, texts_rules), ...),
        lists=(_lists_model(f"{title}Lists", section.own_lists, item_model), ...),
    )
    styles = create_model(
        f"{title}Styles",
        __base__=Strict,
        **cast(Any, {style.name: (TextStyle | None, None) for style in section.styles}),
    )
    shared = create_model(
        f"{title}Shared",
        __base__=Strict,
        styles=(styles, ...),
        settings=(_model(f"{title}Settings", section.settings, _with_rules(_ItemRules, section.settings)), ...),
        lists=(_lists_model(f"{title}SharedLists", section.shared_lists, item_model), ...),
    )
    return content, shared


# Where the whole page's look is chosen (sites/site/look.py): what other screens have too, asked again, and one set of
# text styles for all sections.
_OF_WHOLE_SITE = {
    **dict.fromkeys(ASKED_AGAIN, (Switch | None, None)),
    "siteType": (SiteType | None, None),
    "styleSet": (SetName | None, None),
}


def _section_models(section: Section) -> SectionModels:
    title = section.name.capitalize()
    content, shared = _parts(section, title, _sent_item, _with_rules(_Marked, section.texts))
    stored_content, stored_shared = _parts(section, f"Stored{title}", _stored_item)
    save = create_model(
        f"{title}Save",
        __base__=Strict,
        content=(content, ...),
        shared=(shared, ...),
        themeIndex=(ThemeIndex | None, None),
        layout=(Option | None, None),
        **cast(Any, _OF_WHOLE_SITE if section.is_of_whole_site else {}),
    )
    stored = create_model(
        f"{title}Stored",
        __base__=Strict,
        revision=(int, ...),
        # A type made from the description, as in _lists_model.
        languages=(dict[LanguageCode, stored_content], ...),  # type: ignore[valid-type]
        shared=(stored_shared, ...),
    )
    return SectionModels(content=content, shared=shared, save=save, stored=stored)


MODELS: dict[SectionName, SectionModels] = {name: _section_models(section) for name, section in SECTIONS.items()}


def has_data(section: Section, texts: dict[str, str]) -> bool:
    """A language has data if any of its text fields is non-empty after trimming."""
    return any(texts.get(field.name, "").strip() for field in section.texts)


_UNWRITTEN = ("id", "original", "image", "imageFocus", "poster", "posterFocus")  # names of things, which nobody wrote
# What stands on pages of their own (MAX_ITEM_PAGES_CHARS).
_ELSEWHERE = tuple(
    field.name
    for section in SECTIONS.values()
    for item_list in section.lists
    for field in item_list.fields
    if isinstance(field, describe.OwnPage)
)


def chars_in(value: Any) -> int:
    """All that is written in a section or a part of it, but for items' own pages."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return sum(chars_in(inner) for name, inner in value.items() if name not in _UNWRITTEN + _ELSEWHERE)
    return sum(chars_in(inner) for inner in value) if isinstance(value, list) else 0


def chars_on_pages(lists: dict[str, list[dict[str, Any]]]) -> int:
    """All that is written on the own pages of these items."""
    return sum(
        chars_in(page) for items in lists.values() for item in items for name in _ELSEWHERE if (page := item.get(name))
    )

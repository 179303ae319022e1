"""Pydantic models drawn from the descriptions: what a save must look like. The API and the importer use them."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, create_model
from pydantic_core import PydanticCustomError

from vitrine.content import describe
from vitrine.content.catalogues import MAX_LANGUAGES, THEME_COUNT
from vitrine.content.describe import ItemList, Option, Section, SectionName
from vitrine.content.links import BadLink, normalise_link
from vitrine.content.sections import SECTIONS
from vitrine.content.styles import TextStyle

LanguageCode = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")]
ItemId = Annotated[str, StringConstraints(pattern=r"^[0-9a-z][0-9a-z-]{7,35}$")]
MediaId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
ThemeIndex = Annotated[int, Field(ge=0, lt=THEME_COUNT, strict=True)]


class Strict(BaseModel):
    """Base of every input: unknown fields are refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


def _without_control_characters(text: str) -> str:
    # A NUL cannot be stored by PostgreSQL, and the others have no meaning on a page.
    return "".join(one for one in text if one in "\n\t" or not (ord(one) < 32 or 127 <= ord(one) < 160))


def _checked_link(link: str) -> str:
    try:
        return normalise_link(link)
    except BadLink:
        raise PydanticCustomError("bad_link", "not a link that may be published") from None


def text_type(max_chars: int) -> Any:
    return Annotated[str, Field(max_length=max_chars), AfterValidator(_without_control_characters)]


def _pydantic_field(field: describe.Field) -> tuple[Any, Any]:
    match field:
        case describe.Text():
            return text_type(field.max_chars), ""
        case describe.Localized():
            # Those of removed languages stay (D36): twice as many as a site has at once.
            named = Field(max_length=2 * MAX_LANGUAGES)
            return Annotated[dict[LanguageCode, text_type(field.max_chars)], named], Field(default_factory=dict)  # type: ignore[misc]
        case describe.Link():
            return Annotated[str, Field(max_length=field.max_chars), AfterValidator(_checked_link)], ""
        case describe.Month():
            return Annotated[str, StringConstraints(pattern=r"^(\d{4}(-(0[1-9]|1[0-2]))?)?$")], ""
        case describe.Flag():
            return Annotated[bool, Field(strict=True)], field.default
        case describe.Choice(keeps_unknown=True):
            return text_type(64), field.default
        case describe.Choice():
            return Literal[field.values], field.default or ...
        case describe.Media():
            return (MediaId, ...) if not field.optional else (MediaId | None, None)
    raise TypeError(f"no type for {field}")


def _model(name: str, fields: tuple[describe.Field, ...], **extra: Any) -> type[BaseModel]:
    definitions: dict[str, Any] = {field.name: _pydantic_field(field) for field in fields}
    return cast(type[BaseModel], create_model(name, __base__=Strict, **extra, **definitions))


def _lists_model(name: str, lists: tuple[ItemList, ...]) -> type[BaseModel]:
    fields: dict[str, Any] = {}
    for one in lists:
        item = _model(one.item, one.fields, id=(ItemId, ...))
        fields[one.name] = (Annotated[list[item], Field(max_length=one.max_items)], Field(default_factory=list))  # type: ignore[valid-type]
    return cast(type[BaseModel], create_model(name, __base__=Strict, **fields))


@dataclass(frozen=True)
class SectionModels:
    """The models of one section: what one language holds, what all languages share, a save of both, and the whole."""

    content: type[BaseModel]
    shared: type[BaseModel]
    save: type[BaseModel]
    stored: type[BaseModel]


def _section_models(section: Section) -> SectionModels:
    title = section.name.capitalize()
    content = create_model(
        f"{title}Content",
        __base__=Strict,
        texts=(_model(f"{title}Texts", section.texts), ...),
        lists=(_lists_model(f"{title}Lists", section.own_lists), ...),
    )
    styles = create_model(
        f"{title}Styles",
        __base__=Strict,
        **cast(Any, {one.name: (TextStyle | None, None) for one in section.styles}),
    )
    shared = create_model(
        f"{title}Shared",
        __base__=Strict,
        styles=(styles, ...),
        settings=(_model(f"{title}Settings", section.settings), ...),
        lists=(_lists_model(f"{title}SharedLists", section.shared_lists), ...),
    )
    save = create_model(
        f"{title}Save",
        __base__=Strict,
        content=(content, ...),
        shared=(shared, ...),
        themeIndex=(ThemeIndex | None, None),
        layout=(Option | None, None),
    )
    stored = create_model(
        f"{title}Stored",
        __base__=Strict,
        revision=(int, ...),
        languages=(dict[LanguageCode, content], ...),
        shared=(shared, ...),
    )
    return SectionModels(content=content, shared=shared, save=save, stored=stored)


MODELS: dict[SectionName, SectionModels] = {name: _section_models(section) for name, section in SECTIONS.items()}


def has_data(section: Section, texts: dict[str, str]) -> bool:
    """A language has data if any of its text fields is non-empty after trimming (spec, section 4)."""
    return any(texts.get(field.name, "").strip() for field in section.texts)


_UNWRITTEN = ("id", "image")  # names of things, which nobody wrote


def chars_in(value: Any) -> int:
    """All that is written in a section or a part of it."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return sum(chars_in(one) for name, one in value.items() if name not in _UNWRITTEN)
    return sum(chars_in(one) for one in value) if isinstance(value, list) else 0

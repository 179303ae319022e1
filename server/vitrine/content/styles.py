"""Text styles: what an owner may set on a text, the spec's defaults, and the three ready-made sets."""

from dataclasses import dataclass, replace
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

FontFamily = Literal["Times New Roman", "Arial", "Courier New", "Georgia"]
FontWeight = Literal["normal", "bold", "lighter"]
Role = Literal["display", "heading", "subheading", "lead", "body", "itemTitle", "itemText"]
SetName = Literal["classique", "moderne", "editorial"]

FONT_FAMILIES: tuple[FontFamily, ...] = ("Times New Roman", "Arial", "Courier New", "Georgia")
FONT_WEIGHTS: tuple[FontWeight, ...] = ("normal", "bold", "lighter")
SIZE_REM_MIN, SIZE_REM_MAX, SIZE_REM_STEP = 0.5, 10.0, 0.1
LINE_HEIGHT_MIN, LINE_HEIGHT_MAX = 1.0, 2.5


class TextStyle(BaseModel):
    """What the owner changed on one text; what is left out keeps its default."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    sizeRem: float | None = Field(default=None, ge=SIZE_REM_MIN, le=SIZE_REM_MAX, allow_inf_nan=False)
    family: FontFamily | None = None
    weight: FontWeight | None = None
    uppercase: bool | None = None
    lineHeight: float | None = Field(default=None, ge=LINE_HEIGHT_MIN, le=LINE_HEIGHT_MAX, allow_inf_nan=False)


@dataclass(frozen=True)
class Face:
    """A complete style: a default or a member of a ready-made set."""

    sizeRem: float
    family: FontFamily
    weight: FontWeight
    uppercase: bool
    lineHeight: float


@dataclass(frozen=True)
class StyleSlot:
    """A place for a style. `alias` is the key in the spec's style object; `older` are keys that are read too (D9)."""

    name: str
    alias: str
    role: Role
    default: Face
    older: tuple[str, ...] = ()


# The spec's defaults (section 3, 'Style object').
HEADING = Face(2.0, "Times New Roman", "bold", True, 1.15)
TEXT = Face(1.0, "Times New Roman", "normal", True, 1.7)
DISPLAY = Face(3.5, "Times New Roman", "bold", True, 1.02)
NAME = Face(1.5, "Times New Roman", "bold", True, 1.2)
QUOTE = Face(1.2, "Courier New", "normal", True, 1.4)
QUIET_HEADING = Face(1.0, "Arial", "lighter", False, 1.2)

# Moderne and Éditorial dress by role; Classique is each slot's own default.
MODERNE: dict[Role, Face] = {
    "display": Face(3.5, "Arial", "bold", True, 1.05),
    "heading": Face(2.0, "Arial", "bold", False, 1.15),
    "subheading": Face(1.5, "Arial", "bold", False, 1.2),
    "lead": Face(1.1, "Arial", "normal", False, 1.65),
    "body": Face(1.1, "Arial", "normal", False, 1.65),
    "itemTitle": Face(1.1, "Arial", "bold", False, 1.3),
    "itemText": Face(1.0, "Arial", "normal", False, 1.65),
}
EDITORIAL: dict[Role, Face] = {
    "display": Face(3.5, "Times New Roman", "normal", True, 1.05),
    "heading": Face(2.8, "Times New Roman", "normal", False, 1.1),
    "subheading": Face(2.0, "Times New Roman", "normal", False, 1.15),
    "lead": Face(1.1, "Georgia", "normal", False, 1.5),
    "body": Face(1.2, "Georgia", "normal", False, 1.65),
    "itemTitle": Face(1.5, "Times New Roman", "normal", False, 1.2),
    "itemText": Face(1.0, "Georgia", "normal", False, 1.7),
}


def slot(name: str, alias: str, role: Role, default: Face, older: tuple[str, ...] = ()) -> StyleSlot:
    return StyleSlot(name=name, alias=alias, role=role, default=default, older=older)


def sized(face: Face, size_rem: float) -> Face:
    return replace(face, sizeRem=size_rem)


def face_in_set(style: StyleSlot, chosen: SetName) -> Face:
    if chosen == "classique":
        return style.default
    return (MODERNE if chosen == "moderne" else EDITORIAL)[style.role]

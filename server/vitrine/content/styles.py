"""Text styles: what an owner may set on a text, the defaults, and the three ready-made sets."""

from dataclasses import asdict, dataclass, replace
from typing import Literal

from vitrine.content.layouts import LAYOUTS

FontFamily = Literal["Times New Roman", "Arial", "Courier New", "Georgia"]
FontWeight = Literal["normal", "bold", "lighter"]
Role = Literal["display", "statement", "heading", "subheading", "lead", "body", "quote", "itemTitle", "itemText"]
SetName = Literal["classique", "moderne", "editorial"]

FONT_FAMILIES: tuple[FontFamily, ...] = ("Times New Roman", "Arial", "Courier New", "Georgia")
FONT_WEIGHTS: tuple[FontWeight, ...] = ("normal", "bold", "lighter")
SIZE_REM_MIN, SIZE_REM_MAX, SIZE_REM_STEP = 0.1, 10.0, 0.1
LINE_HEIGHT_MIN, LINE_HEIGHT_MAX = 1.0, 2.5


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
    """A place for a style. `alias` is the key in the stored style object; `older` are keys that are read too."""

    name: str
    alias: str
    role: Role
    default: Face
    older: tuple[str, ...] = ()
    # True: in capitals whatever the style says. False: never (addresses). None: as the owner says.
    fixed_case: bool | None = None


# The defaults of the stored style object (docs/product.md).
HEADING = Face(2.0, "Times New Roman", "bold", True, 1.15)
TEXT = Face(1.0, "Times New Roman", "normal", True, 1.7)
DISPLAY = Face(3.5, "Times New Roman", "bold", True, 1.02)
NAME = Face(1.5, "Times New Roman", "bold", True, 1.2)
QUOTE = Face(1.2, "Courier New", "normal", True, 1.4)
QUIET_HEADING = Face(1.0, "Arial", "lighter", False, 1.2)

# Moderne and Élégant (here: editorial) dress by role; Classique is each slot's own default.
MODERNE: dict[Role, Face] = {
    "display": Face(3.5, "Arial", "normal", True, 1.05),
    "statement": Face(3.5, "Arial", "normal", False, 1.05),
    "heading": Face(2.0, "Arial", "normal", False, 1.15),
    "subheading": Face(1.5, "Arial", "normal", False, 1.2),
    "lead": Face(1.1, "Arial", "normal", False, 1.65),
    "body": Face(1.25, "Arial", "normal", False, 1.6),
    "quote": Face(1.1, "Arial", "normal", False, 1.65),
    "itemTitle": Face(1.1, "Arial", "bold", False, 1.3),
    "itemText": Face(1.0, "Arial", "normal", False, 1.65),
}
# As sites wear Moderne that chose it before its titles were light: they keep their look, and its pair of fonts.
MODERNE_BEFORE: dict[Role, Face] = {
    **MODERNE,
    "display": replace(MODERNE["display"], weight="bold"),
    "statement": replace(MODERNE["statement"], weight="bold"),
    "heading": replace(MODERNE["heading"], weight="bold"),
    "subheading": replace(MODERNE["subheading"], weight="bold"),
    "body": replace(MODERNE["body"], lineHeight=1.65),
}
EDITORIAL: dict[Role, Face] = {
    "display": Face(3.5, "Times New Roman", "normal", True, 1.05),
    "statement": Face(3.5, "Times New Roman", "normal", False, 1.05),
    "heading": Face(2.8, "Times New Roman", "normal", False, 1.1),
    "subheading": Face(2.0, "Times New Roman", "normal", False, 1.15),
    "lead": Face(1.1, "Georgia", "normal", False, 1.5),
    "body": Face(1.2, "Georgia", "normal", False, 1.65),
    "quote": Face(1.2, "Georgia", "normal", False, 1.65),
    "itemTitle": Face(1.5, "Times New Roman", "normal", False, 1.2),
    "itemText": Face(1.0, "Georgia", "normal", False, 1.7),
}


def slot(
    name: str,
    alias: str,
    role: Role,
    default: Face,
    older: tuple[str, ...] = (),
    *,
    fixed_case: bool | None = None,
) -> StyleSlot:
    return StyleSlot(name, alias, role, default, older, fixed_case)


def sized(face: Face, size_rem: float) -> Face:
    return replace(face, sizeRem=size_rem)


def face_in_set(style: StyleSlot, chosen: SetName) -> Face:
    if chosen == "classique":
        return style.default
    return (MODERNE if chosen == "moderne" else EDITORIAL)[style.role]


def auto_sizes(section: str, style: StyleSlot, chosen: SetName) -> dict[str, float]:
    """By layout, where the owner chose no size of his own."""
    own, place = face_in_set(style, chosen).sizeRem, f"{section}.{style.name}"
    if chosen == "classique":
        return {option: layout.classique_rem.get(place, own) for option, layout in LAYOUTS.items()}
    return {
        option: layout.sizes_rem.get(place, layout.sizes_rem.get(style.role, own)) for option, layout in LAYOUTS.items()
    }


def styles_of_set(style: StyleSlot, chosen: SetName) -> dict[str, object]:
    """A ready-made set as it is stored: what differs from the default, without a size, which the layout gives."""
    face, default = asdict(face_in_set(style, chosen)), asdict(style.default)
    return {key: value for key, value in face.items() if key != "sizeRem" and value != default[key]}

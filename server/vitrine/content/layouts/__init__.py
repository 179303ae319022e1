"""The layouts, in the order in which owners are shown them. Each is a file here and a folder of the pages."""

from typing import TYPE_CHECKING, Literal

from vitrine.content.layouts.column import COLUMN
from vitrine.content.layouts.editorial import EDITORIAL
from vitrine.content.layouts.gallery import GALLERY
from vitrine.content.layouts.layout import Layout

__all__ = ["FREE_OPTION", "LAYOUTS", "OPTIONS", "Layout", "Option"]

_IN_ORDER = (
    COLUMN,
    EDITORIAL,
    GALLERY,
)
LAYOUTS: dict[str, Layout] = {layout.option: layout for layout in _IN_ORDER}
OPTIONS: tuple[str, ...] = tuple(LAYOUTS)
FREE_OPTION: str = next(option for option, layout in LAYOUTS.items() if layout.is_free)

if TYPE_CHECKING:
    Option = str
else:
    Option = Literal[OPTIONS]  # what may be stored; a type checker knows no list made at the start

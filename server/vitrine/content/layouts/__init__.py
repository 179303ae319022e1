"""The layouts, in the order in which owners are shown them. Each is a file here and a folder of the pages."""

from vitrine.content.layouts.column import COLUMN
from vitrine.content.layouts.editorial import EDITORIAL
from vitrine.content.layouts.gallery import GALLERY
from vitrine.content.layouts.layout import Layout, Option

__all__ = ["FREE_OPTION", "LAYOUTS", "OPTIONS", "Layout", "Option"]

LAYOUTS: dict[Option, Layout] = {layout.option: layout for layout in (COLUMN, EDITORIAL, GALLERY)}
OPTIONS: tuple[Option, ...] = tuple(LAYOUTS)
FREE_OPTION: Option = next(option for option, layout in LAYOUTS.items() if layout.is_free)

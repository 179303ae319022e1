"""What a layout is: a name, a tier and sizes here, and a folder of views and styles in web/src/site/layouts/."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Option = Literal["option1", "option2", "option3"]


@dataclass(frozen=True)
class Layout:
    """`sizes_rem`: what a text of that role measures on a wide screen where its owner chose no size; the others keep
    their set's. Layouts differ: a heading that fills one's line would not fit another's three columns.

    On the instance's landing page it is drawn by blocks (`drawn`, dressed by the folder's `landing.css`) in one of the
    themes, and sites that wear it are cards, whose pictures are as wide as `miniature_sizes` says.
    """

    option: Option  # stored and exported so; code and folders say the name
    name: str
    miniature_sizes: str
    drawn: tuple[str, ...]
    drawn_theme: int = 0
    is_free: bool = False
    sizes_rem: Mapping[str, float] = field(default_factory=dict)

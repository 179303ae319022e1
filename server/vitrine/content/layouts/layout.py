"""What a layout is: what it shows, its tier, its sizes, and a folder of views and styles in web/src/site/layouts/."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Layout:
    """`label`: its name in French, which `make gen` hands to translators.

    `shows`: by section, what layouts may leave out (`by_layout` in sections/): a text, a setting, a list, or a field
    of a list's items behind the list's name ('projects.link'). Whatever else a section has every layout shows.

    Sizes are of a wide screen, in rem, where the owner chose none. `sizes_rem` is by role, or by one text's place
    ('home.headline') where its role's would not do; the others keep their set's. Layouts differ: a heading that fills
    one's line would not fit another's three columns. `classique_rem` is by place: in that set texts keep their own
    defaults.

    On the instance's landing page it is drawn by blocks (`drawn`, dressed by the folder's `landing.css`) in one of the
    themes, and sites that wear it are cards, whose pictures are as wide as `miniature_sizes` says.
    """

    option: str  # stored and exported so; code and folders say the name
    name: str
    label: str
    miniature_sizes: str
    drawn: tuple[str, ...]
    drawn_theme: int = 0
    is_free: bool = False
    shows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sizes_rem: Mapping[str, float] = field(default_factory=dict)
    classique_rem: Mapping[str, float] = field(default_factory=dict)

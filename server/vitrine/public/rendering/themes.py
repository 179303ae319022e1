"""The colours that a page was drawn in, for what the server writes around it and beside it."""

from typing import Any

from vitrine.content.catalogues import THEMES, Theme

OWN = "own"  # what pages call the owner's own colours (web/src/site/page/theme/ownTheme.ts)


def theme_of(around: dict[str, Any]) -> Theme:
    """`around`: what the bundle said of a drawn page."""
    own: dict[str, Any] | None = around.get(OWN)
    if own is None:
        return THEMES[int(around["theme"])]
    return own_theme(own)


def own_theme(values: dict[str, Any]) -> Theme:
    """`values`: as the bundle derived them."""
    known = {name: value for name, value in values.items() if name in Theme.__dataclass_fields__}
    return Theme(**{**known, "name": OWN, "is_dark": values["isDark"], "is_neutral": False})

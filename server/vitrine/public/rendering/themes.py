"""The colours that a page was drawn in, for what the server writes around it and beside it."""

from dataclasses import fields
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
    known = {field.name: values[field.name] for field in fields(Theme) if field.name in values}
    return Theme(**{**known, "name": OWN, "label": "", "is_dark": values["isDark"], "is_neutral": False})

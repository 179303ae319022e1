"""« Colonne »: one calm column. The only layout of free sites."""

from vitrine.content.layouts.layout import Layout

# The one title that fills its column.
_HEADLINE_REM = 8.75

COLUMN = Layout(
    "option1",
    "column",
    "Colonne",
    is_free=True,
    shows={
        "home": ("logo", "showsLogo", "keepsLogoColours", "logoAlt", "firstLine", "headline"),
        "contact": ("entries.title",),
    },
    sizes_rem={"home.headline": _HEADLINE_REM, "contact.itemTitle": 0.875},
    classique_rem={"home.headline": _HEADLINE_REM},
    miniature_sizes="(min-width: 48rem) 20rem, 90vw",
    drawn=("logo", "line", "line", "row"),
    drawn_theme=1,
)

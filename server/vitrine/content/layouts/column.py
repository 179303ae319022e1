"""« Colonne »: one calm column. The only layout of free sites."""

from vitrine.content.layouts.layout import Layout

COLUMN = Layout(
    "option1",
    "column",
    is_free=True,
    miniature_sizes="(min-width: 48rem) 20rem, 90vw",
    drawn=("logo", "line", "line", "row"),
    drawn_theme=1,
)

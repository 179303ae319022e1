"""« Colonne »: one calm column. The only layout of free sites."""

from vitrine.content.layouts.layout import Layout

COLUMN = Layout("option1", "column", miniature_sizes="(min-width: 48rem) 20rem, 90vw", is_free=True)
